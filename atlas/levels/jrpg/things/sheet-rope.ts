/** A rope of knotted bed sheets that hangs from a window: by it somebody of high birth has left. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface SheetRopeOptions {
  /** How high the window is, and how far left of the foot: world units. */
  readonly rise: number;
  readonly back: number;
}

const CLOTHS = ['#e85f52', '#f7cb52', '#4aa6c8', '#fff6e6', '#8f6cc4', '#79bf62'] as const;
const SHEETS = 6;

export const sheetRope: ThingKind<SheetRopeOptions> = {
  name: 'sheetRope',
  footprint: () => disc(14),
  height: 240,
  shadow: false,
  draw(pen, frame, { rise, back }) {
    const s = frame.scale;
    const on = (t: number): Point =>
      frame.at(-back + back * t ** 1.4 + Math.sin(t * 9) * 6, 0, rise * (1 - t) + 6);
    for (const i of range(SHEETS)) {
      const [a, b] = [on(i / SHEETS), on((i + 1) / SHEETS)];
      const swell = (t: number, k: number): Point => [
        a[0] + (b[0] - a[0]) * t + k * (7 + 6 * Math.sin(t * Math.PI)) * s,
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
    // the last one lies on the ground
    pen.shape(
      [on(1), frame.at(-20, 6, 10), frame.at(-34, 10, 0), frame.at(10, 14, 0), frame.at(30, 8, 2)],
      nth(CLOTHS, 0),
      {
        edge: 'smooth',
      },
    );
  },
};
