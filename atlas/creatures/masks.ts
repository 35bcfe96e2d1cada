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
