/** The sky and the distance of level 1, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';
import { C } from './places';

export const finish: Theme['finish'] = {
  vignette: '#3a2460',
  vignetteOpacity: 0.3,
  sun: '#fff4c8',
  sunAt: [0.47, 0.56],
  sunOpacity: 0.09,
  washes: {
    colour: '#8f93d6',
    opacity: 0.42,
    at: [
      [100, 2660, 1500, 520],
      [3760, 2660, 1200, 520],
      [1900, 930, 2600, 130, 0.22],
      [60, 1500, 500, 700],
      [3820, 1500, 500, 600],
      [1350, 1500, 640, 200, 0.2],
      [2750, 1850, 600, 200, 0.2],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#4aa3d8'],
      [0.45, '#86c8e6'],
      [0.8, '#cfeaec'],
      [1, '#f3f1d8'],
    ],
    streaks: ['#ffffff', '#3d94cf', '#9ad3ec'],
  }),
  clouds(scene, {
    body: '#fbf9ef',
    shade: '#dfe8ea',
    deep: '#b5cedd',
    ink: '#3f5a86',
    list: [
      [520, 860, 1180, 700],
      [3420, 860, 1040, 650],
      [2120, 660, 560, 270],
      [1330, 420, 420, 170],
      [2900, 330, 460, 180],
      [150, 300, 380, 150],
    ],
  }),
  hills(scene, { y: 800, rise: 190, length: 620, material: '#7fa7a8', haze: 1, seed: 4 }),
  hills(scene, { y: 830, rise: 120, length: 380, material: '#7fae80', haze: 0.8, seed: 9 }),
  treeLine(scene, {
    y: 860,
    height: 150,
    material: C.leaf,
    rows: 3,
    haze: 0.5,
    seed: 2,
    tones: [0, -0.5, -1],
  }),
];
