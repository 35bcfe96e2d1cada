/** What lies on the dragon's gold, and the leather of its wings. */
import { arc } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { upright } from '../../../core/upright';
import { trace, twinkle } from './parts';

/** A wing from the shoulder: leather hangs in arcs from finger to finger and to the flank. */
export const wing = (shoulder: Point, tips: readonly Point[], flank: Point): Point[] => {
  const hem = [...tips, flank];
  return [
    shoulder,
    ...hem.flatMap((tip, i): Point[] => {
      const next = hem[i + 1];
      if (!next) return [tip];
      return [0, 0.25, 0.5, 0.75].map((t): Point => {
        const sag = 46 * Math.sin(t * Math.PI);
        return [tip[0] + (next[0] - tip[0]) * t - sag * 0.55, tip[1] + (next[1] - tip[1]) * t - sag * 0.75];
      });
    }),
  ];
};

/** Chests, a crown and glints before the heap. */
export function hoardGoods(pen: Pen, frame: Frame, gold: string): void {
  const s = frame.scale;
  // two chests, a crown, and a sign nobody reads
  for (const [u, w] of [
    [-90, 130],
    [250, 110],
  ] as const) {
    const c = upright(frame, w);
    pen.shape(
      c([
        [u - 54, -10],
        [u + 54, -10],
        [u + 54, 46],
        [u - 54, 46],
      ]),
      '#8a5438',
    );
    pen.shape(
      c([
        [u - 60, 46],
        [u + 60, 46],
        [u + 50, 92],
        [u - 50, 92],
      ]),
      '#a0663f',
      { tone: 0.3 },
    );
    pen.shape(
      c([
        [u - 46, 46],
        [u + 46, 46],
        [u + 30, 64],
        [u, 56],
        [u - 30, 66],
      ]),
      '#ffe27a',
      { edge: 'scallop', contour: false },
    );
    for (const k of [-40, 40])
      pen.line(
        c([
          [u + k, -8],
          [u + k, 90],
        ]),
        2.2,
        { colour: gold },
      );
    pen.shape(
      c([
        [u - 10, 30],
        [u + 10, 30],
        [u + 10, 52],
        [u - 10, 52],
      ]),
      gold,
      { contour: false, ink: 0.8 },
    );
  }
  const crown = upright(frame, 140);
  pen.shape(crown(trace('60 0, 130 0, 138 50, 114 28, 95 58, 76 28, 52 50')), '#ffd84a', { tone: 0.3 });
  for (const u of [72, 95, 118])
    pen.shape(arc(...frame.at(u, 140, 12), 6 * s, 6 * s), '#e2408a', {
      edge: 'smooth',
      contour: false,
      ink: 0.7,
    });
  for (const [u, z, r] of [
    [-150, 60, 16],
    [180, 20, 18],
    [20, 40, 13],
    [310, 80, 15],
  ] as const)
    twinkle(pen, frame.at(u, 130, z), r * s, '#fffbe0');
}
