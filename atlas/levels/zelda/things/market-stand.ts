/** A stand of the market town: who sells behind the counter, and what lies and hangs there is what the board says. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';
import { awning } from '../../../things/fair/stall';
import { nameBoard } from '../../../things/fair/stall-top';

export type StandWare = 'eggs' | 'flasks' | 'seeds' | 'gems';

export interface MarketStandOptions {
  readonly colours: readonly [string, string];
  readonly sign: string;
  readonly ware: StandWare;
  /** Who sells there. */
  readonly seller: PersonSpec;
  readonly width?: number;
}

const WOOD = '#c08a56';
const BOARD = '#f3dfb0';

type At = (u: number, z: number) => Point;

/** What lies on the counter, one heap or basket round u = 0. */
const heaps: Readonly<Record<StandWare, (pen: Pen, at: At, s: number, random: Random, i: number) => void>> = {
  eggs(pen, at, s, random, i) {
    if (i === 1) {
      // a hen sits on her goods
      pen.shape(
        [at(-22, 12), at(-14, 0), at(16, 0), at(26, 16), at(34, 36), at(18, 30), at(0, 24)],
        '#fdf8ee',
        {
          edge: 'smooth',
        },
      );
      pen.shape(arc(...at(-18, 28), 12 * s, 13 * s, 0, TAU, 10), '#fdf8ee', { edge: 'smooth' });
      pen.shape([at(-24, 38), at(-22, 50), at(-16, 44), at(-10, 50), at(-9, 37)], '#d9483f', { ink: 0.7 });
      pen.shape([at(-30, 30), at(-40, 24), at(-29, 22)], '#f2a23a', { ink: 0.7 });
      pen.tint(arc(...at(-22, 30), 2.4 * s, 3.2 * s, 0, TAU, 7), '#2b1a2e');
      pen.line([at(2, 18), at(12, 12), at(20, 18)], 0.8, { smooth: true });
      return;
    }
    for (const [u, z] of [
      [-20, 14],
      [-7, 16],
      [7, 15],
      [20, 14],
      [-13, 24],
      [1, 26],
      [14, 24],
    ] as const)
      pen.shape(arc(...at(u, z), 8 * s, 10 * s, 0, TAU, 10), random.pick(['#fff3da', '#f2d0a4', '#fbe6c4']), {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
    pen.shape([at(-32, 14), at(32, 14), at(25, -2), at(-25, -2)], '#b5793f', { ink: 0.9 });
    for (const k of range(5)) pen.line([at(-24 + k * 12, 13), at(-21 + k * 10, -1)], 0.6);
    pen.line([at(-30, 7), at(30, 7)], 0.6);
  },
  flasks(pen, at, s, _random, i) {
    for (const [u, k] of [
      [-24, 0.9],
      [0, 1.2],
      [24, 0.8],
    ] as const) {
      pen.shape(
        [
          at(u - 5 * k, 40 * k),
          at(u - 5 * k, 26 * k),
          at(u - 15 * k, 10 * k),
          at(u - 11 * k, -1),
          at(u + 11 * k, -1),
          at(u + 15 * k, 10 * k),
          at(u + 5 * k, 26 * k),
          at(u + 5 * k, 40 * k),
        ],
        '#e6f2ee',
        { edge: 'straight', ink: 0.9 },
      );
      pen.shape(
        [
          at(u - 13 * k, 13 * k),
          at(u - 11 * k, 0),
          at(u + 11 * k, 0),
          at(u + 13 * k, 13 * k),
          at(u + 3, 16 * k),
        ],
        i === 1 ? '#b8342f' : '#d94a42',
        { edge: 'smooth', ink: 0.5, contour: false },
      );
      pen.shape(
        [at(u - 6 * k, 48 * k), at(u + 6 * k, 48 * k), at(u + 5 * k, 39 * k), at(u - 5 * k, 39 * k)],
        '#a8764a',
        {
          ink: 0.7,
        },
      );
      pen.tint(arc(...at(u - 7 * k, 8 * k), 2 * s, 4 * s, 0, TAU, 7), '#ffffff', { opacity: 0.8 });
    }
  },
  seeds(pen, at, s, random, i) {
    const seed = nth(['#8a5636', '#e9b93f', '#7fa84c'], i);
    pen.shape([at(-30, 0), at(-34, 18), at(-26, 32), at(26, 32), at(34, 18), at(30, 0)], '#dcc79a', {
      edge: 'smooth',
    });
    pen.shape(arc(...at(0, 32), 27 * s, 9 * s, 0, TAU, 14), seed, { edge: 'smooth', ink: 0.8 });
    for (const _ of range(9))
      pen.shape(arc(...at(random.range(-20, 20), random.range(29, 39)), 4 * s, 3 * s, 0, TAU, 7), seed, {
        edge: 'smooth',
        ink: 0.5,
        contour: false,
        tone: 0.5,
      });
    pen.line([at(-12, 22), at(-14, 6)], 0.7);
    pen.line([at(14, 20), at(15, 8)], 0.7);
    if (i === 1) {
      pen.bars([[at(4, 34), at(6, 54)]], 4 * s, '#6fa04a');
      for (const k of [-1, 1])
        pen.shape([at(6, 52), at(6 + k * 16, 64), at(6 + k * 20, 54)], '#7fb84c', {
          edge: 'smooth',
          ink: 0.7,
        });
    }
  },
  gems(pen, at, _s, random, i) {
    const hues = nth(
      [
        ['#5fc89a', '#3f9ac8'],
        ['#e9b93f', '#f2d76a'],
        ['#d8587a', '#9a6ad0'],
      ] as const,
      i,
    );
    for (const [u, z, k] of [
      [-20, 0, 1],
      [16, 0, 1.1],
      [-2, 2, 1.5],
      [-10, 20, 0.8],
      [12, 24, 0.8],
    ] as const) {
      const p = (a: number, b: number) => at(u + a * 11 * k, z + b * 11 * k);
      const hue = random.pick(hues);
      pen.shape([p(-1, 1.3), p(-0.5, 2), p(0.5, 2), p(1, 1.3), p(0, 0)], hue, { ink: 0.9 });
      pen.tint([p(0.3, 1.3), p(0.5, 2), p(1, 1.3), p(0, 0)], hue, { tone: -0.9, edge: 'straight' });
      pen.line([p(-1, 1.3), p(1, 1.3)], 0.5);
      pen.line([p(-0.3, 1.3), p(0, 0.1)], 0.5);
    }
  },
};

export const marketStand: ThingKind<MarketStandOptions> = {
  name: 'stall',
  footprint: ({ width = 250 }) => block(width + 20, 150),
  height: 230,
  lamps: () => [{ w: 70, reach: 330 }],
  draw(pen, frame, { colours, sign, ware, seller, width = 250 }, random) {
    const [h, s] = [width / 2, frame.scale];
    const back = box(pen, frame, { u0: -h, u1: h, w0: -60, w1: -52, z1: 226 }, WOOD).front;
    if (back) {
      back.panel(3, 0, width - 3, 222, WOOD, { tone: -1.2, ink: 0 });
      for (const k of range(Math.floor(width / 36)))
        pen.line([back.at(18 + k * 36, 70), back.at(18 + k * 36, 220)], 0.5);
      for (const side of [0.17, 0.83]) {
        const m = width * side;
        back.panel(m - 34, 112, m + 34, 118, BOARD, { ink: 0.7 });
        heaps[ware](pen, (u, z) => back.at(m + u * 0.8, 118 + z * 0.8), s * 0.8, random, side < 0.5 ? 0 : 2);
      }
    }
    for (const side of [-1, 1]) {
      const u = side * h;
      pen.shape([frame.at(u, -54, 0), frame.at(u, 50, 0), frame.at(u, 50, 74), frame.at(u, -54, 74)], WOOD, {
        tone: side > 0 ? -1.1 : -0.5,
      });
    }
    folk(pen, frame.at(0, -6, -6), s, seller);
    const counter = box(pen, frame, { u0: -h, u1: h, w0: 24, w1: 54, z1: 76 }, WOOD, { topMaterial: BOARD });
    for (const [k, i] of [
      [-0.62, 0],
      [0.62, 2],
    ] as const)
      heaps[ware](pen, (u, z) => frame.at(h * k + u, 36, 78 + z), s, random, i);
    const f = counter.front;
    if (f) {
      for (const i of range(Math.floor(width / 26)))
        pen.line([f.at(i * 26 + 6, 2), f.at(i * 26 + 6, 62)], 0.6);
      f.panel(0, 62, width, 76, BOARD, { ink: 0.9 });
      heaps[ware](pen, (u, z) => f.at(width * 0.16 + u, z), s, random, 1);
      f.panel(width * 0.34, 12, width * 0.92, 54, colours[0], { ink: 1 });
      // the name stands on the roof alone
      for (const k of [0.47, 0.63, 0.79])
        pen.shape(
          [f.at(width * k - 13, 33), f.at(width * k, 47), f.at(width * k + 13, 33), f.at(width * k, 19)],
          BOARD,
          { ink: 0.8, contour: false },
        );
    }
    for (const side of [-1, 1])
      pen.bars([[frame.at(side * h, 60, 0), frame.at(side * h, 60, 206)]], 8 * s, '#8a5c3a');
    awning(pen, frame, { u0: -h - 12, u1: h + 12, w0: -58, w1: 74, z0: 208, z1: 252, colours });
    nameBoard(pen, frame, h, {
      name: sign,
      z: 246,
      board: BOARD,
      cloth: colours[0],
      // pale letters are lost on gold
      ...(ware === 'seeds' ? { ink: '#5a3418' } : {}),
    });
    for (const u of [-h * 0.8, h * 0.8]) {
      const [x, y] = frame.at(u, 70, 170);
      pen.line([frame.at(u, 70, 200), [x, y - 12 * s]], 0.8);
      const glass = pen.light.night ? { emit: '#ffcf7a' } : '#f6e3b0';
      pen.shape(arc(x, y, 9 * s, 12 * s, 0, TAU, 10), glass, { edge: 'smooth', ink: 0.9 });
      pen.glow(x, y, 90 * s, 'amber', 0.8);
    }
  },
};
