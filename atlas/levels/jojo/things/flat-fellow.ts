/** Whom the roller met: one fellow flat on the ground, peeled, rolled up, pumped too full and off on a string. */
import { block, disc } from '../../../core/footprint';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

/** Where a spot of the fellow lies: `a` across, `b` from his soles to his hair, world units. */
type Spread = (a: number, b: number) => Point;

const COAT = '#2fa8a0';
const LEGS = '#f6c83a';
const SKIN = '#f6cfae';
const HAIR = '#3f2f6a';
const TALL = 150;

const around = (at: Spread, a: number, b: number, ra: number, rb: number, from = 0, to = TAU): Point[] =>
  arc(a, b, ra, rb, from, to, 18).map(([x, y]) => at(x, y));

/** The whole of him as if cut from paper. */
function paper(pen: Pen, at: Spread): void {
  for (const k of [-1, 1]) {
    pen.shape([at(k * 4, 44), at(k * 24, 44), at(k * 30, 6), at(k * 10, 6)], LEGS);
    pen.shape(around(at, k * 22, 5, 15, 9), '#4f2a6a', { edge: 'smooth' });
    pen.shape([at(k * 20, 84), at(k * 64, 70), at(k * 68, 56), at(k * 22, 62)], COAT, { tone: -0.3 });
    pen.shape(around(at, k * 70, 62, 11, 10), SKIN, { edge: 'smooth' });
  }
  pen.shape([at(-26, 86), at(26, 86), at(28, 40), at(-28, 40)], COAT);
  pen.line([at(0, 84), at(0, 42)], 1.2);
  for (const b of [52, 66]) pen.tint(around(at, 6, b, 3, 3), LEGS);
  for (const k of [-1, 1]) pen.shape(around(at, k * 38, 112, 9, 10), SKIN, { edge: 'smooth' });
  pen.shape(around(at, 0, 116, 38, 34), SKIN, { edge: 'smooth' });
  pen.shape(
    [
      at(-37, 126),
      at(-37, 138),
      at(-26, 152),
      at(0, 158),
      at(26, 152),
      at(37, 138),
      at(37, 126),
      at(24, 134),
      at(12, 138),
      at(0, 132),
      at(-12, 139),
      at(-24, 133),
    ],
    HAIR,
    { edge: 'smooth' },
  );
  // a quiff that no roller puts down, and his ears
  pen.shape([at(-12, 150), at(-6, 166), at(16, 169), at(14, 158), at(26, 150)], HAIR, { edge: 'smooth' });
  for (const k of [-1, 1]) {
    pen.shape(around(at, k * 15, 114, 10, 11), '#fffaf0', { edge: 'smooth', contour: false, ink: 0.9 });
    pen.tint(around(at, k * 13, 113, 3.4, 4), '#2d1640');
    pen.shape(around(at, k * 24, 98, 6, 4), '#f2a090', { edge: 'smooth', contour: false, ink: 0 });
  }
  pen.shape(around(at, 0, 96, 7, 5), '#7a2f4a', { edge: 'smooth', contour: false, ink: 0.9 });
}

export interface FlatFellowOptions {
  /** How far he has been lifted off the ground, 0 to 1. */
  readonly peeled?: number;
  /** With a shadow under him. */
  readonly shade?: boolean;
}

export const flatFellow: ThingKind<FlatFellowOptions> = {
  name: 'flatFellow',
  footprint: () => block(TALL, 110),
  height: 4,
  shadow: false,
  draw(pen, frame, { peeled = 0, shade = false }) {
    const bend = 52;
    if (shade) {
      const [x, y] = frame.at(peeled ? 4 : 6, 12, 0);
      pen.tint(arc(x, y, 86 * frame.scale, (peeled ? 22 : 40) * frame.scale, 0, TAU, 20), '#4f2aa8', {
        opacity: 0.3,
      });
    }
    paper(pen, (a, b) => {
      if (peeled === 0 || b < bend) return frame.at(b - TALL / 2, -a, 3);
      const turn = ((b - bend) / (TALL - bend)) * 1.4 * peeled;
      const far = (TALL - bend) / (1.4 * peeled);
      return frame.at(bend - TALL / 2 + far * Math.sin(turn), -a, 3 + far * (1 - Math.cos(turn)));
    });
  },
};

/** Rolled up like a carpet, to be carried: shoes out of one end, the top of a head out of the other. */
export const rolledFellow: ThingKind<{ readonly z?: number }> = {
  name: 'rolledFellow',
  footprint: () => block(210, 20),
  height: 20,
  shadow: false,
  draw(pen, frame, { z = 92 }) {
    const s = frame.scale;
    for (const k of [0, 16])
      pen.shape(arc(...frame.at(-112, 0, z - 4 + k), 16 * s, 8 * s, 0, TAU, 12), '#4f2a6a', {
        edge: 'smooth',
      });
    const [hx, hy] = frame.at(104, 0, z);
    pen.shape(arc(hx, hy, 30 * s, 27 * s, 0, TAU, 16), SKIN, { edge: 'smooth' });
    pen.shape(
      [
        frame.at(100, 0, z + 26),
        frame.at(126, 0, z + 26),
        frame.at(142, 0, z + 34),
        frame.at(138, 0, z + 12),
        frame.at(150, 0, z - 4),
        frame.at(132, 0, z - 20),
        frame.at(122, 0, z + 2),
      ],
      HAIR,
    );
    for (const u of [96, 112])
      for (const k of [-1, 1]) pen.line([frame.at(u - 5, 0, z + 4 * k), frame.at(u + 5, 0, z - 4 * k)], 1.8);
    for (const [from, to, colour] of [
      [-100, -40, LEGS],
      [-40, 84, COAT],
    ] as const) {
      pen.shape(
        [
          frame.at(from, 0, z - 22),
          frame.at(to, 0, z - 22),
          frame.at(to, 0, z + 22),
          frame.at(from, 0, z + 22),
        ],
        colour,
      );
      pen.tint(
        [
          frame.at(from, 0, z - 21),
          frame.at(to, 0, z - 21),
          frame.at(to, 0, z - 8),
          frame.at(from, 0, z - 8),
        ],
        colour,
        { tone: -0.9, edge: 'straight' },
      );
      pen.line([frame.at(from, 0, z + 10), frame.at(to, 0, z + 8)], 0.9);
    }
    for (const u of [-60, 40])
      pen.bars([[frame.at(u, 0, z - 23), frame.at(u + 6, 0, z + 23)]], 6 * s, '#e6c98a');
  },
};

export interface RoundFellowOptions {
  /** Radius of his middle. */
  readonly full?: number;
  /** World units of string below him, or none. */
  readonly string?: number;
  /** A pump at his left, and its hose. */
  readonly pump?: boolean;
}

/** Blown up again, and then some. */
export const roundFellow: ThingKind<RoundFellowOptions> = {
  name: 'roundFellow',
  footprint: () => disc(44),
  height: 120,
  draw(pen, frame, { full = 58, string = 0, pump = false }) {
    const s = frame.scale;
    const up = string + full + 14;
    const at: Spread = (a, b) => frame.at(a, 0, up + b);
    if (string)
      pen.bars(
        [range(6).map((i) => frame.at(Math.sin(i * 1.4) * 6, 0, (string * i) / 5))],
        3 * s,
        '#fff6e0',
        {
          edge: 1.2,
          smooth: true,
        },
      );
    for (const k of [-1, 1]) {
      pen.shape(
        [at(k * 14, -full + 10), at(k * 40, -full + 14), at(k * 44, -full - 12), at(k * 22, -full - 14)],
        LEGS,
      );
      pen.shape(around(at, k * 36, -full - 14, 15, 9), '#4f2a6a', { edge: 'smooth' });
      pen.shape(
        [at(k * full * 0.8, 30), at(k * (full + 34), 40), at(k * (full + 36), 24), at(k * full * 0.9, 6)],
        COAT,
        {
          tone: -0.4,
        },
      );
      pen.shape(around(at, k * (full + 38), 32, 11, 10), SKIN, { edge: 'smooth' });
    }
    pen.shape(around(at, 0, 0, full, full * 0.94), COAT, { edge: 'smooth' });
    pen.tint(around(at, full * 0.2, -full * 0.4, full * 0.66, full * 0.46), COAT, { tone: -0.7 });
    pen.tint(around(at, -full * 0.4, full * 0.42, full * 0.24, full * 0.18), '#e8fff6');
    pen.line(around(at, -full * 0.1, 0, full * 0.3, full * 0.9, -1.4, 1.4), 1.2, { smooth: true });
    for (const b of [-20, 0, 20]) pen.tint(around(at, full * 0.02, b, 4, 4), LEGS);
    const head = full * 0.94 + 18;
    pen.shape(around(at, 0, head, 34, 30), SKIN, { edge: 'smooth' });
    pen.shape(
      [
        at(-36, head + 2),
        at(-30, head + 30),
        at(-8, head + 40),
        at(14, head + 34),
        at(22, head + 48),
        at(30, head + 28),
        at(36, head + 2),
        at(20, head + 16),
        at(0, head + 12),
        at(-20, head + 18),
      ],
      HAIR,
    );
    for (const k of [-1, 1]) {
      pen.shape(around(at, k * 14, head - 2, 8, 10), '#fffaf0', { edge: 'smooth', contour: false, ink: 0.8 });
      pen.tint(around(at, k * 13, head - 2, 3, 4), '#2d1640');
    }
    for (const k of [-1, 1])
      pen.shape(around(at, k * 17, head - 15, 10, 7), '#f2a8a0', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
    pen.shape(around(at, 0, head - 17, 5, 5), '#7a2f4a', { edge: 'smooth', contour: false, ink: 0.7 });
    if (!pump) return;
    pen.bars(
      [[frame.at(-full - 60, 0, 6), frame.at(-full - 20, 14, 4), at(-full * 0.7, -full * 0.7)]],
      6 * s,
      '#4f2a6a',
      {
        smooth: true,
      },
    );
    pen.shape(
      [
        frame.at(-full - 78, 0, 0),
        frame.at(-full - 50, 0, 0),
        frame.at(-full - 52, 0, 66),
        frame.at(-full - 76, 0, 66),
      ],
      '#d8586f',
    );
    pen.bars(
      [
        [frame.at(-full - 64, 0, 66), frame.at(-full - 64, 0, 92)],
        [frame.at(-full - 84, 0, 92), frame.at(-full - 44, 0, 92)],
      ],
      6 * s,
      '#b9b4c4',
    );
  },
};
