/** Who lives on the iron titan since it stopped: lit decks in its plates, a lift on a cable, ladders, a garden on a shoulder. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { puff } from '../../../things/nature/tree';
import type { At } from './titan-growth';

const LIT = '#ffd98a';

/** Rows of windows: first window, how many, how far apart; every third is dark. */
const DECKS: readonly (readonly [u: number, z: number, count: number, step: number])[] = [
  [-70, 842, 8, 22],
  [-58, 812, 7, 22],
  [-150, 470, 3, 20],
  [124, 470, 3, 20],
  [104, 250, 4, 18],
  [-170, 246, 4, 18],
  [-148, 140, 4, 16],
  [98, 140, 4, 16],
];

/** A ladder between two points of the titan. */
function ladder(pen: Pen, p: At, [u0, z0]: Point, [u1, z1]: Point, s: number): void {
  pen.bars(
    [
      [p(u0 - 7, z0), p(u1 - 7, z1)],
      [p(u0 + 7, z0), p(u1 + 7, z1)],
      ...range(12).map((i) => {
        const t = (i + 0.5) / 12;
        const [u, z] = [u0 + (u1 - u0) * t, z0 + (z1 - z0) * t];
        return [p(u - 7, z), p(u + 7, z)];
      }),
    ],
    2.6 * s,
    '#d9b57a',
    { edge: 1 },
  );
}

/** Somebody a titan's finger could hide: a head, a coat, two legs. */
function mite(pen: Pen, p: At, [u, z]: Point, coat: string, s: number): void {
  pen.bars(
    [
      [p(u - 3, z), p(u - 2, z + 9)],
      [p(u + 3, z), p(u + 2, z + 9)],
    ],
    3 * s,
    '#4a3a3a',
    { edge: 0.8 },
  );
  pen.shape([p(u - 6, z + 8), p(u + 6, z + 8), p(u + 4, z + 21), p(u - 4, z + 21)], coat, { ink: 0.6 });
  pen.shape(arc(...p(u, z + 27), 7 * s, 7 * s, 0, TAU, 10), '#f2cfa6', { edge: 'smooth', ink: 0.6 });
  pen.shape([...arc(...p(u, z + 29), 7.4 * s, 7 * s, Math.PI, TAU, 7)], '#5a3a2c', { ink: 0.5 });
}

export function tenants(pen: Pen, p: At, s: number): void {
  for (const [u, z, count, step] of DECKS)
    for (const i of range(count)) {
      const dark = (i + Math.round(z)) % 3 === 0;
      const at = u + i * step;
      pen.shape(
        [p(at - 5, z), p(at + 5, z), p(at + 5, z + 14), p(at - 5, z + 14)],
        dark ? '#3a3f5c' : { emit: LIT },
        {
          contour: false,
          ink: 0.5,
          wobble: 0,
        },
      );
    }
  ladder(pen, p, [-30, 306], [-24, 440], s);
  ladder(pen, p, [150, 196], [158, 330], s);
  ladder(pen, p, [-96, 640], [-64, 800], s);
  // a gallery across the chest, with its railing and those who take the air there
  pen.shape([p(-104, 774), p(116, 774), p(112, 764), p(-100, 764)], '#7a5a40', { ink: 0.8, contour: false });
  for (const [u, coat] of [
    [-76, '#4f8fb0'],
    [-20, '#d9503f'],
    [44, '#6f9f4a'],
    [92, '#e3b04b'],
  ] as const)
    mite(pen, p, [u, 774], coat, s);
  pen.bars(
    [[p(-104, 790), p(116, 790)], ...range(9).map((i) => [p(-102 + i * 27, 774), p(-102 + i * 27, 790)])],
    2.4 * s,
    '#c9a66a',
    { edge: 0.9 },
  );
  // the lift: two goods, one passenger, a cable from the belt
  pen.line([p(206, 452), p(210, 250)], 1.2);
  pen.line([p(218, 452), p(214, 250)], 1.2);
  pen.shape([p(178, 204), p(246, 204), p(246, 214), p(178, 214)], '#9a6f48', { ink: 0.9 });
  pen.bars(
    [
      [p(180, 212), p(212, 252)],
      [p(244, 212), p(212, 252)],
    ],
    3 * s,
    '#d9b57a',
    { edge: 1 },
  );
  mite(pen, p, [200, 214], '#8f6fc0', s);
  pen.shape([p(218, 214), p(240, 214), p(240, 232), p(218, 232)], '#c9955a', { ink: 0.8 });
  // what the wind sowed on a shoulder, and two houses that followed it
  for (const [u, z, r] of [
    [-356, 812, 18],
    [-328, 818, 22],
    [-166, 812, 20],
    [-190, 806, 15],
    [330, 812, 17],
  ] as const)
    puff(pen, p(u, z), r * 1.3 * s, r * s, '#7fae5a', 0.2);
  for (const [u, z, roof] of [
    [-306, 804, '#e2543c'],
    [-276, 802, '#4f8f92'],
    [-222, 802, '#e3b04b'],
  ] as const) {
    pen.shape([p(u - 13, z), p(u + 13, z), p(u + 13, z + 24), p(u - 13, z + 24)], '#f3e2c8', { ink: 0.7 });
    pen.shape([p(u - 18, z + 22), p(u, z + 44), p(u + 18, z + 22)], roof, { ink: 0.8 });
    pen.tint([p(u - 4, z), p(u + 4, z), p(u + 4, z + 13), p(u - 4, z + 13)], '#6a4a3a', { edge: 'straight' });
  }
  // bunting from the helm to the shoulder, so that nobody forgets the day it stopped
  const line = range(13).map((i): Point => p(-70 - i * 17, 930 - i * 4 - 30 * Math.sin((i / 12) * Math.PI)));
  pen.line(line, 1, { smooth: true });
  for (const [i, [x, y]] of line.entries())
    if (i > 0 && i < 12)
      pen.shape(
        [
          [x - 7 * s, y],
          [x + 7 * s, y],
          [x, y + 17 * s],
        ],
        ['#e2543c', '#f6cf5c', '#4f8fd0', '#fff6e0'][i % 4] ?? '#e2543c',
        { ink: 0.6 },
      );
  // washing under the cannon
  pen.line([p(-310, 876), p(-390, 866)], 1);
  for (const [i, colour] of ['#fff6e0', '#e2543c', '#9fc4d8', '#f6cf5c'].entries()) {
    const u = -322 - i * 17;
    pen.shape([p(u - 7, 874 - i), p(u + 7, 874 - i), p(u + 8, 852 - i), p(u - 8, 852 - i)], colour, {
      ink: 0.6,
    });
  }
}
