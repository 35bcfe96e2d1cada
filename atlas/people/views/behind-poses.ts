/** Poses seen from behind: one leg stands, the other shows its sole; who sits or kneels shows a seat, and no shins. */
import { named } from '../../core/named';
import type { LimbAngles, Pose } from '../pose';
import { POSES } from '../poses';
import type { PoseName } from '../poses';

/** What of a foot is seen: its heel, its sole, or nothing. */
export type FootBehind = 'heel' | 'sole' | 'hidden';

interface Behind extends Partial<Pick<Pose, 'lean' | 'tilt' | 'legL' | 'legR' | 'armL' | 'armR'>> {
  readonly feet?: readonly [left: FootBehind, right: FootBehind];
}

const STANDING: LimbAngles = [7, 3];
/** Drawn up towards us: a short shin under a thigh that goes straight down. */
const KICKED_UP: LimbAngles = [12, 2, 0.84, 0.34];
const LIFTED: LimbAngles = [9, 3, 0.95, 0.66];

const POSES_BEHIND: Readonly<Partial<Record<PoseName, Behind>>> = {
  sit: { legL: [82, 60, 0.62, 0.1], legR: [82, 60, 0.62, 0.1], feet: ['hidden', 'hidden'] },
  kneel: { legL: [40, -20, 0.34, 0.4], legR: [40, -20, 0.34, 0.4], feet: ['sole', 'sole'] },
  crouch: { lean: 3, legL: [70, -42, 0.66], legR: [70, -42, 0.66], feet: ['heel', 'heel'] },
  bow: { lean: 8, tilt: 10 },
  walk: { lean: 3, legL: STANDING, legR: LIFTED, feet: ['heel', 'sole'] },
  run: { lean: 7, tilt: -4, legL: STANDING, legR: KICKED_UP, feet: ['heel', 'sole'] },
  carry: { legL: STANDING, legR: LIFTED, feet: ['heel', 'sole'] },
  shoulder: { legL: STANDING, legR: LIFTED, feet: ['heel', 'sole'] },
  fight: { legL: [22, 12], legR: [26, 0], feet: ['heel', 'heel'] },
  wrestle: { legL: [20, 14], legR: [22, 2], feet: ['heel', 'heel'] },
  point: { legL: [10, 8], legR: [9, 4], feet: ['heel', 'heel'] },
  haul: { lean: -12, legL: [14, 8], legR: [34, 10], feet: ['heel', 'heel'] },
  push: { lean: 10, tilt: -8, legL: [26, 20], legR: [16, 4], feet: ['heel', 'heel'] },
  lunge: { lean: 8, tilt: -6, legL: [30, 22], legR: [38, -6], feet: ['heel', 'heel'] },
  sneak: { lean: 8, legL: [10, 6], legR: [24, 2, 0.86, 0.6], feet: ['heel', 'sole'] },
  sneeze: { lean: 10, tilt: 10, legL: [10, 6], legR: [10, 5], feet: ['heel', 'heel'] },
  dance: { legL: [5, 2], legR: [34, 2, 0.84, 0.4], feet: ['heel', 'sole'] },
  propose: { lean: 2, legL: [14, 4, 0.8, 0.24], legR: [40, -2, 0.72, 0.86], feet: ['sole', 'heel'] },
  jump: { legL: [22, 6, 0.86, 0.4], legR: [26, 4, 0.9, 0.5], feet: ['sole', 'sole'] },
  float: { legL: [5, 8, 0.92], legR: [9, -2, 0.88, 0.7], feet: ['sole', 'sole'] },
  ride: { legL: [42, 10, 0.8], legR: [42, 10, 0.8], feet: ['heel', 'heel'] },
  stumble: { lean: 22, legL: [22, 8, 0.9, 0.4], legR: [14, -4, 0.94], feet: ['sole', 'heel'] },
};

/** The pose as it is seen from behind; who stands on both feet stands alike from all sides. Throws on an unknown pose. */
export const poseFromBehind = (name: PoseName): Pose => ({
  ...named<Pose>(POSES, name, 'pose'),
  ...POSES_BEHIND[name],
});

export const feetFromBehind = (name: PoseName): readonly [left: FootBehind, right: FootBehind] =>
  POSES_BEHIND[name]?.feet ?? ['heel', 'heel'];
