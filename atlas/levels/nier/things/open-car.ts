/** The red wreck with its roof hatch open: somebody stands in the car, and without a hatch grows out of its roof. */
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { carWreck } from './street-finds';

export const openCar: ThingKind<{ readonly paint?: string }> = {
  ...carWreck,
  draw(pen, frame, options, random) {
    carWreck.draw(pen, frame, options, random);
    const p = (u: number, w: number, z: number): Point => frame.at(u, w, z);
    // the dark of the hatch and its front rim, both within the roof
    pen.tint([p(-24, 13, 84), p(24, 13, 84), p(22, -14, 84), p(-22, -14, 84)], '#3a3034', {
      edge: 'straight',
    });
    pen.shape([p(-28, 14, 77), p(28, 14, 77), p(26, 14, 83), p(-26, 14, 83)], '#e9d9c4', {
      ink: 0.9,
      contour: false,
    });
  },
};
