/** The skeleton seen from the side, heading right: narrow, one arm and one leg before the other. */
import { reach } from '../../core/knots';
import type { Point } from '../../core/geometry';
import { named } from '../../core/named';
import { BUILDS } from '../builds';
import type { Build } from '../builds';
import type { ArmLayer, Pose } from '../pose';
import { POSES } from '../poses';
import { jitter, legLengthOf, armLengthOf, raised, raisedLimbs } from '../rig';
import type { Limbs, Skeleton } from '../rig';
import type { FullPersonSpec } from '../spec';
import { sidePose } from './side-poses';
import type { SideAngles } from './side-poses';

/** How deep a body is, as a share of its width. */
const DEPTH = { shoulder: 0.7, hip: 0.86 } as const;
/** The near shoulder and hip lie a little behind the far ones. */
const APART = { shoulder: 3, hip: 2.5 } as const;
/** The head sits a little behind the collar, as a face in profile reaches forward. */
const HEAD_FORWARD = -0.5;

interface Half {
  readonly build: Build;
  readonly collar: Point;
  readonly arm: SideAngles;
  readonly leg: SideAngles;
  readonly layer: ArmLayer;
  /** -1 for the near half, 1 for the far one. */
  readonly side: number;
  readonly seed: number;
}

function halfOf({ build, collar, arm, leg, layer, side, seed }: Half): Limbs {
  const [upper, lower, armFactor = 1] = arm;
  const [thigh, calf, legFactor = 1] = leg;
  const shoulder: Point = [collar[0] + side * APART.shoulder, collar[1] + 6];
  const forearm = lower + jitter(seed, side * 3 + 1, 5);
  const armLength = armLengthOf(build) * armFactor;
  const elbow = reach(shoulder, upper + jitter(seed, side * 3, 5), armLength);
  const hip: Point = [side * APART.hip, -2];
  const legLength = legLengthOf(build) * legFactor;
  const knee = reach(hip, thigh, legLength);
  return {
    // both hands and both feet point to where the body heads
    sign: 1,
    shoulder,
    elbow,
    hand: reach(elbow, forearm, armLength * 0.98),
    hip,
    knee,
    ankle: reach(knee, calf, legLength),
    forearm,
    shin: calf,
    layer,
  };
}

/** Joints of somebody seen from the side. Throws on a build or pose that does not exist. */
export function sideSkeleton({
  build: buildName,
  pose: poseName,
  seed,
  hold,
  off,
}: FullPersonSpec): Skeleton {
  const broad = named<Build>(BUILDS, buildName, 'build');
  const build: Build = {
    ...broad,
    shoulder: broad.shoulder * DEPTH.shoulder,
    hip: broad.hip * DEPTH.hip,
  };
  const fromTheFront = named<Pose>(POSES, poseName, 'pose');
  const { near, far, nearLeg, farLeg, over, ...change } = sidePose(poseName, hold !== null || off !== null);
  const pose: Pose = { ...fromTheFront, ...change };
  const lean = pose.lean + jitter(seed, 1, 1.6);
  const headTilt = lean * 0.4 + pose.tilt + jitter(seed, 2, 4);
  const up = (from: Point, length: number, degrees: number): Point => reach(from, 180 - degrees, length);
  const collar = up([0, 0], build.torso, lean);
  const [skullX, skullY] = up(up(collar, 2, lean), 37 * build.head, headTilt);
  const half = { build, collar, seed };
  const farLayer = pose.twoHanded ? 'front' : 'back';
  const farLimbs = halfOf({ ...half, arm: far, leg: farLeg, layer: farLayer, side: 1 });
  const nearLimbs = halfOf({ ...half, arm: near, leg: nearLeg, layer: over ? 'over' : 'front', side: -1 });
  const soles = Math.max(farLimbs.ankle[1], nearLimbs.ankle[1]) + 8;
  const lift = pose.seat ? -pose.seat : -soles - (pose.air ?? 0);
  return {
    build,
    pose,
    hips: [0, lift],
    collar: raised(collar, lift),
    limbs: { L: raisedLimbs(farLimbs, lift), R: raisedLimbs(nearLimbs, lift) },
    torsoFrame: { x: 0, y: lift, rot: lean },
    headFrame: { x: skullX + HEAD_FORWARD, y: skullY + lift, rot: headTilt, scale: build.head },
    ground: -lift - (pose.air ?? 0),
  };
}
