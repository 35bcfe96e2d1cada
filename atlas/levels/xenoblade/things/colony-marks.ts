/** What tells one drum of the colony from the next: marks on its sheet, plates and a skylight on its dome. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** A point of the wall by its angle, pi / 2 toward the viewer, and its height. */
type On = (angle: number, z: number) => Point;

type Mark = (pen: Pen, on: On, s: number) => void;

const ring = (on: On, a0: number, a1: number, z: number): Point[] =>
  range(9).map((i) => on(a0 + ((a1 - a0) * i) / 8, z));

export const MARKS = {
  patch: (pen, on, s) => {
    pen.shape([...ring(on, 1.02, 1.3, 30), ...ring(on, 1.02, 1.3, 72).toReversed()], '#b9a284', {
      contour: false,
      ink: 0.8,
    });
    for (const [a, z] of [
      [1.05, 35],
      [1.27, 35],
      [1.05, 67],
      [1.27, 67],
    ] as const)
      pen.tint(arc(...on(a, z), 3 * s, 3 * s, 0, TAU, 6), '#3d3a4a');
  },
  gauge: (pen, on, s) => {
    const [x, y] = on(1.14, 60);
    pen.shape(arc(x, y, 21 * s, 22 * s, 0, TAU, 16), '#d9a84a', { edge: 'smooth', contour: false });
    pen.shape(arc(x, y, 15 * s, 16 * s, 0, TAU, 16), '#fff6e0', { edge: 'smooth', contour: false, ink: 0.7 });
    pen.line(
      [
        [x, y],
        [x + 9 * s, y - 9 * s],
      ],
      1.4,
      { colour: '#d9423c' },
    );
    pen.bars([[on(1.14, 38), on(1.14, 8)]], 7 * s, '#9a7f62');
  },
  hatch: (pen, on, s) => {
    const [x, y] = on(1.13, 54);
    pen.shape(arc(x, y, 30 * s, 31 * s, 0, TAU, 18), '#7f8aa0', { edge: 'smooth', contour: false });
    pen.line(arc(x, y, 21 * s, 22 * s, 0, TAU, 16), 1, { smooth: true });
    for (const a of range(3))
      pen.bars(
        [
          [
            [x + Math.cos(a * 1.05) * 16 * s, y + Math.sin(a * 1.05) * 16 * s],
            [x - Math.cos(a * 1.05) * 16 * s, y - Math.sin(a * 1.05) * 16 * s],
          ],
        ],
        4 * s,
        '#c9603f',
        { edge: 1 },
      );
  },
  band: (pen, on) => {
    for (const [z, colour] of [
      [20, '#c9603f'],
      [34, '#f3e2c0'],
    ] as const)
      pen.shape([...ring(on, 0.2, 2.94, z), ...ring(on, 0.2, 2.94, z + 12).toReversed()], colour, {
        contour: false,
        ink: 0.7,
        wobble: 0,
        opacity: 0.9,
      });
  },
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;

/** Plates, rivets and a lit skylight on a dome whose foot has its middle at `at` and a radius of `k` pixels. */
export function dressDome(pen: Pen, [x, y]: Point, k: number, roof: string): void {
  const p = (u: number, v: number): Point => [x + u * k, y - v * k];
  for (const v of [0.2, 0.5])
    pen.line(
      range(11).map((i) => {
        const u = (i / 5 - 1) * Math.sqrt(1 - v * v) * 0.98;
        return p(u, v * 0.82 - 0.24 * (1 - (i / 5 - 1) ** 2) * (1 - v));
      }),
      0.8,
      { smooth: true, opacity: 0.7 },
    );
  for (const i of range(13)) {
    const u = (i / 6 - 1) * 0.92;
    pen.tint(
      arc(...p(u, -0.4 * Math.sqrt(Math.max(0, 1 - u * u)) + 0.06), k * 0.016, k * 0.016, 0, TAU, 6),
      '#3d3a4a',
      {
        opacity: 0.8,
      },
    );
  }
  pen.shape([p(0.2, 0.34), p(0.46, 0.24), p(0.52, -0.02), p(0.24, 0.06)], roof, {
    tone: 0.7,
    contour: false,
    ink: 0.8,
  });
  for (const [u, v] of [
    [0.25, 0.28],
    [0.44, 0.2],
    [0.47, 0.03],
    [0.27, 0.1],
  ] as const)
    pen.tint(arc(...p(u, v), k * 0.014, k * 0.014, 0, TAU, 6), '#3d3a4a');
  const pane = arc(...p(-0.32, 0.2), k * 0.15, k * 0.13, 0, TAU, 16);
  pen.shape(arc(...p(-0.32, 0.2), k * 0.2, k * 0.175, 0, TAU, 16), '#6b5a50', {
    edge: 'smooth',
    contour: false,
  });
  pen.shape(pane, '#ffe2a0', { edge: 'smooth', contour: false, ink: 0.7 });
  pen.line([p(-0.32, 0.33), p(-0.32, 0.07)], 0.8);
  pen.line([p(-0.47, 0.2), p(-0.17, 0.2)], 0.8);
}
