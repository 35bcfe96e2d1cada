/** What the level `metalgear` lends to maps from a seed. */
import { metalgearCast } from '../../levels/metalgear/cast';
import { cardboard } from '../../levels/metalgear/things/cardboard';
import { fuelDrum, roadBlock, snowman } from '../../levels/metalgear/things/cargo';
import { commandBlock } from '../../levels/metalgear/things/command-block';
import { helicopter } from '../../levels/metalgear/things/helicopter';
import { radarDish } from '../../levels/metalgear/things/radar-dish';
import { radioTower } from '../../levels/metalgear/things/radio-tower';
import { siegeWalker } from '../../levels/metalgear/things/siege-walker';
import { snowHangar } from '../../levels/metalgear/things/snow-hangar';
import { submarine } from '../../levels/metalgear/things/submarine';
import { tank } from '../../levels/metalgear/things/tank';
import { truck } from '../../levels/metalgear/things/truck';
import { watchtower } from '../../levels/metalgear/things/watchtower';
import { wireFence } from '../../levels/metalgear/things/wire-fence';
import { supplyDrop } from '../../levels/metalgear/things/supply-drop';
import { part } from '../part';
import type { World } from '../part';

export const metalgear: World = {
  keyword: 'metalgear',
  cast: metalgearCast,
  cloths: [
    ['#5f6f5a', '#e8ece2'],
    ['#d8742f', '#f2f0ea'],
  ],
  stone: '#d6dbdd',
  horizon: 'peaks',
  staysHome: ['quest4', 'quest6', 'quest10'],
  landmarks: [
    part(snowHangar, {}, { plays: ['giant'], width: 1330, up: 675, plain: true, only: 'snow' }),
    part(radioTower, {}, { plays: ['side'], width: 645, up: 1235 }),
    part(submarine, { face: -1, yaw: -0.78 }, { plays: ['water'], width: 845, up: 543, only: 'snow' }),
    part(siegeWalker, {}, { plays: ['main'], width: 886, up: 664, only: 'snow' }),
    part(commandBlock, {}, { plays: ['main'], width: 704, up: 754, plain: true, only: 'snow' }),
    part(helicopter, { face: -1 }, { plays: ['aloft'], width: 855, up: 437 }),
    part(watchtower, {}, { plays: ['side'], width: 444, up: 605, only: 'snow' }),
    part(
      radarDish,
      { face: -1, number: '3', r: 220 },
      { plays: ['side'], width: 427, up: 619, only: 'snow' },
    ),
    part(
      tank,
      { face: -1, number: '2', nest: true, aim: 0.12, paint: '#9aa58a' },
      { plays: ['low'], width: 611, up: 380, only: 'snow' },
    ),
    part(truck, { face: 1 }, { plays: ['low'], width: 420, up: 265, only: 'snow' }),
    part(supplyDrop, {}, { plays: ['low'], width: 450, up: 438, only: 'snow' }),
  ],
  props: [
    part(wireFence, { sign: true, hole: false }, { plays: ['prop'], width: 278, up: 135 }),
    part(roadBlock, {}, { plays: ['prop'], width: 124, up: 60 }),
    part(
      cardboard,
      {
        width: 92.93548805266619,
        tall: 73.8914152905345,
        card: '#d9b07a',
        within: 'feet',
        print: 'heart',
        snow: true,
      },
      { plays: ['prop'], width: 93, up: 123, only: 'snow' },
    ),
    part(fuelDrum, { colour: '#5f7a58', peeping: true }, { plays: ['prop'], width: 62, up: 113 }),
    part(snowman, { helmet: '#c8593a' }, { plays: ['prop'], width: 128, up: 190, only: 'snow' }),
  ],
};
