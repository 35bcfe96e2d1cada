/** The sky and the distance of level 15, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import { roofscape } from '../../backdrop/skyline';
import type { Theme } from '../../stage/theme';
import { farTown } from './things/far-town';
import { C } from './places';

/** What all rows of the town are made of. */
const TOWN = {
  roofs: C.roofs,
  wall: '#a8957f',
  windows: ['#ffcf78', '#ffdf9a', '#f0a852'],
} as const;

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#141643'],
      [0.3, '#2a2868'],
      [0.52, '#54408c'],
      [0.66, '#96608f'],
      [0.76, '#d98f78'],
      [1, '#e8b080'],
    ],
    streaks: ['#4a3f94', '#1c1c56', '#7a5aa8'],
    stars: 260,
    moon: { at: [2560, 300], radius: 150, colour: '#fff1cf', mark: '#e6cfa8', halo: '#c9b8ff', solid: true },
  }),
  clouds(scene, {
    body: '#7a68b4',
    shade: '#5a4c98',
    deep: '#3e3878',
    ink: '#1a1746',
    list: [
      [480, 640, 900, 260],
      [1500, 560, 620, 170],
      [3380, 660, 1000, 300],
      [2900, 420, 460, 120],
      [1900, 250, 420, 100],
    ],
  }),
  hills(scene, { y: 720, rise: 210, length: 520, material: '#6a6fa8', haze: 1, seed: 12 }),
  treeLine(scene, { y: 730, height: 110, material: ['#4f7a68', '#44706a'], rows: 2, haze: 0.9, seed: 7 }),
  roofscape(scene, { ...TOWN, y: 790, depth: 95, rows: 3, haze: 0.95, size: 1 }),
  farTown(scene),
  // the two nearest rows hide where the tall ones stand
  roofscape(scene, { ...TOWN, y: 932, rows: 1, haze: 0.5, size: 1.85, seed: 2 }),
  roofscape(scene, { ...TOWN, y: 980, rows: 1, haze: 0.37, size: 2.09, seed: 3 }),
];
