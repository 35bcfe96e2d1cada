/** What the level `onepiece` lends to maps from a seed. */
import { onepieceCast } from '../../levels/onepiece/cast';
import { beanstalk } from '../../levels/onepiece/things/beanstalk';
import { bubbleTree } from '../../levels/onepiece/things/bubble-tree';
import { cauldronRestaurant } from '../../levels/onepiece/things/cauldron-restaurant';
import { fort } from '../../levels/onepiece/things/fort';
import { portHouse } from '../../levels/onepiece/things/port-house';
import { sandPalace } from '../../levels/onepiece/things/sand-palace';
import { ship } from '../../levels/onepiece/things/ship';
import { skullRock } from '../../levels/onepiece/things/skull-rock';
import { skyIsland } from '../../levels/onepiece/things/sky-island';
import { whale } from '../../levels/onepiece/things/whale';
import { turtle } from '../../levels/onepiece/things/turtle';
import { part } from '../part';
import type { World } from '../part';

export const onepiece: World = {
  keyword: 'onepiece',
  cast: onepieceCast,
  cloths: [
    ['#c2402f', '#fff4e0'],
    ['#2f7fae', '#f4fbff'],
  ],
  stone: '#f6e3b4',
  horizon: 'coast',
  staysHome: ['quest3', 'quest4', 'quest7'],
  landmarks: [
    part(fort, { yaw: -0.08 }, { plays: ['giant'], width: 1021, up: 830 }),
    part(
      ship,
      {
        hull: '#dfe6ee',
        trim: '#2f5f9a',
        sail: '#ffffff',
        mark: 'anchor',
        markColour: '#2f5f9a',
        figurehead: 'gull',
        flag: '#2f5f9a',
        roof: '#2f5f9a',
        yaw: 0.06,
      },
      { plays: ['water'], width: 944, up: 810 },
    ),
    part(cauldronRestaurant, {}, { plays: ['main'], width: 807, up: 792 }),
    part(skyIsland, {}, { plays: ['aloft'], width: 1136, up: 312, not: 'snow' }),
    part(sandPalace, { yaw: 0.06 }, { plays: ['giant'], width: 783, up: 784, not: 'snow' }),
    part(skullRock, { yaw: -0.06 }, { plays: ['main'], width: 789, up: 728, not: 'snow' }),
    part(whale, {}, { plays: ['water'], width: 796, up: 485 }),
    part(beanstalk, { tall: 820, sway: 190 }, { plays: ['side'], width: 575, up: 829, not: 'snow' }),
    part(bubbleTree, { tall: 720, leaf: '#3f9a58' }, { plays: ['side'], width: 491, up: 915, not: 'snow' }),
    part(
      portHouse,
      {
        floors: 2,
        width: 294,
        wall: '#e6e0f0',
        roof: '#4f8f5a',
        shutter: '#c98a3a',
        sign: 'SOUP',
        yaw: -0.34,
      },
      { plays: ['side'], width: 411, up: 563 },
    ),
    part(turtle, {}, { plays: ['water'], width: 472, up: 275 }),
  ],
  props: [],
};
