/** Small things that lie about because somebody dropped them. */
import { arc } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { ThingKind } from '../../core/thing';
import { TAU, range } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import type { Frame } from '../../core/frame';
import { named } from '../../core/named';
import { disc } from '../../core/footprint';

type Draw = (pen: Pen, frame: Frame) => void;

const round = (frame: Frame, u: number, z: number, rx: number, ry: number): Point[] =>
  arc(...frame.at(u, 0, z), rx * frame.scale, ry * frame.scale, 0, TAU, 14);

const SMOOTH = { edge: 'smooth' } as const;

/** All of them, facing right. */
const LOST = {
  iceCream(pen, f) {
    pen.shape(
      [f.at(-30, 0, 2), f.at(-16, 4, -4), f.at(14, 4, -5), f.at(30, 0, 1), f.at(12, -6, 8), f.at(-14, -4, 8)],
      '#f6b8c8',
      SMOOTH,
    );
    pen.shape(round(f, 2, 12, 17, 14), '#f9cbd6', SMOOTH);
    pen.shape([f.at(-9, 0, 20), f.at(15, 0, 17), f.at(12, 0, 54)], '#d9a35c');
    for (const k of [0.25, 0.6])
      pen.line([f.at(-9 + 20 * k, 0, 20 + 34 * k), f.at(15 - 3 * k, 0, 17 + 30 * k)], 0.6);
  },
  shoe(pen, f) {
    pen.shape(
      [f.at(-24, 0, 0), f.at(26, 0, 0), f.at(28, 0, 9), f.at(6, 0, 16), f.at(-6, 0, 30), f.at(-25, 0, 28)],
      '#d94a4a',
      SMOOTH,
    );
    pen.shape([f.at(-26, 0, -2), f.at(29, 0, -2), f.at(29, 0, 5), f.at(-26, 0, 5)], '#fdf3dc');
    for (const u of [2, 9])
      pen.line([f.at(u - 8, 0, 20 - u), f.at(u + 2, 0, 22 - u)], 1.1, { colour: '#fdf3dc' });
  },
  coins(pen, f) {
    for (const [u, w] of [
      [-34, 4],
      [-8, -18],
      [10, 16],
      [32, -4],
      [0, 2],
    ] as const) {
      const [x, y] = f.at(u, w, 3);
      pen.shape(arc(x, y, 9 * f.scale, 6 * f.scale, 0, TAU, 10), '#f0c04a', SMOOTH);
    }
  },
  papers(pen, f) {
    for (const [u, w, turn] of [
      [-34, 6, 0.4],
      [4, -14, -0.5],
      [30, 12, 0.2],
    ] as const) {
      const leaf = f.moved(u, w, 2, turn);
      pen.shape([leaf.at(-15, 20), leaf.at(15, 20), leaf.at(15, -20), leaf.at(-15, -20)], '#fdf6e4');
      for (const k of [-10, 0, 10]) pen.line([leaf.at(-9, k), leaf.at(9, k)], 0.6);
    }
  },
  peel(pen, f) {
    for (const [u, w] of [
      [-26, 8],
      [24, 12],
      [4, -16],
    ] as const)
      pen.shape(
        [f.at(0, 0, 16), f.at(u * 0.6, w * 0.6, 9), f.at(u, w, 0), f.at(u * 0.3, w * 0.3, 2)],
        '#f6d44a',
        SMOOTH,
      );
    pen.shape(round(f, 0, 15, 5, 7), '#8a6a3a', SMOOTH);
  },
  pieces(pen, f) {
    const [white, blue] = ['#f4f1e6', '#4a78b0'] as const;
    pen.shape(round(f, 14, 0, 44, 12), '#9cc7e0', { ...SMOOTH, ink: 0.5, contour: false });
    // the foot of the vase still stands, with the flowers that were in it beside it
    pen.shape(
      [
        f.at(-34, 0, 0),
        f.at(-8, 0, 0),
        f.at(2, 0, 22),
        f.at(-6, 0, 33),
        f.at(-14, 0, 25),
        f.at(-21, 0, 37),
        f.at(-31, 0, 26),
        f.at(-42, 0, 30),
        f.at(-45, 0, 17),
      ],
      white,
    );
    pen.line([f.at(-43, 0, 15), f.at(-22, 0, 12), f.at(0, 0, 16)], 2.2, { colour: blue });
    pen.line([f.at(-36, 0, 6), f.at(-20, 0, 4), f.at(-5, 0, 6)], 1.4, { colour: blue });
    for (const [u, w, turn, size] of [
      [22, 14, 0.4, 1],
      [-18, 22, -0.7, 0.8],
      [56, -2, 1.1, 0.9],
    ] as const) {
      const shard = f.moved(u, w, 2, turn);
      pen.shape(
        [shard.at(-14 * size, 5), shard.at(2, 13 * size), shard.at(15 * size, 2), shard.at(-2, -9 * size)],
        white,
      );
      pen.line([shard.at(-7 * size, 3), shard.at(8 * size, 3)], 1.6, { colour: blue });
    }
    for (const [u, tip, colour] of [
      [8, 52, '#e0607a'],
      [14, 40, '#f0b43c'],
    ] as const) {
      pen.line([f.at(u, 6, 5), f.at(tip, 2, 12)], 1.6, { colour: '#5a8a4a' });
      pen.shape(round(f, tip, 14, 9, 8), colour, { edge: 'scallop', ink: 0.8 });
      pen.shape(round(f, tip, 14, 3, 3), '#fff0c0', { ...SMOOTH, ink: 0.5 });
    }
  },
  sausages(pen, f) {
    range(5).forEach((i) => {
      const u = i * 27 - 54;
      pen.shape(round(f, u, 10 + Math.sin(i * 1.7) * 9, 15, 8.5), '#c9573f', SMOOTH);
      pen.line(
        [f.at(u - 6, 0, 14 + Math.sin(i * 1.7) * 9), f.at(u + 4, 0, 14 + Math.sin(i * 1.7) * 9)],
        0.8,
        {
          colour: '#f3b08a',
        },
      );
    });
  },
  apples(pen, f) {
    for (const [u, w] of [
      [-38, 6],
      [-12, -14],
      [6, 14],
      [34, 0],
    ] as const) {
      const [x, y] = f.at(u, w, 9);
      pen.shape(arc(x, y, 10 * f.scale, 9.5 * f.scale, 0, TAU, 12), '#d9483f', SMOOTH);
      pen.line([f.at(u, w, 17), f.at(u + 3, w, 24)], 1.2);
    }
  },
  // a stool that gave way: its seat on edge, its legs anyhow
  splinters(pen, f) {
    for (const [u, w, turn] of [
      [-30, 4, 0.5],
      [24, 12, -0.4],
      [4, 22, 0.1],
    ] as const) {
      const leg = f.moved(u, w, 3, turn);
      pen.shape([leg.at(-20, 3), leg.at(16, 4), leg.at(22, 0), leg.at(16, -1), leg.at(-20, -3)], '#8a5a36');
    }
    pen.shape(round(f, 7, 20, 22, 23), '#8a5a36', SMOOTH);
    pen.shape(round(f, 2, 22, 21, 23), '#c99a64', SMOOTH);
    for (const [u, z] of [
      [-5, 30],
      [10, 28],
      [1, 13],
    ] as const)
      pen.shape(round(f, u, z, 3.4, 3.4), '#5b4030', { ink: 0.6 });
    pen.line([f.at(0, 0, 45), f.at(6, 0, 32), f.at(-1, 0, 24), f.at(4, 0, 17)], 1.2);
  },
} as const satisfies Record<string, Draw>;

export type LostName = keyof typeof LOST;

export interface LostOptions {
  readonly what: LostName;
}

/** Something lost. Throws on a name that does not exist. */
export const lost: ThingKind<LostOptions> = {
  name: 'lost',
  footprint: () => disc(20),
  height: 8,
  shadow: false,
  draw: (pen, frame, { what }) => named<Draw>(LOST, what, 'lost thing')(pen, frame),
};
