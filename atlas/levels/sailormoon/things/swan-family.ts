/** A swan with a tiara and her young in a row behind her: the quiet water has traffic of its own. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export const swanFamily: ThingKind<{ readonly young?: number }> = {
  name: 'swanFamily',
  footprint: () => block(120, 40),
  height: 70,
  shadow: false,
  draw(pen, frame, { young = 4 }) {
    const s = frame.scale;
    const swim = (u: number, w: number, k: number, coat: string, bill: string): Point => {
      const p = (a: number, z: number): Point => {
        const [x, y] = frame.at(u, w, 0);
        return [x + a * k * s, y - z * k * s];
      };
      pen.tint(arc(...p(2, -9), 44 * k * s, 11 * k * s), '#2c3f9a', { opacity: 0.6 });
      pen.line(arc(...p(0, -6), 52 * k * s, 13 * k * s, 0.3, 2.9, 10), 1, {
        colour: { emit: '#dfe8ff' },
        opacity: 0.7,
        smooth: true,
      });
      pen.shape(
        [p(-40, 2), p(-52, 24), p(-30, 20), p(0, 28), p(24, 20), p(32, 6), p(20, -6), p(-24, -7)],
        coat,
        { edge: 'smooth' },
      );
      pen.shape([p(18, 10), p(18, 36), p(24, 56), p(38, 56), p(36, 40), p(33, 14)], coat, {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...p(34, 54), 13 * k * s, 12 * k * s), coat, { edge: 'smooth' });
      pen.shape([p(44, 58), p(62, 50), p(44, 47)], bill, { ink: 0.8 });
      pen.tint(arc(...p(38, 57), 2.6 * k * s, 3.4 * k * s), '#2b1a4e');
      pen.line([p(-30, 16), p(-8, 8), p(12, 14)], 1, { smooth: true });
      return p(32, 66);
    };
    for (const i of range(young).toReversed())
      swim(-92 - i * 54, (i % 2) * 14 - 4, 0.5, i % 2 ? '#cfc6da' : '#e6deea', '#e09a5a');
    const [x, y] = swim(0, 0, 1, '#fdf8f4', '#f09a4a');
    pen.shape(
      [
        [x - 11 * s, y],
        [x - 13 * s, y - 13 * s],
        [x - 5 * s, y - 7 * s],
        [x, y - 18 * s],
        [x + 5 * s, y - 7 * s],
        [x + 13 * s, y - 13 * s],
        [x + 11 * s, y],
      ],
      { emit: '#ffe08a' },
      { edge: 'straight', ink: 0.8 },
    );
  },
};
