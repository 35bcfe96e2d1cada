/** The castle of this map: the knotted sheets come out of a window that stands open. */
import { arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { royalCastle } from './royal-castle';
import type { RoyalCastleOptions } from './royal-castle';

export const castleEscape: ThingKind<RoyalCastleOptions> = {
  ...royalCastle,
  draw(pen, frame, options, random) {
    royalCastle.draw(pen, frame, options, random);
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(302 + u, -60, 560 + z);
    const opening = (half: number, tall: number, foot: number): Point[] => [
      p(-half, foot),
      p(half, foot),
      ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => p(c * half, tall - half + q * half)),
    ];
    pen.shape(opening(30, 62, -8), '#d8cfc0', { contour: false, tone: 0.3 });
    pen.shape(opening(23, 54, -4), '#4a4370', { contour: false, ink: 0.8 });
    // both wings of the window stand out, and the first sheet hangs over the sill
    for (const k of [-1, 1])
      pen.shape([p(k * 25, -4), p(k * 46, 4), p(k * 46, 46), p(k * 25, 40)], '#8fbfd8', {
        contour: false,
        ink: 0.9,
        tone: k > 0 ? -0.4 : 0.2,
      });
    pen.shape(
      [p(-13, 8), p(12, 8), p(14, -16), p(2, -40), p(-10, -60), p(-22, -60), p(-16, -38), p(-12, -14)],
      '#f6f0e4',
      { edge: 'smooth', contour: false, ink: 0.9 },
    );
    pen.line([p(-2, 4), p(-2, -18), p(-12, -48)], 0.7, { smooth: true, opacity: 0.7 });
    pen.shape([p(-36, -8), p(36, -8), p(32, -17), p(-32, -17)], '#e6dcc8', { contour: false, ink: 0.9 });
    pen.shape([p(-13, -5), p(13, -5), p(9, -24), p(-12, -24)], '#f6f0e4', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    pen.shape(arc(...p(-16, -60), 10 * s, 8 * s), '#f6f0e4', { edge: 'smooth', contour: false, ink: 0.8 });
  },
};
