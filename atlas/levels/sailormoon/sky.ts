/** The sky and the distance of level 12, and what lies over the finished picture. */
import { clouds } from '../../backdrop/clouds';
import { hills, treeLine } from '../../backdrop/hills';
import { sky } from '../../backdrop/sky';
import { roofscape } from '../../backdrop/skyline';
import type { Theme } from '../../stage/theme';
import { C } from './places';
import { farTower } from './things/far-tower';
import { moonFace } from './things/moon-face';

/** Middle of the base, width, height. */
const CLOUDS = [
  [420, 690, 900, 260],
  [3460, 690, 940, 280],
  [1180, 480, 420, 110],
  [2840, 420, 460, 120],
] as const;

export const backdrop: Theme['backdrop'] = (scene) => [
  sky(scene, {
    stops: [
      [0, '#231f6e'],
      [0.35, '#4a3f9c'],
      [0.62, '#8a68c0'],
      [0.8, '#e09ac8'],
      [1, '#f7c4cc'],
    ],
    streaks: ['#6a58c0', '#30288a', '#c080c8'],
    stars: 300,
    moon: { at: [1960, 400], radius: 350, colour: '#fff3c4', mark: '#fff3c4', halo: '#ffe9c8', solid: true },
  }),
  moonFace(scene),
  // the same clouds once more a little nearer to the moon, in its light: what of them is not covered is their rim
  clouds(scene, {
    body: '#ffe6d2',
    shade: '#ffe6d2',
    deep: '#ffd9d6',
    ink: '#33246e',
    list: CLOUDS.map(([x, y, width, height]) => [x + (x < 1960 ? 11 : -11), y - 9, width, height] as const),
  }),
  clouds(scene, {
    body: '#b79ae0',
    shade: '#8f78c8',
    deep: '#6a58ac',
    ink: '#33246e',
    list: CLOUDS,
  }),
  hills(scene, { y: 730, rise: 130, length: 560, material: '#7a74c0', haze: 1, seed: 9 }),
  roofscape(scene, {
    y: 772,
    depth: 120,
    rows: 3,
    roofs: ['#6a68b0', '#8a6aa8', '#5f84b4', '#a87aa8'],
    wall: '#b9a8d8',
    windows: ['#ffe9a8', '#ffd0e0', '#fff4d0'],
    haze: 0.8,
    size: 1.1,
  }),
  farTower(scene),
  treeLine(scene, { y: 900, height: 80, material: C.leaf, rows: 2, haze: 0.7, seed: 3 }),
];
