/** The sky and the distance of level 8, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const finish: Theme['finish'] = {
  vignette: '#2a3a2a',
  vignetteOpacity: 0.28,
  sun: '#ffe6a8',
  sunAt: [0.42, 0.5],
  sunOpacity: 0.13,
  washes: {
    colour: '#4a5a8a',
    opacity: 0.36,
    at: [
      [3780, 2100, 760, 900],
      [3300, 2760, 900, 260],
      [40, 2700, 620, 380],
      [20, 1300, 260, 500],
      [1250, 1420, 760, 220, 0.26],
      [1900, 2330, 700, 200, 0.22],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#4fa9c4'],
      [0.4, '#8fd0cf'],
      [0.75, '#f3e2b0'],
      [1, '#fbc98a'],
    ],
    streaks: ['#fff6da', '#6fbcc8', '#f9dca4'],
  }),
  clouds(scene, {
    body: '#fffaea',
    shade: '#f7e3c4',
    deep: '#e3c4a0',
    ink: '#a8744a',
    list: [
      [420, 470, 760, 260],
      [2500, 350, 620, 200],
      [3400, 470, 900, 300],
      [1300, 200, 420, 120],
    ],
  }),
  hills(scene, { y: 560, rise: 190, length: 620, material: '#8fb59a', haze: 1, seed: 8 }),
  hills(scene, { y: 600, rise: 110, length: 380, material: '#84a860', haze: 0.8, seed: 21 }),
  treeLine(scene, { y: 640, height: 140, material: C.leaf, rows: 3, haze: 0.6, seed: 3, gaps: -1 }),
];
