/** What engine and coach share: spoked wheels and the railway's brass. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

export const RED = '#a83a3f';
export const BRASS = '#e3b04b';

export function wheel(pen: Pen, [x, y]: Point, r: number, s: number, spokes: number) {
  pen.shape(arc(x, y, r * s, r * s, 0, TAU, 22), '#2f2c3a', { edge: 'smooth' });
  pen.shape(arc(x, y, r * 0.82 * s, r * 0.82 * s, 0, TAU, 20), RED, {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
  pen.shape(arc(x, y, r * 0.66 * s, r * 0.66 * s, 0, TAU, 20), '#3a3646', {
    edge: 'smooth',
    ink: 0.7,
    contour: false,
  });
  for (const i of range(spokes)) {
    const a = (i / spokes) * TAU + 0.2;
    pen.line(
      [
        [x, y],
        [x + Math.cos(a) * r * 0.7 * s, y + Math.sin(a) * r * 0.7 * s],
      ],
      1.8,
      { colour: RED },
    );
  }
  pen.shape(arc(x, y, r * 0.2 * s, r * 0.2 * s, 0, TAU, 10), BRASS, {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
}
