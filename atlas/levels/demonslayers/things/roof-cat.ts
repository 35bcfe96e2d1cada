/** Cats that own the ridges of this town: each one sits, sleeps or walks along the slope it is on. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame, Point3 } from '../../../core/frame';
import type { Pen } from '../../../core/pen';

export interface RoofCat {
  readonly pose: 'sits' | 'sleeps' | 'walks';
  readonly fur: string;
}

/** Across from the middle of the cat and up from the ridge, world units, to the picture. */
type At = (a: number, b: number) => Point;

/** Up to this height the slope of the ridge bends the body; the head stays upright. World units. */
const BENT = 34;

function onRidge(frame: Frame, where: Point3): At {
  const [x, y] = frame.at(...where);
  const steep = (frame.sin * 0.5) / Math.max(0.3, frame.cos);
  return (a, b) => [
    x + a * frame.scale,
    y + (a * steep * Math.max(0, 1 - Math.max(0, b) / BENT) - b) * frame.scale,
  ];
}

function head(pen: Pen, at: At, s: number, [a, b]: Point, fur: string, awake: boolean): void {
  for (const k of [-1, 1])
    pen.shape([at(a + k * 3, b + 9), at(a + k * 12, b + 21), at(a + k * 14, b + 2)], fur, { ink: 0.9 });
  pen.shape(arc(...at(a, b), 15 * s, 12.5 * s, 0, TAU, 16), fur, { edge: 'smooth' });
  for (const k of [-6, 6])
    if (awake) {
      pen.tint(arc(...at(a + k, b + 1), 2.6 * s, 3.8 * s, 0, TAU, 8), { emit: '#ffe27a' });
      pen.tint(arc(...at(a + k, b + 1), 0.9 * s, 3.2 * s, 0, TAU, 6), '#2a2036');
    } else pen.line([at(a + k - 3, b), at(a + k, b - 2), at(a + k + 3, b)], 1.1, { smooth: true });
  pen.tint([at(a - 2, b - 3), at(a + 2, b - 3), at(a, b - 6)], '#e08a8a', { edge: 'straight' });
}

/** A cat on the ridge of a roof, `where` in the space of its house. */
export function roofCat(pen: Pen, frame: Frame, where: Point3, { pose, fur }: RoofCat): void {
  const s = frame.scale;
  const at = onRidge(frame, where);
  const many = (points: readonly Point[]) => points.map(([a, b]) => at(a, b));
  const tail = (...points: readonly Point[]) =>
    pen.bars([many(points)], 8 * s, fur, { smooth: true, edge: 1.6 });
  const body = (...points: readonly Point[]) => pen.shape(many(points), fur, { edge: 'smooth' });
  if (pose === 'sits') {
    tail([-12, 4], [-24, -6], [-29, -22], [-22, -30]);
    body([-18, -4], [-20, 12], [-10, 32], [8, 36], [16, 20], [18, -4], [0, -7]);
    for (const a of [-2, 10]) pen.line([at(a, 12), at(a, -4)], 0.9);
    head(pen, at, s, [4, 46], fur, true);
  } else if (pose === 'sleeps') {
    body([-34, -5], [-34, 10], [-16, 24], [12, 24], [28, 12], [26, -5], [-4, -9]);
    tail([-32, 4], [-16, -6], [2, -8]);
    head(pen, at, s, [22, 14], fur, false);
  } else {
    tail([-28, 24], [-42, 34], [-40, 54], [-32, 60]);
    for (const a of [-26, -14, 12, 24])
      pen.shape([at(a - 5, 18), at(a + 5, 18), at(a + 4, -4), at(a - 4, -4)], fur, { ink: 0.9 });
    body([-32, 16], [-28, 28], [-8, 33], [18, 30], [30, 24], [28, 14], [0, 11]);
    head(pen, at, s, [34, 36], fur, true);
  }
}
