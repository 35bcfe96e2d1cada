/** The sky and the distance of level 14, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import { farCity } from './things/sinkhole';
import type { Theme } from '../../stage/theme';

export const finish: Theme['finish'] = {
  vignette: '#3f4a44',
  vignetteOpacity: 0.46,
  sun: '#fff3c4',
  sunAt: [0.42, 0.2],
  sunOpacity: 0.26,
  washes: {
    colour: '#46666a',
    opacity: 0.52,
    at: [
      [0, 2700, 900, 420],
      [3840, 2700, 900, 420],
      [0, 1500, 420, 700],
      [3860, 1700, 380, 600],
      [1900, 1600, 560, 190],
      [1900, 2740, 1700, 230, 0.44],
      [640, 2080, 620, 260, 0.34],
      [2950, 1350, 700, 190, 0.28],
    ],
  },
};

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#9fbdb4'],
      [0.35, '#c6d6c4'],
      [0.62, '#eee9cc'],
      [0.85, '#f8f0d2'],
      [1, '#f6ecd0'],
    ],
    streaks: ['#ffffff', '#dfe6d2', '#fff4d0'],
  }),
  clouds(scene, {
    body: '#fbf7e6',
    shade: '#e9e6d0',
    deep: '#cdd4c2',
    ink: '#8a948c',
    list: [
      [520, 560, 760, 210],
      [1460, 470, 460, 120],
      [3240, 560, 860, 220],
      [2800, 250, 360, 90],
      [1040, 210, 320, 80],
    ],
  }),
  farCity(scene, { y: 690, material: '#cfd3c4', leaf: '#b9c6a0', haze: 0.95, height: 360, seed: 1 }),
  farCity(scene, { y: 730, material: '#d3d2bf', leaf: '#a3b782', haze: 0.7, height: 260, seed: 2 }),
  hills(scene, { y: 760, rise: 60, length: 420, material: '#b9c294', haze: 0.7, seed: 4 }),
  treeLine(scene, { y: 790, height: 70, material: ['#93aa6f', '#a3b782'], rows: 2, haze: 0.65, seed: 5 }),
];
