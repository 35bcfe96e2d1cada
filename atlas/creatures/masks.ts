/** Markings of a face, clipped to the skull. */
import type { Sketch } from '../core/sketch';
import { knots, oval } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';

/** x follows the turn of the head. */
type Mask = (s: Sketch, x: number, d: Swatch) => void;

export const MASKS = {
  none: () => {},
  cheeks: (s, x, d) => both((o) => s.tint(oval(x * 0.6 + o * 26, 15, 7.6, 6), s.lit(d))),
  tanuki: (s, x, d) => both((o) => s.tint(oval(x + o * 18, 7, 15, 11, o * 24), s.lit(d))),
  // the whole band round the eyes, pale brows above it, pale cheeks below
  raccoon: (s, x, d) => {
    s.tint(knots`${x - 60} 14, ${x - 30} -14, ${x} -8, ${x + 30} -14, ${x + 60} 14, ${x} 60`, s.lit('cream'));
    both((o) => {
      s.tint(oval(x + o * 16, -12, 14, 6, o * 14), s.lit('cream'));
      s.tint(
        knots`
          ${x + o * 3} 0, ${x + o * 14} -8, ${x + o * 30} -4, ${x + o * 50} 14!, ${x + o * 34} 20,
          ${x + o * 16} 18, ${x + o * 4} 10
        `,
        s.lit(d),
      );
    });
  },
  // two discs that meet over the beak
  owl: (s, x, d) =>
    both((o) => {
      s.tint(oval(x + o * 16, 5, 20, 22), s.lit(d));
      s.line(oval(x + o * 16, 5, 20, 22), 2, s.dim(d), true);
      s.line(oval(x + o * 16, 5, 14, 15.6), 1.4, s.dim(d), true);
    }),
  // three bars on the brow, three on either cheek
  tiger: (s, x, d) => {
    for (const dx of [-13, 0, 13])
      s.tint(
        knots`${x + dx * 1.2 - 4} -46!, ${x + dx * 1.2 + 4} -46!, ${x + dx * 0.7} ${dx ? -8 : -3}!`,
        s.lit(d),
      );
    both((o) => {
      for (const [y, reach, rise] of [
        [-8, 13, 3],
        [6, 17, 1],
        [19, 15, -3],
      ] as const)
        s.tint(
          knots`${o * 52} ${y - 5 - rise}!, ${o * 52} ${y + 5 - rise}!, ${x * 0.5 + o * (42 - reach)} ${y + 1}!`,
          s.lit(d),
        );
    });
  },
  // pieces sewn on, one of them over an eye
  sewn: (s, x, d) => {
    for (const [dx, y, size, turn] of [
      [19, 0, 17, 8],
      [-27, 25, 12, -14],
      [-4, -54, 11, 20],
    ] as const)
      s.at({ x: x + dx, y, rot: turn, scale: size / 10 }, () => {
        const weight = 20 / size;
        s.tint(knots`-10 -9, 9 -10, 10 9, -9 10`, s.lit(d));
        s.line(knots`-10 -9, 9 -10, 10 9, -9 10`, weight, s.dim(d), true);
        for (const at of [-6, 0, 6])
          for (const edge of [-9.6, 9.6]) {
            s.line(knots`${at} ${edge - 2.4}, ${at} ${edge + 2.4}`, weight, s.inkColour);
            s.line(knots`${edge - 2.4} ${at}, ${edge + 2.4} ${at}`, weight, s.inkColour);
          }
      });
  },
  panda: (s, x, d) => both((o) => s.tint(oval(x + o * 16, 6, 10.4, 13, o * 28), s.lit(d))),
  lower: (s, x, d) =>
    s.tint(knots`-60 8!, -30 10, -12 4, ${x} -6!, 12 4, 30 10, 60 8!, 50 60, -50 60`, s.lit(d)),
  face: (s, x, d) =>
    s.tint(
      knots`
    ${x} -8!, ${x + 13} -22, ${x + 30} -12, ${x + 30} 12, ${x + 14} 28, ${x} 31,
    ${x - 14} 28, ${x - 30} 12, ${x - 30} -12, ${x - 13} -22
  `,
      s.lit(d),
    ),
  moon: (s, x, d) => s.tint(oval(x, 4, 25, 29), s.lit(d)),
  blaze: (s, x, d) =>
    s.tint(
      knots`
    ${x - 4} -50, ${x + 5} -50, ${x + 7} -6, ${x + 12} 18, ${x + 8} 60, ${x - 8} 60,
    ${x - 12} 18, ${x - 7} -6
  `,
      s.lit(d),
    ),
  crown: (s, x, d) => s.tint(knots`-60 -60, 60 -60, 50 -18, 14 -22, ${x} -8!, -14 -22, -50 -18`, s.lit(d)),
  stripes: (s, x, d) =>
    [-10, 0, 10].forEach((dx) =>
      s.tint(knots`${x + dx - 3} -44, ${x + dx + 3} -44, ${x + dx * 0.7} -16!`, s.lit(d)),
    ),
  patch: (s, x, d) => s.tint(oval(x + 19, -2, 20, 24, 16), s.lit(d)),
  half: (s, x, d) => s.tint(knots`${x} -60!, 80 -60!, 80 60!, ${x} 60!`, s.lit(d)),
} as const satisfies Record<string, Mask>;

export type MaskName = keyof typeof MASKS;
