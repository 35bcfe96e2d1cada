/** The sky and the distance of level 17, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a0f5a',
  vignetteOpacity: 0.36,
  sun: '#fff6b0',
  sunAt: [0.5, 0.6],
  sunOpacity: 0.12,
  washes: {
    colour: '#a878d8',
    opacity: 0.42,
    at: [
      [300, 2620, 1400, 480, 0.5],
      [3820, 2720, 760, 380],
      [300, 1240, 900, 620, 0.4],
      [1500, 2760, 1300, 260, 0.36],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#e8c81f'],
      [0.35, '#f6e05a'],
      [0.62, '#fbd0a0'],
      [0.78, '#f79ab8'],
      [1, '#f08fb8'],
    ],
    streaks: ['#fff6b0', '#f6a84a', '#f6f08a'],
  }),
  clouds(scene, {
    body: '#fbb0d8',
    shade: '#e07fc4',
    deep: '#a85fb8',
    ink: '#5f1f80',
    list: [
      [220, 640, 900, 420],
      [3640, 640, 900, 380],
      [2540, 640, 760, 220],
      [1220, 640, 620, 200],
      [2200, 210, 330, 150],
      [560, 180, 540, 104],
      [800, 240, 250, 76],
    ],
  }),
  hills(scene, { y: 680, rise: 110, length: 520, material: '#b98fd0', haze: 0.8, seed: 6 }),
];
