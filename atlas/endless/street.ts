/** Draws what is built to the ways: sown evenly over the land, houses are a toy shelf; along a way they are a street with meadows behind. */
import { clamp, resample, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { GroundPlan } from './plans/plan';

/** Picture pixels between two points of a way that are looked at. */
const STEP = 70;
/** Picture pixels from a way's middle to whoever lives on it, and to where nobody can say so any more. */
const [AT_WAY, OFF_WAY] = [170, 620];
/** A thing behind a way looks at it; one before it turns its back. */
const TURNED = 1.7;

/** How far off all ways somebody at a point lives: 0 to 1. */
export function remoteness({ roads }: Pick<GroundPlan, 'roads'>): (at: Point) => number {
  const points = roads.flatMap(([, through]) => resample(spline(through, false, 12), STEP));
  return ([x, y]) => {
    let least = Infinity;
    for (const [u, v] of points) {
      const deep = v > y ? v - y : (y - v) * TURNED;
      least = Math.min(least, Math.hypot(x - u, deep));
    }
    return clamp((least - AT_WAY) / (OFF_WAY - AT_WAY));
  };
}
