/** A tree of the lost woods: a twisted trunk with a hollow that looks like a mouth, under a dark crown. */
import { TAU, arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';

export interface GnarlOptions {
  readonly height?: number;
  readonly width?: number;
  readonly leaf?: string;
  readonly bark?: string;
  readonly face?: boolean;
}

export const gnarl: ThingKind<GnarlOptions> = {
  name: 'gnarl',
  footprint: ({ width = 360 }) => disc(width * 0.2),
  height: 360,
  lamps: ({ face = true }) => (face ? [{ u: 0, w: 60, reach: 130 }] : []),
  draw(pen, frame, { height = 520, width = 360, leaf = '#2f6a52', bark = '#6f5a5e', face = true }, random) {
    const s = frame.scale;
    const b = width * 0.16;
    const lean = random.jitter(width * 0.12);
    const at = (u: number, z: number, w = 0) => frame.at(u, w, z);
    const h = height * 0.62;
    pen.shape(
      [
        at(-b * 2.3, -6, 20),
        at(-b * 1.1, 30),
        at(-b * 0.8, h * 0.5),
        at(-b + lean, h * 0.86),
        at(-b * 2 + lean, h * 1.08),
        at(-b * 0.2 + lean, h),
        at(b * 1.7 + lean, h * 1.1),
        at(b * 0.9 + lean, h * 0.8),
        at(b * 0.7, h * 0.45),
        at(b * 1.2, 30),
        at(b * 2.5, -8, 10),
        at(b * 0.9, 0, 40),
        at(0, -12, 50),
        at(-b * 0.9, 2, 40),
      ],
      bark,
      { edge: 'smooth' },
    );
    pen.tint(
      [
        at(b * 0.3, 0, 40),
        at(b * 0.15, h * 0.5),
        at(b * 0.4 + lean, h * 0.9),
        at(b * 0.85 + lean, h * 0.8),
        at(b * 0.68, h * 0.45),
        at(b * 1.1, 30),
        at(b * 2, -4, 10),
      ],
      bark,
      { tone: -1 },
    );
    for (const _ of range(9)) {
      const [u, z] = [random.range(-b * 0.7, b * 0.4), random.range(20, h * 0.8)];
      pen.stroke([at(u, z), at(u + random.jitter(10), z + 24), at(u + random.jitter(12), z + 54)], 3);
    }
    if (face) {
      const glow = pen.light.night ? { emit: '#ffe08a' } : '#f3dc8a';
      for (const k of [-1, 1]) {
        pen.shape(
          [
            at(k * b * 0.16, h * 0.5),
            at(k * b * 0.56, h * 0.6),
            at(k * b * 0.62, h * 0.48),
            at(k * b * 0.34, h * 0.44),
          ],
          '#33242f',
          { contour: false },
        );
        pen.shape(arc(...at(k * b * 0.4, h * 0.5), 6 * s, 6 * s, 0, TAU, 8), glow, {
          contour: false,
          edge: 'smooth',
          ink: 0,
        });
        pen.glow(...at(k * b * 0.4, h * 0.5), 50 * s, 'amber', 1);
      }
      pen.shape(
        [
          at(-b * 0.5, h * 0.34),
          at(-b * 0.25, h * 0.38),
          at(0, h * 0.33),
          at(b * 0.25, h * 0.38),
          at(b * 0.5, h * 0.34),
          at(b * 0.24, h * 0.2),
          at(-b * 0.2, h * 0.18),
        ],
        '#33242f',
        { contour: false },
      );
    }
    // strands of moss, rooted under the leaves and clear of the face
    for (const i of [1, 3]) {
      const u = (i - 2) * width * 0.19 + lean;
      pen.stroke(
        [at(u, height * 0.62), at(u + 5, height * 0.5), at(u - 4, height * (0.4 - (i % 3) * 0.04))],
        6,
        { colour: '#4f8a5a' },
      );
    }
    const [cx, cy] = at(lean, height * 0.8);
    for (const i of range(9)) {
      const a = i * 2.4;
      const k = Math.sqrt((i + 0.5) / 9);
      const [dx, dy] = [Math.cos(a) * k, Math.sin(a) * k];
      puff(
        pen,
        [cx + dx * width * 0.42 * s, cy + dy * height * 0.18 * s],
        width * 0.24 * s * random.range(0.9, 1.15),
        height * 0.13 * s,
        leaf,
        -dx * 0.5 - dy * 0.4,
      );
    }
  },
};
