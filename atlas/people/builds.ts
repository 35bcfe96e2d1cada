/** How a person is built: the lengths of a skeleton, in figure units. */

export interface Build {
  /** Hip to sole. */
  readonly leg: number;
  /** Hip to collar. */
  readonly torso: number;
  /** Half widths. */
  readonly shoulder: number;
  readonly hip: number;
  /** Scale of the head; 1 is a skull of radius 36. */
  readonly head: number;
  /** Thickness of arms and legs, 1 being ordinary. */
  readonly limb: number;
}

/** An ordinary chibi is about 200 tall, hair included. */
export const BUILDS = {
  chibi: { leg: 52, torso: 42, shoulder: 18, hip: 14, head: 1, limb: 1 },
  kid: { leg: 40, torso: 34, shoulder: 15, hip: 12.5, head: 0.94, limb: 0.92 },
  teen: { leg: 64, torso: 46, shoulder: 19, hip: 14, head: 0.94, limb: 1 },
  tall: { leg: 78, torso: 52, shoulder: 21, hip: 14.5, head: 0.92, limb: 1.04 },
  lady: { leg: 70, torso: 46, shoulder: 16.5, hip: 14, head: 0.93, limb: 0.9 },
  brawny: { leg: 62, torso: 56, shoulder: 29, hip: 17, head: 0.88, limb: 1.5 },
  stout: { leg: 44, torso: 48, shoulder: 23, hip: 24, head: 0.96, limb: 1.2 },
  toddler: { leg: 26, torso: 28, shoulder: 13, hip: 12, head: 0.86, limb: 0.86 },
  giant: { leg: 82, torso: 78, shoulder: 40, hip: 26, head: 0.92, limb: 2 },
  elder: { leg: 36, torso: 38, shoulder: 18, hip: 16, head: 0.96, limb: 0.95 },
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof BUILDS;
