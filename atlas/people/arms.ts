/** Arms, hands, sleeves and gloves on a skeleton. */
import type { Point } from '../core/geometry';
import { between } from '../core/geometry';
import { oval, reach, tube } from '../core/knots';
import type { Knots } from '../core/knots';
import { along, bent, scaled } from './limbs';
import type { LimbCover } from './limbs';
import type { Limbs } from './rig';

const alongArm = (limb: Limbs, t: number): Point => along(limb.shoulder, limb.elbow, limb.hand, t);
const bentArm = (limb: Limbs, t = 2): Knots => bent(limb.shoulder, limb.elbow, alongArm(limb, t));

export const armShape = (limb: Limbs, k: number): Knots =>
  tube(bentArm(limb), scaled(k, 11, 10.5, 10, 9.5, 9));

/** A mitten fist, or a splayed hand with fingers pointing along the forearm. */
export function handShapes(limb: Limbs, k: number, open: boolean): readonly Knots[] {
  const [x, y] = limb.hand;
  if (!open) return [oval(x, y, 6.6 * k, 6.4 * k)];
  const finger = (degrees: number, length: number, width = 4.2): Knots =>
    tube([limb.hand, reach(limb.hand, limb.forearm + degrees, length * k)], width * k);
  return [
    oval(x, y, 6.2 * k, 6.2 * k),
    finger(-30, 12),
    finger(-8, 13.4),
    finger(14, 13),
    finger(36, 11),
    finger(limb.sign * -78, 10.5, 4.6),
  ];
}

/** The cuff of a glove, a little up the forearm. */
export function cuffShape(limb: Limbs, k: number): Knots {
  const line = [between(limb.hand, limb.elbow, 0.24), between(limb.hand, limb.elbow, 0.54)];
  return tube(line, 13.4 * k, { start: 'flat', end: 'flat' });
}

/** All sleeves. */
export const SLEEVES = {
  none: null,
  cap: (limb, k) => tube([limb.shoulder, alongArm(limb, 0.42)], [15 * k, 14.5 * k], { end: 'flat' }),
  short: (limb, k) =>
    tube([limb.shoulder, alongArm(limb, 0.45), alongArm(limb, 0.85)], [14 * k, 15 * k, 16 * k], {
      end: 'flat',
    }),
  rolled: (limb, k) =>
    tube(
      [limb.shoulder, alongArm(limb, 0.6), alongArm(limb, 1.05), alongArm(limb, 1.25)],
      scaled(k, 14, 13.4, 13, 13.6),
      { end: 'flat' },
    ),
  long: (limb, k) => tube(bentArm(limb, 1.82), scaled(k, 14, 13.4, 13, 12.6, 12.6), { end: 'flat' }),
  loose: (limb, k) => tube(bentArm(limb, 1.88), scaled(k, 15, 15, 15.4, 16.4, 18), { end: 'flat' }),
  wide: (limb, k) => tube(bentArm(limb, 1.72), scaled(k, 15, 17, 20, 25, 30), { end: 'flat' }),
  puff: (limb, k) => {
    const [x, y] = between(limb.shoulder, limb.elbow, 0.28);
    return oval(x, y, 11.4 * k, 10.4 * k, limb.sign * -20);
  },
} as const satisfies Record<string, LimbCover | null>;

export type SleeveName = keyof typeof SLEEVES;
