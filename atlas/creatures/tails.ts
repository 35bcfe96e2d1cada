/** Tails: they grow from (0, 0) to the left and up. */
import type { Sketch } from '../core/sketch';
import { knots, oval, star, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';

/** In the tail's colour and that of its tip. */
type Tail = (s: Sketch, c: Swatch, d: Swatch) => void;

export const TAILS = {
  none: () => {},
  stub: (s, c) => s.shape(oval(-10, -4, 11, 10), c),
  puff: (s, c) => s.shape([oval(-12, -6, 11), oval(-20, -2, 8), oval(-14, 4, 8), oval(-18, -12, 7)], c),
  cat: (s, c) => s.shape(tube(knots`4 0, -20 6, -36 -10, -30 -34, -40 -46`, [9, 10, 10, 9, 8]), c),
  tiger: (s, c, d) => {
    const line = knots`4 0, -22 8, -40 -8, -36 -34, -46 -52`;
    s.shape(tube(line, [11, 12, 12, 12, 11]), c, {
      inside: () => {
        for (const [x, y, rot] of [
          [-14, 6, -18],
          [-32, 3, 30],
          [-39, -14, 84],
          [-37, -32, 96],
        ] as const)
          s.tint(oval(x, y, 3.4, 14, rot), s.lit(d));
        s.tint(oval(-47, -52, 9, 9), s.lit(d));
      },
    });
  },
  fox: (s, c, d) =>
    s.shape(knots`4 6!, -18 12, -44 -4, -48 -38, -28 -62!, -20 -38, -8 -18, 6 -10!`, c, {
      inside: () => s.tint(knots`-70 -70, 0 -70, -18 -42!, -28 -46!, -34 -36!, -42 -40!, -60 -26`, s.lit(d)),
    }),
  ringed: (s, c, d) =>
    s.shape(knots`4 6!, -18 14, -46 2, -54 -28, -38 -46, -24 -32, -10 -14, 6 -10!`, c, {
      inside: () =>
        (
          [
            [-20, 2, 40],
            [-36, -10, 18],
            [-46, -30, -18],
          ] as const
        ).forEach(([x, y, rot]) => s.tint(oval(x, y, 4.4, 20, rot), s.lit(d))),
    }),
  squirrel: (s, c, d) => {
    s.shape(
      knots`
      4 8!, -26 14, -50 -14, -46 -56, -20 -76, 4 -64, 2 -48, -14 -50, -20 -36, -8 -14,
      8 -8!
    `,
      c,
    );
    s.stroke(knots`-10 4, -34 -18, -32 -50, -12 -64`, 2.4, { colour: s.lit(d) });
  },
  lion: (s, c, d) => {
    s.shape(tube(knots`4 0, -20 10, -38 -4, -42 -26`, [8, 7, 6, 5]), c);
    s.shape(knots`-36 -24!, -52 -34, -48 -58!, -34 -42`, d);
  },
  bolt: (s, c, d) =>
    s.shape(
      knots`
    4 6!, -22 8!, -16 -10!, -44 -8!, -36 -30!, -64 -40!, -54 -74!, -14 -58!, -22 -44!,
    -4 -34!, -10 -20!, 6 -8!
  `,
      c,
      {
        inside: () => s.tint(knots`8 10!, -14 12!, -8 -8!, 10 -8!`, s.lit(d)),
      },
    ),
  lizard: (s, c) => s.shape(knots`6 10!, -24 14, -48 6, -66 -16!, -42 -12, -20 -14, 6 -16!`, c),
  spiked: (s, c, d) => {
    (
      [
        [-20, -12],
        [-34, -10],
        [-46, -11],
      ] as const
    ).forEach(([x, y]) =>
      s.shape(knots`${x - 7} ${y + 4}!, ${x - 3} ${y - 13}!, ${x + 7} ${y + 2}!`, d, { line: 2.6 }),
    );
    TAILS.lizard(s, c);
  },
  flameTip: (s, c, d) => {
    TAILS.lizard(s, c);
    s.at({ x: -62, y: -16 }, () => {
      s.shape(knots`0 6, -14 -4, -12 -22, -2 -14!, 2 -38!, 14 -18, 12 0`, d, { light: 0 });
      s.tint(knots`0 2, -6 -4, 0 -20!, 6 -6`, s.lit('yellow'));
    });
  },
  devil: (s, c, d) => {
    s.shape(tube(knots`4 0, -18 12, -38 0, -40 -24`, [6, 6, 5, 5]), c);
    s.shape(knots`-42 -48!, -28 -26!, -40 -22!, -54 -26!`, d);
  },
  curl: (s, c) =>
    s.shape(tube(knots`2 0, -12 4, -22 -4, -16 -14, -8 -8, -16 0, -30 -8`, 5.4), c, { line: 2.4 }),
  beaver: (s, c) => {
    s.shape(oval(-28, -6, 28, 13, 26), c);
    s.stroke(knots`-42 -16, -18 4`, 1.8);
    s.stroke(knots`-36 0, -24 -14`, 1.6);
  },
  feather: (s, c, d) =>
    [-34, -12, 10].forEach((rot) =>
      s.at({ x: 0, y: 0, rot: rot - 70 }, () =>
        s.shape(knots`-5 0!, -10 -28, 0 -50!, 10 -28, 5 0!`, rot === -12 ? d : c),
      ),
    ),
  streamers: (s, c, d) =>
    (
      [
        [-78, -8, 34],
        [-96, 6, 10],
        [-70, 22, 52],
      ] as const
    ).forEach(([x, y, bend]) => {
      s.shape(
        tube(
          knots`4 0, ${x * 0.4} ${y * 0.2 + bend * 0.3}, ${x * 0.8} ${y + bend * 0.2}, ${x} ${y}`,
          [9, 8, 8, 5],
        ),
        c,
        { line: 2.4 },
      );
      s.shape(knots`${x + 6} ${y - 5}, ${x - 8} ${y - 12}, ${x - 24} ${y + 2}!, ${x - 8} ${y + 12}`, d, {
        line: 2.4,
      });
    }),
  peacock: (s, c, d) =>
    [-66, -44, -22, 0, 22, 44, 66].forEach((rot) =>
      s.at({ x: 0, y: 0, rot }, () => {
        s.shape(knots`-4 0!, -15 -50, -9 -84, 0 -90, 9 -84, 15 -50, 4 0!`, c);
        s.tint(oval(0, -72, 8, 9), s.lit(d));
        s.tint(oval(0, -71, 4, 5), s.lit('navy'));
      }),
    ),
  fish: (s, c) => s.shape(knots`6 -8!, -16 -8, -38 -30!, -34 -4, -40 20!, -16 8, 6 8!`, c),
  nine: (s, c, d) =>
    [-82, -66, -50, -34, -18, -2, 14, 30, 46].forEach((rot) =>
      s.at({ x: 0, y: 0, rot: rot - 10 }, () =>
        s.shape(knots`-5 0!, -16 -38, -12 -72, 0 -96!, 12 -70, 13 -36, 5 0!`, c, {
          inside: () => s.tint(knots`-30 -110!, 30 -110!, 14 -70!, 5 -78!, -4 -68!, -14 -76!`, s.lit(d)),
        }),
      ),
    ),
  star: (s, _c, d) => {
    s.line(knots`2 0, -20 8, -36 -10, -30 -30`, 4);
    s.shape(star(-30, -42, 5, 7, 16), d);
  },
  leaf: (s, _c, d) => {
    s.shape(knots`4 2!, -20 8, -50 -16, -58 -46!, -28 -40, -6 -18`, d);
    s.stroke(knots`-2 0, -28 -18, -48 -38`, 1.9);
  },
} as const satisfies Record<string, Tail>;

export type TailName = keyof typeof TAILS;
