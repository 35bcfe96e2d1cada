/** Somebody small has seen that a dome with one round window lacks little to be a face, and paints the rest. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { colonyHouse } from './colony-house';

const PAINT = '#fdf6e4';
const FUR = '#a9d8e8';

/** `r` is the radius of the dome, and `frame` stands at the middle of its foot. */
function paint(pen: Pen, frame: Frame, r: number): void {
  const s = frame.scale;
  const k = r * s;
  const [x, y] = frame.at(0, 0, 0);
  const p = (u: number, v: number): Point => [x + u * k, y - v * k];
  const round = ([u, v]: Point, a: number, b: number, colour: string, ink = 1) =>
    pen.shape(arc(...p(u, v), a * k, b * k, 0, TAU, 22), colour, { edge: 'smooth', contour: false, ink });
  // the second eye, over the patch that was there, with a pupil that looks at the painter
  round([0.35, 0.18], 0.22, 0.19, PAINT);
  round([0.38, 0.14], 0.09, 0.09, '#3a2c40', 0);
  round([0.36, 0.18], 0.03, 0.03, '#ffffff', 0);
  // the window gets a pupil's lashes too
  for (const [u, v] of [
    [-0.5, 0.36],
    [-0.36, 0.42],
    [-0.2, 0.41],
  ] as const)
    pen.bars([[p(u, v), p(u + (u + 0.32) * 0.5 - 0.02, v + 0.1)]], 0.034 * k, PAINT, { edge: 1.4 });
  pen.bars([[p(0.16, 0.42), p(0.34, 0.49), p(0.53, 0.41)]], 0.05 * k, PAINT, { smooth: true, edge: 1.4 });
  for (const [u, v] of [
    [-0.62, -0.08],
    [0.12, -0.02],
  ] as const)
    if (u < 0) pen.tint(arc(...p(u, v), 0.11 * k, 0.08 * k, 0, TAU, 14), '#f7a8a0', { opacity: 0.85 });
  round([0.02, 0.02], 0.06, 0.05, '#f7a8a0', 1);
  // the grin: done as far as the brush has come
  const low = range(9).map((i) => p(-0.42 + i * 0.105, -0.13 - 0.2 * Math.sin((i / 8) * 2.3)));
  const high = range(9).map((i) => p(-0.42 + i * 0.105, -0.13 - 0.06 * Math.sin((i / 8) * 2.3)));
  pen.shape([...high, ...low.toReversed()], PAINT, { edge: 'smooth', contour: false, ink: 1 });
  for (const i of [2, 4, 6]) {
    const [a, b] = [high[i], low[i]];
    if (a && b) pen.line([a, b], 1);
  }
  // what has run down
  for (const [u, v, long] of [
    [0.24, 0.02, 0.1],
    [-0.24, -0.24, 0.09],
    [0.2, -0.28, 0.07],
  ] as const)
    pen.bars([[p(u, v), p(u, v - long)]], 0.03 * k, PAINT, { edge: 1 });
  // the painter, on a board on two ropes that are tied to the top of the dome
  const seat: Point = [0.7, -0.3];
  for (const d of [-0.17, 0.17])
    pen.bars([[p(0.02, 0.8), p(0.44 + d * 0.4, 0.5), p(seat[0] + d, seat[1])]], 0.02 * k, '#8a6a48', {
      edge: 1.2,
      smooth: true,
    });
  pen.bars([[p(seat[0] - 0.22, seat[1]), p(seat[0] + 0.22, seat[1])]], 0.06 * k, '#b98a58', { edge: 1.6 });
  const on = (u: number, v: number): Point => p(seat[0] + u, seat[1] + v);
  for (const d of [-0.07, 0.08])
    pen.shape(arc(...on(d, -0.05), 0.06 * k, 0.045 * k, 0, TAU, 12), '#e7b46a', { edge: 'smooth' });
  for (const side of [-1, 1])
    pen.shape(
      [
        on(side * 0.08, 0.3),
        on(side * 0.2, 0.36),
        on(side * 0.26, 0.2),
        on(side * 0.2, 0.1),
        on(side * 0.12, 0.2),
      ],
      '#6fa8c0',
      { edge: 'smooth' },
    );
  pen.shape(
    [
      on(-0.15, 0.12),
      on(-0.13, 0.26),
      on(-0.04, 0.34),
      on(0.06, 0.34),
      on(0.14, 0.26),
      on(0.16, 0.12),
      on(0.1, 0),
      on(-0.1, 0),
    ],
    FUR,
    { edge: 'smooth' },
  );
  pen.tint(
    [on(0.06, 0.02), on(0.1, 0.16), on(0.06, 0.32), on(0.13, 0.24), on(0.15, 0.12), on(0.1, 0.02)],
    FUR,
    {
      tone: -0.8,
    },
  );
  for (const d of [-0.07, 0.04]) {
    pen.shape(arc(...on(d, 0.2), 0.035 * k, 0.042 * k, 0, TAU, 12), '#ffffff', {
      edge: 'smooth',
      contour: false,
      ink: 0.8,
    });
    pen.tint(arc(...on(d - 0.012, 0.2), 0.014 * k, 0.02 * k, 0, TAU, 8), '#2a2036');
  }
  pen.line([on(-0.07, 0.11), on(-0.02, 0.09), on(0.03, 0.12)], 1.8, { smooth: true });
  // a cap of folded paper, a brush, a pot of paint on the board
  pen.shape([on(-0.13, 0.32), on(0.01, 0.46), on(0.14, 0.33), on(0, 0.29)], '#fdf2e0', { ink: 1 });
  pen.line([on(0.01, 0.46), on(0, 0.29)], 0.9);
  pen.bars([[on(-0.13, 0.12), on(-0.2, 0.08)]], 0.07 * k, FUR, { smooth: true });
  pen.bars([[on(-0.17, 0.08), on(-0.32, 0.09)]], 0.026 * k, '#8a5a36', { edge: 1.2 });
  pen.shape([on(-0.3, 0.13), on(-0.38, 0.1), on(-0.3, 0.05)], PAINT, { edge: 'smooth' });
  pen.shape([on(0.16, 0.03), on(0.15, 0.15), on(0.28, 0.15), on(0.27, 0.03)], '#8f97a8', { ink: 1 });
  pen.tint([on(0.15, 0.15), on(0.28, 0.15), on(0.27, 0.11), on(0.22, 0.05), on(0.2, 0.11)], PAINT);
}

/** A house of two floors with such a dome. */
export const facedHouse: typeof colonyHouse = {
  ...colonyHouse,
  draw(pen, frame, options, random) {
    colonyHouse.draw(pen, frame, options, random);
    paint(pen, frame.moved(0, 0, 340), (options.r ?? 170) * 0.938);
  },
};
