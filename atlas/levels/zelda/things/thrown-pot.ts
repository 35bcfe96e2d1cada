/** A pot that was thrown, or what is left of one: shards on the ground and the small fortune that was inside. */
import { TAU, arc } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface ThrownPotOptions {
  readonly material?: string;
  /** Radians it has turned over in its flight; broken on the ground when absent. */
  readonly turn?: number;
}

export const thrownPot: ThingKind<ThrownPotOptions> = {
  name: 'thrownPot',
  footprint: () => disc(30),
  height: 20,
  draw(pen, frame, { material = '#b5703f', turn }) {
    const s = frame.scale;
    if (turn === undefined) {
      for (const [u, w, a, k] of [
        [-34, -6, 0.3, 1],
        [-12, 16, 1.9, 0.8],
        [16, 22, 2.9, 0.7],
        [38, 2, 4.1, 1.1],
        [8, -22, 5.2, 0.7],
        [-50, 20, 2.2, 0.5],
        [56, 24, 0.8, 0.5],
      ] as const) {
        const [x, y] = frame.at(u, w, 4);
        const p = (b: number, r: number) =>
          [x + Math.cos(a + b) * r * s, y + Math.sin(a + b) * r * 0.7 * s] as const;
        pen.shape([p(0, 17 * k), p(1.3, 14 * k), p(2.6, 18 * k), p(4.4, 11 * k)], material, {
          tone: (u % 3) * 0.3,
        });
      }
      for (const [u, w, hue] of [
        [-4, 2, '#5fc89a'],
        [24, -8, '#e9b93f'],
      ] as const) {
        const at = (du: number, dz: number) => frame.at(u + du, w, 4 + dz);
        pen.shape([at(0, 0), at(9, 12), at(5, 20), at(-5, 20), at(-9, 12)], { emit: hue }, { ink: 0.8 });
        pen.line([at(-9, 12), at(9, 12)], 0.6);
      }
      return;
    }
    const [cx, cy] = frame.at(0, 0, 30);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (u: number, z: number) =>
      [cx + (u * cos + z * sin) * s, cy + (u * sin - z * cos) * s] as const;
    const body = [
      at(-14, 26),
      at(-30, 8),
      at(-28, -14),
      at(-14, -28),
      at(14, -28),
      at(28, -14),
      at(30, 8),
      at(14, 26),
    ];
    pen.shape(body, material, { edge: 'smooth' });
    pen.within(body, () =>
      pen.tint([at(4, 26), at(18, 4), at(10, -30), at(36, -30), at(36, 20)], material, { tone: -0.9 }),
    );
    pen.line([at(-28, 6), at(-14, 0), at(0, 6), at(14, 0), at(28, 6)], 1.2, { colour: '#f6e3c0' });
    pen.shape([at(-17, 24), at(17, 24), at(20, 34), at(-20, 34)], material, { tone: 0.4 });
    pen.tint(arc(...at(0, 34), 17 * s, 5 * s, 0, TAU, 12), '#4a2f2a');
    for (const k of [-14, 6, 24]) pen.stroke([at(-42, -k), at(-60, -k * 1.1), at(-84, -k)], 2.6);
  },
};
