/** What the guide cat has with it. */
import { TAU, arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { knots } from '../../core/knots';
import { FUR, INK, RED, many } from './parts';
import type { Hand } from './parts';

export type CatThing =
  'book' | 'fish' | 'parasol' | 'balloon' | 'brush' | 'lantern' | 'cap' | 'box' | 'glass' | 'ball';

/** Each in the cat's own units, over the pose it belongs to. */
export const THINGS: Readonly<Record<CatThing, (hand: Hand) => void>> = {
  book({ pen, p }) {
    for (const k of [-1, 1])
      pen.shape(
        many(p, [
          [0, -22],
          [17 * k, -26],
          [18 * k, -8],
          [0, -4],
        ]),
        k < 0 ? '#7fb0c9' : '#5f8fb0',
        { ink: 0.9, wobble: 0 },
      );
    pen.scratches(
      [
        [p(-13, -20), p(-4, -18)],
        [p(4, -18), p(13, -20)],
      ],
      { width: 1.1 },
    );
  },
  fish({ pen, p, unit }) {
    pen.shape(many(p, knots`-36 -28, -28 -32, -12 -28, -6 -33, -6 -22, -12 -25, -28 -22`), '#7fb0c9', {
      ink: 0.9,
      wobble: 0,
    });
    pen.tint(arc(...p(-30, -28), 1.3 * unit, 1.3 * unit, 0, TAU, 6), INK);
  },
  parasol({ pen, p, unit }) {
    pen.bars([[p(20, -8), p(20, -70)]], 2.6 * unit, '#8a5a34', { edge: 1.2 });
    for (const i of range(5))
      pen.shape(
        [
          p(20, -84),
          ...range(4).map((j): Point => p(-14 + (i + j / 3) * 13.6, -64 + Math.sin((j / 3) * Math.PI) * -3)),
        ],
        i % 2 ? FUR : RED,
        { ink: 0.8, wobble: 0 },
      );
  },
  balloon({ pen, p, unit }) {
    pen.line([p(-25, -48), p(-30, -66), p(-26, -80)], 0.7, { smooth: true });
    pen.shape(arc(...p(-26, -97), 15 * unit, 18 * unit, 0, TAU, 16), '#5fa8c9', { edge: 'smooth' });
    pen.tint(arc(...p(-31, -103), 3.4 * unit, 5 * unit, 0, TAU, 8), '#ffffff', { opacity: 0.7 });
  },
  brush({ pen, p, unit }) {
    pen.bars([[p(-20, -2), p(-30, -66)]], 3 * unit, '#8a5a34', { edge: 1.3 });
    pen.shape(many(p, knots`-33 -64, -27 -65, -28 -76, -32 -84, -35 -74`), RED, { ink: 0.8, wobble: 0 });
  },
  lantern({ pen, p, unit }) {
    pen.bars([[p(-14, -24), p(-30, -44)]], 2.4 * unit, '#8a5a34', { edge: 1.2 });
    pen.shape(arc(...p(-30, -32), 8 * unit, 10 * unit, 0, TAU, 14), { emit: '#ffd86a' }, { edge: 'smooth' });
    pen.scratches([[p(-37, -32), p(-23, -32)]]);
  },
  cap({ pen, p, unit }) {
    pen.shape(many(p, knots`-31 -21, -16 -30, 4 -24, -4 -42, -30 -46, -22 -36`), '#6f8fc9', {
      ink: 0.9,
      wobble: 0,
    });
    pen.shape(arc(...p(-31, -46), 5 * unit, 5 * unit, 0, TAU, 9), FUR, { edge: 'scallop', ink: 0.7 });
  },
  box({ pen, p }) {
    pen.shape(many(p, knots`-26 -4, 26 -4, 24 24, -24 24`), '#d0a068', { ink: 1, wobble: 0 });
    pen.tint(many(p, knots`4 -3, 25 -3, 23 23, 10 23`), '#b5854a', { edge: 'straight' });
    for (const k of [-1, 1])
      pen.shape(
        many(p, [
          [26 * k, -4],
          [38 * k, 3],
          [36 * k, 8],
          [25 * k, 3],
        ]),
        '#dcb080',
        { ink: 0.9, wobble: 0 },
      );
    pen.scratches(
      [
        [p(-8, 8), p(8, 8)],
        [p(-8, 12), p(4, 12)],
      ],
      { width: 1.2 },
    );
  },
  glass({ pen, p, unit }) {
    pen.bars([[p(-8, -40), p(-34, -48)]], 7 * unit, '#b5854a', { edge: 1.6 });
    pen.bars([[p(-26, -45), p(-36, -48.6)]], 9 * unit, '#e8c25a', { edge: 1.6 });
  },
  ball({ pen, p, unit }) {
    pen.shape(arc(...p(-34, -9), 10 * unit, 10 * unit, 0, TAU, 14), '#5fa88a', { edge: 'smooth' });
    for (const k of [-1, 0, 1])
      pen.line(
        many(p, [
          [-42, -9 + k * 4],
          [-34, -14 + k * 5],
          [-26, -8 + k * 4],
        ]),
        0.6,
        { smooth: true },
      );
    pen.line(many(p, knots`-26 -2, -14 1, -2 -1, 6 2`), 0.8, { smooth: true });
  },
};
