/** The belt that comes out of the works' mouth, and who stands on it: more of a robot at every step. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

/** Robots at every stage, from legs to wave. */
export const conveyor: ThingKind<{ readonly long?: number; readonly trim?: string }> = {
  name: 'conveyor',
  footprint: ({ long = 620 }) => block(180, long),
  height: 60,
  draw(pen, frame, { long = 620, trim = '#dd5a48' }) {
    const s = frame.scale;
    const h = long / 2;
    box(pen, frame, { u0: -90, u1: 90, w0: -h, w1: h, z1: 56 }, '#8f94a6', { topMaterial: '#5f6074' });
    for (const i of range(14))
      pen.line([frame.at(-84, -h + (long * i) / 14, 57), frame.at(84, -h + (long * i) / 14, 57)], 0.8);
    for (const k of [-1, 1])
      pen.bars([[frame.at(k * 92, -h, 72), frame.at(k * 92, h, 72)]], 7 * s, trim, { edge: 1.8 });
    const colours = ['#8fc9c4', '#f0b63c', '#e08a9a', '#8fb0dc'];
    for (const i of range(4)) {
      const f = frame.moved(0, -h + 80 + (i * (long - 130)) / 3, 57);
      const colour = nth(colours, i);
      const tall = [60, 118, 118, 118][i] ?? 60;
      for (const k of [-1, 1])
        box(pen, f, { u0: k * 24 - 14, u1: k * 24 + 14, w0: -14, w1: 14, z1: 44 }, '#6f7488');
      if (i > 0) {
        box(pen, f, { u0: -44, u1: 44, w0: -24, w1: 24, z0: 44, z1: 118 }, colour);
        pen.shape(arc(...f.at(0, 25, 84), 14 * s, 14 * s, 0, TAU, 12), '#fff8e0', {
          edge: 'smooth',
          contour: false,
        });
      } else box(pen, f, { u0: -40, u1: 40, w0: -22, w1: 22, z0: 44, z1: tall }, colour);
      if (i > 1) {
        const [x, y] = f.at(0, 0, tall + 34);
        pen.shape(arc(x, y, 44 * s, 38 * s, 0, TAU, 18), colour, { edge: 'smooth' });
        for (const k of [-1, 1])
          pen.shape(arc(x + k * 16 * s, y, 9 * s, 11 * s, 0, TAU, 10), '#3a2c44', {
            edge: 'smooth',
            contour: false,
          });
        pen.line(
          [
            [x - 12 * s, y + 20 * s],
            [x, y + 25 * s],
            [x + 12 * s, y + 20 * s],
          ],
          1,
          { smooth: true },
        );
        pen.bars([[f.at(0, 0, tall + 70), f.at(0, 0, tall + 100)]], 4 * s, '#6f7488');
      }
      if (i > 2)
        for (const k of [-1, 1])
          pen.bars([[f.at(k * 48, 0, 108), f.at(k * 78, 0, k > 0 ? 160 : 70)]], 14 * s, '#6f7488');
    }
    // what comes after the end
    drum(pen, frame, { u: 0, w: h, r: 88, z1: 20 }, '#c9a04a');
  },
};
