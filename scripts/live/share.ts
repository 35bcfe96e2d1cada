/** Estimates the progress within a drawing step, which reports nothing: approaches the step's end ever more slowly. */
import type { Step } from '../../atlas/tools/crew';

/** Milliseconds after which two thirds of a step are shown as done. */
const USUAL = 6000;

/** The share of the level that is shown, 0 to 1. `elapsed` is in milliseconds since the step began. */
export function shownShare({ share, until }: Pick<Step, 'share' | 'until'>, elapsed: number): number {
  return share + (until - share) * (1 - Math.exp(-Math.max(0, elapsed) / USUAL));
}
