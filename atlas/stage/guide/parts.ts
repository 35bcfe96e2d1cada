/** What the guide cat is put together from: head, paws, tail and scarf. */
import { TAU, arc } from '../../core/geometry';
import type { Point, Points } from '../../core/geometry';
import { knots } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Pen } from '../../core/pen';

export type CatFace = 'awake' | 'asleep' | 'happy' | 'up';

export const FUR = '#fffaf0';
export const SHADE = '#e2cfc4';
export const ORANGE = '#e58a45';
export const RED = '#c8321b';
export const PINK = '#f2a9a0';
export const INK = '#2b1a2e';

export type At = (x: number, y: number) => Point;

/** A pen that draws in the cat's own units, feet at (0, 0) and y downwards. */
export interface Hand {
  readonly pen: Pen;
  readonly p: At;
  readonly unit: number;
}

/** Points of the cat on the picture. */
export const many = (p: At, points: Knots): Point[] => points.map(([x, y]) => p(x, y));

/** A patch of fur with its ink. */
export function fur({ pen }: Hand, points: Points, material = FUR): void {
  pen.shape(points, material, { edge: 'smooth', ink: 1.1 });
}

/** A tail with an orange tip. */
export function tail({ pen, p, unit }: Hand, points: Knots): void {
  const line = many(p, points);
  pen.bars([line], 7 * unit, FUR, { edge: 2, smooth: true });
  pen.bars([line.slice(-2)], 7 * unit, ORANGE, { edge: 0 });
}

/** A paw seen from above its toes. */
export function paw(hand: Hand, x: number, y: number, r = 5): void {
  const { pen, p, unit } = hand;
  fur(hand, arc(...p(x, y), r * 1.15 * unit, r * 0.85 * unit, 0, TAU, 10));
  pen.line([p(x - 1, y + 1), p(x - 1, y + 3.4)], 0.5);
}

/** The head, its middle at (x, y); without a face it is seen from behind. */
export function head(hand: Hand, x: number, y: number, face: CatFace | undefined): void {
  const { pen, p, unit } = hand;
  const h: At = (u, v) => p(x + u, y + v);
  pen.shape(
    many(
      h,
      knots`-15 -22, -6 -14, 0 -15, 6 -14, 15 -22, 17 -8, 18 0, 15 7, 8 11.5, 0 12.5, -8 11.5, -15 7, -18 0, -17 -8`,
    ),
    FUR,
    { ink: 1.1, wobble: 0 },
  );
  const k = face === undefined ? -1 : 1;
  pen.tint(
    many(h, [
      [3 * k, -13],
      [6 * k, -13.4],
      [14 * k, -20],
      [16 * k, -8],
      [17 * k, 0],
      [9 * k, 2],
      [4 * k, -4],
    ]),
    ORANGE,
    { edge: 'straight' },
  );
  if (face === undefined) return;
  for (const side of [-1, 1])
    pen.tint(
      many(h, [
        [8 * side, -14],
        [13 * side, -18],
        [14 * side, -11],
      ]),
      PINK,
      { edge: 'straight' },
    );
  for (const side of [-1, 1]) {
    const [ex, ey] = [7 * side, face === 'up' ? -3 : 0];
    if (face === 'awake' || face === 'up') {
      pen.tint(arc(...h(ex, ey), 2.9 * unit, 3.9 * unit, 0, TAU, 10), INK);
      pen.tint(arc(...h(ex - 1, ey - 1.4), 1.1 * unit, 1.3 * unit, 0, TAU, 6), '#ffffff');
    } else {
      const bow = face === 'happy' ? -2.6 : 2.4;
      pen.line(
        many(h, [
          [ex - 3.4, ey],
          [ex, ey + bow],
          [ex + 3.4, ey],
        ]),
        0.8,
        { smooth: true },
      );
    }
    pen.tint(arc(...h(11 * side, 5), 2.8 * unit, 1.8 * unit, 0, TAU, 8), PINK, { opacity: 0.55 });
    pen.scratches(
      [
        many(h, [
          [14 * side, 3],
          [23 * side, 1],
        ]),
        many(h, [
          [14 * side, 5],
          [23 * side, 6],
        ]),
      ],
      { opacity: 0.55 },
    );
  }
  pen.tint(many(h, knots`-1.6 3.4, 1.6 3.4, 0 5.2`), '#8c4a52', { edge: 'straight' });
  pen.line(many(h, knots`-4 6, -2 7.6, 0 5.6, 2 7.6, 4 6`), 0.6, { smooth: true });
}

/** The red scarf, knotted at (x, y). */
export function scarf({ pen, p }: Hand, x: number, y: number): void {
  pen.shape(
    many(p, [
      [x - 12, y - 3],
      [x, y + 1],
      [x + 12, y - 3],
      [x + 13, y + 3],
      [x, y + 7],
      [x - 13, y + 3],
    ]),
    RED,
    {
      ink: 0.8,
      wobble: 0,
    },
  );
  pen.shape(
    many(p, [
      [x - 8, y + 4],
      [x - 3, y + 5],
      [x - 5, y + 16],
      [x - 12, y + 14],
    ]),
    RED,
    { ink: 0.8, wobble: 0 },
  );
}
