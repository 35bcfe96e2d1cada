/** Where somebody lives again in the near towers: windows of the wall that faces the court, lit from within, no two alike. */
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';

/** A point of a room: from its near jamb inwards and up from its sill. */
type Inside = (a: number, z: number) => Point;
type Furnish = (pen: Pen, at: Inside, s: number) => void;

const CLOTH = ['#a8433a', '#6f8f86', '#d9b45a', '#5a6f9a', '#c97a5a'] as const;

/** Somebody at their window, their chin well over the sill. */
function somebody(
  pen: Pen,
  [x, y]: Point,
  s: number,
  kind: number,
  more: { readonly look?: number; readonly asleep?: boolean } = {},
): void {
  bust(pen, [x, y], 12.5 * s, {
    skin: nth(BUST_SKINS, kind % BUST_SKINS.length),
    hair: nth(BUST_HAIR, (kind * 2 + 1) % BUST_HAIR.length),
    cloth: nth(CLOTH, kind % CLOTH.length),
    kind: kind % 7,
    ...more,
  });
}

const plate = (pen: Pen, points: readonly Point[], colour: string) =>
  pen.shape(points, colour, { ink: 0.7, contour: false });

const ROOMS = {
  cook(pen, at, s) {
    somebody(pen, at(50, 32), s, 0, { look: -0.5 });
    plate(pen, [at(6, 2), at(30, 2), at(32, 18), at(4, 18)], '#5a5a60');
    for (const k of range(2))
      pen.line(
        range(4).map((i) => at(12 + k * 9 + (i % 2) * 4, 21 + i * 7)),
        1,
        { smooth: true, colour: '#fffbe8' },
      );
  },
  reader(pen, at, s) {
    somebody(pen, at(40, 36), s, 1);
    plate(pen, [at(16, 4), at(38, 8), at(60, 4), at(60, 17), at(38, 20), at(16, 17)], '#f6efdc');
    pen.line([at(38, 8), at(38, 20)], 0.9);
  },
  sleeper(pen, at, s) {
    plate(pen, [at(2, 0), at(74, 0), at(74, 16), at(2, 16)], '#f4ead2');
    somebody(pen, at(26, 27), s, 2, { asleep: true });
    plate(pen, [at(36, 0), at(76, 0), at(76, 24), at(40, 22)], '#8f4a5a');
  },
  tins(pen, at, s) {
    for (const [a, z, tin] of [
      [24, 26, '#d8c8a0'],
      [54, 34, '#b9b8a8'],
    ] as const)
      tinFace(pen, at(a, z), 13 * s, tin, { contour: false });
  },
  cat(pen, at, s) {
    plate(pen, [at(22, 0), at(52, 0), at(50, 22), at(44, 30), at(30, 30), at(24, 22)], '#4a4048');
    const [x, y] = at(37, 36);
    for (const k of [-1, 1])
      plate(
        pen,
        [
          [x + k * 11 * s, y - 4 * s],
          [x + k * 10 * s, y - 18 * s],
          [x + k * 2 * s, y - 10 * s],
        ],
        '#4a4048',
      );
    pen.shape(arc(x, y, 12 * s, 10 * s, 0, TAU, 14), '#4a4048', { edge: 'smooth', ink: 0.7, contour: false });
    for (const k of [-5, 5])
      pen.tint(arc(x + k * s, y - s, 2.6 * s, 3.2 * s, 0, TAU, 8), { emit: '#ffe27a' });
  },
  radio(pen, at, s) {
    plate(pen, [at(8, 2), at(48, 2), at(48, 28), at(8, 28)], '#a8603f');
    pen.shape(arc(...at(20, 15), 8 * s, 8 * s, 0, TAU, 12), '#f0dcb0', {
      edge: 'smooth',
      ink: 0.6,
      contour: false,
    });
    for (const z of [9, 15, 21]) pen.line([at(32, z), at(44, z)], 1.1);
    pen.line([at(42, 28), at(58, 54)], 1.6);
    for (const [a, z] of [
      [58, 20],
      [66, 34],
    ] as const) {
      pen.shape(arc(...at(a, z), 3.4 * s, 2.8 * s, 0, TAU, 8), '#3a3638', { ink: 0.4, contour: false });
      pen.line([at(a + 3, z), at(a + 3, z + 14)], 1.2);
    }
  },
  garden(pen, at, s) {
    for (const [a, tall, bloom] of [
      [14, 30, '#e0604f'],
      [36, 40, '#ffd84a'],
      [58, 28, '#f2a0b8'],
    ] as const) {
      plate(pen, [at(a - 8, 0), at(a + 8, 0), at(a + 10, 12), at(a - 10, 12)], '#b8653f');
      pen.line([at(a, 12), at(a, tall)], 1.6, { colour: '#4a7a44' });
      pen.shape(arc(...at(a, tall), 8 * s, 8 * s, 0, TAU, 7), bloom, {
        edge: 'scallop',
        ink: 0.6,
        contour: false,
      });
    }
  },
  pair(pen, at, s) {
    somebody(pen, at(18, 30), s * 0.72, 3, { look: 0.7 });
    somebody(pen, at(60, 30), s * 0.72, 4, { look: -0.7 });
  },
  painter(pen, at, s) {
    plate(pen, [at(4, 4), at(36, 8), at(36, 46), at(4, 44)], '#fbf4e0');
    pen.shape(arc(...at(20, 30), 8 * s, 9 * s, 0, TAU, 10), '#6f8f86', {
      edge: 'smooth',
      ink: 0.5,
      contour: false,
    });
    pen.line([at(10, 14), at(30, 18)], 2, { colour: '#d9534a' });
    somebody(pen, at(58, 36), s, 6, { look: -0.6 });
  },
  bath(pen, at, s) {
    somebody(pen, at(44, 36), s, 8, { look: 0.2, asleep: true });
    plate(pen, [at(8, 0), at(76, 0), at(76, 20), at(8, 20)], '#eef2ee');
    for (const [a, z, r] of [
      [8, 19, 6],
      [72, 19, 6],
    ] as const)
      pen.shape(arc(...at(a, z), r * s, r * s, 0, TAU, 9), '#ffffff', {
        edge: 'smooth',
        ink: 0.5,
        contour: false,
      });
  },
} as const satisfies Record<string, Furnish>;

export interface LitRoomOptions {
  readonly scene: keyof typeof ROOMS;
  /** The wall of its tower, which stands with the very same placement. */
  readonly wall: 'left' | 'right';
  /** Half the tower's front and half its depth, world units. */
  readonly half: number;
  readonly deep: number;
  /** Which of the two windows of a storey, the near one first, and which storey. */
  readonly bay: number;
  readonly floor: number;
  readonly leaf?: string;
}

/** As the flats of the towers are built. */
const FLOOR = 84;
const WIDE = 76;
const TALL = 64;

export const litRoom: ThingKind<LitRoomOptions> = {
  name: 'litRoom',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { scene, wall, half, deep, bay, floor, leaf = '#3f7a4c' }) {
    const s = frame.scale;
    const [side, near, z0] = [wall === 'right' ? 1 : -1, deep - 16 - bay * 92, floor * FLOOR + 10];
    const at: Inside = (a, z) => frame.at(side * half, near - a, z0 + z);
    const kind = Object.keys(ROOMS).indexOf(scene);
    const hole = [at(0, 0), at(WIDE, 0), at(WIDE, TALL), at(WIDE * 0.4, TALL + 4), at(0, TALL - 3)];
    pen.shape(hole, { emit: nth(['#ffe7a6', '#ffd9a0', '#f6ecc0'], kind % 3) }, { ink: 1.2 });
    pen.within(hole, () => {
      pen.tint(
        [at(-4, TALL + 8), at(WIDE, TALL + 8), at(WIDE, 46), at(-4, 52)],
        { emit: nth(['#f0b060', '#d98a6a', '#a8b070'], kind % 3) },
        { edge: 'straight', opacity: 0.6 },
      );
      // what every room has, each in its colour: a lamp on its cord, and a curtain drawn back to either jamb
      const stuff = nth(CLOTH, kind % CLOTH.length);
      ROOMS[scene](pen, at, s);
      pen.line([at(WIDE * 0.62, TALL), at(WIDE * 0.62, TALL - 7)], 1);
      pen.shape(
        [
          at(WIDE * 0.5, TALL - 14),
          at(WIDE * 0.74, TALL - 14),
          at(WIDE * 0.66, TALL - 6),
          at(WIDE * 0.58, TALL - 6),
        ],
        { emit: '#fff6d0' },
        { ink: 0.8, contour: false },
      );
      for (const [a, b] of [
        [0, 9],
        [WIDE, WIDE - 8],
      ] as const)
        pen.shape(
          [at(a, 2), at(lerp(a, b, 0.5), 4), at(lerp(a, b, 0.6), 24), at(b, TALL), at(a, TALL + 3)],
          stuff,
          {
            ink: 0.8,
            contour: false,
          },
        );
    });
    // the sill stays below whoever looks out; what hangs over it differs from window to window
    pen.shape([at(-6, -9), at(WIDE + 6, -9), at(WIDE + 6, -1), at(-6, -1)], '#9aa79a', { ink: 0.9 });
    if (kind % 2)
      for (const [a, r] of [
        [8, 11],
        [26, 8],
      ] as const)
        puff(pen, at(a, -13), r * s, r * 0.8 * s, leaf, 0.2);
    if (kind % 3 === 0) {
      const cloth = nth(['#f4ead2', '#d9534a', '#e8c860', '#8fb0a8'], Math.floor(kind / 3) % 4);
      pen.shape([at(44, -8), at(66, -8), at(65, -38), at(55, -44), at(45, -38)], cloth, { ink: 0.8 });
    }
  },
};
