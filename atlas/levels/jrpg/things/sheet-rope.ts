/** A rope of knotted bed sheets that hangs from a window: by it somebody of high birth has left. */
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SheetRopeOptions {
  /** How high the window is, and how far left of the foot: world units. */
  readonly rise: number;
  readonly back: number;
  /** Where its last sheet ends, in whose hand: world units from the foot. */
  readonly end: Point;
  /** How large the window is. */
  readonly small?: number;
}

const CLOTHS = ['#e85f52', '#f7cb52', '#4aa6c8', '#fff6e6', '#8f6cc4', '#79bf62'] as const;
const SHEETS = 5;

export const sheetRope: ThingKind<SheetRopeOptions> = {
  name: 'sheetRope',
  footprint: () => disc(14),
  height: 240,
  shadow: false,
  draw(pen, frame, { rise, back, end, small = 1 }) {
    const s = frame.scale;
    const on = (t: number): Point =>
      frame.at(
        lerp(-back, end[0], t ** 1.2) + Math.sin(t * 9) * 5 * (1 - t),
        0,
        lerp(rise, end[1], t) - Math.sin(t * Math.PI) * 12,
      );
    // the window it hangs from stands open: a dark room, a frame, two shutters, a sill under the first knot
    const pane = (u: number, z: number): Point => frame.at(-back + u * small, 0, rise + z * small);
    pen.shape([pane(-24, -8), pane(24, -8), pane(24, 46), pane(-24, 46)], '#fff4e4', { wobble: 0 });
    pen.shape([pane(-18, -2), pane(18, -2), pane(18, 40), pane(-18, 40)], '#4a3a5e', {
      ink: 0.9,
      contour: false,
    });
    for (const way of [-1, 1])
      pen.shape(
        [pane(way * 24, -6), pane(way * 38, -10), pane(way * 38, 44), pane(way * 24, 44)],
        '#6aa58a',
        {
          ink: 1,
          wobble: 0,
        },
      );
    pen.shape([pane(-30, -14), pane(30, -14), pane(30, -5), pane(-30, -5)], '#fff4e4', { ink: 1, wobble: 0 });
    for (const i of range(SHEETS)) {
      const [a, b] = [on(i / SHEETS), on((i + 1) / SHEETS)];
      const swell = (t: number, k: number): Point => [
        a[0] + (b[0] - a[0]) * t + k * (5 + 6 * Math.sin(t * Math.PI)) * s,
        a[1] + (b[1] - a[1]) * t,
      ];
      const cloth = nth(CLOTHS, i % CLOTHS.length);
      pen.shape(
        [...[0, 0.3, 0.6, 1].map((t) => swell(t, -1)), ...[1, 0.6, 0.3, 0].map((t) => swell(t, 1))],
        cloth,
        { edge: 'smooth' },
      );
      pen.line([swell(0.1, 0.1), swell(0.5, 0.3), swell(0.9, 0)], 0.8, { opacity: 0.6 });
      // a hem, so that it is cloth
      pen.line([swell(0.84, -0.8), swell(0.86, 0.8)], 1.1);
      if (i === 0) continue;
      pen.shape(
        [
          [a[0] - 16 * s, a[1] + 9 * s],
          [a[0], a[1] - 3 * s],
          [a[0] - 7 * s, a[1] + 12 * s],
        ],
        cloth,
        { ink: 0.9 },
      );
      pen.shape(arc(a[0], a[1], 9 * s, 8 * s, 0, TAU, 10), cloth, { edge: 'smooth', tone: -0.3 });
    }
    // a corner of the last one hangs out of the hand
    const [x, y] = on(1);
    pen.shape(
      [
        [x - 7 * s, y - 4 * s],
        [x + 6 * s, y - 4 * s],
        [x + 12 * s, y + 20 * s],
        [x - 2 * s, y + 13 * s],
        [x - 11 * s, y + 22 * s],
      ],
      nth(CLOTHS, SHEETS - 1),
      { ink: 0.9 },
    );
  },
};
