/** Where a lamp burns again in the near towers: windows of the wall that faces the court, and balconies before them. */
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { tinFace } from './ruin';
import { drawBalcony } from './balcony';
import { HOUSEHOLDS } from './balcony-guests';
import type { Household, HouseholdName } from './balcony-guests';
import { named } from '../../../core/named';
import { TALL, WIDE, insideOf } from './near-wall';
import type { Inside, NearWall } from './near-wall';

type Furnish = (pen: Pen, at: Inside, s: number) => void;

const CLOTH = ['#a8433a', '#6f8f86', '#d9b45a', '#5a6f9a'] as const;

const ROOMS = {
  cat(pen, at, s) {
    const [x, y] = at(38, 30);
    const fur = '#4a4048';
    const spot = (u: number, v: number): readonly [number, number] => [x + u * s, y + v * s];
    pen.shape([spot(-11, 34), spot(-12, 12), spot(-7, 2), spot(7, 2), spot(12, 12), spot(11, 34)], fur, {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    for (const k of [-1, 1])
      pen.shape([spot(k * 12, -4), spot(k * 11, -20), spot(k * 2, -11)], fur, { ink: 0.7, contour: false });
    pen.shape(arc(x, y - 2 * s, 13 * s, 11 * s, 0, TAU, 14), fur, {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
    for (const k of [-5, 5])
      pen.tint(arc(x + k * s, y - 3 * s, 2.8 * s, 3.4 * s, 0, TAU, 8), { emit: '#ffe27a' });
    for (const k of [-1, 1]) pen.line([spot(k * 5, 3), spot(k * 15, 1)], 0.6, { colour: '#f6efdc' });
  },
  tins(pen, at, s) {
    for (const [a, z, tin] of [
      [20, 20, '#d8c8a0'],
      [54, 24, '#b9b8a8'],
    ] as const)
      tinFace(pen, at(a, z), 12 * s, tin, { contour: false });
  },
  kitchen(pen, at, s) {
    // a pot that boils over, upright whatever the wall does
    const [x, y] = at(38, 18);
    const spot = (u: number, v: number): readonly [number, number] => [x + u * s, y + v * s];
    for (const k of [-8, 0, 8])
      pen.line(
        range(5).map((i) => spot(k + (i % 2) * 3, -14 - i * 5)),
        1.4,
        { smooth: true, colour: '#fffbe8' },
      );
    pen.shape([spot(-16, -8), spot(16, -8), spot(14, 14), spot(-14, 14)], '#b8584a', {
      ink: 0.8,
      contour: false,
    });
    for (const k of [-1, 1])
      pen.shape(arc(...spot(k * 18, -2), 4 * s, 3 * s, 0, TAU, 9), '#8a3f38', { ink: 0.7, contour: false });
    pen.shape(arc(x, y - 9 * s, 18 * s, 4 * s, 0, TAU, 14), '#d98a6a', {
      edge: 'smooth',
      ink: 0.7,
      contour: false,
    });
  },
  garden(pen, at, s) {
    for (const [a, tall, bloom] of [
      [14, 22, '#e0604f'],
      [38, 30, '#ffd84a'],
      [60, 20, '#f2a0b8'],
    ] as const) {
      const [x, y] = at(a, 2);
      const spot = (u: number, v: number): readonly [number, number] => [x + u * s, y + v * s];
      pen.line([spot(0, -10), spot(1, -10 - tall)], 1.6, { colour: '#4a7a44' });
      pen.shape([spot(-8, -12), spot(8, -12), spot(6, 6), spot(-6, 6)], '#b8653f', {
        ink: 0.7,
        contour: false,
      });
      pen.shape(arc(...spot(1, -10 - tall), 8 * s, 8 * s, 0, TAU, 7), bloom, {
        edge: 'scallop',
        ink: 0.6,
        contour: false,
      });
      pen.tint(arc(...spot(1, -10 - tall), 3 * s, 3 * s, 0, TAU, 8), '#fff2c0');
    }
  },
} as const satisfies Record<string, Furnish>;

export interface LitRoomOptions extends NearWall {
  /** What one sees through the window, or who stands on the balcony before it. */
  readonly scene: keyof typeof ROOMS | HouseholdName;
  /** Does something grow below it, does a cloth hang there to dry? */
  readonly plants?: boolean;
  readonly cloth?: string;
  readonly leaf?: string;
}

/** The curtains, drawn back to either jamb. */
function curtains(pen: Pen, at: Inside, stuff: string): void {
  for (const [a, b] of [
    [0, 11],
    [WIDE, WIDE - 10],
  ] as const)
    pen.shape(
      [at(a, 2), at(lerp(a, b, 0.5), 4), at(lerp(a, b, 0.6), 24), at(b, TALL), at(a, TALL + 3)],
      stuff,
      { ink: 0.8, contour: false },
    );
}

export const litRoom: ThingKind<LitRoomOptions> = {
  name: 'litRoom',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { scene, plants = false, cloth, leaf = '#3f7a4c', ...wall }) {
    const s = frame.scale;
    const at = insideOf(frame, wall);
    const kind = wall.floor + wall.bay;
    const hole = [at(0, 0), at(WIDE, 0), at(WIDE, TALL), at(WIDE * 0.4, TALL + 4), at(0, TALL - 3)];
    pen.shape(hole, { emit: nth(['#ffe7a6', '#ffd9a0', '#f6ecc0'], kind % 3) }, { ink: 1.2 });
    pen.within(hole, () => {
      pen.tint(
        [at(-4, TALL + 8), at(WIDE, TALL + 8), at(WIDE, 46), at(-4, 52)],
        { emit: nth(['#f0b060', '#d98a6a', '#a8b070'], kind % 3) },
        { edge: 'straight', opacity: 0.6 },
      );
      if (scene in ROOMS) named<Furnish>(ROOMS, scene, 'room')(pen, at, s);
      curtains(pen, at, nth(CLOTH, kind % CLOTH.length));
    });
    pen.shape([at(-6, -9), at(WIDE + 6, -9), at(WIDE + 6, -1), at(-6, -1)], '#9aa79a', { ink: 0.9 });
    if (plants)
      for (const [a, r] of [
        [8, 11],
        [26, 8],
      ] as const)
        puff(pen, at(a, -13), r * s, r * 0.8 * s, leaf, 0.2);
    if (cloth !== undefined)
      pen.shape([at(44, -8), at(66, -8), at(65, -38), at(55, -44), at(45, -38)], cloth, { ink: 0.8 });
    // what juts out over the court counts as no more than its window: nobody down there makes room for a balcony
    const { box } = pen;
    if (scene in HOUSEHOLDS) drawBalcony(pen, at, s, named<Household>(HOUSEHOLDS, scene, 'household'));
    pen.box = box;
  },
};
