/** A picnic that walks away: a checked cloth, and a sandwich on the backs of ants. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

export interface PicnicOptions {
  readonly check?: string;
}

export const picnic: ThingKind<PicnicOptions> = {
  name: 'picnic',
  footprint: () => block(230, 90),
  height: 30,
  shadow: false,
  draw(pen, frame, { check = '#e2574c' }) {
    const s = frame.scale;
    const at = (u: number, w: number, z = 0): Point => frame.at(u, w, z);
    const cloth = [at(-112, -52), at(96, -56), at(116, 50), at(-96, 56)];
    pen.shape(cloth, '#fdf6e4', { wobble: 1 });
    pen.within(cloth, () => {
      for (const k of range(6)) {
        const u = -120 + k * 42;
        pen.tint([at(u, -60), at(u + 20, -60), at(u + 30, 60), at(u + 10, 60)], check, {
          edge: 'straight',
          opacity: 0.55,
        });
      }
      for (const w of [-46, -14, 18])
        pen.tint([at(-130, w), at(130, w - 4), at(130, w + 12), at(-130, w + 16)], check, {
          edge: 'straight',
          opacity: 0.55,
        });
    });
    // a basket that stays, a cup that was full
    drum(pen, frame.moved(-62, -18), { r: 26, r1: 32, z1: 34 }, '#c9965a', { topMaterial: '#8a5c3a' });
    pen.line(arc(...frame.at(-62, -18, 34), 28 * s, 34 * s, Math.PI, TAU, 10), 3, {
      smooth: true,
      colour: '#8a5c3a',
    });
    drum(pen, frame.moved(-8, 20), { r: 9, z1: 18 }, '#7fb3a9');
    // the column of ants, the booty in its middle
    for (const i of range(9)) {
      const [x, y] = at(60 + i * 34, 62 + Math.sin(i * 0.8) * 9);
      for (const [dx, r] of [
        [-8, 5],
        [0, 4],
        [8, 5.4],
      ] as const)
        pen.shape(arc(x + dx * s, y - 6 * s, r * s, r * 0.86 * s, 0, TAU, 9), '#5a3a34', {
          edge: 'smooth',
          contour: false,
          ink: 0.6,
        });
      for (const dx of [-8, -1, 6])
        pen.line(
          [
            [x + dx * s, y - 4 * s],
            [x + (dx - 3) * s, y + 3 * s],
          ],
          0.9,
        );
    }
    const bread = (z: number, colour: string, high: number) =>
      pen.shape([at(128, 58, z), at(206, 58, z), at(200, 58, z + high), at(134, 58, z + high)], colour, {
        ink: 0.9,
        edge: 'smooth',
      });
    bread(14, '#e8b872', 13);
    bread(26, '#7fb04f', 6);
    bread(31, '#e2574c', 6);
    bread(36, '#f0c888', 15);
  },
};
