/** Advances a machine's own time, and limits how many machines move at once. */

/** How many times as fast a machine goes while it answers a tap. */
const WHIRL = 6;
/** Most seconds that count as gone by between two steps: after a pause a machine goes on from where it was. */
const LONGEST_STEP = 0.3;

/** A machine's own time in seconds, `passed` seconds after it was `before`. */
export const goneOn = (before: number, passed: number, isWhirled: boolean): number =>
  before + Math.min(Math.max(0, passed), LONGEST_STEP) * (isWhirled ? WHIRL : 1);

/** How many machines may move, the first ones first: as many as a step's pixels allow, and at least one. */
export function countWithin(pixels: readonly number[], most: number): number {
  let sum = 0;
  const over = pixels.findIndex((each) => (sum += each) > most);
  return over < 0 ? pixels.length : Math.max(1, over);
}
