/**
 * What a pose is made of: angles. Limb angles are in degrees from straight down, positive away from the body,
 * so that a symmetric pose has equal numbers on both sides. L and R are the viewer's left and right.
 */

/** Upper and lower angle, and a length factor for foreshortening; of the lower half another, where they differ. */
export type LimbAngles = readonly [upper: number, lower: number, length?: number, lowerLength?: number];

/** Behind the torso, before it, or even over the head. */
export type ArmLayer = 'back' | 'front' | 'over';

export interface Pose {
  readonly lean: number;
  readonly tilt: number;
  readonly armL: LimbAngles;
  readonly armR: LimbAngles;
  readonly legL: LimbAngles;
  readonly legR: LimbAngles;
  readonly toes: 'out' | 'side' | 'sole' | 'hidden';
  /** By default the near arm is in front and the far one behind. */
  readonly frontL?: ArmLayer;
  readonly frontR?: ArmLayer;
  /** Hips at this height above the ground, instead of standing on the feet. */
  readonly seat?: number;
  /** The feet this high off the ground. */
  readonly air?: number;
  /** How wide a step is; skirts and capes swing by it. */
  readonly stride?: number;
  /** Empty hands are splayed. */
  readonly openHands?: boolean;
  /** What is held lies between both hands, over the arms. */
  readonly twoHanded?: boolean;
  /** Items that lean do so by this much more; negative brings them to the mouth. */
  readonly grip?: number;
  /** The whole figure turned by this; past 60 it lies on the ground. */
  readonly tip?: number;
}

export const STAND: Pose = {
  lean: 0,
  tilt: 0,
  armL: [16, 8],
  armR: [16, 8],
  legL: [4, 2],
  legR: [4, 2],
  toes: 'out',
};

export const ARMS_IN_FRONT = { frontL: 'front', frontR: 'front' } as const;
export const ARMS_BEHIND = { frontL: 'back', frontR: 'back' } as const;
