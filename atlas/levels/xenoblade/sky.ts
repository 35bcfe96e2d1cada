/** The sky and the distance of level 22, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a2a5a',
  vignetteOpacity: 0.32,
  sun: '#fff0c0',
  sunAt: [0.5, 0.26],
  sunOpacity: 0.16,
  washes: {
    colour: '#7f7fc8',
    opacity: 0.36,
    at: [
      [0, 2640, 1100, 520, 0.56],
      [3840, 2680, 1000, 460, 0.5],
      [1560, 2600, 420, 320],
      [3860, 1000, 380, 500],
      [0, 1000, 380, 500],
      [1900, 1330, 640, 200, 0.22],
      [3000, 1420, 560, 210, 0.2],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#4f74c4'],
      [0.3, '#8f9fe0'],
      [0.55, '#f0b8c0'],
      [0.78, '#ffd9a0'],
      [1, '#fff0cc'],
    ],
    streaks: ['#ffffff', '#ffc9b0', '#9fb0ea'],
  }),
  clouds(scene, {
    body: '#fffaf0',
    shade: '#fbe4dc',
    deep: '#d9bcd4',
    ink: '#7a5a8a',
    list: [
      [1920, 720, 1500, 330],
      [160, 730, 760, 420],
      [3700, 730, 760, 460],
      [2340, 250, 420, 130],
      [1420, 180, 340, 110],
    ],
  }),
];
