/** What the level `attackontitan` lends to maps from a seed. */
import { attackOnTitanCast } from '../../levels/attackontitan/cast';
import { bellTower } from '../../levels/attackontitan/things/bell-tower';
import { cannon } from '../../levels/attackontitan/things/cannon';
import { canisters, depot, ironBall } from '../../levels/attackontitan/things/depot';
import { giantTree } from '../../levels/attackontitan/things/giant-tree';
import { greatGate } from '../../levels/attackontitan/things/great-gate';
import { statue } from '../../levels/attackontitan/things/statue';
import { timberHouse } from '../../levels/attackontitan/things/timber-house';
import { dummy } from '../../levels/attackontitan/things/dummy';
import { part } from '../part';
import type { World } from '../part';

export const attackontitan: World = {
  keyword: 'attackontitan',
  cast: attackOnTitanCast,
  cloths: [
    ['#4f6f4a', '#f2ead2'],
    ['#8a5a3a', '#f4e6cc'],
  ],
  stone: '#d8cdb6',
  horizon: 'ridge',
  staysHome: [],
  landmarks: [
    part(greatGate, {}, { plays: ['giant'], width: 816, up: 1187, plain: true }),
    part(
      giantTree,
      { height: 1080, girth: 104, crown: 278, leaf: '#38644a' },
      { plays: ['side'], width: 656, up: 1230, not: 'snow' },
    ),
    part(bellTower, { yaw: 0.08 }, { plays: ['main'], width: 635, up: 1038 }),
    part(depot, { yaw: -0.1 }, { plays: ['main'], width: 625, up: 450, plain: true }),
    part(
      timberHouse,
      {
        storeys: 3,
        width: 320,
        depth: 206,
        roof: '#8a6258',
        plaster: '#e6d8c0',
        timber: '#7a5238',
        shutter: '#4f7a5a',
        sign: 'bread',
        yaw: -0.4,
      },
      { plays: ['side'], width: 477, up: 607 },
    ),
    part(statue, {}, { plays: ['side', 'low'], width: 378, up: 520 }),
    part(dummy, { mark: 'heart' }, { plays: ['low'], width: 322, up: 474 }),
  ],
  props: [
    part(cannon, { face: -1 }, { plays: ['prop'], width: 180, up: 132 }),
    part(ironBall, {}, { plays: ['prop'], width: 80, up: 64 }),
    part(canisters, { count: 5 }, { plays: ['prop'], width: 186, up: 111 }),
  ],
};
