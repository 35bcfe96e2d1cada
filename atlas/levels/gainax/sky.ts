/** The sky and the distance of level 19, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills } from '../../backdrop/hills';
import { lowSun } from '../../backdrop/low-sun';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a1048',
  vignetteOpacity: 0.34,
  sun: '#fff0c8',
  sunAt: [0.62, 0.5],
  sunOpacity: 0.16,
  washes: {
    colour: '#8a5ab0',
    opacity: 0.34,
    at: [
      [60, 2500, 820, 520],
      [3800, 2640, 900, 300],
      [200, 1150, 700, 420],
      [500, 1180, 330, 190, 0.14],
      [800, 1120, 1000, 360, 0.12],
      [1900, 2760, 900, 180],
      [1750, 1700, 760, 230, 0.1],
      [3000, 1500, 600, 190, 0.22],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#5b4a9c'],
      [0.34, '#a8589a'],
      [0.66, '#f08a6a'],
      [1, '#ffd58a'],
    ],
    streaks: ['#ffc9a0', '#7a5ab0', '#ffb08a'],
  }),
  lowSun(scene, { at: [2440, 700], radius: 400, colours: ['#ff9a5a', '#ffb45f', '#fff1b8'] }),
  clouds(scene, {
    body: '#ffe0c4',
    shade: '#f4a890',
    deep: '#b86a9a',
    ink: '#6a3a78',
    list: [
      [228, 720, 980, 424],
      [3640, 690, 900, 520],
      [1560, 560, 520, 150],
      [2960, 210, 460, 130],
      [700, 210, 420, 120],
    ],
  }),
  hills(scene, { y: 724, rise: 90, length: 420, material: '#8a5a8e', haze: 0.7, seed: 6 }),
];
