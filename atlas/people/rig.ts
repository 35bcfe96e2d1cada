/**
 * Skeletons. A build gives the lengths, a pose gives the angles; together they give joints.
 * Units: an ordinary chibi is about 200 tall, feet on y = 0, y grows downwards.
 */
import type { Point } from '../core/geometry';
import { named } from '../core/named';
import type { Transform } from '../core/transform';
import { radians, reach } from '../core/knots';
import { BUILDS } from './builds';
import type { Build, BuildName } from './builds';
import type { ArmLayer, LimbAngles, Pose } from './pose';
import { POSES } from './poses';
import type { PoseName } from './poses';

/** The viewer's left and right. */
export type Side = 'L' | 'R';
export const SIDES: readonly Side[] = ['L', 'R'];

export interface Limbs {
  /** -1 on the viewer's left, 1 on the right. */
  readonly sign: number;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Directions of forearm and shin, in degrees from straight down towards +x. */
  readonly forearm: number;
  readonly shin: number;
  readonly layer: ArmLayer;
}

export interface Skeleton {
  readonly build: Build;
  readonly pose: Pose;
  readonly hips: Point;
  readonly collar: Point;
  readonly limbs: Readonly<Record<Side, Limbs>>;
  /** Hips at (0, 0), collar straight above. */
  readonly torsoFrame: Transform & { readonly x: number; readonly y: number };
  /** The middle of the skull at (0, 0), its radius 36. */
  readonly headFrame: Transform & { readonly x: number; readonly y: number };
  /** From the hips down to the ground. */
  readonly ground: number;
}

/** A small seeded deviation, so that ten people in one pose do not look stamped. */
export const jitter = (seed: number, channel: number, amount: number): number =>
  Math.sin(seed * 12.9 + channel * 7.7) * amount;

/** The length of either bone of an arm, and of a leg. */
export const armLengthOf = ({ torso, leg }: Build): number => torso * 0.34 + leg * 0.1 + 5;
export const legLengthOf = ({ leg }: Build): number => (leg - 7) / 2;

interface Stance {
  readonly build: Build;
  readonly pose: Pose;
  readonly lean: number;
  readonly collar: Point;
  readonly seed: number;
  readonly turn: number;
}

function limbsOf({ build, pose, lean, collar, seed, turn }: Stance, side: Side): Limbs {
  const sign = side === 'L' ? -1 : 1;
  const armLength = armLengthOf(build);
  const legLength = legLengthOf(build);
  const shoulder: Point = [
    collar[0] + sign * build.shoulder * Math.cos(radians(lean)),
    collar[1] + 5 + sign * build.shoulder * Math.sin(radians(lean)),
  ];
  const [upper, lower, armFactor = 1]: LimbAngles = pose[`arm${side}`];
  const forearm = sign * (lower + jitter(seed, sign * 3 + 1, 5));
  const elbow = reach(shoulder, sign * (upper + jitter(seed, sign * 3, 5)), armLength * armFactor);
  const hip: Point = [sign * build.hip * 0.58, -2];
  const [thigh, calf, legFactor = 1, calfFactor = legFactor]: LimbAngles = pose[`leg${side}`];
  const knee = reach(hip, sign * thigh, legLength * legFactor);
  const isFar = turn >= 0 ? side === 'R' : side === 'L';
  return {
    sign,
    shoulder,
    elbow,
    hand: reach(elbow, forearm, armLength * 0.98 * armFactor),
    hip,
    knee,
    ankle: reach(knee, sign * calf, legLength * calfFactor),
    forearm,
    shin: sign * calf,
    layer: pose[`front${side}`] ?? (isFar ? 'back' : 'front'),
  };
}

export const raised = ([x, y]: Point, by: number): Point => [x, y + by];

export const raisedLimbs = (limbs: Limbs, by: number): Limbs => ({
  ...limbs,
  shoulder: raised(limbs.shoulder, by),
  elbow: raised(limbs.elbow, by),
  hand: raised(limbs.hand, by),
  hip: raised(limbs.hip, by),
  knee: raised(limbs.knee, by),
  ankle: raised(limbs.ankle, by),
});

interface Drawn {
  /** Chooses the small deviations. */
  readonly seed: number;
  readonly turn: number;
}

/** Joints of a build in a pose. Throws on a build or pose that does not exist. */
export const skeleton = (build: BuildName, pose: PoseName, drawn: Drawn): Skeleton =>
  posed(build, named<Pose>(POSES, pose, 'pose'), drawn);

/** Joints of a build in a pose that is in no table. Throws on a build that does not exist. */
export function posed(buildName: BuildName, pose: Pose, { seed, turn }: Drawn): Skeleton {
  const build = named<Build>(BUILDS, buildName, 'build');
  const lean = pose.lean + jitter(seed, 1, 1.6);
  const headTilt = lean * 0.4 + pose.tilt + jitter(seed, 2, 4);
  const up = (from: Point, length: number, degrees: number): Point => reach(from, 180 - degrees, length);
  const collar = up([0, 0], build.torso, lean);
  const skull = up(up(collar, 2, lean), 37 * build.head, headTilt);
  const stance = { build, pose, lean, collar, seed, turn };
  const [left, right] = [limbsOf(stance, 'L'), limbsOf(stance, 'R')];

  const soles = Math.max(left.ankle[1], right.ankle[1]) + 8;
  const lift = pose.seat ? -pose.seat : -soles - (pose.air ?? 0);
  const [skullX, skullY] = raised(skull, lift);
  return {
    build,
    pose,
    hips: [0, lift],
    collar: raised(collar, lift),
    limbs: { L: raisedLimbs(left, lift), R: raisedLimbs(right, lift) },
    torsoFrame: { x: 0, y: lift, rot: lean },
    headFrame: { x: skullX, y: skullY, rot: headTilt, scale: build.head },
    ground: -lift - (pose.air ?? 0),
  };
}
