/** Cannons of the wall and of the streets behind it. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { wheel } from '../../../things/props/wagon';

export interface CannonOptions {
  readonly face?: 1 | -1;
  readonly aim?: number;
}

export const cannon: ThingKind<CannonOptions> = {
  name: 'cannon',
  footprint: () => block(170, 80),
  height: 60,
  draw(pen, frame, { face = 1, aim = 0.34 }) {
    const p = (u: number, w: number, z: number) => frame.at(u * face, w, z);
    box(pen, frame, { u0: -50, u1: 50, w0: -26, w1: 26, z0: 26, z1: 48 }, '#8a5f42');
    wheel(pen, frame, -18 * face, -34, 30);
    const along = (t: number, off: number): Point =>
      p(-56 + Math.cos(aim) * t - Math.sin(aim) * off, 0, 58 + Math.sin(aim) * t + Math.cos(aim) * off);
    pen.shape(
      [
        along(0, -22),
        along(60, -21),
        along(140, -15),
        along(158, -20),
        along(164, -20),
        along(164, 20),
        along(158, 20),
        along(140, 15),
        along(60, 21),
        along(0, 22),
        along(-12, 12),
        along(-20, 0),
        along(-12, -12),
      ],
      '#5a5866',
    );
    pen.tint(
      [along(0, 18), along(60, 17), along(140, 11), along(140, 4), along(60, 7), along(0, 8)],
      '#5a5866',
      { tone: 1.3, edge: 'straight' },
    );
    for (const t of [6, 60, 138]) pen.line([along(t, -20), along(t, 20)], 2.2, { colour: '#c9a04a' });
    pen.shape(
      range(12).map((i) => along(164 + Math.cos((i / 12) * 6.28) * 4, Math.sin((i / 12) * 6.28) * 12)),
      '#2a2430',
      { edge: 'smooth', ink: 0.6, contour: false },
    );
    wheel(pen, frame, -18 * face, 34, 30);
  },
};
