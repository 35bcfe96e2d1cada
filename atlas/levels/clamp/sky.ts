/** The sky and the distance of level 21, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const finish: Theme['finish'] = {
  vignette: '#4a2460',
  vignetteOpacity: 0.3,
  sun: '#fff3e6',
  sunAt: [0.5, 0.62],
  sunOpacity: 0.16,
  washes: {
    colour: '#7a62b8',
    opacity: 0.36,
    at: [
      [-60, 1500, 420, 560, 0.26],
      [120, 2240, 760, 460, 0.44],
      [700, 2790, 1200, 200, 0.22],
      [700, 1100, 900, 130],
      [2200, 2720, 520, 200, 0.3],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#5468bc'],
      [0.32, '#8f8fd8'],
      [0.66, '#e9b8d8'],
      [1, '#fde6d8'],
    ],
    streaks: ['#ffffff', '#a8a8ea', '#f8d8e8'],
  }),
  clouds(scene, {
    body: '#fffafc',
    shade: '#f3dcec',
    deep: '#d4bce0',
    ink: '#8a6aa8',
    list: [
      [700, 640, 1150, 400],
      [3150, 660, 1200, 430],
      [2260, 420, 520, 170],
      [1500, 300, 420, 120],
    ],
  }),
  hills(scene, { y: 700, rise: 150, length: 520, material: '#8f80bc', haze: 1, seed: 5 }),
  treeLine(scene, { y: 740, height: 120, material: C.pinks, rows: 3, haze: 0.7, seed: 6, gaps: -1 }),
];
