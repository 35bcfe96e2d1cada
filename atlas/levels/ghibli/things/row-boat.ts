/** A rowing boat off the quay, its oars in and a crate of bait in the bow: the harbour has more than one craft. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface RowBoatOptions {
  readonly hull?: string;
  /** The side that is drawn over whoever sits in it, or the one behind them. */
  readonly part: 'far' | 'near';
}

const HALF = 150;

export const rowBoat: ThingKind<RowBoatOptions> = {
  name: 'rowBoat',
  footprint: () => block(250, 60),
  height: 40,
  shadow: false,
  draw(pen, frame, { hull = '#4f8a94', part }) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    /** The gunwale at a share of the length, bow and stern raised. */
    const rim = (t: number, w: number): Point =>
      p(-HALF + t * HALF * 2, 44 + 26 * (t * 2 - 1) ** 4, w * Math.sin(Math.PI * t) ** 0.6);
    const row = (w: number): Point[] => range(13).map((i) => rim(i / 12, w));
    if (part === 'far') {
      pen.tint(arc(...p(0, -14), 178 * s, 34 * s), '#2f6fa0', { opacity: 0.5 });
      pen.shape([...row(-42), ...row(42).toReversed()], '#6a4a38', { edge: 'smooth' });
      for (const u of [-70, 50])
        pen.shape([p(u - 14, 40, -36), p(u + 14, 40, -36), p(u + 14, 36, 36), p(u - 14, 36, 36)], '#c09a68', {
          contour: false,
          ink: 0.8,
        });
      return;
    }
    const keel = range(13).map((i): Point => {
      const t = i / 6 - 1;
      return p(t * HALF * 0.94, -8 + 40 * Math.abs(t) ** 3.4, 30);
    });
    pen.shape([...row(42), ...keel.toReversed()], hull, { edge: 'straight' });
    const planks = (lift: number) => keel.map(([x, y]): Point => [x, y - lift * s]);
    pen.tint([...keel, ...planks(14).toReversed()], hull, { tone: -1, edge: 'straight' });
    pen.line(planks(26), 0.9, { smooth: true });
    pen.stroke(row(43), 9, { colour: '#fdf3dc', from: 0.5, to: 0.5 });
    for (const r of [0, 1])
      pen.line(arc(...p(0, -10, 34), (170 + r * 34) * s, (20 + r * 10) * s, 0.3, 2.84, 16), 1.4, {
        colour: '#ffffff',
        smooth: true,
        opacity: 0.85,
      });
  },
};
