/** Balloons full of water on their way to somebody. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** Where each of them flies, how large it is, and its rubber. */
const FLYING = [
  [-62, 108, 15, '#ff5a8f'],
  [-4, 134, 17, '#ffd84a'],
  [48, 98, 14, '#3fc8e8'],
] as const;

export const waterBalloons: ThingKind<object> = {
  name: 'waterBalloons',
  footprint: () => disc(12),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    for (const [u, z, r, rubber] of FLYING) {
      const at = (a: number, b: number): Point => frame.at(u + a, 0, z + b);
      const [x, y] = at(0, 0);
      pen.shape([at(-4, r + 3), at(4, r + 3), at(6, r + 10), at(0, r + 7), at(-6, r + 10)], rubber, {
        ink: 0.8,
      });
      pen.shape(arc(x, y, r * s, r * 1.16 * s, 0, TAU, 18), rubber, { edge: 'smooth' });
      pen.tint(arc(x + r * 0.3 * s, y + r * 0.4 * s, r * 0.5 * s, r * 0.46 * s, 0, TAU, 9), rubber, {
        tone: -0.7,
      });
      pen.tint(arc(x - r * 0.36 * s, y - r * 0.4 * s, r * 0.26 * s, r * 0.34 * s, 0, TAU, 8), '#ffffff');
      // what drips from it
      for (const [a, b, k] of [
        [-14, -26, 4],
        [10, -31, 5],
      ] as const)
        pen.shape(arc(...at(a, b), k * s, k * 1.3 * s, 0, TAU, 8), '#bfe8f6', { edge: 'smooth', ink: 0.6 });
    }
  },
};
