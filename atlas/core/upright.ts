/** Flat silhouettes that stand upright: a list of [u, z] becomes picture points at one depth of a thing. */
import type { Frame } from './frame';
import type { Point, Points } from './geometry';

export const upright =
  (frame: Frame, w = 0) =>
  (points: Points): Point[] =>
    points.map(([u, z]) => frame.at(u, w, z));
