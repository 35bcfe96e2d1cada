/** Ears in head space, drawn behind the skull. */
import type { Sketch } from '../core/sketch';
import { knots, oval, stretch } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';

/** In the ears' colour and that of their inside. */
type Ears = (s: Sketch, c: Swatch, d: Swatch) => void;

export const EARS = {
  none: () => {},
  round: (s, c, d) =>
    both((o) => {
      s.shape(oval(o * 28, -30, 14), c);
      s.tint(oval(o * 28, -29, 8), s.lit(d));
    }),
  lion: (s, c, d) =>
    both((o) => {
      s.shape(oval(o * 32, -27, 15, 14), c);
      s.tint(oval(o * 32, -25, 9, 8), s.lit(d));
      s.shape(stretch(knots`24 -20!, 26 -32!, 31 -25!, 37 -32!, 36 -23!, 42 -20!`, o), 'cream', {
        contour: false,
        line: 1.6,
        light: 0,
      });
    }),
  mouse: (s, c, d) =>
    both((o) => {
      s.shape(oval(o * 36, -32, 22), c);
      s.tint(oval(o * 35, -30, 14), s.lit(d));
    }),
  cat: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`38 -8!, 43 -38, 40 -62!, 22 -50, 6 -30!`, o), c);
      s.tint(stretch(knots`34 -22!, 38 -38, 36 -51!, 25 -44, 16 -32!`, o), s.lit(d));
    }),
  fox: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`38 -8!, 50 -44, 48 -76!, 24 -58, 6 -28!`, o), c);
      s.tint(stretch(knots`36 -24!, 43 -44, 42 -62!, 27 -50, 16 -32!`, o), s.lit(d));
    }),
  rabbit: (s, c, d) =>
    both((o) =>
      s.at({ x: o * 15, y: -28, rot: o * 13 }, () => {
        s.shape(knots`-10 8, -14 -30, -9 -60, 0 -68, 9 -60, 14 -30, 10 8`, c);
        s.tint(knots`-4 0, -7 -30, 0 -56, 7 -30, 4 0`, s.lit(d));
      }),
    ),
  lop: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`14 -34!, 38 -38, 54 -14, 56 20, 44 30, 36 14, 34 -10!`, o), c);
      s.tint(stretch(knots`44 -10, 49 18, 43 22, 39 6`, o), s.lit(d));
    }),
  spark: (s, c, d) =>
    both((o) =>
      s.at({ x: o * 20, y: -26, rot: o * 34 }, () => {
        s.shape(knots`-10 8, -12 -28, 0 -66!, 12 -28, 10 8`, c, {
          inside: () => s.tint(knots`-20 -38!, 0 -46, 20 -38!, 20 -80, -20 -80`, s.lit(d)),
        });
      }),
    ),
  floppy: (s, c) => both((o) => s.shape(stretch(knots`20 -32!, 40 -30, 56 -4, 48 18, 36 12, 30 -8!`, o), c)),
  leaf: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`30 -16!, 46 -34, 70 -32!, 62 -12, 36 -2!`, o), c);
      s.tint(stretch(knots`38 -16, 48 -26, 61 -27!, 55 -15`, o), s.lit(d));
    }),
  elephant: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`26 -30!, 56 -44, 74 -20, 66 14, 44 24, 30 14!`, o), c);
      s.tint(stretch(knots`38 -22, 56 -32, 64 -16, 58 6, 42 12`, o), s.lit(d));
    }),
  tufts: (s, c) => both((o) => s.shape(stretch(knots`38 -14!, 40 -36, 48 -58!, 24 -46, 8 -32!`, o), c)),
  fins: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`32 -18!, 58 -36!, 52 -20, 68 -12!, 54 -4, 62 14!, 34 14!`, o), c);
      s.stroke(stretch(knots`36 -8, 52 -22`, o), 1.8, { colour: s.dim(d) });
      s.stroke(stretch(knots`36 2, 56 -6`, o), 1.8, { colour: s.dim(d) });
    }),
  bat: (s, c, d) =>
    both((o) => {
      s.shape(stretch(knots`38 -2!, 58 -32, 56 -72!, 30 -56, 4 -30!`, o), c);
      s.tint(stretch(knots`38 -20!, 49 -38, 49 -58!, 32 -46, 20 -30!`, o), s.lit(d));
      s.stroke(stretch(knots`44 -26, 36 -40`, o), 1.6);
    }),
} as const satisfies Record<string, Ears>;

export type EarsName = keyof typeof EARS;
