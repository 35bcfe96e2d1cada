/** What flies under the dead sun: crows, each at another beat of its wings. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

const NIGHT_BLACK = '#2a1424';

export interface CrowOptions {
  readonly beat?: 'up' | 'glide';
}

/** A wing from its root: its elbow, its tip, and where its hind edge comes back to the body, world units right and up. */
const WINGS = {
  up: [
    [16, 30],
    [50, 58],
    [30, 22],
  ],
  glide: [
    [30, 20],
    [84, 8],
    [34, 2],
  ],
} as const;

export const crow: ThingKind<CrowOptions> = {
  name: 'crow',
  footprint: () => disc(8),
  height: 0,
  shadow: false,
  draw(pen, frame, { beat = 'glide' }) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const [[eu, ez], [tu, tz], [hu, hz]] = WINGS[beat];
    for (const [side, k] of [
      [-1, 0.86],
      [1, 1],
    ] as const)
      pen.shape(
        [
          p(side * 3, 8),
          p(side * eu * k, ez),
          p(side * tu * k, tz),
          p(side * (tu - 10) * k, tz - 9),
          p(side * hu * k, hz),
          p(side * 5, -3),
        ],
        NIGHT_BLACK,
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    // a body, a fanned tail, a beak
    pen.shape([p(-30, -12), p(-26, 0), p(-6, 7), p(10, 9), p(18, 6), p(8, -4), p(-10, -6)], NIGHT_BLACK, {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    pen.shape([p(14, 8), p(30, 2), p(15, 1)], '#5a4030', { ink: 0.5, contour: false });
  },
};
