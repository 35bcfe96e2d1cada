/** Trees of the forest of giants: trunks as thick as houses, crowns that shut out the sky. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { puff } from '../../../things/nature/tree';
import { clump } from './crown';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface GiantTreeOptions {
  readonly height?: number;
  readonly girth?: number;
  readonly leaf?: string;
  readonly bark?: string;
  readonly crown?: number;
}

/** The masses of the crown, far to near: across, up, and how large. */
const CROWN: readonly (readonly [across: number, up: number, size: number])[] = [
  [-0.5, 0.66, 0.36],
  [0.6, 0.7, 0.4],
  [-0.1, 0.78, 0.5],
  [-0.86, 0.83, 0.36],
  [0.74, 0.88, 0.42],
  [0.22, 0.93, 0.5],
  [-0.46, 0.98, 0.48],
  [0.5, 1.04, 0.36],
  [0, 1.1, 0.44],
  [0.86, 0.8, 0.2],
  [-0.64, 0.76, 0.2],
];

export const giantTree: ThingKind<GiantTreeOptions> = {
  name: 'giantTree',
  footprint: ({ girth = 96 }) => disc(girth * 1.15),
  height: 420,
  draw(pen, frame, { height = 1050, girth = 96, leaf = '#3f6f4a', bark = '#7d5a48', crown = 300 }, random) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const lean = random.jitter(26);
    const half = (t: number) => girth * (0.56 + 0.5 * (1 - t) ** 3);
    const side = (k: number) =>
      range(9).map((i): Point => p(k * half(i / 8) + lean * (i / 8), (height * 0.86 * i) / 8));
    for (const k of [-1, 0.25, 1]) {
      const foot = frame.at(k * girth * 1.7, 26 * (1 - Math.abs(k)) + 10, 0);
      pen.shape(
        [
          p(k * girth * 0.9 - girth * 0.3, 150),
          foot,
          [foot[0] + k * 6, foot[1] + 8 * s],
          p(k * girth * 0.9 + girth * 0.3, 6),
          p(k * girth * 0.6 + girth * 0.3, 130),
        ],
        bark,
        { edge: 'smooth', tone: -0.3 - 0.4 * k },
      );
    }
    pen.shape([...side(-1), ...side(1).reverse(), p(girth * 0.4, -12), p(-girth * 0.3, -14)], bark);
    pen.tint(
      [
        ...range(9).map((i) => p(half(i / 8) * 0.3 + lean * (i / 8), (height * 0.86 * i) / 8)),
        ...side(1).reverse(),
      ],
      bark,
      { tone: -1.1, edge: 'straight' },
    );
    pen.tint(
      [
        ...side(-1),
        ...range(9)
          .reverse()
          .map((i) => p(-half(i / 8) * 0.62 + lean * (i / 8), (height * 0.86 * i) / 8)),
      ],
      bark,
      { tone: 0.7, edge: 'straight' },
    );
    for (let i = 0; i < 26; i++) {
      const [k, t] = [random.range(-0.85, 0.85), random.range(0.02, 0.62)];
      const long = random.range(50, 150);
      const at = (z: number) => p(k * half(z / height) + lean * (z / height) + random.jitter(3), z);
      pen.stroke([at(t * height), at(t * height + long * 0.5), at(t * height + long)], random.range(3, 7));
    }
    for (const [k, z] of [
      [-1, 0.46],
      [1, 0.56],
      [-1, 0.66],
    ] as const)
      pen.shape(
        [
          p(k * girth * 0.4, height * z - 20),
          p(k * crown * 0.72, height * z + 66),
          p(k * crown * 0.76, height * z + 84),
          p(k * girth * 0.4, height * z + 30),
        ],
        bark,
        { tone: k > 0 ? -0.7 : 0 },
      );
    for (const [du, dz, k] of CROWN)
      clump(
        pen,
        p(du * crown + lean, dz * height + random.jitter(20)),
        crown * k * s * random.range(0.84, 1.02),
        leaf,
        0.35 - du * 0.5 + (dz - 0.85) * 1.6,
      );
    for (const [du, dz] of [
      [-0.9, 0.06],
      [0.9, 0.03],
      [0.35, 0.02],
    ] as const)
      puff(pen, frame.at(du * girth * 1.5, 30, dz * 100), 42 * s, 24 * s, '#6f9a4f', -du * 0.3);
  },
};
