/** The rope that comes off the buried hand's wrist: through everybody's hands, and its end on the ground behind the last. */
import { nth, range, resample, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface HaulRopeOptions {
  /** From the wrist to the last hand, world units. */
  readonly long: number;
  /** Height of the hands. */
  readonly high: number;
}

export const haulRope: ThingKind<HaulRopeOptions> = {
  name: 'haulRope',
  footprint: () => block(10, 6),
  height: 10,
  shadow: false,
  draw(pen, frame, { long, high }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const course = resample(
      spline(
        [
          p(-14, high + 6),
          p(long * 0.3, high + 2),
          p(long * 0.65, high - 3),
          p(long, high),
          p(long + 26, high - 30),
          p(long + 22, 10),
          p(long + 48, -4),
          p(long + 86, 2),
          p(long + 74, 16),
          p(long + 50, 6),
        ],
        false,
        10,
      ),
      7 * s,
    );
    pen.bars([course], 9 * s, '#e3c08a', { smooth: true, edge: 1.8 });
    // its lay: short strokes aslant
    pen.scratches(
      range(course.length - 1).map((i): Point[] => {
        const [x, y] = nth(course, i);
        return [
          [x - 2 * s, y + 3.6 * s],
          [x + 3 * s, y - 3.6 * s],
        ];
      }),
      { width: 0.6, opacity: 0.6 },
    );
    // the knot round the wrist
    for (const du of [-22, -10])
      pen.bars([[p(du, high + 22), p(du + 5, high - 14)]], 9 * s, '#e3c08a', { edge: 1.8 });
    const rag = p(long * 0.45, high);
    pen.shape(
      [
        [rag[0] - 8 * s, rag[1] - 6 * s],
        [rag[0] + 8 * s, rag[1] - 6 * s],
        [rag[0] + 10 * s, rag[1] + 34 * s],
        [rag[0], rag[1] + 24 * s],
        [rag[0] - 10 * s, rag[1] + 34 * s],
      ],
      '#c8e84a',
    );
  },
};
