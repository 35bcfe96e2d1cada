/** Moving, turning and scaling, so that a hand, a hat or an eye can be drawn round its own origin. */
import type { Knot } from './geometry';
import { radians } from './knots';

/** SVG order a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Where a part is drawn: moved to (x, y), turned `rot` degrees clockwise, scaled. */
export interface Transform {
  readonly x?: number;
  readonly y?: number;
  readonly rot?: number;
  readonly scale?: number;
  /** Scale of one axis, instead of `scale`; -1 mirrors. */
  readonly sx?: number;
  readonly sy?: number;
}

export function matrixOf({ x = 0, y = 0, rot = 0, scale = 1, sx = scale, sy = scale }: Transform): Matrix {
  const c = Math.cos(radians(rot));
  const s = Math.sin(radians(rot));
  return [c * sx, s * sx, -s * sy, c * sy, x, y];
}

/** First n, then m. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const transformed = (m: Matrix, [x, y, corner]: Knot): Knot => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
  corner,
];
