/** What grows on a head: tufts, combs, manes, sprouts. */
import type { Sketch } from '../core/sketch';
import type { Knot } from '../core/geometry';
import { knots, oval, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';

type Crest = (s: Sketch, c: Swatch) => void;

export const CRESTS = {
  none: () => {},
  tuft: (s, c) => s.shape(knots`-8 -32!, -14 -46!, -4 -42!, 2 -56!, 6 -42!, 16 -48!, 10 -32!`, c),
  comb: (s, c) => s.shape([oval(-11, -38, 8), oval(0, -44, 9.4), oval(12, -38, 8)], c),
  plume: (s, c) =>
    [-24, 0, 24].forEach((rot) =>
      s.at({ x: 0, y: -32, rot }, () => s.shape(knots`0 4!, -6 -14, -1 -34!, 6 -14`, c, { line: 2.4 })),
    ),
  sprout: (s, c) => {
    s.shape(knots`-1 -34!, -22 -44, -30 -62!, -8 -60, 1 -44`, c);
    s.shape(knots`0 -34!, 6 -52, 26 -64!, 28 -48, 10 -38`, c);
    s.stroke(knots`-3 -38, -14 -50, -23 -57`, 1.7);
  },
  mohawk: (s, c) =>
    s.shape(knots`-10 -30!, -22 -50!, -8 -46!, -6 -66!, 4 -48!, 18 -60!, 14 -44!, 26 -42!, 14 -28!`, c),
  flame: (s, c) => {
    s.shape(knots`-16 -26, -24 -48!, -12 -46, -8 -70!, 4 -52, 14 -74!, 18 -48, 28 -54!, 18 -26`, c, {
      light: 0,
    });
    s.tint(knots`-8 -30, -8 -44!, 0 -40, 6 -54!, 10 -40, 10 -28`, s.lit('yellow'));
  },
  flower: (s, c) =>
    s.at({ x: 16, y: -32 }, () => {
      s.shape(
        [0, 72, 144, 216, 288].map((a) => oval(9 * Math.cos(a / 57.3), 9 * Math.sin(a / 57.3), 7.6)),
        c,
      );
      s.shape(oval(0, 0, 5), 'yellow', { contour: false, line: 2, light: 0 });
    }),
  gem: (s, c) =>
    s.shape(knots`0 -34!, 7 -25!, 0 -14!, -7 -25!`, c, { contour: false, line: 2.4, light: [-2, -2] }),
  mane: (s, c) =>
    s.shape(
      Array.from({ length: 12 }, (_, i) =>
        oval(Math.cos(i / 1.91) * 38, Math.sin(i / 1.91) * 37 + 2, 16, 16),
      ),
      c,
    ),
  // a mane that has only begun to grow
  cubMane: (s, c) =>
    s.shape(
      Array.from({ length: 26 }, (_, i): Knot => {
        const a = (i / 26) * 2 * Math.PI + 0.12;
        const r = i % 2 ? 39 : 51;
        return [Math.cos(a) * r * 1.06, Math.sin(a) * r * 0.94 + 3, 1];
      }),
      c,
    ),
  // the stalk of a gourd, bent, with the one leaf left on it
  stalk: (s, c) => {
    s.shape(knots`2 -72!, 16 -88, 38 -86!, 28 -70, 12 -66`, c);
    s.stroke(knots`6 -72, 20 -79, 31 -83`, 1.8);
    s.shape(tube(knots`0 -62, -2 -76, -10 -86`, [9, 7, 8], { end: 'flat' }), 'wood');
  },
  wool: (s, c) =>
    s.shape(
      [oval(-22, -28, 14), oval(0, -35, 16), oval(22, -28, 14), oval(-10, -20, 12), oval(10, -20, 12)],
      c,
    ),
  ruff: (s, c) =>
    s.shape(
      Array.from({ length: 9 }, (_, i) => {
        const a = 0.2 + (i / 8) * 2.75;
        return oval(Math.cos(a) * 34, Math.sin(a) * 30 + 4, 13, 13);
      }),
      c,
    ),
  drop: (s, c) => s.shape(knots`-14 -30, -6 -46, 6 -62!, 8 -46, 14 -30`, c),
  spikes: (s, c) =>
    s.shape(knots`-30 -20!, -42 -38!, -22 -36!, -22 -58!, -4 -42!, 8 -64!, 16 -40!, 38 -48!, 30 -20!`, c),
  dish: (s, c) => {
    s.shape(
      knots`
      -44 -8!, -34 -12, -30 -2!, -20 -14, -12 -5!, -4 -16, 6 -6!, 14 -16, 24 -4!, 32 -14,
      44 -8!, 36 -28, 18 -38, -18 -38, -36 -28
    `,
      c,
    );
    s.shape(oval(0, -36, 22, 7), 'white', { line: 2.4, light: [0, -2] });
    s.tint(oval(0, -36, 15, 3.6), s.lit('aqua'));
  },
  propeller: (s) => {
    s.line(knots`0 -34, 0 -44`, 4);
    s.shape([oval(-14, -46, 13, 4), oval(14, -46, 13, 4)], 'red');
  },
} as const satisfies Record<string, Crest>;

export type CrestName = keyof typeof CRESTS;
