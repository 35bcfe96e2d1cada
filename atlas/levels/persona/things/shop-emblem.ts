/** What a shop of the crossing sells, as one small picture: it hangs on the sign and lies in the window, so that both tell the same. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** What is sold, as it is written over the door. */
export type Trade =
  | 'BANK'
  | 'MANGA'
  | 'RECORDS'
  | 'RAMEN'
  | 'BOOKS'
  | 'KARAOKE'
  | 'CINEMA'
  | 'HOTEL'
  | 'PILLS'
  | 'SHOES'
  | 'CLINIC'
  | 'BATHS'
  | 'CURRY';

/** A picture's place: `u` to the right and `z` up, both from -1 to 1. */
type Plot = (u: number, z: number) => Point;

const RED = '#d8202f';
const DARK = '#241d28';
const PALE = '#fbf6f0';
const INK = { ink: 0.7, contour: false, wobble: 0 } as const;

type Draw = (pen: Pen, p: Plot, r: number) => void;

const round = (pen: Pen, [x, y]: Point, w: number, h: number, colour: string) =>
  pen.shape(arc(x, y, w, h, 0, TAU, 14), colour, { ...INK, edge: 'smooth' });

const steam = (pen: Pen, p: Plot, from: number) => {
  for (const u of [-0.4, 0.05, 0.5])
    pen.line([p(u, from), p(u + 0.16, from + 0.22), p(u - 0.1, from + 0.44), p(u + 0.1, from + 0.66)], 1.3, {
      smooth: true,
      colour: '#b9a9b4',
    });
};

const bowl = (pen: Pen, p: Plot, fill: string) => {
  pen.shape([p(-0.9, 0.1), p(0.9, 0.1), p(0.5, -0.8), p(-0.5, -0.8)], RED, INK);
  pen.shape([p(-0.84, 0.1), p(-0.4, 0.36), p(0.4, 0.36), p(0.84, 0.1)], fill, { ...INK, edge: 'smooth' });
};

const book = (pen: Pen, p: Plot, cover: string) => {
  pen.shape([p(-0.95, -0.6), p(0, -0.8), p(0.95, -0.6), p(0.95, 0.6), p(0, 0.4), p(-0.95, 0.6)], cover, INK);
  for (const k of [-1, 1]) {
    pen.shape([p(0, -0.66), p(k * 0.82, -0.48), p(k * 0.82, 0.7), p(0, 0.52)], PALE, INK);
    for (const z of [0.28, 0, -0.28]) pen.line([p(k * 0.14, z), p(k * 0.68, z + 0.12)], 0.8);
  }
};

const cross = (pen: Pen, p: Plot) => {
  const arm = (a: number, b: number) => pen.shape([p(-a, -b), p(a, -b), p(a, b), p(-a, b)], RED, INK);
  pen.shape([p(-0.95, -0.95), p(0.95, -0.95), p(0.95, 0.95), p(-0.95, 0.95)], PALE, INK);
  arm(0.26, 0.74);
  arm(0.74, 0.26);
};

const EMBLEMS: Readonly<Record<Trade, Draw>> = {
  BANK(pen, p, r) {
    for (const [u, z] of [
      [-0.36, -0.5],
      [0.36, -0.5],
      [0, 0.16],
    ] as const) {
      round(pen, p(u, z), r * 0.44, r * 0.44, '#f0c040');
      pen.line([p(u, z - 0.24), p(u, z + 0.24)], 1);
    }
  },
  MANGA(pen, p) {
    book(pen, p, '#f0c040');
    pen.shape(
      range(10).map((i) => {
        const a = (i * TAU) / 10;
        const far = i % 2 ? 0.3 : 0.62;
        return p(0.42 + Math.cos(a) * far * 0.8, 0.3 + Math.sin(a) * far);
      }),
      RED,
      INK,
    );
  },
  RECORDS(pen, p, r) {
    round(pen, p(0, 0), r * 0.92, r * 0.92, DARK);
    for (const k of [0.7, 0.52])
      pen.line(arc(...p(0, 0), r * k, r * k, 0, TAU, 14), 0.5, { colour: '#8f8790', smooth: true });
    round(pen, p(0, 0), r * 0.34, r * 0.34, RED);
    round(pen, p(0, 0), r * 0.09, r * 0.09, PALE);
  },
  RAMEN(pen, p) {
    bowl(pen, p, '#f2d58a');
    for (const k of [-0.4, 0, 0.4]) pen.line([p(k - 0.16, 0.16), p(k + 0.16, 0.28)], 0.9, { smooth: true });
    pen.bars(
      [
        [p(0.2, 0.3), p(0.86, 0.9)],
        [p(0.36, 0.26), p(1, 0.8)],
      ],
      2,
      '#8a5a3a',
      { edge: 0.5 },
    );
  },
  BOOKS(pen, p) {
    book(pen, p, '#3f6fb0');
  },
  KARAOKE(pen, p, r) {
    // pale, for it hangs on dark boards: a grip, a collar, a ball of wire
    pen.shape([p(-0.8, -0.86), p(-0.5, -1.02), p(0.3, 0.1), p(-0.1, 0.36)], '#f0c040', INK);
    round(pen, p(0.32, 0.46), r * 0.56, r * 0.56, PALE);
    pen.shape([p(-0.16, 0.3), p(0.02, 0.46), p(0.42, 0.1), p(0.24, -0.04)], RED, INK);
    for (const k of [0.4, 0.68]) pen.line([p(0.02, k + 0.1), p(0.7, k - 0.04)], 0.7);
    pen.line([p(0.2, 0.94), p(0.52, 0.1)], 0.7);
  },
  CINEMA(pen, p) {
    pen.shape([p(-0.9, -0.8), p(0.9, -0.8), p(0.9, 0.3), p(-0.9, 0.3)], DARK, INK);
    pen.shape([p(-0.9, 0.34), p(0.86, 0.74), p(0.78, 1.06), p(-0.96, 0.66)], PALE, INK);
    for (const k of [-0.6, -0.1, 0.4])
      pen.shape(
        [
          p(k - 0.08, 0.54 + k * 0.22),
          p(k + 0.16, 0.6 + k * 0.22),
          p(k + 0.02, 0.88 + k * 0.22),
          p(k - 0.22, 0.82 + k * 0.22),
        ],
        DARK,
        { ...INK, ink: 0 },
      );
    pen.shape([p(-0.2, -0.6), p(0.34, -0.24), p(-0.2, 0.12)], PALE, { ...INK, ink: 0 });
  },
  HOTEL(pen, p, r) {
    pen.bars([[p(-0.9, 0.7), p(-0.9, -0.8)]], 3, '#8a5a3a', { edge: 0.6 });
    pen.bars([[p(0.92, 0), p(0.92, -0.8)]], 3, '#8a5a3a', { edge: 0.6 });
    pen.shape([p(-0.88, -0.5), p(0.9, -0.5), p(0.9, 0), p(-0.1, 0.14), p(-0.88, 0)], RED, INK);
    round(pen, p(-0.5, 0.18), r * 0.34, r * 0.22, PALE);
  },
  PILLS(pen, p, r) {
    round(pen, p(-0.5, 0.46), r * 0.4, r * 0.4, PALE);
    pen.line([p(-0.76, 0.3), p(-0.24, 0.62)], 0.9);
    pen.bars([[p(-0.5, -0.5), p(0.5, 0.1)]], r * 0.62, PALE, { edge: 0.9 });
    pen.bars([[p(0.06, -0.17), p(0.5, 0.1)]], r * 0.62, RED, { edge: 0.9 });
  },
  SHOES(pen, p) {
    pen.shape(
      [
        p(-0.9, 0.62),
        p(-0.3, 0.62),
        p(-0.06, 0.1),
        p(0.66, -0.08),
        p(0.94, -0.4),
        p(0.94, -0.56),
        p(-0.9, -0.56),
      ],
      RED,
      INK,
    );
    pen.shape([p(-0.94, -0.5), p(0.98, -0.5), p(0.98, -0.76), p(-0.94, -0.76)], PALE, INK);
    for (const k of [0, 0.22]) pen.line([p(-0.2 + k, 0.36 - k), p(0.04 + k, 0.46 - k)], 1, { colour: PALE });
  },
  CLINIC: cross,
  BATHS(pen, p, r) {
    pen.shape(arc(...p(0, -0.4), r * 0.9, r * 0.5, 0, TAU, 16), '#3f8fb8', { ...INK, edge: 'smooth' });
    pen.tint(arc(...p(0, -0.3), r * 0.7, r * 0.34, 0, TAU, 14), '#bfe6ee', { opacity: 1 });
    steam(pen, p, -0.1);
  },
  CURRY(pen, p, r) {
    pen.shape(arc(...p(0, -0.3), r * 0.96, r * 0.5, 0, TAU, 16), PALE, { ...INK, edge: 'smooth' });
    pen.shape([p(-0.76, -0.3), p(-0.6, 0.2), p(-0.2, 0.3), p(0.06, -0.2)], '#fff8ec', {
      ...INK,
      edge: 'smooth',
    });
    pen.shape([p(-0.1, -0.16), p(0.2, 0.12), p(0.74, -0.2), p(0.3, -0.6), p(-0.2, -0.56)], '#b5702a', {
      ...INK,
      edge: 'smooth',
    });
    steam(pen, p, 0.3);
  },
};

/** Draws what a shop sells, `r` picture pixels from its middle to its edge. */
export const emblem = (pen: Pen, trade: Trade, at: Point, r: number): void =>
  EMBLEMS[trade](pen, (u, z) => [at[0] + u * r, at[1] - z * r], r);
