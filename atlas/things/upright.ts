/** Flat silhouettes that stand upright: a list of [u, z] becomes picture points at one depth of a thing. */
import type { Frame } from '../core/frame';
import type { Point, Points } from '../core/geometry';

export const upright =
  (frame: Frame, w = 0) =>
  (points: Points): Point[] =>
    points.map(([u, z]) => frame.at(u, w, z));
