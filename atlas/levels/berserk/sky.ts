/** The sky and the distance of level 13, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#2a0618',
  vignetteOpacity: 0.55,
  washes: {
    colour: '#5a2a68',
    opacity: 0.3,
    at: [
      [150, 1250, 700, 620],
      [3700, 2600, 900, 360],
      [200, 2700, 800, 240],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#3a0f24'],
      [0.3, '#7a1c2c'],
      [0.58, '#c23c34'],
      [0.78, '#ee7a48'],
      [1, '#f7b878'],
    ],
    streaks: ['#5a1428', '#2a0a1c', '#e0563c'],
    stars: 0,
  }),
  clouds(scene, {
    body: '#8a3446',
    shade: '#6a2438',
    deep: '#4a182e',
    ink: '#2c0c1e',
    list: [
      [330, 560, 900, 300],
      [3560, 520, 820, 300],
      [2160, 640, 520, 130],
      [820, 660, 560, 130],
    ],
  }),
  hills(scene, {
    y: 720,
    rise: 220,
    length: 380,
    material: '#7a3a4c',
    haze: 0.7,
    seed: 4,
    roughness: 1.3,
    bottom: 880,
  }),
  hills(scene, { y: 790, rise: 120, length: 300, material: '#6a3a48', haze: 0.45, seed: 8, bottom: 880 }),
  treeLine(scene, {
    y: 850,
    height: 90,
    material: ['#5a4450', '#4c3c4c', '#644a50'],
    rows: 2,
    haze: 0.4,
    seed: 3,
  }),
];
