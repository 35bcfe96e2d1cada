/** The sky and the distance of level 16, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#123a4a',
  vignetteOpacity: 0.34,
  sun: '#fff6c0',
  sunAt: [0.5, 0.55],
  sunOpacity: 0.1,
  washes: {
    colour: '#5f7fc0',
    opacity: 0.4,
    at: [
      [60, 2640, 900, 420],
      [3800, 2640, 900, 460],
      [3840, 900, 500, 400],
      [0, 900, 500, 400],
      [1000, 1330, 640, 230, 0.26],
      [2760, 1280, 620, 210, 0.24],
      [1900, 2570, 1000, 210, 0.28],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#3fb3a6'],
      [0.35, '#8fd6b4'],
      [0.62, '#e6efb8'],
      [0.8, '#fbdc9a'],
      [1, '#fbdc9a'],
    ],
    streaks: ['#ffffff', '#f6e8a0', '#6fc8b0'],
  }),
  clouds(scene, {
    body: '#fffbea',
    shade: '#e4efd4',
    deep: '#b4dcc8',
    ink: '#2f6a78',
    list: [
      [260, 650, 860, 430],
      [3560, 650, 980, 500],
      [1230, 640, 620, 240],
      [2900, 330, 420, 150],
      [760, 260, 460, 160],
      [2500, 648, 500, 180],
    ],
  }),
];
