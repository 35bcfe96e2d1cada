/** The sky and the distance of level 6, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { sky } from '../../backdrop/sky';
import { farCity } from './things/far-city';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#2a2a6a',
  vignetteOpacity: 0.36,
  sun: '#fff4d8',
  sunAt: [0.5, 0.6],
  sunOpacity: 0.14,
  washes: {
    colour: '#5a78c0',
    opacity: 0.4,
    at: [
      [40, 2560, 1000, 660, 0.6],
      [3820, 2780, 520, 320],
      [0, 1640, 620, 480, 0.6],
      [3840, 1160, 420, 480],
      [900, 2800, 1300, 190],
      [1900, 930, 2100, 150, 0.2],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#2f92b4'],
      [0.4, '#84cfd4'],
      [0.75, '#e6f0d4'],
      [1, '#ffe9c4'],
    ],
    streaks: ['#ffffff', '#8fd8dc', '#fff0cc'],
  }),
  clouds(scene, {
    body: '#fffdf6',
    shade: '#e6f2ec',
    deep: '#b4dcdc',
    ink: '#5a8fa8',
    list: [
      [3060, 420, 900, 250],
      [1580, 300, 620, 170],
      [3660, 250, 520, 150],
    ],
  }),
  farCity(scene, {
    y: 600,
    rows: [
      { colour: '#93c6cf', low: 180, high: 430, step: 150 },
      { colour: '#d2b8ba', low: 130, high: 330, step: 170 },
      { colour: '#dc9a86', low: 80, high: 210, step: 190 },
    ],
    windows: '#fff6cc',
  }),
];
