/** Roses in boxes on two rails of the palace, before guests of whom a tower leaves half a face. */
import { disc } from '../../../core/footprint';
import type { Point } from '../../../core/geometry';
import { arc } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

/** A box: its left and right end, its upper and lower edge, and how high the roses grow; picture pixels from the palace's middle. */
const BOXES: readonly (readonly [x0: number, x1: number, y0: number, y1: number, tall: number])[] = [
  [77, 99, -537, -524, 22],
  [102, 128, -387, -373, 26],
];

export const railFlowers: ThingKind<object> = {
  name: 'railFlowers',
  footprint: () => disc(10),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const [px, py] = frame.at(0, 0, 0);
    for (const [x0, x1, y0, y1, tall] of BOXES) {
      const wide = x1 - x0;
      const at = (k: number, y: number): Point => [px + x0 + wide * k, py + y];
      pen.shape(
        [
          at(0.02, y0 + 2),
          at(0.02, y0 - tall * 0.7),
          at(0.24, y0 - tall),
          at(0.6, y0 - tall * 0.96),
          at(0.9, y0 - tall * 0.62),
          at(1, y0 + 2),
        ],
        '#4f8f84',
        { edge: 'scallop', ink: 0.8, contour: false },
      );
      pen.shape([at(0, y0), at(1, y0), at(0.95, y1), at(0.03, y1)], '#b86aa4', { contour: false, ink: 0.8 });
      for (const [k, up, r, colour] of [
        [0.22, 0.62, 3.4, '#ffd0e0'],
        [0.52, 0.8, 3, '#ff9fbe'],
        [0.76, 0.42, 3.6, '#ff9fbe'],
        [0.48, 0.3, 3.2, '#ffffff'],
        [0.14, 0.2, 2.8, '#ff9fbe'],
      ] as const)
        pen.shape(arc(...at(k, y0 - tall * up), r, r), colour, { edge: 'smooth', ink: 0.5, contour: false });
    }
  },
};
