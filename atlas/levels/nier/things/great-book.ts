/** The library's pride: a book as large as a bed, open on its lectern, whose letters got up and left. */
import { TAU, arc, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface GreatBookOptions {
  readonly cover?: string;
  readonly glow?: string;
}

export const greatBook: ThingKind<GreatBookOptions> = {
  name: 'greatBook',
  footprint: () => disc(110),
  height: 170,
  draw(pen, frame, { cover = '#7a3a3f', glow = '#e0433a' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 112, z0: 0, z1: 22 }, '#cfc2a0');
    drum(pen, frame, { r: 84, z0: 22, z1: 44 }, '#ddd0b0');
    drum(pen, frame, { r: 34, r1: 24, z0: 44, z1: 120 }, '#cfc2a0', { top: false });
    drum(pen, frame, { r: 24, r1: 62, z0: 112, z1: 140 }, '#ddd0b0');
    const p = (u: number, w: number, z: number): Point => frame.at(u, w, 150 + z);
    for (const k of [-1, 1]) {
      pen.shape([p(0, 70, -14), p(k * 150, 62, 14), p(k * 156, -70, 66), p(0, -62, 36)], cover, { ink: 1.2 });
      for (const i of range(3))
        pen.shape(
          spline(
            [
              p(0, 60, -4 + i * 5),
              p(k * 70, 62, 28 + i * 4),
              p(k * 140, 56, 20 + i * 5),
              p(k * 146, -66, 70 + i * 5),
              p(k * 76, -62, 78 + i * 4),
              p(0, -58, 44 + i * 5),
            ],
            true,
            4,
          ),
          '#faf3dc',
          { tone: k > 0 ? -0.2 : 0.3, ink: 0.8, wobble: 0 },
        );
      for (const i of range(7)) {
        const w = 44 - i * 15;
        const z = 34 + i * 7;
        pen.line([p(k * 26, w, z - 4), p(k * 76, w, z + 6), p(k * 124, w, z + 2)], 1.1, {
          smooth: true,
          opacity: 0.7,
        });
      }
    }
    pen.line([p(0, 60, 2), p(0, -58, 54)], 1.8);
    pen.shape([p(20, 62, 6), p(34, 62, 10), p(34, 66, -44), p(26, 66, -34), p(18, 66, -46)], glow, {
      ink: 0.9,
    });
    // letters that float off
    for (const i of range(13)) {
      const [x, y] = p(random.jitter(100) + Math.sin(i) * 26, -20, 110 + i * 17);
      const r = random.range(9, 16) * s;
      const turn = random.range(0, 3);
      const kind = i % 3;
      if (kind === 0)
        pen.shape(
          range(4).map((k): Point => [
            x + Math.cos(k * 1.571 + turn) * r,
            y + Math.sin(k * 1.571 + turn) * r,
          ]),
          nth(['#3a3638', glow], i % 2),
          { ink: 0.8 },
        );
      else if (kind === 1)
        pen.line(
          [
            [x - r, y + r * 0.6],
            [x, y - r],
            [x + r, y + r * 0.6],
            [x, y + r * 0.1],
          ],
          1.8,
        );
      else {
        pen.shape(arc(x, y, r * 0.8, r * 0.8, 0, TAU, 12), '#faf3dc', { edge: 'smooth' });
        pen.shape(arc(x, y, r * 0.3, r * 0.3, 0, TAU, 8), glow, { edge: 'smooth', contour: false });
      }
    }
  },
};
