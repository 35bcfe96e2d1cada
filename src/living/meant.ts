/** Finds what a tap on a moving thing was meant for, so that in every phase of a motion what is seen is what counts. */
import { holds } from '../game/outline';
import { mapPoint, type MapPoint } from '../game/space';
import { isAtRest, type Pose } from './motion';
import type { Box, LivingThing } from './things';

/** Where a pose puts a point of a thing, as the canvas does when it draws the thing. */
export function posed({ left, top, right, bottom }: Box, pose: Pose, { x, y }: MapPoint): MapPoint {
  const [middle, held] = [(left + right) / 2, pose.hangs ? top : bottom];
  const up = y - held;
  return mapPoint(middle + pose.wide * (x - middle) - pose.lean * up, held + pose.tall * up);
}

/** The point of a thing at rest that a pose puts here. */
export function unposed({ left, top, right, bottom }: Box, pose: Pose, { x, y }: MapPoint): MapPoint {
  const [middle, held] = [(left + right) / 2, pose.hangs ? top : bottom];
  const up = (y - held) / pose.tall;
  return mapPoint(middle + (x - middle + pose.lean * up) / pose.wide, held + up);
}

type Still = Pick<LivingThing, 'shape' | 'box' | 'figure'>;

const shows = ({ shape, box }: Still, { x, y }: MapPoint): boolean =>
  x >= box.left &&
  x < box.right &&
  y >= box.top &&
  y < box.bottom &&
  holds(shape, Math.floor(x), Math.floor(y));

/**
 * The point, in natural pixels, to judge a tap by: where the touched part of a moving thing is at rest; of several
 * things, the front one's. No thing moves over another figure, which keeps its own pixels.
 */
export function meantAt(
  point: MapPoint,
  things: readonly Still[],
  movers: readonly (readonly [Still & Pick<LivingThing, 'order'>, Pose])[],
): MapPoint {
  const moved = movers.flatMap(([thing, pose]) => {
    const meant = isAtRest(pose) ? undefined : unposed(thing.box, pose, point);
    return meant && shows(thing, meant) ? [{ order: thing.order, meant }] : [];
  });
  if (moved.length === 0 || things.some((thing) => thing.figure && shows(thing, point))) return point;
  return moved.reduce((front, each) => (each.order > front.order ? each : front)).meant;
}
