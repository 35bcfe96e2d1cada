import type { Random } from '../../core/random';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, nth } from '../../core/geometry';
import { box } from '../../core/solids';
import { block } from '../../core/footprint';
import { kanji, letters } from '../../core/lettering';
import { BUST_HAIR, BUST_SKINS, bust } from './bust';
import { nameBoard, paperLanterns } from './stall-top';

/** A scalloped, striped awning between two edges of a frame: from the wall out and down. */
export function awning(
  pen: Pen,
  frame: Frame,
  {
    u0,
    u1,
    w0,
    w1,
    z0,
    z1,
    colours,
    drop = 26,
  }: {
    readonly u0: number;
    readonly u1: number;
    readonly w0: number;
    readonly w1: number;
    readonly z0: number;
    readonly z1: number;
    readonly colours: readonly string[];
    readonly drop?: number;
  },
) {
  const count = Math.round((u1 - u0) / 34);
  for (let i = 0; i < count; i++) {
    const a = u0 + ((u1 - u0) * i) / count,
      b = u0 + ((u1 - u0) * (i + 1)) / count;
    const material = nth(colours, i % colours.length);
    pen.shape(
      [frame.at(a, w0, z1), frame.at(b, w0, z1), frame.at(b, w1, z0), frame.at(a, w1, z0)],
      material,
      { tone: 0.35, ink: 0.7 },
    );
    pen.shape(
      [
        frame.at(a, w1, z0),
        frame.at(b, w1, z0),
        frame.at(b, w1, z0 - drop * 0.6),
        ...[0.75, 0.5, 0.25].map((t) =>
          frame.at(a + (b - a) * t, w1, z0 - drop * (0.6 + 0.4 * Math.sin(t * Math.PI))),
        ),
        frame.at(a, w1, z0 - drop * 0.6),
      ],
      material,
      { tone: -0.6, ink: 0.8, edge: 'straight', wobble: 0 },
    );
  }
}

type At = (u: number, z: number) => Point;

const goods = {
  fruit(pen: Pen, at: At, s: number, random: Random) {
    for (let i = 0; i < 9; i++)
      pen.shape(
        arc(...at(i * 10 - 40 + random.jitter(3), random.range(2, 10)), 8 * s, 8 * s, 0, 6.2832, 8),
        random.pick(['#d9574f', '#e9a23c', '#8fb84e', '#f0d35a']),
        { edge: 'smooth', ink: 0.8, contour: false },
      );
  },
  bottles(pen: Pen, at: At, _s: number, random: Random) {
    for (let i = 0; i < 6; i++) {
      const u = i * 15 - 38,
        c = random.pick(['#6fa88f', '#b5603f', '#d8b45a', '#7a86b8']);
      pen.shape(
        [
          at(u - 5, 0),
          at(u + 5, 0),
          at(u + 5, 20),
          at(u + 2, 26),
          at(u + 2, 34),
          at(u - 2, 34),
          at(u - 2, 26),
          at(u - 5, 20),
        ],
        c,
        { ink: 0.8, contour: false },
      );
    }
  },
  toys(pen: Pen, at: At, s: number, random: Random) {
    for (let i = 0; i < 5; i++) {
      const u = i * 19 - 38,
        c = random.pick(['#e8a0b4', '#e9c46a', '#8fc0d0', '#b79bd6']);
      for (const [du, dz, r] of [
        [0, 9, 9],
        [0, 23, 8],
        [-6, 30, 3.5],
        [6, 30, 3.5],
      ] as const)
        pen.shape(arc(...at(u + du, dz), r * s, r * s, 0, 6.2832, 9), c, {
          edge: 'smooth',
          ink: 0.8,
          contour: false,
        });
    }
  },
};

export type Ware = keyof typeof goods;

export interface StallOptions {
  readonly width?: number;
  readonly colours?: readonly string[];
  readonly wall?: string;
  readonly sign?: string | undefined;
  readonly cloth?: string | undefined;
  readonly ware?: Ware;
  readonly board?: string;
  /** Its name stands on the roof alone; the counter shows what it sells. */
  readonly once?: boolean;
}

/** What a stall sells, painted on its counter. */
function emblem(pen: Pen, at: At, s: number, ware: Ware, colour: string): void {
  const dot = (u: number, z: number, r: number) =>
    pen.tint(arc(...at(u, z), r * s, r * s, 0, 6.2832, 12), colour);
  for (const u of [-34, 0, 34])
    if (ware === 'fruit') {
      dot(u - 3, 0, 8);
      dot(u + 3, 0, 8);
      pen.line([at(u, 7), at(u + 4, 14)], 1.6, { colour });
    } else if (ware === 'bottles')
      pen.tint(
        [
          at(u - 6, -9),
          at(u + 6, -9),
          at(u + 6, 3),
          at(u + 2, 7),
          at(u + 2, 13),
          at(u - 2, 13),
          at(u - 2, 7),
          at(u - 6, 3),
        ],
        colour,
        { edge: 'straight' },
      );
    else {
      dot(u, 0, 9);
      dot(u - 8, 9, 4.4);
      dot(u + 8, 9, 4.4);
    }
}

/** A market or fairground booth with somebody behind its counter. options: width, colours, sign (latin board) or cloth (characters), ware */
export const stall: ThingKind<StallOptions> = {
  name: 'stall',
  footprint: ({ width = 250 }) => block(width + 20, 150),
  height: 190,
  lamps: () => [{ w: 70, reach: 330 }],
  draw(
    pen,
    frame,
    {
      width = 250,
      colours = ['#d9574f', '#fbf0dc'],
      wall = '#c98d57',
      sign,
      cloth,
      ware = 'fruit',
      board = '#f3dfb0',
      once = false,
    },
    random,
  ) {
    const h = width / 2,
      s = frame.scale;
    const back = box(pen, frame, { u0: -h, u1: h, w0: -60, w1: -52, z1: 190 }, wall);
    const shelf = back.front;
    if (shelf) {
      for (const z of [60, 110, 150]) pen.line([shelf.at(4, z), shelf.at(width - 4, z)], 0.7);
      pen.tint(shelf.rect(0, 0, width, 188), wall, { tone: -1.2, edge: 'straight', opacity: 0.75 });
      for (const z of [112, 62])
        for (let k = 0.17; k < 1; k += 0.33)
          goods[ware](pen, (u, dz) => shelf.at(width * k + u * 0.72, z + dz), s * 0.8, random);
    }
    for (const side of [-1, 1]) {
      const u = side * h;
      pen.shape([frame.at(u, -54, 0), frame.at(u, 50, 0), frame.at(u, 50, 74), frame.at(u, -54, 74)], wall, {
        tone: side > 0 ? -1.1 : -0.5,
      });
    }
    const [x, y] = frame.at(0, 0, 0);
    const who = Math.abs(Math.round(x * 0.37 + y * 0.73));
    bust(pen, frame.at((who % 3) * 30 - 30, -6, 98), 24 * s, {
      skin: nth(BUST_SKINS, who % 5),
      hair: nth(BUST_HAIR, (who * 3) % 5),
      cloth: nth(['#f4efe2', '#5f7f9a', '#8a5a6a', '#6a8a5a'], who % 4),
      kind: who,
      look: (who % 3) * -0.5 + 0.5,
      contour: false,
    });
    const counter = box(pen, frame, { u0: -h, u1: h, w0: 24, w1: 54, z1: 76 }, wall, { topMaterial: board });
    if (counter.front) {
      const f = counter.front;
      for (let i = 0; i < width / 26; i++) pen.line([f.at(i * 26 + 6, 2), f.at(i * 26 + 6, 66)], 0.6);
      f.panel(0, 62, width, 76, board, { ink: 0.9 });
      f.panel(width * 0.2, 14, width * 0.8, 52, nth(colours, 0), { ink: 1 });
      if (cloth)
        [...cloth].forEach((char, i, all) =>
          kanji(pen, f, char, {
            s: width * (0.5 + (i - (all.length - 1) / 2) * 0.2),
            z: 49,
            size: 32,
            colour: board,
            width: 1.9,
          }),
        );
      else if (once && sign) emblem(pen, (u, z) => f.at(width / 2 + u, 32 + z), s, ware, board);
      else
        letters(pen, f, sign ?? 'YUM', {
          s: width / 2,
          z: 22,
          height: 22,
          colour: board,
          width: 1.8,
          fit: width * 0.52,
        });
    }
    // what stands high leaves room for the face behind it
    for (const k of ware === 'fruit' ? [-0.32, 0, 0.32] : [-0.34, 0.34])
      goods[ware](pen, (u, dz) => frame.at(k * width + u * 0.6, 40, 77 + dz), s, random);
    pen.bars(
      [-1, 1].map((side) => [frame.at(side * (h - 4), 52, 70), frame.at(side * (h - 4), 52, 200)]),
      8 * s,
      board,
      { tone: -0.3 },
    );
    paperLanterns(pen, frame, h, random);
    awning(pen, frame, { u0: -h - 12, u1: h + 12, w0: -58, w1: 78, z0: 190, z1: 232, colours, drop: 20 });
    if (sign) nameBoard(pen, frame, h, { name: sign, z: 224, board, cloth: nth(colours, 0) });
  },
};
