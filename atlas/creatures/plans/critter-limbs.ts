/** The short arms and the feet of an upright mascot. */
import type { Point } from '../../core/geometry';
import type { Sketch } from '../../core/sketch';
import { knots, oval } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { Side } from '../both';

export interface CritterArm {
  /** Offsets from the shoulder, for an arm pointing to +x. */
  readonly elbow: Point;
  readonly hand: Point;
  /** Drawn behind the body. */
  readonly back: boolean;
}

export const CRITTER_ARMS = {
  down: { elbow: [9, 12], hand: [10, 24], back: false },
  out: { elbow: [14, 4], hand: [26, 6], back: true },
  wave: { elbow: [24, -2], hand: [40, -22], back: true },
  up: { elbow: [24, -2], hand: [40, -22], back: true },
  hips: { elbow: [16, 8], hand: [6, 18], back: false },
  belly: { elbow: [10, 10], hand: [0, 18], back: false },
  hold: { elbow: [14, 6], hand: [26, -4], back: true },
  flipper: { elbow: [14, 10], hand: [20, 28], back: false },
} as const satisfies Record<string, CritterArm>;

export type CritterArmName = keyof typeof CRITTER_ARMS;

/** One foot round x = 0 that points outwards. */
export type CritterFoot = (s: Sketch, c: Swatch, o: Side) => void;

export const CRITTER_FEET = {
  paws: (s, c, o) => s.shape(oval(o * 3, -5, 12, 7.6), c, { light: [-2, -3] }),
  claws: (s, c, o) => {
    s.shape(oval(o * 3, -5.4, 13, 8), c, { light: [-2, -3] });
    for (const d of [-6, 0, 6]) {
      const x = o * 3 + d;
      s.shape(knots`${x - 2.4} -4!, ${x + 2.4} -4!, ${x} 3!`, 'cream', { line: 1.8, light: 0 });
    }
  },
  webbed: (s, c, o) =>
    s.shape(knots`-6 -10, ${o * 17} -5!, ${o * 12} 0, ${o * 4} 1.6, ${o * -8} 0, ${o * -9} -5`, c, {
      light: [-1, -2],
    }),
  big: (s, c, o) => {
    s.shape(oval(o * 5, -7, 16, 9.6, o * 6), c, { light: [-2, -3] });
    for (const d of [-5, 1, 7]) s.stroke(knots`${o * 6 + d} -6, ${o * 6 + d + 0.6} -1`, 1.6);
  },
  none: () => {},
} as const satisfies Record<string, CritterFoot>;

export type CritterFootName = keyof typeof CRITTER_FEET;
