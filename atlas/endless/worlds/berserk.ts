/** What the level `berserk` lends to maps from a seed. */
import { berserkCast } from '../../levels/berserk/cast';
import { blackCastle } from '../../levels/berserk/things/black-castle';
import { fallenHelm } from '../../levels/berserk/things/fallen-helm';
import {
  brazier,
  campfire,
  loneSword,
  stakes,
  standard,
  weaponRack,
} from '../../levels/berserk/things/field-props';
import { portHouse } from '../../levels/berserk/things/port-house';
import { ravenPost } from '../../levels/berserk/things/raven-post';
import { siegeTower, trebuchet } from '../../levels/berserk/things/siege-engines';
import { swordHill } from '../../levels/berserk/things/sword-hill';
import { joinedCog } from '../../levels/berserk/things/joined-cog';
import { warTent } from '../../levels/berserk/things/war-tent';
import { witchTree } from '../../levels/berserk/things/witch-tree';
import { runeStone } from '../../levels/berserk/things/wood-props';
import { part } from '../part';
import type { World } from '../part';

export const berserk: World = {
  keyword: 'berserk',
  cast: berserkCast,
  cloths: [
    ['#7a2f3a', '#f2e6d8'],
    ['#4a4a5a', '#e6dfd2'],
  ],
  stone: '#cfc6b8',
  horizon: 'peaks',
  staysHome: ['quest4', 'quest10'],
  landmarks: [
    part(
      swordHill,
      { width: 1400, height: 640, soil: '#bba488', grass: '#a5a26c' },
      { plays: ['giant'], width: 1400, up: 1146, not: 'snow' },
    ),
    part(blackCastle, {}, { plays: ['giant'], width: 1193, up: 1304 }),
    part(witchTree, {}, { plays: ['giant'], width: 1133, up: 967, plain: true, not: 'snow' }),
    part(joinedCog, { yaw: 0.05 }, { plays: ['water'], width: 699, up: 688 }),
    part(fallenHelm, { yaw: 0.1 }, { plays: ['main'], width: 669, up: 563, not: 'snow' }),
    part(warTent, { r: 180, grand: true }, { plays: ['main'], width: 480, up: 616 }),
    part(siegeTower, { height: 520, yaw: 0.14 }, { plays: ['side'], width: 418, up: 667 }),
    part(trebuchet, { yaw: -0.1 }, { plays: ['low'], width: 564, up: 464 }),
    part(
      portHouse,
      { floors: 3, width: 270, wall: '#b8a0a4', roof: '#5c4a5c', sign: 'anchor', yaw: -0.04 },
      { plays: ['side'], width: 345, up: 596 },
    ),
  ],
  props: [
    part(stakes, { count: 6 }, { plays: ['prop'], width: 228, up: 101 }),
    part(campfire, { pot: true }, { plays: ['prop'], width: 119, up: 138 }),
    part(brazier, {}, { plays: ['prop'], width: 68, up: 242 }),
    part(standard, { colour: '#c02c38' }, { plays: ['prop'], width: 92, up: 340 }),
    part(runeStone, { height: 200 }, { plays: ['prop'], width: 90, up: 204 }),
    part(ravenPost, {}, { plays: ['prop'], width: 144, up: 290 }),
    part(
      loneSword,
      { kind: 'slab', length: 118.51197789423168, lean: -0.15742378366412593, steel: '#c3c8d6' },
      { plays: ['prop'], width: 52, up: 120 },
    ),
    part(weaponRack, {}, { plays: ['prop'], width: 192, up: 211 }),
  ],
};
