/** The piazza's fountain: three basins, and three athletes who hold up nothing but the tension. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { statue } from './statue';

export interface PoseFountainOptions {
  readonly r?: number;
  readonly marble?: string;
}

export const poseFountain: ThingKind<PoseFountainOptions> = {
  name: 'poseFountain',
  footprint: ({ r = 240 }) => disc(r),
  height: 260,
  draw(pen, frame, { r = 240, marble = '#f3e2d0' }, random) {
    const s = frame.scale;
    const water = '#6fd6d0';
    drum(pen, frame, { r, z1: 16 }, marble);
    drum(pen, frame, { r: r * 0.92, z0: 16, z1: 60 }, marble, { top: false });
    drum(pen, frame, { r: r * 0.96, z0: 56, z1: 70 }, '#e6b8b8', { topMaterial: '#e6b8b8' });
    pen.shape(frame.disc(0, 0, 70, r * 0.86), water, { edge: 'smooth', contour: false, wobble: 0 });
    for (const i of range(26)) {
      const [a, k] = [random.range(0, 6.28), random.range(0.35, 0.8)];
      const [x, y] = frame.at(Math.cos(a) * r * k, Math.sin(a) * r * k, 70);
      pen.line(
        [
          [x - 14 * s, y],
          [x, y - 2],
          [x + 14 * s, y],
        ],
        i % 2 ? 1.6 : 0.8,
        i % 2 ? { colour: '#ffffff', smooth: true } : { smooth: true },
      );
    }
    for (const i of range(9)) {
      const a = 0.2 + i * 0.34;
      const q = (d: number, z: number) => frame.at(Math.cos(a + d) * r * 0.92, Math.sin(a + d) * r * 0.92, z);
      pen.shape([q(-0.1, 24), q(0.1, 24), q(0.1, 50), q(-0.1, 50)], '#d98fb0', { ink: 0.8, contour: false });
    }
    drum(pen, frame, { r: 70, r1: 52, z0: 66, z1: 120 }, marble, { top: false });
    drum(pen, frame, { r: 60, r1: 128, z0: 118, z1: 168 }, '#e6b8b8', { topMaterial: water });
    const jets = (n: number, z: number, from: number, to: number) => {
      for (const i of range(n)) {
        const a = 0.15 + (i * 2.85) / (n - 1);
        const line = range(7).map((k): Point => {
          const t = k / 6;
          return frame.at(
            Math.cos(a) * (from + (to - from) * t),
            Math.sin(a) * (from + (to - from) * t),
            z + 30 * Math.sin(t * Math.PI) - (z - 72) * t * t,
          );
        });
        pen.stroke(line, 9 * s, { colour: '#dff8f4', from: 0.5, to: 0.7 });
      }
    };
    jets(9, 166, 120, 190);
    drum(pen, frame, { r: 34, r1: 46, z0: 160, z1: 232 }, marble);
    for (const [i, u, w, z] of [
      [0, -66, 30, 150],
      [2, 66, 30, 150],
      [1, 0, 20, 232],
    ] as const)
      statue(
        pen,
        (x, y) => frame.at(u + x * 1.5 * (i === 2 ? -1 : 1), w, z + y * 1.5),
        s * 1.5,
        i,
        '#fff6ec',
      );
  },
};
