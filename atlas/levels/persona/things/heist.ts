/** What a theft at the museum needs: ropes, a barrier across the square, and cards that announce it. */
import { block, disc } from '../../../core/footprint';
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { halfMask } from './mask';

export interface HeistRopeOptions {
  /** World units it hangs down. */
  readonly length?: number;
}

/** A rope over an edge, with a hook at its head. */
export const heistRope: ThingKind<HeistRopeOptions> = {
  name: 'heistRope',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame, { length = 240 }) {
    const s = frame.scale;
    pen.bars([range(7).map((i) => frame.at(Math.sin(i * 1.1) * 3, 0, (-length * i) / 6))], 5 * s, '#e6cf9a', {
      edge: 1.6,
      smooth: true,
    });
    const [x, y] = frame.at(0, 0, 0);
    pen.bars(
      [
        [
          [x, y + 6 * s],
          [x, y - 12 * s],
          [x - 14 * s, y - 6 * s],
        ],
        [
          [x, y - 12 * s],
          [x + 14 * s, y - 6 * s],
        ],
      ],
      5 * s,
      '#8a8290',
    );
    pen.shape(arc(...frame.at(0, 0, -length), 7 * s, 7 * s, 0, TAU, 9), '#c9a55f', { edge: 'smooth' });
  },
};

export interface BarrierOptions {
  readonly width?: number;
}

/** A board in red and white on two trestles, a lamp on it. */
export const barrier: ThingKind<BarrierOptions> = {
  name: 'barrier',
  footprint: ({ width = 170 }) => block(width, 40),
  height: 70,
  draw(pen, frame, { width = 170 }) {
    const s = frame.scale;
    const h = width / 2;
    for (const u of [-h + 18, h - 18])
      pen.bars([[frame.at(u, 18, 0), frame.at(u, 0, 72), frame.at(u, -18, 0)]], 7 * s, '#3a323e');
    const count = Math.round(width / 24);
    for (const [z, k] of [
      [52, 0],
      [24, 1],
    ] as const) {
      pen.shape(
        [frame.at(-h, 8, z), frame.at(h, 8, z), frame.at(h, 8, z + 18), frame.at(-h, 8, z + 18)],
        '#fbf6f0',
        { wobble: 0 },
      );
      for (const i of range(count))
        if ((i + k) % 2) {
          const [a, b] = [-h + (i * width) / count, -h + ((i + 1) * width) / count];
          pen.tint(
            [
              frame.at(a, 8, z + 1),
              frame.at(b - 6, 8, z + 1),
              frame.at(b, 8, z + 17),
              frame.at(a + 6, 8, z + 17),
            ],
            '#d8202f',
            { edge: 'straight' },
          );
        }
    }
    pen.shape(arc(...frame.at(-h + 18, 8, 84), 11 * s, 12 * s, 0, TAU, 12), '#ffb03a', { edge: 'smooth' });
    pen.tint(arc(...frame.at(-h + 15, 8, 88), 4 * s, 4 * s, 0, TAU, 8), '#fff6dc');
  },
};

export interface CallingCardsOptions {
  readonly count?: number;
  readonly wide?: number;
  readonly tall?: number;
}

/** Cards that flutter down, each turned another way. */
export const callingCards: ThingKind<CallingCardsOptions> = {
  name: 'callingCards',
  footprint: () => disc(6),
  height: 0,
  shadow: false,
  draw(pen, frame, { count = 9, wide = 260, tall = 200 }, random) {
    const s = frame.scale;
    for (const i of range(count)) {
      const [x, y] = frame.at(((i * 0.618) % 1) * wide - wide / 2, 0, ((i + 0.5) / count) * tall);
      const [turn, lean] = [random.range(-0.8, 0.8), random.range(0.45, 1)];
      const face = (u: number, v: number): Point => [
        x + (u * 19 * lean * Math.cos(turn) + v * 26 * Math.sin(turn)) * s,
        y + (u * 19 * lean * Math.sin(turn) - v * 26 * Math.cos(turn)) * s,
      ];
      pen.shape([face(-1, -1), face(1, -1), face(1, 1), face(-1, 1)], i % 2 ? '#fbf6f0' : '#17121c', {
        ink: 0.9,
      });
      halfMask(pen, (u, v) => face(u * 0.72, v * 0.5 + 0.1), i % 2 ? '#d8202f' : '#fbf6f0', '#17101c');
      pen.line([face(-0.5, -0.6), face(0.5, -0.6)], 1, { colour: i % 2 ? '#17121c' : '#d8202f' });
    }
  },
};
