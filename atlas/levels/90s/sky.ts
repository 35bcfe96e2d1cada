/** The sky and the distance of level 5, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { sky } from '../../backdrop/sky';
import { towers } from '../../backdrop/sunburst';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3a1a5a',
  vignetteOpacity: 0.28,
  sun: '#fff0c8',
  sunAt: [0.5, 0.55],
  sunOpacity: 0.14,
  washes: {
    colour: '#9a78d0',
    opacity: 0.36,
    at: [
      [40, 2680, 700, 420],
      [3820, 2680, 700, 420],
      [0, 1500, 300, 600],
      [3840, 1500, 300, 600],
      [900, 1720, 740, 230, 0.26],
      [2900, 1380, 740, 190, 0.24],
      [1950, 2580, 900, 190, 0.24],
      [1900, 760, 1900, 150, 0.2],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#2fb0b8'],
      [0.4, '#8fdcd0'],
      [0.72, '#ffd9b0'],
      [1, '#ff9fa8'],
    ],
    streaks: ['#ffffff', '#2aa0ac', '#ffe6c8'],
  }),
  clouds(scene, {
    body: '#fff4ee',
    shade: '#ffd6d6',
    deep: '#e8b4d0',
    ink: '#8a5a9a',
    list: [
      [560, 300, 520, 180],
      [1660, 210, 420, 130],
      [2260, 520, 700, 260],
      [3300, 250, 560, 190],
      [1180, 560, 620, 240],
    ],
  }),
  towers(scene, {
    y: 600,
    seed: 9,
    windows: ['#fff0b0', '#ffffff', '#8ff0e0'],
    rows: [
      { colour: '#e8b0c8', low: 60, high: 190 },
      { colour: '#b79ad6', low: 40, high: 130 },
    ],
  }),
];
