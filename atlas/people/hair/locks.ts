/** Tails, braids, buns and single locks, in head space. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, stretch, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Swatch } from '../../core/swatches';

/** The viewer's left and right of a head. */
export type Sides = readonly (-1 | 1)[];
const BOTH: Sides = [-1, 1];

/** Of what hangs on both sides only some may be drawn. */
export type HairPiece = (s: Sketch, colour: Swatch, sides?: Sides) => void;

/** A ribbon of hair: its centre line and widths. */
const tail = (line: Knots, widths: readonly number[]): Knots =>
  tube(line, widths, { start: 'round', end: 'point' });

/** A shape of the left side on some. */
function onSides(s: Sketch, shape: Knots, colour: Swatch, sides: Sides): void {
  for (const o of sides) s.shape(stretch(shape, -o), colour);
}

/** A string of balls from the tip up, each [x, y, radius], flattened; `side` mirrors it. */
function beads(
  s: Sketch,
  side: number,
  flat: number,
  colour: Swatch,
  ...balls: readonly (readonly [x: number, y: number, radius: number])[]
): void {
  const lean = flat < 0.8 ? side * -14 : 0;
  for (const [x, y, r] of balls) s.shape(oval(side * x, y, r, r * flat, lean), colour);
}

/** Drawn behind the head. */
export const BEHIND = {
  ponytail: (s, colour) =>
    s.shape(tail(knots`-8 -46, -34 -62, -62 -38, -64 2, -74 30`, [14, 24, 30, 24, 4]), colour),
  highTail: (s, colour) =>
    s.shape(tail(knots`0 -42, -6 -72, -40 -78, -62 -46, -60 -8`, [14, 24, 28, 22, 4]), colour),
  lowTail: (s, colour) => s.shape(tail(knots`-20 20, -46 40, -56 74, -48 104`, [14, 22, 18, 4]), colour),
  sideTail: (s, colour) =>
    s.shape(tail(knots`-34 -26, -60 -32, -72 -4, -66 32, -74 56`, [12, 24, 28, 20, 4]), colour),
  twinTails: (s, colour, sides = BOTH) =>
    onSides(s, tail(knots`-36 -26, -62 -34, -74 2, -66 44, -76 74`, [12, 24, 28, 20, 4]), colour, sides),
  lowTwins: (s, colour, sides = BOTH) =>
    onSides(s, tail(knots`-34 18, -52 32, -54 56, -62 76`, [12, 20, 18, 3]), colour, sides),
  drills: (s, colour, sides = BOTH) => {
    for (const o of sides) {
      beads(s, o, 0.78, colour, [52, 62, 9], [53, 46, 13], [52, 28, 16], [50, 9, 17], [46, -9, 15]);
    }
  },
  braids: (s, colour, sides = BOTH) => {
    for (const o of sides) {
      s.shape(stretch(knots`48 76, 44 88, 50 98!, 55 88, 53 76`, o), colour);
      beads(s, o, 0.86, colour, [51, 68, 8], [50, 54, 9.5], [47, 39, 10.5], [43, 24, 11]);
    }
  },
  braid: (s, colour) => {
    s.shape(knots`-58 88, -66 102, -60 116!, -52 104, -52 90`, colour);
    beads(s, -1, 0.86, colour, [56, 80, 9.5], [54, 64, 11], [50, 47, 12], [43, 31, 12.5], [34, 16, 13]);
  },
  buns: (s, colour, sides = BOTH) => {
    for (const o of sides) {
      s.shape(oval(o * 31, -44, 15, 14.5), colour);
      s.stroke(stretch(knots`22 -47, 30 -53, 39 -47`, o), 2);
      s.stroke(stretch(knots`25 -41, 31 -45, 36 -40`, o), 1.8);
    }
  },
  topBun: (s, colour) => {
    s.shape(oval(0, -56, 16, 14), colour);
    s.stroke(knots`-8 -58, 0 -64, 9 -57`, 2);
  },
  topKnot: (s, colour) => s.shape(knots`-7 -42, -10 -58, -18 -66!, 0 -64, 16 -70!, 9 -56, 7 -42`, colour),
  locs: (s, colour) => {
    for (const [x, dx] of knots`-40 -8, -29 -5, -18 -2, 18 2, 29 5, 40 8`)
      s.shape(tube(knots`${x} -6, ${x + dx} 22, ${x + dx * 1.6} 52`, [11, 11, 9]), colour);
  },
  afro: (s, colour) =>
    s.shape(
      knots`
        -44 26, -60 18, -68 -2, -66 -26, -52 -50, -30 -66, 2 -71, 32 -66, 53 -50, 66 -26, 68 -2, 60 18,
        44 26, 0 10
      `,
      colour,
    ),
} as const satisfies Record<string, HairPiece>;

/** Drawn over the fringe. */
export const FRONT = {
  ahoge: (s, colour) => s.shape(knots`-3 -45, -8 -58, 2 -68, 16 -66!, 6 -60, 5 -46`, colour, { line: 2.8 }),
  antennae: (s, colour) => {
    s.shape(tail(knots`-4 -44, -14 -64, -30 -62`, [8, 6, 1]), colour, { line: 2.8 });
    s.shape(tail(knots`6 -44, 14 -66, 32 -62`, [8, 6, 1]), colour, { line: 2.8 });
  },
  sideLocks: (s, colour, sides = BOTH) => {
    for (const o of sides)
      s.shape(
        o < 0 ? knots`-40 -4!, -33 4, -32 26, -38 46!, -44 24` : knots`40 -4!, 34 4, 33 26, 39 46!, 44 24`,
        colour,
      );
  },
  tufts: (s, colour, sides = BOTH) => {
    onSides(s, knots`-34 -8!, -46 -16, -52 -2!, -48 4, -54 16!, -40 16, -33 14!`, colour, sides);
  },
} as const satisfies Record<string, HairPiece>;

export type BehindName = keyof typeof BEHIND;
export type FrontName = keyof typeof FRONT;
