/** The cake for the ball: a cart with tier upon tier, and less of them at every stop. */
import { block } from '../../../core/footprint';
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { crescentAt } from './parts';

export interface CakeCartOptions {
  /** How much of it is left. */
  readonly tiers?: number;
  /** How far it leans to the right, world units at its second tier. */
  readonly lean?: number;
  /** Has somebody been at its uppermost tier? */
  readonly bitten?: boolean;
}

const ICING = ['#ffd0e0', '#fff6ea', '#d9c8f6', '#bfe6f2'] as const;
const TALL = 40;

export const cakeCart: ThingKind<CakeCartOptions> = {
  name: 'cakeCart',
  footprint: () => block(130, 76),
  height: 120,
  draw(pen, frame, { tiers = 4, lean = 0, bitten = false }) {
    const s = frame.scale;
    const wheel = (u: number) => {
      const at = frame.at(u, 34, 17);
      pen.shape(arc(...at, 17 * s, 17 * s), '#6a4a6a', { edge: 'smooth' });
      pen.shape(arc(...at, 9 * s, 9 * s), '#f4c860', { edge: 'smooth', contour: false, ink: 0.8 });
      for (const i of range(4)) {
        const a = (i / 4) * Math.PI;
        pen.line(
          [-1, 1].map((k): Point => [at[0] + k * Math.cos(a) * 9 * s, at[1] + k * Math.sin(a) * 9 * s]),
          0.7,
        );
      }
    };
    box(pen, frame, { u0: -60, u1: 60, w0: -32, w1: 32, z0: 24, z1: 40 }, '#e3b04b', {
      topMaterial: '#fff6e6',
    });
    // a paper doily hangs over the edge
    for (const i of range(8))
      pen.shape(arc(...frame.at(-52 + i * 15, 32, 37), 8.5 * s, 8 * s, 0, Math.PI, 7), '#ffffff', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    for (const u of [-40, 40]) wheel(u);
    pen.bars([[frame.at(-60, 0, 34), frame.at(-84, 0, 74), frame.at(-84, 24, 74)]], 6 * s, '#c98f3a', {
      edge: 1.4,
    });
    for (const i of range(tiers)) {
      const [r, z, u] = [48 - i * 10, 40 + i * TALL, lean * i ** 1.5];
      const tier = { u, r, z0: z, z1: z + TALL };
      drum(pen, frame, tier, nth(ICING, i), { topMaterial: '#fffdf6' });
      // icing runs down, and berries lie along the rim
      for (const k of range(7)) {
        const a = 0.16 + (k / 6) * (Math.PI - 0.32);
        const at = frame.at(u + Math.cos(a) * r, Math.sin(a) * r, z + TALL - 4 - (k % 3) * 4);
        pen.tint(arc(...at, 6 * s, (8 + (k % 3) * 3) * s), '#fffdf6', { tone: 0.2 });
      }
      for (const k of range(5)) {
        const a = 0.3 + (k / 4) * (Math.PI - 0.6);
        const at = frame.at(u + Math.cos(a) * (r - 5), Math.sin(a) * (r - 5), z + TALL + 5);
        pen.shape(arc(...at, 5.5 * s, 5.5 * s, 0, 6.2832, 8), k % 2 ? '#f26f8a' : '#8f5fc0', {
          edge: 'smooth',
          ink: 0.7,
        });
      }
    }
    const [r, z, u] = [48 - (tiers - 1) * 10, 40 + tiers * TALL, lean * (tiers - 1) ** 1.5];
    if (bitten) {
      // two mouthfuls are missing, and the crumb shows
      for (const [du, dz, q] of [
        [r * 0.62, -8, 15],
        [r * 0.2, -20, 12],
      ] as const) {
        const at = frame.at(u + du, r * 0.8, z + dz);
        pen.shape(arc(...at, q * s, q * s, 0, 6.2832, 9), '#c9804f', {
          edge: 'scallop',
          ink: 0.8,
          contour: false,
        });
        pen.tint(arc(at[0] + 2 * s, at[1] + 2 * s, q * 0.6 * s, q * 0.6 * s), '#a8643f');
      }
      return;
    }
    pen.shape(crescentAt(frame.at(u, 0, z + 26), 19 * s, 0.42, -0.5), { emit: '#ffe08a' }, { ink: 0.9 });
  },
};
