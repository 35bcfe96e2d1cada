/** What the level `dragonball` lends to maps from a seed. */
import { dragonballCast } from '../../levels/dragonball/cast';
import { arenaHall } from '../../levels/dragonball/things/arena-hall';
import { bubbleCar } from '../../levels/dragonball/things/bubble-car';
import { capsuleHouse } from '../../levels/dragonball/things/capsule-house';
import { heavenTower } from '../../levels/dragonball/things/heaven-tower';
import { mesa } from '../../levels/dragonball/things/mesa';
import { shellHut } from '../../levels/dragonball/things/shell-hut';
import { pod, saucer } from '../../levels/dragonball/things/visitors';
import { wishAltar } from '../../levels/dragonball/things/wish-altar';
import { wishDragon } from '../../levels/dragonball/things/wish-dragon';
import { noodleBar } from '../../levels/dragonball/things/noodle-bar';
import { part } from '../part';
import type { World } from '../part';

export const dragonball: World = {
  keyword: 'dragonball',
  cast: dragonballCast,
  cloths: [
    ['#e07a2e', '#fff4e0'],
    ['#3f7fb8', '#fff8ea'],
  ],
  stone: '#f0d9b0',
  horizon: 'tables',
  staysHome: ['quest3', 'quest5', 'quest6'],
  landmarks: [
    part(wishDragon, {}, { plays: ['aloft'], width: 1908, up: 776 }),
    part(heavenTower, { tall: 700 }, { plays: ['side'], width: 660, up: 1171 }),
    part(arenaHall, { width: 900 }, { plays: ['giant'], width: 948, up: 572 }),
    part(saucer, { r: 330, yaw: -0.2 }, { plays: ['main'], width: 791, up: 460 }),
    part(wishAltar, { beam: 360 }, { plays: ['side'], width: 420, up: 425 }),
    part(shellHut, { yaw: 0.12 }, { plays: ['main'], width: 584, up: 441, plain: true, not: 'snow' }),
    part(
      capsuleHouse,
      { r: 230, annex: true, shell: '#f7edd6', trim: '#e07a2e', number: '50', yaw: -0.15 },
      { plays: ['low'], width: 558, up: 303, not: 'snow' },
    ),
    part(pod, { r: 110 }, { plays: ['low'], width: 360, up: 393 }),
    part(bubbleCar, { body: '#c2402f', face: 1 }, { plays: ['low'], width: 308, up: 176 }),
    part(noodleBar, {}, { plays: ['side', 'low'], width: 284, up: 281 }),
  ],
  props: [
    part(
      mesa,
      { width: 63.29449573531747, height: 163.2040812727064, material: '#d27f48' },
      { plays: ['prop'], width: 78, up: 174, not: 'snow' },
    ),
  ],
};
