/** The worked edge of a plate: lit where it looks at the sun, dark on the other side, a seam within. */
import { area, between, nth } from './geometry';
import type { Point, Points } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';

/** Square picture pixels at weight 1: a smaller plate is all edge. */
const LEAST_AREA = 1600;
/** Picture pixels at weight 1. */
const EDGE = 7;
/** Fainter than ink, so that no mark counts as cover. */
const OPACITY = 0.55;
/** Edges that look neither to the sun nor away from it stay as they are. */
const SIDEWAYS = 0.3;

/**
 * Draws the edge inside a plate whose whole outline can be seen from its middle. Takes no random numbers from the pen,
 * so that the rest of the thing stays as it is.
 */
export function bevel(pen: Pen, points: Points, material: Material, tone = 0): void {
  const size = Math.abs(area(points)) / pen.weight ** 2;
  if (typeof material !== 'string' || size < LEAST_AREA) return;
  const count = points.length;
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  const share = Math.min(0.16, (2 * EDGE) / Math.sqrt(size));
  const inner = points.map((p) => between(p, middle, share));
  for (const i of points.keys()) {
    const [a, b] = [nth(points, i), nth(points, (i + 1) % count)];
    const [dx, dy] = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
    const facing = -(0.6 * dx + 0.8 * dy) / (Math.hypot(dx, dy) || 1);
    if (Math.abs(facing) < SIDEWAYS) continue;
    pen.tint([a, b, nth(inner, (i + 1) % count), nth(inner, i)], material, {
      tone: tone + (facing > 0 ? 0.9 : -0.9),
      edge: 'straight',
      opacity: OPACITY,
    });
  }
  pen.scratches([[...inner, nth(inner, 0)]], { opacity: 0.42 });
}
