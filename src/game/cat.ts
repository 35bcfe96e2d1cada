/** Whether a tap meets the guide cat, who hides once on a map and is nobody's quest. */
import { targetsHit, type Mark } from './hit-test';
import type { Target } from './quest';

/** Whether a tap counts for the cat: it is on the cat, and hits none of the `sought` targets, which come first. */
export function isOnCat(mark: Mark, cat: Target, sought: readonly Target[]): boolean {
  return targetsHit(mark, sought).length === 0 && targetsHit(mark, [cat]).length > 0;
}
