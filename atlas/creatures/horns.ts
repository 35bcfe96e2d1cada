/** Horns, antlers and antennae in head space, drawn over the skull. */
import type { Sketch } from '../core/sketch';
import { knots, oval, stretch, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { both } from './both';

type Horns = (s: Sketch, c: Swatch) => void;

export const HORNS = {
  none: () => {},
  unicorn: (s, c) => {
    s.shape(knots`-7 -28!, 4 -72!, 10 -30!`, c);
    s.stroke(knots`-4 -38, 8 -42`, 1.8);
    s.stroke(knots`-1 -50, 7 -54`, 1.6);
  },
  nubs: (s, c) => both((o) => s.shape(stretch(knots`10 -32!, 14 -46, 20 -52, 26 -44, 26 -28!`, o), c)),
  devil: (s, c) => both((o) => s.shape(stretch(knots`10 -32!, 18 -48, 34 -62!, 34 -44, 30 -26!`, o), c)),
  bull: (s, c) =>
    both((o) => s.shape(stretch(knots`24 -30!, 46 -34, 54 -58!, 66 -36, 52 -16, 32 -14!`, o), c)),
  ram: (s, c) =>
    both((o) => {
      s.shape(stretch(knots`16 -32!, 42 -42, 60 -24, 58 2, 42 10!, 46 -10, 40 -20, 26 -18`, o), c);
      s.stroke(stretch(knots`42 -40, 41 -22`, o), 1.8);
      s.stroke(stretch(knots`57 -20, 47 -12`, o), 1.8);
    }),
  antlers: (s, c) =>
    both((o) =>
      s.shape(
        [
          tube(stretch(knots`12 -28, 20 -52, 40 -74`, o), [8, 7, 4]),
          tube(stretch(knots`18 -46, 36 -50`, o), [6, 3.4]),
          tube(stretch(knots`26 -60, 22 -80`, o), [6, 3.4]),
        ],
        c,
      ),
    ),
  kirin: (s, c) =>
    both((o) => s.shape(tube(stretch(knots`10 -28, 14 -52, 30 -66, 28 -78`, o), [8, 7, 5, 2]), c)),
  stag: (s, c) =>
    both((o) =>
      s.shape(
        stretch(
          knots`10 -30!, 34 -50, 30 -78, 18 -88!, 42 -82, 48 -64!, 44 -58, 50 -50!, 42 -44, 26 -22!`,
          o,
        ),
        c,
      ),
    ),
  rhino: (s, c) => s.shape(knots`-9 -24!, -4 -48, 8 -78!, 14 -50, 13 -24!`, c),
  antennae: (s, c) =>
    both((o) => {
      s.line(stretch(knots`9 -30, 14 -54, 30 -64`, o), 3.8, s.inkColour);
      s.shape(oval(o * 32, -65, 6), c);
    }),
} as const satisfies Record<string, Horns>;

export type HornsName = keyof typeof HORNS;
