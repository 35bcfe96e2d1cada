/** Poses seen from the side: where arms and legs go when one is before the other. */
import type { Pose } from '../pose';
import type { PoseName } from '../poses';

/** Upper and lower angle in degrees from straight down, positive to where one heads, and a length factor. */
export type SideAngles = readonly [upper: number, lower: number, length?: number];

/** What differs from the pose as it is seen from the front. */
export interface SidePose extends Partial<
  Pick<Pose, 'lean' | 'tilt' | 'toes' | 'tip' | 'seat' | 'air' | 'openHands'>
> {
  /** The near arm holds what a right hand holds. */
  readonly near: SideAngles;
  readonly far: SideAngles;
  readonly nearLeg: SideAngles;
  readonly farLeg: SideAngles;
  /** The near hand lies over the face. */
  readonly over?: true;
}

const UPRIGHT = { nearLeg: [-3, -3], farLeg: [5, 3] } as const;
const STEPPING = { nearLeg: [-20, -40], farLeg: [24, 6] } as const;
const AT_EASE = { far: [8, 20] } as const;

const SIDE_POSES: Readonly<Record<PoseName, SidePose>> = {
  stand: { ...UPRIGHT, ...AT_EASE, near: [-6, 12] },
  relaxed: { ...AT_EASE, near: [-12, 10], nearLeg: [7, 3], farLeg: [-5, -8] },
  hips: { near: [-42, 44], far: [-30, 50], nearLeg: [-6, -4], farLeg: [8, 5] },
  hold: { ...UPRIGHT, ...AT_EASE, near: [12, 84] },
  present: { ...UPRIGHT, near: [42, 94], far: [14, 54] },
  hug: { ...UPRIGHT, near: [-6, 112], far: [6, 122] },
  sit: {
    near: [26, 52],
    far: [30, 50],
    nearLeg: [112, 44, 0.94],
    farLeg: [120, 36, 0.94],
    toes: 'side',
  },
  kneel: { near: [12, 46], far: [18, 50], nearLeg: [42, -78, 0.74], farLeg: [50, -74, 0.74] },
  shy: { ...UPRIGHT, near: [6, 62], far: [12, 68], tilt: 11 },
  think: { ...UPRIGHT, near: [22, 146], far: [16, 78], tilt: 5, over: true },
  bow: { ...UPRIGHT, near: [2, 22], far: [8, 26], lean: 30 },
  crouch: { near: [36, 58], far: [10, 116], nearLeg: [78, -36, 0.8], farLeg: [88, -28, 0.8], toes: 'side' },
  slouch: { near: [4, 14], far: [10, 20], nearLeg: [-4, -8], farLeg: [9, 2], tilt: 9 },
  eat: { ...UPRIGHT, near: [30, 150], far: [14, 66], over: true },
  sleep: { near: [4, 70], far: [8, 20], nearLeg: [46, -34], farLeg: [6, 4], lean: 0, tilt: 6, tip: -82 },
  talk: { ...UPRIGHT, near: [24, 108], far: [8, 56] },
  walk: { ...STEPPING, near: [26, 48], far: [-28, -4] },
  run: { near: [36, 112], far: [-52, 34], nearLeg: [-38, -96], farLeg: [56, 4] },
  fight: { near: [34, 118], far: [62, 112], nearLeg: [-26, -16], farLeg: [34, 2] },
  jump: { near: [-34, -62], far: [128, 146, 1.2], nearLeg: [-30, -68, 0.9], farLeg: [48, -18, 0.9] },
  float: { near: [52, 66], far: [34, 48], nearLeg: [-6, -26, 0.92], farLeg: [10, -16, 0.92] },
  ride: { near: [26, 82], far: [36, 94], nearLeg: [52, 8, 0.85], farLeg: [60, 16, 0.85] },
  dance: { near: [104, 78], far: [-66, -96], nearLeg: [-4, -2], farLeg: [42, -32, 0.95] },
  lunge: { near: [72, 84], far: [-58, -22], nearLeg: [-50, -60], farLeg: [62, -14] },
  push: { near: [22, 126, 1.1], far: [46, 112, 1.1], nearLeg: [-44, -62], farLeg: [32, -16] },
  carry: { near: [10, 90], far: [18, 94], nearLeg: [-18, -36], farLeg: [22, 4] },
  fly: { near: [104, 100, 1.1], far: [22, 60], nearLeg: [-62, -70], farLeg: [-46, -74] },
  cheer: { ...UPRIGHT, near: [146, 168, 1.3], far: [128, 146, 1.25], over: true },
  wave: { ...UPRIGHT, near: [96, 138, 1.2], far: [-8, 10], over: true },
  overhead: { ...UPRIGHT, near: [112, 158, 1.3], far: [100, 150, 1.3], over: true },
  point: { near: [84, 90, 1.05], far: [-12, 26], nearLeg: [-12, -10], farLeg: [12, 4] },
  propose: { near: [66, 110], far: [36, 80], nearLeg: [-4, -84], farLeg: [80, 2] },
  haul: { near: [22, 108, 1.1], far: [52, 96, 1.1], nearLeg: [14, 34], farLeg: [50, 22] },
  gazeUp: { ...UPRIGHT, near: [-42, 44], far: [-30, 50], tilt: -20 },
  stumble: { near: [112, 96, 1.1], far: [34, 62], nearLeg: [-70, -96], farLeg: [-12, -40] },
  sneak: { near: [44, 138], far: [60, 128], nearLeg: [-14, -42], farLeg: [70, -26] },
  sneeze: { near: [32, 150], far: [16, 60], nearLeg: [-10, -8], farLeg: [14, 4], over: true },
  shoulder: { ...STEPPING, near: [46, 158], far: [-14, 14], over: true },
  wrestle: { near: [62, 112, 1.1], far: [72, 118], nearLeg: [-24, -32], farLeg: [20, -12] },
};

/** Hands that would be held out before a body with nothing in them. */
const EMPTY_HANDED: Readonly<Partial<Record<PoseName, Pick<SidePose, 'near' | 'far'>>>> = {
  carry: { near: [-10, 16], far: [12, 30] },
  present: { near: [18, 92], far: [-6, 18] },
  hold: { near: [-4, 22], far: [8, 20] },
};

/** How a pose is seen from the side. */
export const sidePose = (name: PoseName, holds: boolean): SidePose => ({
  ...SIDE_POSES[name],
  ...(holds ? {} : EMPTY_HANDED[name]),
});
