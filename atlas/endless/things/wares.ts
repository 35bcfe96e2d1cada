/** What stalls on maps from seeds sell, piece by piece: behind every board stands what it names. */
import { arc, nth, TAU } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';

/** A point of the picture, world units right of a ware's middle and above its foot. */
type At = (u: number, z: number) => Point;
/** Draws one ware; `i` tells it from its neighbours. */
type Ware = (pen: Pen, at: At, s: number, i: number) => void;

const INK = { edge: 'smooth', ink: 0.8, contour: false } as const;
const EDGED = { ink: 0.8, contour: false } as const;

const ball = (
  pen: Pen,
  at: At,
  s: number,
  [u, z, r]: readonly [number, number, number],
  colour: string,
): void => pen.shape(arc(...at(u, z), r * s, r * s, 0, TAU, 10), colour, INK);
const dot = (
  pen: Pen,
  at: At,
  s: number,
  [u, z, r]: readonly [number, number, number],
  colour: string,
): void => pen.tint(arc(...at(u, z), r * s, r * s, 0, TAU, 8), colour);
/** Points on both sides of a line from the foot up. */
const turned = (at: At, side: readonly Point[]): Point[] => [
  ...side.map(([u, z]) => at(u, z)),
  ...side.toReversed().map(([u, z]) => at(-u, z)),
];
const eyes = (pen: Pen, at: At, s: number, z: number): void => {
  for (const u of [-3, 3]) dot(pen, at, s, [u, z, 1.5], '#3a2f3a');
};

/** A jar or a bottle of one outline, with a lid and a label. */
const vessel =
  (side: readonly Point[], colours: readonly string[], lid: string): Ware =>
  (pen, at, _s, i) => {
    const top = Math.max(...side.map(([, z]) => z));
    const [mouth] = side.at(-1) ?? [4];
    pen.shape(turned(at, side), nth(colours, i % colours.length), EDGED);
    pen.shape(
      [at(-mouth - 1, top), at(mouth + 1, top), at(mouth + 1, top + 5), at(-mouth - 1, top + 5)],
      lid,
      EDGED,
    );
    pen.tint([at(-6, 6), at(6, 6), at(6, 14), at(-6, 14)], '#fff4e0', { edge: 'straight' });
  };

/** A soft animal: body, head, ears and muzzle. */
const soft =
  (colours: readonly string[], ears: 'round' | 'long'): Ware =>
  (pen, at, s, i) => {
    const colour = nth(colours, i % colours.length);
    for (const side of [-1, 1])
      if (ears === 'round') ball(pen, at, s, [side * 7, 31, 4], colour);
      else pen.shape(arc(...at(side * 4.5, 36), 3.2 * s, 9 * s, 0, TAU, 9), colour, INK);
    ball(pen, at, s, [0, 9, 9.5], colour);
    ball(pen, at, s, [0, 23, 9], colour);
    dot(pen, at, s, [0, 20, 4], '#fbeede');
    dot(pen, at, s, [0, 21.4, 1.4], '#3a2f3a');
    eyes(pen, at, s, 26);
  };

const doll: Ware = (pen, at, s, i) => {
  const [dress, hair] = nth(
    [
      ['#e58aa8', '#7a4a32'],
      ['#7fb4d8', '#e9c25a'],
      ['#8fbf7f', '#2f2f3f'],
      ['#d9574f', '#b5603f'],
    ] as const,
    i % 4,
  );
  ball(pen, at, s, [0, 26, 9.5], hair);
  pen.shape([at(-4, 18), at(4, 18), at(11, 0), at(-11, 0)], dress, EDGED);
  ball(pen, at, s, [0, 24, 7], '#f6d3b8');
  pen.tint(arc(...at(0, 27), 8 * s, 5 * s, Math.PI, TAU, 8), hair);
  eyes(pen, at, s, 23);
};

const toy: Ware = (pen, at, s, i) => {
  const colour = nth(['#d9574f', '#5f9fd0', '#e9b83f'], i % 3);
  if (i % 3 === 0) {
    ball(pen, at, s, [0, 11, 11], colour);
    pen.line([at(-11, 11), at(0, 15), at(11, 11)], 3, { colour: '#fff4e0', smooth: true });
  } else if (i % 3 === 1) {
    pen.shape(
      [at(-13, 6), at(13, 6), at(13, 14), at(6, 14), at(4, 22), at(-7, 22), at(-9, 14), at(-13, 14)],
      colour,
      EDGED,
    );
    for (const u of [-7, 7]) ball(pen, at, s, [u, 5, 4.5], '#4a4048');
  } else
    for (const [u, z, paint] of [
      [-8, 0, '#d9574f'],
      [8, 0, '#7fb86a'],
      [0, 15, colour],
    ] as const)
      pen.shape([at(u - 7, z), at(u + 7, z), at(u + 7, z + 14), at(u - 7, z + 14)], paint, EDGED);
};

const teapot: Ware = (pen, at, s, i) => {
  const colour = nth(['#5f8fb0', '#c9573f', '#7f9f6a', '#e9dcc0'], i % 4);
  pen.line([at(10, 8), at(17, 13), at(16, 19)], 3.4, { colour, smooth: true });
  pen.line([at(-9, 17), at(-16, 14), at(-10, 5)], 2.2, { smooth: true });
  pen.shape(arc(...at(0, 11), 12 * s, 10.5 * s, 0, TAU, 12), colour, INK);
  ball(pen, at, s, [0, 23, 2.6], '#fff4e0');
  pen.line([at(-7, 19), at(7, 19)], 1);
};

const glass: Ware = (pen, at, s, i) => {
  const colour = nth(['#f2a03c', '#e0596a', '#f0d35a'], i % 3);
  pen.line([at(2, 20), at(7, 38)], 2.4, { colour: '#d9574f' });
  pen.shape([at(-7, 0), at(7, 0), at(9, 27), at(-9, 27)], '#eaf4f4', EDGED);
  pen.tint([at(-6.4, 2), at(6.4, 2), at(8, 21), at(-8, 21)], colour, { edge: 'straight' });
  ball(pen, at, s, [-8, 27, 5.4], '#f7c25a');
};

const loaf: Ware = (pen, at, s, i) => {
  const colour = nth(['#d99a52', '#c9853f', '#e3b06a'], i % 3);
  if (i % 2 === 0) pen.shape(arc(...at(0, 9), 14 * s, 9.5 * s, 0, TAU, 12), colour, INK);
  else
    pen.shape(
      turned(at, [
        [5, 0],
        [7, 8],
        [6.4, 30],
        [2, 37],
      ]),
      colour,
      INK,
    );
  for (const k of [-1, 0, 1])
    if (i % 2 === 0) pen.line([at(k * 7 - 3, 8), at(k * 7 + 2, 14)], 1.6, { colour: '#f8e3b8' });
    else pen.line([at(-4, 16 + k * 9), at(4, 20 + k * 9)], 1.6, { colour: '#f8e3b8' });
};

const cake: Ware = (pen, at, s, i) => {
  const cream = nth(['#f7c4d0', '#fff0d8', '#c9a07a'], i % 3);
  pen.shape([at(-11, 0), at(11, 0), at(11, 14), at(-11, 14)], '#e9c890', EDGED);
  pen.shape([at(-12, 10), at(12, 10), at(12, 18), at(-12, 18)], cream, EDGED);
  ball(pen, at, s, [0, 22, 4], '#d9333f');
};

/** A fruit of one outline: round, or drawn out to a pear; with a stalk or a stripe. */
const fruit =
  (colours: readonly string[], r: number, shape: 'round' | 'pear' | 'striped' = 'round'): Ware =>
  (pen, at, s, i) => {
    const colour = nth(colours, i % colours.length);
    if (shape === 'pear')
      pen.shape(
        turned(at, [
          [6, 0],
          [10, 8],
          [7, 17],
          [4, 23],
          [3, 28],
        ]),
        colour,
        INK,
      );
    else ball(pen, at, s, [0, r, r], colour);
    if (shape === 'striped')
      for (const k of [-0.55, 0, 0.55])
        pen.line([at(k * r, r * 0.2), at(k * r * 1.4, r), at(k * r, r * 1.8)], 2.4, {
          colour: '#3f7a4a',
          smooth: true,
        });
    else {
      const top = shape === 'pear' ? 28 : 2 * r;
      pen.line([at(0, top - 1), at(2, top + 5)], 1.6);
      pen.tint(arc(...at(6, top + 3), 5 * s, 2.4 * s, 0, TAU, 8), '#6a9a4a');
    }
  };

const fish: Ware = (pen, at, s, i) => {
  const colour = nth(['#8fb4c9', '#d98a7a', '#a9b8c0'], i % 3);
  pen.shape([at(9, 9), at(18, 16), at(18, 2)], colour, EDGED);
  pen.shape(arc(...at(0, 9), 13 * s, 7.5 * s, 0, TAU, 12), colour, INK);
  dot(pen, at, s, [-7, 11, 2], '#ffffff');
  dot(pen, at, s, [-7, 11, 1], '#2f2f3a');
};

const book: Ware = (pen, at, _s, i) => {
  const [first, second] = nth(
    [
      ['#a8433f', '#4f6f9a'],
      ['#5f8a5a', '#c98d3f'],
      ['#7a5a8a', '#c9573f'],
    ] as const,
    i % 3,
  );
  for (const [u, tall, cover] of [
    [-9, 28, first],
    [0, 33, second],
    [9, 26, first],
  ] as const) {
    pen.shape([at(u - 4.4, 0), at(u + 4.4, 0), at(u + 4.4, tall), at(u - 4.4, tall)], cover, EDGED);
    pen.line([at(u - 3, tall - 7), at(u + 3, tall - 7)], 1.4, { colour: '#f3dfb0' });
  }
};

/** Wares by the word on the board. */
export const WARES = {
  PEARS: fruit(['#b8c94f', '#d8c45a', '#a8b84a'], 10, 'pear'),
  PLUMS: fruit(['#7a4a8a', '#5f3f7a', '#8f5a7f'], 9),
  LIMES: fruit(['#7fb84a', '#9acb5a', '#6aa64a'], 8.5),
  MELONS: fruit(['#6aa85a', '#7fb86a'], 13, 'striped'),
  TEA: teapot,
  SODA: vessel(
    [
      [7, 0],
      [7, 20],
      [3, 27],
      [3, 33],
    ],
    ['#5fb0a0', '#d98a5a', '#8a86c8'],
    '#d9574f',
  ),
  HONEY: vessel(
    [
      [10, 0],
      [11, 5],
      [11, 17],
      [8, 22],
    ],
    ['#e9a83f', '#d98f2f'],
    '#f3dfb0',
  ),
  JUICE: glass,
  TOYS: toy,
  BEARS: soft(['#b5794a', '#8f5f3f', '#d8b07a'], 'round'),
  PLUSH: soft(['#f0b8c8', '#b8d4e8', '#d8c4f0'], 'long'),
  DOLLS: doll,
  BREAD: loaf,
  CAKES: cake,
  FISH: fish,
  BOOKS: book,
} as const satisfies Readonly<Record<string, Ware>>;

export type WareName = keyof typeof WARES;
