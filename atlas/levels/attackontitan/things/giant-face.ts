/** The faces of the giants: nobody of the town has a jaw so long, eyes so small or so many teeth. */
import { TAU, arc, range, spline } from '../../../core/geometry';
import type { Box, Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Who it is: one who grins from ear to ear, one who dozes on his feet, an old one, one with a fringe. */
export type GiantFace = 'grinner' | 'dozer' | 'elder' | 'fringe';

interface Look {
  /** Half of the jaw's width and how far below the head it reaches, in half widths of the head. */
  readonly jaw: readonly [wide: number, long: number];
  /** How far apart the eyes are, and how large. */
  readonly eyes: readonly [apart: number, size: number];
  readonly hair: string;
}

const LOOKS: Readonly<Record<GiantFace, Look>> = {
  grinner: { jaw: [0.86, 0.5], eyes: [0.3, 0.085], hair: '#5a4436' },
  dozer: { jaw: [0.6, 0.78], eyes: [0.46, 0.1], hair: '#8a5a36' },
  elder: { jaw: [0.66, 0.62], eyes: [0.34, 0.075], hair: '#b8b0a4' },
  fringe: { jaw: [0.74, 0.56], eyes: [0.4, 0.095], hair: '#d9b878' },
};

type Spot = (u: number, z: number) => Point;

function mouth(pen: Pen, p: Spot, face: GiantFace): void {
  if (face === 'dozer') {
    pen.shape([p(-0.16, 1.9), p(0, 1.82), p(0.2, 1.9), p(0.12, 2.12), p(-0.1, 2.14)], '#7a3038', {
      edge: 'smooth',
      contour: false,
    });
    pen.line([p(0.16, 2.06), p(0.2, 2.3), p(0.17, 2.44)], 1.2, { colour: '#bfe0ea', smooth: true });
    return;
  }
  const [wide, low] = face === 'grinner' ? [0.78, 0.3] : [0.5, 0.2];
  const top = (t: number): Point => p(wide * (t * 2 - 1), 1.56 + 0.2 * Math.sin(t * Math.PI));
  const foot = (t: number): Point => p(wide * (t * 2 - 1), 1.56 + (0.2 + low) * Math.sin(t * Math.PI));
  const steps = range(13).map((i) => i / 12);
  const lips = [...steps.map(top), ...steps.toReversed().map(foot)];
  pen.shape(lips, '#fbf3e0', { contour: false, wobble: 0, ink: 1.1 });
  pen.within(lips, () => {
    for (const i of range(11)) {
      const t = (i + 1) / 12;
      if (face === 'elder' && i % 3 === 1)
        pen.tint([top(t - 0.05), top(t + 0.05), foot(t + 0.05), foot(t - 0.05)], '#6a2a30');
      pen.line([top(t), foot(t)], 0.8);
    }
    pen.line(
      steps.map((t): Point => {
        const [a, b] = [top(t), foot(t)];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      }),
      0.9,
    );
  });
  for (const k of [-1, 1])
    pen.stroke([p(k * (wide + 0.02), 1.46), p(k * (wide + 0.1), 1.58), p(k * (wide + 0.02), 1.72)], 3);
}

function scalp(pen: Pen, p: Spot, face: GiantFace, hair: string): void {
  const cap = (low: readonly number[]): Point[] => [
    ...arc(0, 0, 1, 1, Math.PI, TAU, 13).map(([c, q]) => p(c * 1.05, 0.86 + q * 0.94)),
    ...low.map((z, i) => p(1 - (i / (low.length - 1)) * 2, z)),
  ];
  if (face === 'elder') {
    for (const k of [-1, 1])
      for (const i of range(4))
        pen.shape(arc(...p(k * (1.02 - i * 0.04), 0.66 + i * 0.2), 9 + i * 2, 11, 0, TAU, 8), hair, {
          edge: 'scallop',
          ink: 0.8,
        });
    for (const i of range(4)) pen.line([p(-0.3 + i * 0.2, 0.02), p(-0.4 + i * 0.24, -0.16)], 1);
    return;
  }
  const low = {
    grinner: [0.5, 0.34, 0.52, 0.4, 0.56, 0.42, 0.54, 0.36, 0.5],
    dozer: [0.9, 0.5, 0.36, 0.5, 0.3, 0.46, 0.34, 0.52, 0.9],
    fringe: [1.3, 0.9, 0.72, 0.8, 0.7, 0.8, 0.72, 0.9, 1.3],
  }[face];
  const shape = cap(low);
  pen.shape(shape, hair, { wobble: 0 });
  pen.within(shape, () => {
    pen.tint([p(-0.7, 0.2), p(-0.2, 0.04), p(-0.1, 0.16), p(-0.6, 0.4)], hair, { tone: 1 });
    pen.tint([p(0.5, -0.1), p(1.1, 0.2), p(1.1, 1.4), p(0.76, 0.5)], hair, { tone: -1 });
    for (const i of range(9))
      pen.line([p(-0.84 + i * 0.21, 0.1 + Math.abs(i - 4) * 0.06), p(-0.92 + i * 0.23, 0.62)], 0.8, {
        opacity: 0.6,
      });
  });
}

/** Draws a head over the one that is in `box`, on the picture. */
export function giantFace(pen: Pen, box: Box, face: GiantFace, skin: string): void {
  const half = ((box.x1 - box.x0) / 2) * 1.02;
  const [cx, top] = [(box.x0 + box.x1) / 2, box.y0];
  const p: Spot = (u, z) => [cx + u * half, top + z * half];
  const { jaw, eyes, hair } = LOOKS[face];
  const [wide, long] = jaw;
  for (const k of [-1, 1]) {
    pen.shape([p(k * 0.94, 0.9), p(k * 1.2, 0.86), p(k * 1.18, 1.24), p(k * 0.94, 1.36)], skin, {
      edge: 'smooth',
    });
    pen.line([p(k * 1.02, 0.98), p(k * 1.12, 1.02), p(k * 1.06, 1.22)], 0.9, { smooth: true });
  }
  const skull = spline(
    [
      p(0, -0.06),
      p(0.74, 0.16),
      p(1, 0.8),
      p(0.94, 1.3),
      p(wide, 1.8),
      p(wide * 0.5, 1.74 + long),
      p(-wide * 0.5, 1.74 + long),
      p(-wide, 1.8),
      p(-0.94, 1.3),
      p(-1, 0.8),
      p(-0.74, 0.16),
    ],
    true,
    5,
  );
  pen.shape(skull, skin, { wobble: 0 });
  pen.within(skull, () => {
    pen.tint(
      [p(0.5, -0.1), p(1.2, 0.2), p(1.2, 2.6), p(wide * 0.2, 2.6), p(wide * 0.76, 1.7), p(0.72, 1)],
      skin,
      { tone: -0.9 },
    );
    for (const k of [-1, 1])
      pen.tint(arc(...p(k * 0.6, 1.34), half * 0.2, half * 0.14), '#d98a72', { opacity: 0.35 });
    for (const k of [-1, 1])
      pen.tint(arc(...p(k * eyes[0], 0.98), half * 0.2, half * 0.17), skin, { tone: -0.9 });
  });
  for (const k of [-1, 1]) {
    const [x, y] = p(k * eyes[0], 0.98);
    const r = half * eyes[1];
    if (face === 'dozer')
      pen.stroke([p(k * eyes[0] - 0.16, 0.98), p(k * eyes[0], 1.06), p(k * eyes[0] + 0.16, 0.98)], 5);
    else {
      pen.shape(arc(x, y, r * 1.7, r * 1.5), '#fffdf4', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.tint(
        arc(x + (face === 'grinner' ? k * -0.3 * r : 0.3 * r), y + 0.2 * r, r * 0.62, r * 0.7),
        '#2b1a2e',
      );
    }
    pen.stroke([p(k * (eyes[0] - 0.2), 0.74), p(k * eyes[0], 0.68), p(k * (eyes[0] + 0.22), 0.8)], 5, {
      colour: hair,
      tone: -0.6,
    });
    pen.scratches([
      [p(k * (eyes[0] - 0.14), 1.22), p(k * (eyes[0] + 0.14), 1.18)],
      [p(k * 0.86, 1.36), p(k * 0.76, 1.56)],
    ]);
  }
  pen.line([p(0.04, 0.96), p(0.16, 1.3), p(0.02, 1.38), p(-0.12, 1.34)], 1.3, { smooth: true });
  mouth(pen, p, face);
  pen.line([p(-0.12, 1.6 + long), p(0.12, 1.6 + long)], 1);
  scalp(pen, p, face, hair);
}
