/** What the colony plays with: a machine still in its frame, a pail of stars, a line with somebody light on it. */
import { TAU, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

/** What the board of the kit is made of: its card, its runners, the plates and the bright parts. */
const KIT = {
  card: '#34477f',
  runner: '#f0b52c',
  white: '#f6f1e4',
  red: '#d8452f',
  blue: '#5f8fd8',
  grey: '#6a7086',
  tag: '#fff6e0',
  ink: '#232036',
} as const;

/** Where a part's number stands, in the upper left corner of its cell. */
const TAGS = [
  [-129, 210, '1'],
  [-32, 210, '2'],
  [72, 210, '3'],
  [-129, 99, '4'],
  [-32, 99, '5'],
  [72, 99, '6'],
] as const;

type Rect = readonly [u0: number, z0: number, u1: number, z1: number];

/** Its parts cell by cell, back to front: a head, a chest, an arm, a leg, a shield and a gun, each known at first sight. */
const PARTS: readonly (readonly [colour: string, outline: readonly Point[] | Rect])[] = [
  [
    KIT.runner,
    [
      [-94, 178],
      [-78, 214],
      [-72, 210],
      [-84, 170],
    ],
  ],
  [
    KIT.runner,
    [
      [-98, 178],
      [-112, 214],
      [-118, 208],
      [-108, 170],
    ],
  ],
  [
    KIT.white,
    [
      [-112, 126],
      [-80, 126],
      [-70, 146],
      [-72, 172],
      [-84, 188],
      [-108, 188],
      [-120, 172],
      [-122, 146],
    ],
  ],
  [KIT.ink, [-114, 150, -78, 166]],
  ['#7df0c8', [-108, 154, -98, 162]],
  ['#7df0c8', [-94, 154, -84, 162]],
  [KIT.red, [-103, 126, -89, 138]],
  [
    KIT.blue,
    [
      [-30, 126],
      [38, 126],
      [46, 190],
      [32, 208],
      [-12, 208],
      [-38, 188],
    ],
  ],
  [KIT.white, [-22, 126, 30, 150]],
  [KIT.red, [-10, 150, 18, 190]],
  [KIT.runner, [-30, 164, -14, 182]],
  [KIT.runner, [22, 164, 40, 182]],
  [KIT.blue, [86, 172, 138, 210]],
  [KIT.grey, [102, 160, 122, 174]],
  [KIT.white, [94, 138, 130, 164]],
  [KIT.grey, [98, 122, 126, 138]],
  [KIT.white, [-112, 78, -82, 108]],
  [KIT.runner, [-108, 66, -86, 80]],
  [
    KIT.white,
    [
      [-116, 30],
      [-76, 30],
      [-82, 68],
      [-112, 68],
    ],
  ],
  [
    KIT.red,
    [
      [-126, 14],
      [-70, 14],
      [-76, 32],
      [-114, 32],
    ],
  ],
  [
    KIT.red,
    [
      [2, 14],
      [30, 40],
      [34, 96],
      [18, 108],
      [-12, 108],
      [-20, 92],
      [-26, 40],
    ],
  ],
  [KIT.white, [-4, 34, 8, 98]],
  [KIT.white, [-20, 66, 28, 78]],
  [KIT.grey, [66, 62, 140, 72]],
  [KIT.grey, [94, 54, 138, 84]],
  [KIT.ink, [104, 26, 116, 54]],
  [KIT.blue, [104, 84, 126, 94]],
];

const corners = ([u0, z0, u1, z1]: Rect): readonly Point[] => [
  [u0, z0],
  [u1, z0],
  [u1, z1],
  [u0, z1],
];

const isRect = (outline: readonly Point[] | Rect): outline is Rect => typeof outline[0] === 'number';

/** A machine as one buys it: all parts still on the frame, with their numbers. */
export const kitFrame: ThingKind<object> = {
  name: 'kitFrame',
  footprint: () => block(300, 50),
  height: 210,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number) => frame.at(u, -z * 0.12, z);
    pen.bars(
      [
        [frame.at(-110, -60, 0), p(-110, 180)],
        [frame.at(110, -60, 0), p(110, 180)],
      ],
      8 * s,
      KIT.grey,
    );
    const shape = (outline: readonly Point[], colour: string, ink = 0.9) =>
      pen.shape(
        outline.map(([u, z]) => p(u, z)),
        colour,
        { ink, contour: false },
      );
    // a dark card behind them: pale parts before a pale deck were nothing
    shape(corners([-146, 8, 146, 228]), KIT.card);
    pen.bars(
      [
        [p(-146, 8), p(146, 8), p(146, 228), p(-146, 228), p(-146, 8)],
        [p(-50, 8), p(-50, 228)],
        [p(54, 8), p(54, 228)],
        [p(-146, 116), p(146, 116)],
      ],
      8 * s,
      KIT.runner,
    );
    for (const [colour, outline] of PARTS) shape(isRect(outline) ? corners(outline) : outline, colour);
    for (const [u, z, text] of TAGS) {
      shape(corners([u - 12, z - 12, u + 12, z + 12]), KIT.tag, 0.7);
      letters(pen, { at: p }, text, { s: u - 5, z: z - 8, height: 16, colour: KIT.ink, width: 2.2 });
    }
  },
};

/** A pail of stars, fished out of the window. */
export const starPail: ThingKind<object> = {
  name: 'starPail',
  footprint: () => disc(28),
  height: 50,
  draw(pen, frame) {
    const s = frame.scale;
    const star = ([x, y]: Point, r: number) =>
      pen.shape(
        range(10).map((i): Point => {
          const k = (i % 2 ? 0.46 : 1) * r * s;
          const a = (i / 10) * TAU - Math.PI / 2;
          return [x + Math.cos(a) * k, y + Math.sin(a) * k];
        }),
        { emit: '#ffe68a' },
        { ink: 0.9 },
      );
    for (const [u, z] of [
      [-12, 58],
      [14, 60],
      [2, 72],
    ] as const)
      star(frame.at(u, -4, z), 17);
    drum(pen, frame, { r: 22, r1: 28, z1: 50 }, '#8fa3bc', { top: false });
    pen.line(frame.disc(0, 0, 14, 24, 0.1, Math.PI - 0.1, 9), 1, { smooth: true });
    star(frame.at(52, 18, 8), 13);
  },
};

/** A line from a hand to somebody who floats on it, in picture pixels from its foot. */
export const tether: ThingKind<{ readonly to: Point; readonly from: Point }> = {
  name: 'tether',
  footprint: () => disc(8),
  height: 10,
  shadow: false,
  draw(pen, frame, { to, from }) {
    const [x, y] = frame.at(0, 0, 0);
    const line: Point[] = range(9).map((i) => {
      const t = i / 8;
      const wave = Math.sin(t * 9) * 12 * Math.sin(t * Math.PI);
      return [x + from[0] + (to[0] - from[0]) * t + wave, y + from[1] + (to[1] - from[1]) * t];
    });
    pen.line(line, 2.6, { smooth: true });
    pen.line(line, 1.4, { smooth: true, colour: '#f2a03a' });
  },
};
