/** Whether a tap meets the guide cat, who hides once on a map and is nobody's quest. */
import { targetsHit, type Mark } from './hit-test';
import type { Target } from './quest';

/** A tap on the cat; where it counts for somebody `sought` it is theirs, and judged as ever. */
export function isOnCat(mark: Mark, cat: Target, sought: readonly Target[]): boolean {
  return targetsHit(mark, sought).length === 0 && targetsHit(mark, [cat]).length > 0;
}
