/** A rope under load: from what is pulled to those who pull, with the knots they hold it by. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Point3 } from '../../../core/frame';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface TowRopeOptions {
  /** From end to end, world units from its foot. */
  readonly through: readonly Point3[];
}

export const towRope: ThingKind<TowRopeOptions> = {
  name: 'towRope',
  footprint: () => disc(6),
  height: 0,
  shadow: false,
  draw(pen, frame, { through }) {
    const s = frame.scale;
    const line = through.map((p): Point => frame.at(...p));
    pen.bars([line], 7 * s, '#d8b878', { smooth: true, edge: 2 });
    for (const i of range(line.length - 1)) {
      const [a, b] = [nth(line, i), nth(line, i + 1)];
      const way = Math.hypot(b[0] - a[0], b[1] - a[1]);
      for (const k of range(Math.floor(way / (9 * s)))) {
        const t = (k + 0.5) / (way / (9 * s));
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        pen.line(
          [
            [x - 2, y + 3 * s],
            [x + 3, y - 3 * s],
          ],
          0.5,
        );
      }
      if (i) pen.shape(arc(...a, 9 * s, 7 * s, 0, TAU, 9), '#d8b878', { edge: 'smooth', ink: 0.8 });
    }
  },
};
