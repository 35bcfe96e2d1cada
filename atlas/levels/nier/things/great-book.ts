/** The library's pride: a book as large as a bed, open on its lectern, whose letters get up and leave. */
import { range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { paperLetter } from './stray-letter';

export interface GreatBookOptions {
  readonly cover?: string;
  readonly glow?: string;
}

export const greatBook: ThingKind<GreatBookOptions> = {
  name: 'greatBook',
  footprint: () => disc(150),
  height: 170,
  draw(pen, frame, { cover = '#7a3a3f', glow = '#e0433a' }) {
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
    // two that are still climbing down; the rest of the line has reached the ground (stray-letter.ts)
    for (const [i, [letter, u, w, z, lean]] of (
      [
        ['M', -120, 84, 8, 0.24],
        ['N', -58, 78, 58, -0.2],
      ] as const
    ).entries())
      paperLetter(pen, p(u, w, z), frame.scale * 0.74, { letter, lean, stride: i ? -1 : 1 });
    // the gap they left in the text
    pen.tint([p(-82, 34, 38), p(-34, 36, 30), p(-34, 26, 35), p(-82, 24, 43)], '#e8d9b4');
  },
};
