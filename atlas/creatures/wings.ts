/** A pair of wings on the back, seen from the front, from (0, 0) outwards to both sides. */
import type { Sketch } from '../core/sketch';
import { knots, oval, stretch } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';

type Wings = (s: Sketch, c: Swatch, d: Swatch) => void;

export const WINGS = {
  none: () => {},
  feathered: (s, c) =>
    both((o) => {
      s.shape(
        stretch(knots`6 8!, 16 -24, 44 -46, 74 -44!, 64 -28, 72 -18!, 58 -8, 62 4!, 44 8, 42 18!, 18 20`, o),
        c,
      );
      s.stroke(stretch(knots`20 -8, 40 -22, 56 -28`, o), 2);
      s.stroke(stretch(knots`22 4, 38 -4, 50 -10`, o), 1.8);
      s.stroke(stretch(knots`44 -33, 56 -36, 66 -36`, o), 1.8);
      s.stroke(stretch(knots`58 -20, 52 -13, 46 -11`, o), 1.8);
      s.stroke(stretch(knots`48 -3, 43 4, 37 6`, o), 1.8);
    }),
  bat: (s, c) =>
    both((o) => {
      s.shape(
        stretch(knots`6 8!, 20 -22, 44 -52!, 66 -34, 80 -6!, 66 -10, 58 8!, 44 0, 36 18!, 20 10`, o),
        c,
        { light: [-5, -5] },
      );
      s.stroke(stretch(knots`44 -50, 56 -22, 58 6`, o), 2.2);
      s.stroke(stretch(knots`43 -48, 40 -14, 36 14`, o), 2);
    }),
  insect: (s, c) =>
    both((o) => {
      s.shape(stretch(knots`4 4!, 30 -44, 58 -46, 58 -16, 30 4`, o), c, { light: [-6, -6] });
      s.shape(stretch(knots`4 6!, 38 4, 48 22, 30 30, 12 20`, o), c);
      s.stroke(stretch(knots`10 -4, 34 -24, 50 -32`, o), 1.7);
    }),
  butterfly: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`4 16!, 34 14, 54 30, 40 54, 18 44`, o), d, {
        inside: () => s.tint(oval(o * 36, 34, 7), s.lit('yellow')),
      });
      s.shape(stretch(knots`4 12!, 22 -36, 60 -54, 78 -30, 58 8, 30 18`, o), c, {
        inside: () => {
          s.tint(oval(o * 58, -30, 9), s.lit('yellow'));
          s.tint(oval(o * 36, -16, 6), s.lit(d));
        },
      });
    }),
  fairy: (s, c) => WINGS.insect(s, c),
  cherub: (s, c) =>
    both((o) =>
      s.shape(stretch(knots`8 10!, 20 -12, 42 -18, 54 -8!, 44 -2, 48 6!, 36 10, 36 16!, 18 18`, o), c),
    ),
} as const satisfies Record<string, Wings>;

export type WingsName = keyof typeof WINGS;
