/** What people use together: a rope, a plank, small tables, parcels, a treasure just dug up. */
import { TAU, arc, nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import { named } from '../../core/named';
import type { Pen } from '../../core/pen';
import { box, drum } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block, disc } from '../../core/footprint';

export interface RopeOptions {
  readonly length?: number;
  /** Height of the hands that hold it. */
  readonly z?: number;
  readonly sag?: number;
  readonly flag?: string;
}

/** How far a rope's ends hang beyond the last hands, and how far apart its turns are, world units. */
const [ROPE_END, ROPE_TURN] = [44, 13];

/** A rope pulled tight, a rag tied round its middle; its ends hang to the ground behind whoever pulls last. */
export const rope: ThingKind<RopeOptions> = {
  name: 'rope',
  footprint: ({ length = 300 }) => block(length, 6),
  height: 10,
  shadow: false,
  draw(pen, frame, { length = 300, z = 62, sag = 0, flag = '#d9483f' }) {
    const s = frame.scale;
    const half = length / 2;
    const at = (u: number): Point => {
      const beyond = Math.max(0, Math.abs(u) - half);
      const hangs = Math.min(1, beyond / ROPE_END);
      const t = Math.min(1, Math.abs(u) / half);
      return frame.at(
        u - Math.sign(u) * beyond * hangs * 0.3,
        0,
        (z - sag * (1 - t * t)) * (1 - hangs * hangs) + 4 * hangs,
      );
    };
    const whole = half + ROPE_END;
    const course = range(25).map((i) => at((i / 12 - 1) * whole));
    pen.bars([course], 7 * s, '#d9b57a', { smooth: true });
    for (let u = -half; u <= half; u += ROPE_TURN) {
      const [[x0, y0], [x1, y1]] = [at(u), at(u + 3)];
      pen.line(
        [
          [x0, y0 + 3 * s],
          [x1, y1 - 3 * s],
        ],
        0.8,
      );
    }
    const mid = z - sag;
    pen.shape(
      [
        frame.at(-7, 0, mid + 6),
        frame.at(7, 0, mid + 6),
        frame.at(9, 0, mid - 32),
        frame.at(0, 0, mid - 22),
        frame.at(-9, 0, mid - 32),
      ],
      flag,
    );
  },
};

export interface PlankOptions {
  readonly length?: number;
  readonly z?: number;
  readonly material?: string;
}

/** A long plank carried on shoulders. */
export const plank: ThingKind<PlankOptions> = {
  name: 'plank',
  footprint: ({ length = 300 }) => block(length, 10),
  height: 10,
  shadow: false,
  draw(pen, frame, { length = 300, z = 84, material = '#c99a5f' }) {
    const h = length / 2;
    pen.shape(
      [frame.at(-h, 8, z), frame.at(h, 8, z), frame.at(h, -10, z + 12), frame.at(-h, -10, z + 12)],
      material,
      { tone: 0.6 },
    );
    pen.shape(
      [frame.at(-h, 8, z - 8), frame.at(h, 8, z - 8), frame.at(h, 8, z), frame.at(-h, 8, z)],
      material,
      { tone: -0.7 },
    );
    for (const k of [-0.6, -0.1, 0.45])
      pen.line([frame.at(k * h, 0, z + 5), frame.at((k + 0.3) * h, -2, z + 5)], 0.7);
  },
};

const TOPS = {
  none: () => {},
  coins(pen, frame) {
    for (const [u, n] of [
      [-18, 5],
      [0, 8],
      [18, 3],
    ] as const)
      for (const i of range(n))
        drum(pen, frame, { u, r: 9, z0: 46 + i * 4, z1: 50 + i * 4 }, '#f0c04a', { ink: 0.6 });
  },
  orb(pen, frame) {
    const [x, y] = frame.at(0, 0, 66);
    const s = frame.scale;
    drum(pen, frame, { r: 13, r1: 9, z0: 46, z1: 52 }, '#c99a3f');
    pen.shape(arc(x, y, 17 * s, 17 * s, 0, TAU, 18), '#a9d8ec', { edge: 'smooth' });
    pen.tint(arc(x + 3 * s, y + 4 * s, 10 * s, 9 * s, 0, TAU, 12), '#c79ae0');
    pen.tint(arc(x - 6 * s, y - 7 * s, 4 * s, 4 * s, 0, TAU, 8), '#ffffff');
    pen.glow(x, y, 80 * s, 'amber', 0.6);
  },
  board(pen, frame) {
    const at = (i: number, j: number) => frame.at(i * 9 - 27, j * 12 - 36, 47);
    for (const i of range(6))
      for (const j of range(6))
        pen.tint(
          [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)],
          (i + j) % 2 ? '#5a4030' : '#f6e6c4',
          { edge: 'straight' },
        );
    for (const [u, w, c] of [
      [-14, -8, '#fdf6e4'],
      [6, 4, '#40303a'],
      [16, -12, '#fdf6e4'],
      [-6, 16, '#40303a'],
    ] as const)
      drum(pen, frame, { u, w, r: 5, r1: 3, z0: 47, z1: 62 }, c, { ink: 0.6 });
  },
  feast(pen, frame) {
    drum(pen, frame, { u: -10, r: 18, z0: 46, z1: 50 }, '#fdf6e4');
    drum(pen, frame, { u: -10, r: 13, r1: 9, z0: 50, z1: 62 }, '#d9924a');
    for (const [u, c] of [
      [16, '#d9483f'],
      [24, '#7fb04c'],
    ] as const)
      drum(pen, frame, { u, w: 6, r: 6, z0: 46, z1: 66 }, c, { ink: 0.7 });
  },
} as const satisfies Record<string, (pen: Pen, frame: Frame) => void>;

export interface TableOptions {
  readonly top?: keyof typeof TOPS;
  readonly cloth?: string;
}

/** A small round table under a cloth, and what lies on it. */
export const smallTable: ThingKind<TableOptions> = {
  name: 'smallTable',
  footprint: () => disc(34),
  height: 46,
  draw(pen, frame, { top = 'none', cloth = '#8f5fa8' }) {
    drum(pen, frame, { r: 37, r1: 33, z0: 4, z1: 46 }, cloth);
    for (const a of [0.5, 1.2, 1.9, 2.6])
      pen.line(
        [nth(frame.disc(0, 0, 44, 33, a, a + 0.1, 2), 0), nth(frame.disc(0, 0, 6, 37, a, a + 0.1, 2), 0)],
        0.8,
      );
    named<(pen: Pen, frame: Frame) => void>(TOPS, top, 'table top')(pen, frame);
  },
};

export interface ParcelsOptions {
  readonly count?: number;
}

const WRAPS = ['#d9574f', '#5f9ea8', '#e3b04b', '#8f7fb8', '#7fb04c'];

/** Presents stacked higher than is wise. */
export const parcels: ThingKind<ParcelsOptions> = {
  name: 'parcels',
  footprint: () => block(64, 48),
  height: 60,
  draw(pen, frame, { count = 4 }, random) {
    for (const i of range(count)) {
      const w = 27 - i * 3;
      const z = i * 27;
      const there = frame.moved(random.jitter(6), 0, z, random.jitter(0.4));
      const { front } = box(
        pen,
        there,
        { u0: -w, u1: w, w0: -w * 0.8, w1: w * 0.8, z1: 26 },
        nth(WRAPS, (i + count) % WRAPS.length),
      );
      if (front)
        pen.bars(
          [[front.at(front.width / 2, 0), front.at(front.width / 2, 26)]],
          5 * frame.scale,
          '#fdf3dc',
          { edge: 0.8 },
        );
    }
    const [x, y] = frame.at(0, 0, count * 27 + 6);
    for (const side of [-1, 1])
      pen.shape(arc(x + side * 9 * frame.scale, y, 10 * frame.scale, 7 * frame.scale, 0, TAU, 9), '#fdf3dc', {
        edge: 'smooth',
      });
  },
};

/** A hole, the earth out of it, and a chest that was worth the digging. */
export const treasure: ThingKind<{ readonly gold?: string }> = {
  name: 'treasure',
  footprint: () => block(130, 60),
  height: 40,
  shadow: false,
  draw(pen, frame, { gold = '#f6cf5c' }) {
    pen.shape(frame.disc(-24, 6, 0, 46), '#4a3328', { edge: 'smooth' });
    pen.shape(
      [
        frame.at(-84, 20),
        frame.at(-70, 8, 20),
        frame.at(-50, 0, 26),
        frame.at(-36, 8, 10),
        frame.at(-44, 30),
      ],
      '#8a6040',
      { edge: 'smooth' },
    );
    const { front } = box(pen, frame.moved(26, 4), { u0: -30, u1: 30, w0: -18, w1: 18, z1: 30 }, '#9a5f34', {
      topMaterial: '#f0c04a',
    });
    if (front) {
      for (const k of [6, front.width - 6])
        pen.bars([[front.at(k, 0), front.at(k, 30)]], 5 * frame.scale, '#e3b04b', { edge: 1 });
      pen.shape([front.at(24, 10), front.at(36, 10), front.at(36, 22), front.at(24, 22)], '#e3b04b');
    }
    const lid = frame.moved(26, -14, 30);
    pen.shape(
      [lid.at(-30, 0), lid.at(30, 0), lid.at(28, -6, 26), lid.at(0, -8, 34), lid.at(-28, -6, 26)],
      '#8a5230',
    );
    for (const [u, z] of [
      [8, 38],
      [22, 42],
      [38, 38],
      [30, 34],
    ] as const) {
      const [x, y] = frame.at(u, 4, z);
      pen.shape(arc(x, y, 8 * frame.scale, 6 * frame.scale, 0, TAU, 9), gold, {
        edge: 'smooth',
        ink: 0.7,
      });
    }
  },
};
