/** Who lives on the balconies of the near towers and what they do there: people of the crowd's make, six small scenes. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { PersonSpec } from '../../../people/spec';

/** Somebody, and where on the boards: along the wall and out from it. */
export type Guest = readonly [a: number, out: number, as: PersonSpec, size?: number];

export interface Household {
  readonly guests: readonly Guest[];
  /** What stands behind them, and what hangs before the rail; `at` is a spot of the boards, `s` pixels a unit. */
  readonly behind?: (pen: Pen, at: (a: number, z: number, out: number) => Point, s: number) => void;
  readonly before?: (pen: Pen, at: (a: number, z: number, out: number) => Point, s: number) => void;
}

const INK = { ink: 0.8, contour: false } as const;

/** A pot with what grows in it, upright. */
function potted(pen: Pen, [x, y]: Point, s: number, bloom: string): void {
  for (const k of [-5, 0, 5]) {
    const tip: Point = [x + k * s, y - (22 - Math.abs(k)) * s];
    pen.line([[x, y - 10 * s], tip], 1.2, { colour: '#4a7a44' });
    pen.shape(arc(...tip, 4 * s, 4 * s, 0, TAU, 7), bloom, { edge: 'scallop', ...INK });
  }
  pen.shape(
    [
      [x - 6 * s, y - 11 * s],
      [x + 6 * s, y - 11 * s],
      [x + 4.5 * s, y],
      [x - 4.5 * s, y],
    ],
    '#b8653f',
    INK,
  );
}

export const HOUSEHOLDS = {
  reader: {
    guests: [
      [
        40,
        16,
        {
          pose: 'hold',
          hold: 'book',
          mood: 'smile',
          hair: 'topBun',
          hairColour: 'umber',
          skin: 'tan',
          outfit: 'dress',
          colours: ['coral', 'coral', 'cream', 'umber'],
        },
      ],
    ],
    before: (pen, at, s) => potted(pen, at(8, 0, 26), s, '#f6d860'),
  },
  friends: {
    guests: [
      [
        58,
        14,
        {
          pose: 'talk',
          mood: 'laugh',
          hold: 'teacup',
          hair: 'curly',
          hairColour: 'chestnut',
          skin: 'deep',
          outfit: 'tee',
          colours: ['gold', 'cobalt', 'white', 'umber'],
        },
      ],
      [
        20,
        24,
        {
          pose: 'talk',
          mood: 'happy',
          flip: true,
          hair: 'bob',
          hairColour: 'ginger',
          outfit: 'overalls',
          colours: ['mint', 'cream', 'gold', 'umber'],
        },
      ],
    ],
  },
  lift: {
    guests: [
      [
        38,
        14,
        {
          pose: 'haul',
          mood: 'grin',
          signs: ['sweat'],
          hair: 'pixie',
          hairColour: 'umber',
          skin: 'tan',
          outfit: 'striped',
          colours: ['red', 'navy', 'cream', 'umber'],
        },
      ],
    ],
    before(pen, at, s) {
      // the cat takes the lift
      const [x, y] = at(6, 13, 38);
      const foot = y + 40 * s;
      const spot = (u: number, v: number): Point => [x + u * s, foot + v * s];
      pen.line([[x, y - 6 * s], spot(0, -14)], 1.4, { colour: '#c9a877' });
      for (const k of [-1, 1]) pen.line([spot(0, -15), spot(k * 11, 2)], 1.1, { colour: '#c9a877' });
      for (const k of [-1, 1])
        pen.shape([spot(k * 8, -4), spot(k * 8, -14), spot(k * 2, -8)], '#e8c8a0', INK);
      pen.shape(arc(...spot(0, -2), 9 * s, 7.6 * s, 0, TAU, 14), '#e8c8a0', { edge: 'smooth', ...INK });
      for (const k of [-3.4, 3.4]) pen.tint(arc(...spot(k, -3), 1.3 * s, 1.7 * s, 0, TAU, 8), '#3a3638');
      pen.shape([spot(-13, 1), spot(13, 1), spot(10, 15), spot(-10, 15)], '#a8763f', INK);
      for (const v of [6, 11]) pen.line([spot(-12, v), spot(12, v)], 0.7);
    },
  },
  painter: {
    guests: [
      [
        16,
        12,
        {
          pose: 'point',
          flip: true,
          hold: 'brush',
          mood: 'star',
          hair: 'bobSwept',
          hairColour: 'ginger',
          hat: 'beret',
          hatColours: ['red', 'red'],
          outfit: 'labcoat',
          colours: ['cream', 'cobalt', 'red', 'umber'],
        },
      ],
    ],
    behind(pen, at, s) {
      const [x, y] = at(62, 0, 26);
      const spot = (u: number, v: number): Point => [x + u * s, y + v * s];
      for (const u of [-9, 9]) pen.line([spot(0, -34), spot(u, 2)], 1.8, { colour: '#8f6a4c' });
      pen.shape([spot(-12, -36), spot(12, -38), spot(12, -12), spot(-12, -10)], '#fbf4e0', INK);
      pen.shape(arc(...spot(0, -25), 6 * s, 6 * s, 0, TAU, 12), '#e0604f', { edge: 'smooth', ...INK });
      pen.tint([spot(-11, -17), spot(11, -19), spot(11, -13), spot(-11, -11)], '#6fa58c');
    },
  },
  piper: {
    guests: [
      [
        38,
        16,
        {
          pose: 'eat',
          hold: 'flute',
          mood: 'serene',
          signs: ['note'],
          hair: 'long',
          hairColour: 'blond',
          skin: 'brown',
          outfit: 'poncho',
          colours: ['gold', 'cream', 'red', 'umber'],
        },
      ],
    ],
    before: (pen, at, s) => potted(pen, at(66, 0, 24), s, '#f2a0b8'),
  },
  gardener: {
    guests: [
      [
        44,
        12,
        {
          pose: 'hold',
          hold: 'bucket',
          mood: 'happy',
          hair: 'afro',
          hairColour: 'umber',
          skin: 'brown',
          hat: 'straw',
          hatColours: ['gold', 'red'],
          outfit: 'overalls',
          colours: ['sky', 'white', 'gold', 'umber'],
        },
      ],
    ],
    before(pen, at, s) {
      potted(pen, at(4, 0, 12), s, '#e0604f');
      potted(pen, at(8, 0, 28), s, '#ffd84a');
      potted(pen, at(70, 0, 28), s, '#f2a0b8');
    },
  },
} as const satisfies Record<string, Household>;

export type HouseholdName = keyof typeof HOUSEHOLDS;
