/** A tree of the exam forest: a trunk like a house, roots like sleeping snakes, and eyes that count candidates. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { upright } from '../../../core/upright';

export interface ExamTreeOptions {
  readonly height?: number;
  readonly girth?: number;
  readonly leaf?: string;
  readonly bark?: string;
  /** Eyes in the hollow. */
  readonly eyes?: string | undefined;
}

export const examTree: ThingKind<ExamTreeOptions> = {
  name: 'examTree',
  footprint: ({ girth = 150 }) => block(girth * 2, girth * 0.8),
  height: 420,
  draw(pen, frame, { height = 620, girth = 150, leaf = '#2c5f4a', bark = '#5d4a5c', eyes }, random) {
    const s = frame.scale;
    const at = upright(frame);
    const g = girth / 2;
    const k = height / 620;
    const one = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const [u, share, r] of [
      [-190, 0.98, 140],
      [170, 1.02, 150],
      [0, 1.2, 150],
      [-60, 0.84, 120],
    ] as const)
      puff(pen, one(u * k, height * share), r * k * s, r * k * 0.72 * s, leaf, -0.75);
    const lean = random.jitter(30);
    // one twisted trunk: roots, waist, two great limbs
    pen.shape(
      at([
        [-g * 2.5, -12],
        [-g * 1.5, 36],
        [-g * 1.0, 130],
        [-g * 0.9 + lean, height * 0.5],
        [-g * 1.9 + lean, height * 0.86],
        [-g * 1.4 + lean, height * 0.9],
        [-g * 0.3 + lean, height * 0.66],
        [lean, height * 0.94],
        [g * 0.5 + lean, height * 0.94],
        [g * 0.6 + lean, height * 0.68],
        [g * 1.7 + lean, height * 0.92],
        [g * 2.2 + lean, height * 0.86],
        [g * 1.0 + lean, height * 0.48],
        [g * 1.05, 140],
        [g * 1.6, 44],
        [g * 2.7, -16],
        [g * 1.3, 2],
        [g * 0.5, -22],
        [-g * 0.3, -4],
        [-g * 1.2, -24],
      ]),
      bark,
      { edge: 'smooth' },
    );
    pen.tint(
      at([
        [g * 0.2, -4],
        [g * 0.5, 150],
        [g * 0.2 + lean, height * 0.6],
        [g * 1.0 + lean, height * 0.5],
        [g * 1.02, 140],
        [g * 1.5, 46],
        [g * 2.4, -10],
        [g * 1.2, 0],
      ]),
      bark,
      { tone: -1 },
    );
    for (const i of range(9)) {
      const u = (i / 8 - 0.5) * girth * 0.9;
      const z = random.range(30, 120);
      pen.stroke(
        [one(u * 1.5, z * 0.4), one(u, z + 70), one(u * 0.8 + lean * 0.6, z + random.range(120, 240))],
        3.4,
      );
    }
    // the hollow
    const [hx, hy] = one(-g * 0.1 + lean * 0.4, height * 0.36);
    pen.shape(arc(hx, hy, g * 0.5 * s, g * 0.72 * s, 0, Math.PI * 2, 14), '#2a1c30', {
      edge: 'smooth',
      contour: false,
      ink: 1.4,
    });
    if (eyes)
      for (const side of [-1, 1]) {
        pen.tint(arc(hx + side * g * 0.2 * s, hy, g * 0.15 * s, g * 0.17 * s, 0, Math.PI * 2, 12), {
          emit: eyes,
        });
        pen.tint(
          arc(hx + side * g * 0.2 * s + 2 * s, hy, g * 0.045 * s, g * 0.13 * s, 0, Math.PI * 2, 8),
          '#2a1c30',
        );
      }
    for (const [u, z, r] of [
      [-g * 1.02, 150, 26],
      [-g * 1.0, 190, 19],
      [g * 0.98, 210, 24],
    ] as const) {
      const [x, y] = one(u, z);
      pen.shape(arc(x, y, r * s, r * 0.62 * s, Math.PI, Math.PI * 2, 9), '#e8795a', { ink: 0.9 });
      for (const d of [-0.4, 0.3])
        pen.tint(arc(x + d * r * s, y - r * 0.28 * s, 3.4 * s, 2.6 * s, 0, Math.PI * 2, 6), '#fbf0d6');
    }
    // a ragged crown: great masses and small ones that break its outline, lit from the upper left
    for (const i of range(15)) {
      const t = ((i * 8) % 15) / 14 - 0.5;
      const large = i % 3 === 0;
      const r = (large ? random.range(104, 146) : random.range(50, 88)) * k;
      const z = height * (1.04 - Math.abs(t) * 0.36 + (large ? -0.03 : random.range(-0.1, 0.2)));
      puff(
        pen,
        one(t * 540 * k + random.jitter(24), z),
        r * s,
        r * (large ? 0.7 : 0.82) * s,
        leaf,
        -0.3 - t * 0.4 + (z > height ? 0.3 : -0.1) + random.jitter(0.12),
      );
    }
    for (const u of [-176 * k, -90 * k, 120 * k, 196 * k]) {
      const long = random.range(90, 190) * k;
      pen.stroke(
        [one(u, height * 0.88), one(u + 10, height * 0.88 - long * 0.5), one(u - 6, height * 0.88 - long)],
        5,
        { colour: leaf, tone: -0.4, from: 0.7 },
      );
      const [x, y] = one(u - 6, height * 0.88 - long);
      pen.shape(
        [
          [x - 9 * s, y],
          [x, y - 12 * s],
          [x + 9 * s, y],
          [x, y + 12 * s],
        ],
        leaf,
        { ink: 0.7, contour: false, tone: 0.3 },
      );
    }
  },
};
