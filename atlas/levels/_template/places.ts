/** Colours and places that several parts of the level share. */
import type { Point } from '../../core/geometry';

export const C = {
  lawn: '#9ccb5a',
  path: '#f3deb0',
  leaf: ['#4f9a4c', '#74ac42', '#3f8650'],
};

/** Middle line of the path, from the lower left to the upper right. Picture pixels. */
export const PATH: readonly Point[] = [
  [-80, 2420],
  [700, 2200],
  [1500, 1960],
  [2300, 1800],
  [2900, 1400],
  [3300, 980],
  [3920, 800],
];

export const FOUNTAIN: Point = [1920, 1480];
