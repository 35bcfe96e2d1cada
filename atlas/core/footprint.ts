/** Footprints: the ground a thing stands on, as convex polygons in local [u, w] world units. */
import { arc, TAU } from './geometry';
import type { Points } from './geometry';

export const disc = (radius: number): Points => arc(0, 0, radius, radius, 0, TAU, 12);

export const block = (width: number, depth: number): Points => [
  [-width / 2, depth / 2],
  [width / 2, depth / 2],
  [width / 2, -depth / 2],
  [-width / 2, -depth / 2],
];
