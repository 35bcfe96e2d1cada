/** Finds the thing that a tap touches: one that shows at the point, else one close by. */
import { holds } from '../game/outline';
import type { MapPoint, MapPx } from '../game/space';
import type { LivingThing } from './things';

/** Directions of a tap that is a little beside what it was meant for. */
const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;

/** What shows at a point, else what shows within `slack` of it; visible shapes do not overlap. */
export function thingAt(
  things: readonly LivingThing[],
  { x, y }: MapPoint,
  slack: MapPx,
): LivingThing | undefined {
  const near = things
    .filter(
      ({ box }) =>
        x >= box.left - slack && x < box.right + slack && y >= box.top - slack && y < box.bottom + slack,
    )
    // rows are made anew at each reading, and nine points are looked at
    .map((thing) => ({ thing, shape: { top: thing.shape.top, rows: thing.shape.rows } }));
  for (const [dx, dy] of AROUND) {
    const [column, row] = [Math.floor(x + dx * slack), Math.floor(y + dy * slack)];
    const found = near.find(({ shape }) => holds(shape, column, row));
    if (found) return found.thing;
  }
  return undefined;
}
