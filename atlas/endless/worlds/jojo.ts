/** What the level `jojo` lends to maps from a seed. */
import { jojoCast } from '../../levels/jojo/cast';
import { basilica } from '../../levels/jojo/things/basilica';
import { campanile } from '../../levels/jojo/things/campanile';
import { desertPalace } from '../../levels/jojo/things/desert-palace';
import { mansion } from '../../levels/jojo/things/mansion';
import { palazzo } from '../../levels/jojo/things/palazzo';
import { poseFountain } from '../../levels/jojo/things/pose-fountain';
import { roadRoller } from '../../levels/jojo/things/road-roller';
import { pyramid, sphinx } from '../../levels/jojo/things/sphinx';
import { part } from '../part';
import type { World } from '../part';

export const jojo: World = {
  keyword: 'jojo',
  cast: jojoCast,
  cloths: [
    ['#8a4fa8', '#fbe9b0'],
    ['#2fa08a', '#fdf0d8'],
  ],
  stone: '#ecdcc6',
  horizon: 'coast',
  staysHome: [],
  landmarks: [
    part(mansion, { yaw: 0.06 }, { plays: ['giant'], width: 1030, up: 713 }),
    part(desertPalace, { yaw: -0.08 }, { plays: ['giant'], width: 822, up: 883, not: 'snow' }),
    part(basilica, {}, { plays: ['main'], width: 657, up: 1070 }),
    part(
      pyramid,
      { base: 900, tall: 640 },
      { plays: ['giant'], width: 900, up: 640, plain: true, not: 'snow' },
    ),
    part(campanile, { r: 106 }, { plays: ['side'], width: 350, up: 1113 }),
    part(
      palazzo,
      { floors: 3, wall: '#f4b09a', shutter: '#3f8f8a', roof: '#d9734a', yaw: -0.3 },
      { plays: ['side'], width: 432, up: 623 },
    ),
    part(poseFountain, { r: 230 }, { plays: ['low'], width: 460, up: 450 }),
    part(sphinx, {}, { plays: ['low'], width: 430, up: 336, not: 'snow' }),
    part(roadRoller, { yaw: -0.2 }, { plays: ['low'], width: 410, up: 351 }),
  ],
  props: [],
};
