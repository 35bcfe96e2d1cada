/** The sky and the distance of level 11, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a1f4a',
  vignetteOpacity: 0.36,
  sun: '#fff0b0',
  sunAt: [0.55, 0.5],
  sunOpacity: 0.12,
  washes: {
    colour: '#8a62a8',
    opacity: 0.34,
    at: [
      [60, 1450, 700, 460],
      [3760, 2420, 760, 480],
      [1250, 2420, 640, 260, 0.26],
      [2950, 930, 900, 170, 0.3],
      [800, 960, 760, 160, 0.26],
      [2900, 1700, 520, 180, 0.24],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#123a5a'],
      [0.32, '#1f6f86'],
      [0.55, '#5fb3a4'],
      [0.7, '#f3d08a'],
      [0.78, '#f7b870'],
      [1, '#f7b870'],
    ],
    streaks: ['#0f2f52', '#2f8f98', '#f7e0a0'],
    stars: 90,
  }),
  clouds(scene, {
    body: '#4f7f9a',
    shade: '#3a6484',
    deep: '#2b4d70',
    ink: '#12304a',
    list: [
      [2500, 230, 1300, 250],
      [3500, 320, 1000, 300],
      [1750, 150, 700, 150],
      [200, 260, 760, 220],
      // smaller ones hang below the feet of the great ones, each at a height of its own
      [2080, 262, 420, 96],
      [2420, 288, 340, 90],
      [2760, 270, 400, 110],
      [3060, 250, 300, 80],
      [3260, 352, 380, 100],
      [3560, 376, 420, 110],
      [3820, 348, 320, 96],
      [40, 292, 360, 90],
      [330, 308, 340, 84],
      [520, 280, 220, 64],
      [1600, 176, 300, 66],
      [1900, 188, 260, 60],
    ],
  }),
  clouds(scene, {
    body: '#fff3d4',
    shade: '#f6cf9a',
    deep: '#e0a070',
    ink: '#8a5a4a',
    list: [
      [420, 690, 820, 200],
      [1500, 690, 700, 160],
      [3050, 700, 900, 190],
      [3760, 700, 500, 260],
      [980, 470, 420, 110],
    ],
  }),
  hills(scene, { y: 700, rise: 120, length: 420, material: '#c98a6a', haze: 0.9, seed: 5 }),
];
