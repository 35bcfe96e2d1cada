/** The thumb of a hand over the wall: without it four fingers are four sausages. */
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { HIDE } from './colossus-skin';

/** Short and thick, across the edge of the wall, its nail toward us. */
export function thumbOf(pen: Pen, p: (u: number, z: number) => Point, k: number): void {
  pen.shape(
    [
      p(k * 110, 812),
      p(k * 168, 790),
      p(k * 226, 738),
      p(k * 258, 672),
      p(k * 250, 622),
      p(k * 212, 612),
      p(k * 186, 650),
      p(k * 160, 700),
      p(k * 122, 724),
    ],
    HIDE,
    { edge: 'smooth', tone: k > 0 ? -0.3 : 0.2 },
  );
  pen.shape([p(k * 222, 668), p(k * 248, 660), p(k * 244, 628), p(k * 218, 628)], '#ecc9ae', {
    edge: 'smooth',
    ink: 0.8,
    contour: false,
  });
  for (const z of [744, 760])
    pen.line([p(k * 152, z), p(k * 186, z - 14), p(k * 206, z + 8)], 1, { smooth: true });
}
