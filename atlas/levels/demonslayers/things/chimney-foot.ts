/** Where the chimney of the baths stands on its roof: a brick plinth, lead around it, and a ladder for the sweep. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const chimneyFoot: ThingKind<object> = {
  name: 'chimneyFoot',
  footprint: () => disc(20),
  height: 20,
  shadow: false,
  draw(pen, frame) {
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.shape([p(-52, -26), p(58, -6), p(46, 12), p(-42, -4)], '#8a94a8', { contour: false, tone: -0.4 });
    pen.shape([p(-36, -16), p(36, -4), p(36, 56), p(-36, 56)], '#9a5f52');
    pen.tint([p(8, -8), p(36, -4), p(36, 56), p(8, 56)], '#9a5f52', { tone: -1, edge: 'straight' });
    for (const row of range(5)) {
      const z = 4 + row * 11;
      pen.line([p(-36, z - 6), p(36, z)], 0.6, { opacity: 0.6 });
      for (const i of range(3)) {
        const u = -24 + i * 22 + (row % 2) * 10;
        pen.line([p(u, z - 4), p(u, z + 7)], 0.6, { opacity: 0.6 });
      }
    }
    pen.shape([p(-42, 54), p(42, 54), p(38, 66), p(-38, 66)], '#b8786a');
  },
};
