/** The sky and the distance of level 2, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const finish: Theme['finish'] = {
  vignette: '#1c3350',
  vignetteOpacity: 0.3,
  sun: '#fff4c4',
  sunAt: [0.52, 0.55],
  sunOpacity: 0.2,
  washes: {
    colour: '#7f8cc8',
    opacity: 0.4,
    at: [
      [120, 1200, 900, 760, 0.78],
      [60, 2720, 760, 360, 0.6],
      [3300, 640, 700, 220, 0.4],
      [3840, 1500, 460, 420],
      [2200, 2800, 900, 200],
      [2950, 1060, 640, 220, 0.22],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#3f8fd4'],
      [0.45, '#77bfe8'],
      [0.8, '#c4e6ee'],
      [1, '#eaf6ea'],
    ],
    streaks: ['#ffffff', '#d4eefa', '#4f9bd8'],
  }),
  clouds(scene, {
    body: '#fffdf4',
    shade: '#dcebf2',
    deep: '#b3d0e6',
    ink: '#4a6f9c',
    list: [
      [1040, 600, 1000, 520],
      [2760, 590, 900, 470],
      [3700, 560, 620, 400],
      [1760, 250, 420, 130],
      [120, 560, 560, 360],
      [2860, 130, 380, 100],
    ],
  }),
  hills(scene, { y: 590, rise: 150, length: 680, material: '#7fb0a8', haze: 0.9, seed: 5 }),
  hills(scene, { y: 620, rise: 100, length: 460, material: '#8fc07a', haze: 0.7, seed: 12 }),
  treeLine(scene, { y: 640, height: 110, material: C.leaf, rows: 2, haze: 0.55, seed: 7, gaps: -0.1 }),
];
