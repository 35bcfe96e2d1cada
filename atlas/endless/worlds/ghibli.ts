/** What the level `ghibli` lends to maps from a seed. */
import { ghibliCast } from '../../levels/ghibli/cast';
import { bakery } from '../../levels/ghibli/things/bakery';
import { bathhouse } from '../../levels/ghibli/things/bathhouse';
import { beastBus } from '../../levels/ghibli/things/beast-bus';
import { busStop } from '../../levels/ghibli/things/bus-stop';
import { camphor } from '../../levels/ghibli/things/camphor';
import { farmhouse } from '../../levels/ghibli/things/farmhouse';
import { floatingGarden } from '../../levels/ghibli/things/floating-garden';
import { flyingBoat } from '../../levels/ghibli/things/flying-boat';
import { gardenerRobot } from '../../levels/ghibli/things/gardener-robot';
import { clockTower, harbourHouse } from '../../levels/ghibli/things/harbour-house';
import { walkingHouse } from '../../levels/ghibli/things/walking-house';
import { cart } from '../../things/fair/cart';
import { stoneLantern } from '../../things/town/shrine';
import { part } from '../part';
import type { World } from '../part';

export const ghibli: World = {
  keyword: 'ghibli',
  cast: ghibliCast,
  cloths: [
    ['#2f8f83', '#fbf0d8'],
    ['#c2683a', '#fff4e0'],
  ],
  stone: '#e2d2ac',
  horizon: 'downs',
  staysHome: [],
  landmarks: [
    part(camphor, {}, { plays: ['giant'], width: 1444, up: 1267, plain: true, not: 'snow' }),
    part(bathhouse, {}, { plays: ['giant'], width: 1082, up: 1166 }),
    part(walkingHouse, {}, { plays: ['main'], width: 882, up: 1245 }),
    part(floatingGarden, {}, { plays: ['aloft'], width: 732, up: 556, not: 'snow' }),
    part(bakery, {}, { plays: ['main'], width: 689, up: 695 }),
    part(beastBus, {}, { plays: ['low'], width: 998, up: 410 }),
    part(farmhouse, { yaw: 0.06 }, { plays: ['main'], width: 712, up: 480, not: 'snow' }),
    part(gardenerRobot, {}, { plays: ['main'], width: 635, up: 548 }),
    part(clockTower, { height: 620 }, { plays: ['side'], width: 260, up: 1010 }),
    part(flyingBoat, { face: -1 }, { plays: ['water'], width: 602, up: 306 }),
    part(
      harbourHouse,
      { width: 220, storeys: 3, wall: '#f3e2c8', roof: '#b5573f', shutter: '#4f7f92' },
      { plays: ['side'], width: 252, up: 593 },
    ),
    part(busStop, {}, { plays: ['low'], width: 299, up: 225 }),
  ],
  props: [
    part(stoneLantern, {}, { plays: ['prop'], width: 68, up: 151 }),
    part(cart, { body: '#e98f63', sign: 'TEA' }, { plays: ['prop'], width: 185, up: 204 }),
  ],
};
