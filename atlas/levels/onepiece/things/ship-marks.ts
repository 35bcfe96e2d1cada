/** What tells one ship from another: the sign on the sail and the beast on the bow. */
import { arc, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { upright } from '../../../core/upright';

type OnSail = (s: number, t: number) => Point;

export const SAIL_MARKS = {
  /** A grinning skull in a cook's kerchief over crossed bones. */
  bones(pen: Pen, at: OnSail, colour: string) {
    const ring = (cs: number, ct: number, rs: number, rt: number) =>
      arc(0, 0, 1, 1, 0, 6.2832, 16).map(([x, y]) => at(cs + x * rs, ct + y * rt));
    for (const k of [-1, 1]) {
      pen.bars([[at(-0.5 * k, 0.2), at(0.5 * k, 0.8)]], 9 * pen.weight, '#fffaf0', { edge: 1 });
      // two knobs at every end: balls at the upper ends alone are ears
      for (const end of [-1, 1])
        for (const [cs, ct] of [
          [0.53, 0.26],
          [0.45, 0.34],
        ] as const)
          pen.shape(ring(end * k * cs, 0.5 + end * ct, 0.07, 0.05), '#fffaf0', {
            edge: 'smooth',
            ink: 0.6,
            contour: false,
          });
    }
    // the jaw first, so that the cheeks lie over it and both are one head
    pen.shape(
      [at(-0.22, 0.44), at(0.22, 0.44), at(0.2, 0.24), at(0.12, 0.19), at(-0.12, 0.19), at(-0.2, 0.24)],
      '#fffaf0',
      { ink: 0.8, contour: false },
    );
    pen.shape(ring(0, 0.55, 0.34, 0.24), '#fffaf0', { edge: 'smooth', contour: false });
    pen.tint([at(-0.2, 0.42), at(0.2, 0.42), at(0.2, 0.3), at(-0.2, 0.3)], '#fffaf0', { edge: 'straight' });
    pen.shape(
      [at(-0.37, 0.62), at(-0.28, 0.84), at(0, 0.9), at(0.28, 0.84), at(0.37, 0.62), at(0, 0.68)],
      '#d9483f',
      { edge: 'smooth', contour: false },
    );
    for (const k of [-0.14, 0.14])
      pen.shape(ring(k, 0.5, 0.085, 0.085), colour, { edge: 'smooth', ink: 0.4, contour: false });
    pen.shape([at(-0.04, 0.42), at(0, 0.47), at(0.04, 0.42)], colour, { ink: 0.4, contour: false });
    // teeth
    pen.line([at(-0.18, 0.33), at(0.18, 0.33)], 1.4);
    for (const k of [-0.1, -0.03, 0.04, 0.11]) pen.line([at(k, 0.37), at(k, 0.28)], 1);
  },
  /** A plain anchor in a ring of rope. */
  anchor(pen: Pen, at: OnSail, colour: string) {
    const w = 10 * pen.weight;
    pen.bars(
      [
        [at(0, 0.2), at(0, 0.82)],
        [at(-0.24, 0.68), at(0.24, 0.68)],
        [at(-0.4, 0.42), at(-0.3, 0.26), at(0, 0.19), at(0.3, 0.26), at(0.4, 0.42)],
      ],
      w,
      colour,
      { edge: 1 },
    );
  },
  /** A sun with an eye: somebody you would rather not meet. */
  sun(pen: Pen, at: OnSail, colour: string) {
    for (const k of range(10)) {
      const a = (k / 10) * 6.2832;
      pen.bars(
        [[at(Math.cos(a) * 0.3, 0.5 + Math.sin(a) * 0.24), at(Math.cos(a) * 0.52, 0.5 + Math.sin(a) * 0.4)]],
        8 * pen.weight,
        colour,
        { edge: 1 },
      );
    }
    pen.shape(
      arc(0, 0, 1, 1, 0, 6.2832, 16).map(([x, y]) => at(x * 0.26, 0.5 + y * 0.2)),
      colour,
      { edge: 'smooth', contour: false },
    );
  },
} as const;

export const FIGUREHEADS = {
  rooster(pen: Pen, frame: Frame) {
    const on = upright(frame);
    pen.shape(
      on([
        [-40, -70],
        [10, -60],
        [40, -20],
        [52, 30],
        [44, 76],
        [10, 92],
        [-20, 70],
        [-34, 20],
      ]),
      '#fbf3df',
      { edge: 'smooth' },
    );
    pen.shape(
      on([
        [-22, 74],
        [-26, 104],
        [-4, 96],
        [6, 124],
        [22, 98],
        [44, 116],
        [44, 78],
        [12, 92],
      ]),
      '#d9483f',
      { edge: 'smooth' },
    );
    pen.shape(
      on([
        [46, 62],
        [88, 48],
        [46, 34],
      ]),
      '#f0b53a',
    );
    pen.shape(
      on([
        [40, 32],
        [58, 22],
        [56, -4],
        [40, 8],
      ]),
      '#d9483f',
      { edge: 'smooth' },
    );
    pen.shape(arc(...frame.at(26, 0, 58), 8 * frame.scale, 10 * frame.scale, 0, 6.2832, 10), '#2f2138', {
      edge: 'smooth',
      contour: false,
    });
  },
  gull(pen: Pen, frame: Frame) {
    const on = upright(frame);
    pen.shape(
      on([
        [-30, -50],
        [20, -40],
        [50, 0],
        [46, 40],
        [16, 54],
        [-16, 30],
      ]),
      '#fdf8ee',
      { edge: 'smooth' },
    );
    pen.shape(
      on([
        [46, 30],
        [104, 20],
        [96, 4],
        [48, 8],
      ]),
      '#e8a23a',
    );
    pen.shape(arc(...frame.at(26, 0, 28), 7 * frame.scale, 8 * frame.scale, 0, 6.2832, 10), '#2f2138', {
      edge: 'smooth',
      contour: false,
    });
  },
  ram(pen: Pen, frame: Frame) {
    const on = upright(frame);
    pen.shape(
      on([
        [-30, -40],
        [60, -10],
        [110, 20],
        [60, 40],
        [-30, 40],
      ]),
      '#7d7a8e',
    );
    pen.shape(
      on([
        [-20, 40],
        [10, 90],
        [40, 84],
        [24, 40],
      ]),
      '#d9c39a',
      { edge: 'smooth' },
    );
    pen.line(
      on([
        [0, 0],
        [70, 16],
      ]),
      1,
    );
  },
} as const;
