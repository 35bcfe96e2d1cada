/** A rope from one height to another point of the picture: what a team pulls on. */
import { disc } from '../../../core/footprint';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface TowlineOptions {
  /** Its other end, and every hand between; picture points. */
  readonly to: readonly Point[];
  /** A knot round what it pulls, world units; none when 0. */
  readonly knot?: number;
}

export const towline: ThingKind<TowlineOptions> = {
  name: 'towline',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame, { to, knot = 12 }) {
    const [x, y] = frame.at(0, 0, 0);
    const s = frame.scale;
    const course: readonly Point[] = [[x, y], ...to];
    pen.bars([course], 4 * s, '#e6cf9a', { edge: 1.4 });
    const last = course.at(-1);
    if (last)
      pen.bars(
        [range(9).map((i): Point => [last[0] + i * 5 * s, last[1] + Math.sin(i * 1.4) * 5 * s + i * i * s])],
        4 * s,
        '#e6cf9a',
        { edge: 1.6, smooth: true },
      );
    if (knot) pen.shape(arc(x, y, knot * s, knot * 0.8 * s, 0, TAU, 12), '#b98a4f', { edge: 'smooth' });
  },
};
