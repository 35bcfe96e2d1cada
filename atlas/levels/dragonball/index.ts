/** Level 11: a wasteland of martial arts between a ring, a crater and a bay, with a dragon over the horizon. */
import { dragonballCast } from './cast';
import { drawKinds } from './cast/draw-kinds';
import { QUARTERS } from './cast/quarters';
import type { Points } from '../../core/geometry';
import { DayLight } from '../../core/light';
import type { CrowdRule } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import { ground } from './ground';
import { landmarks } from './landmarks';
import { props } from './props';
import { backdrop, finish } from './sky';
import { stories } from './stories';

/** Who stands behind the hut's roof, at a pole, in the smoke, or in a heap or a row. */
const AWAY: Points = [
  [587, 2070],
  [250, 2047],
  [383, 2021],
  [468, 2022],
  [2357, 1142],
  [2408, 1085],
  [3114, 1164],
  [3318, 1760],
  [3127, 2099],
  [2590, 2383],
  [1725, 2013],
  [1949, 1901],
  [1690, 2591],
  [2891, 1010],
  [3107, 1336],
];

/** Who comes instead of one whose luggage behind the back looked like a stray dot. */
const INSTEAD: CrowdRule['instead'] = [
  [
    [2306, 2662],
    {
      outfit: 'tracksuit',
      colours: ['teal', 'teal', 'white', 'white'],
      hair: 'widow',
      hairColour: 'ginger',
      build: 'giant',
      mood: 'shock',
      pose: 'stumble',
      turn: 0.22,
      flip: true,
      signs: ['bang'],
      hold: null,
    },
  ],
];

export const theme: Theme = {
  seed: 'wish-1',
  horizon: 660,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f3d9b0', hazeStrength: 0.26, shadow: '#6a3f8a', vivid: 1.12 }),
  finish,
  backdrop,
  ground,
  landmarks,
  props,
  stories,
  // the last that is asked before it is seen who stands well
  overlays: (scene) => {
    drawKinds(scene);
    return [];
  },
  crowd: {
    away: AWAY,
    instead: INSTEAD,
    onlookers: true,
    count: 124,
    cover: 0.15,
    lonely: 0.16,
    on: { road: 1, oasis: 0.8, waste: 0.5, sand: 1, crater: 0.5, burnt: 0.8 },
    near: [
      [700, 1580, 400],
      [330, 1540, 300],
      [1180, 1880, 260],
      [2940, 1880, 240],
      [2640, 1080, 300],
      [3040, 1300, 240],
      [3480, 1860, 320],
      [1500, 2060, 260],
      [2420, 2420, 200],
      [2300, 2160, 300],
      [2700, 2440, 240],
      [3440, 2160, 220],
      [3080, 2090, 240],
      [1240, 2420, 240],
      [1440, 2580, 200],
      [600, 2010, 300],
    ],
  },
  cat: { on: 'shell-hut-1', at: [484, 2172], pose: 'stretch' },
  cast: dragonballCast,
  quarters: QUARTERS,
};
