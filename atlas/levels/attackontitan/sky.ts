/** The sky and the distance of level 20, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#1f2c48',
  vignetteOpacity: 0.34,
  sun: '#ffe9b0',
  sunAt: [0.4, 0.55],
  sunOpacity: 0.16,
  washes: {
    colour: '#3f5a86',
    opacity: 0.34,
    at: [
      [3800, 2200, 800, 1000, 0.26],
      [3640, 1200, 800, 400, 0.18],
      [260, 1300, 700, 220, 0.2],
      [0, 2740, 640, 260, 0.4],
      [2700, 1060, 900, 150],
      [1500, 930, 1500, 210, 0.3],
      [2240, 2760, 520, 200, 0.4],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#3f93c0'],
      [0.4, '#9fd2d6'],
      [0.75, '#f0dfb0'],
      [1, '#f8d998'],
    ],
    streaks: ['#8cc4d4', '#c8e0d4', '#79b3c0'],
  }),
  clouds(scene, {
    body: '#fdf5e0',
    shade: '#f0d9b8',
    deep: '#d9b89a',
    ink: '#8a6a66',
    list: [
      [560, 660, 1100, 400],
      [1500, 330, 620, 180],
      [3500, 680, 900, 480],
      [2660, 560, 860, 330],
      [2020, 560, 700, 190],
      [120, 240, 420, 120],
    ],
  }),
  hills(scene, { y: 700, rise: 170, length: 640, material: '#9fb09a', haze: 1, seed: 4 }),
  hills(scene, { y: 720, rise: 80, length: 420, material: '#a8b070', haze: 0.8, seed: 8 }),
  treeLine(scene, {
    y: 756,
    height: 90,
    material: ['#6a8f58', '#5c824f'],
    rows: 2,
    haze: 0.7,
    seed: 3,
    gaps: 0,
  }),
];
