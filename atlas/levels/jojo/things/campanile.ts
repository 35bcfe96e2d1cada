/** The bell tower, striped in pink, leaning as if someone had told it to relax one hip. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface CampanileOptions {
  readonly r?: number;
  readonly lean?: number;
  readonly marble?: string;
  readonly stripe?: string;
}

export const campanile: ThingKind<CampanileOptions> = {
  name: 'campanile',
  footprint: ({ r = 110 }) => disc(r * 1.15),
  height: 520,
  draw(pen, frame, { r = 110, lean = 0.13, marble = '#fbeee0', stripe = '#e68fa0' }) {
    const s = frame.scale;
    const floors = 7;
    const floor = 118;
    /** A spot on the drum at angle a, height z: the axis leans. */
    const at = (a: number, z: number, k = 1): Point => {
      const [x, y] = frame.at(Math.cos(a) * r * k, Math.sin(a) * r * k, z);
      return [x + z * lean * s, y];
    };
    const ring = (z: number, k = 1, from = 0, to = Math.PI) =>
      range(16).map((i) => at(from + ((to - from) * i) / 15, z, k));
    pen.shape([...ring(0, 1.14), ...ring(36, 1.1).reverse()], stripe, {
      wobble: 0,
      contour: false,
      ink: 1.4,
    });
    for (const i of range(floors)) {
      const [z0, z1] = [36 + i * floor, 36 + (i + 1) * floor];
      pen.shape([...ring(z0), ...ring(z1).reverse()], marble, { wobble: 0, ink: 0.8 });
      for (const k of range(3))
        pen.tint([...ring(z0 + 16 + k * 32), ...ring(z0 + 30 + k * 32).reverse()], stripe, {
          edge: 'straight',
        });
      pen.tint([...ring(z0, 1, 0.02, 0.8), ...ring(z1, 1, 0.02, 0.8).reverse()], '#c9a0c0', {
        tone: -0.5,
        edge: 'straight',
        opacity: 0.4,
      });
      for (const w of range(7)) {
        const a = 0.24 + w * 0.443;
        const q = (d: number, z: number) => at(a + d, z0 + z, 1.01);
        pen.shape(
          [q(-0.15, 8), q(0.15, 8), q(0.15, 64), q(0.08, 84), q(0, 90), q(-0.08, 84), q(-0.15, 64)],
          '#6a4f9a',
          { ink: 0.8, contour: false },
        );
        pen.bars([[q(0.22, 6), q(0.22, 92)]], 6 * s, marble, { edge: 1 });
      }
      pen.shape([...ring(z1 - 12, 1.04), ...ring(z1, 1.06).reverse()], marble, {
        wobble: 0,
        ink: 0.9,
        contour: false,
      });
    }
    const top = 36 + floors * floor;
    pen.shape(ring(top, 1.06, 0, Math.PI * 2), '#f0d9c9', {
      wobble: 0,
      edge: 'smooth',
      contour: false,
      ink: 1.4,
    });
    const bell = at(Math.PI / 2, top + 4, 0);
    pen.shape([...ring(top, 0.74), ...ring(top + 100, 0.74).reverse()], marble, { wobble: 0 });
    for (const a of [0.5, 1.2, 1.94, 2.64]) {
      const q = (d: number, z: number) => at(a + d, top + z, 0.75);
      pen.shape([q(-0.22, 6), q(0.22, 6), q(0.22, 60), q(0, 84), q(-0.22, 60)], '#4f3a7a', {
        ink: 0.8,
        contour: false,
      });
      const [x, y] = q(0, 34);
      pen.shape(
        [
          [x - 13 * s, y + 12 * s],
          [x + 13 * s, y + 12 * s],
          [x + 8 * s, y - 18 * s],
          [x - 8 * s, y - 18 * s],
        ],
        '#e6b83f',
        { ink: 0.8, contour: false },
      );
    }
    pen.shape([...ring(top + 96, 0.86), at(Math.PI / 2, top + 230, 0)], '#7a4f9a', { wobble: 0 });
    pen.tint([...ring(top + 96, 0.86, 0.02, 1), at(Math.PI / 2, top + 230, 0)], '#7a4f9a', {
      tone: -0.9,
      edge: 'straight',
    });
    pen.shape(arc(...at(0, top + 240, 0), 12 * s, 12 * s, 0, 6.2832, 10), '#e6b83f', { edge: 'smooth' });
    pen.shape([nth([bell], 0), ...ring(top + 2, 0.2)], '#e6b83f', { contour: false, ink: 0.4 });
  },
};
