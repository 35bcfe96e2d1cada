/** Converts times to what is shown; home needs it without the rules of a run. */

/**
 * Ms as seconds with one decimal, rounded down. Rounds to whole ms first, so that a floating-point error never
 * costs a tenth.
 */
export function toSeconds(ms: number): number {
  return Math.floor(Math.round(ms) / 100) / 10;
}
