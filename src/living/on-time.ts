/** How far a machine has gone, and how many of them move. */

/** While it answers a tap a machine goes so many times as fast. */
const WHIRL = 6;
/** Most seconds that count as gone by between two steps: after a pause a machine goes on from where it was. */
const LONGEST_STEP = 0.3;

/** Seconds of its own time that a machine has gone, `passed` seconds after it had gone `before`. */
export const goneOn = (before: number, passed: number, isWhirled: boolean): number =>
  before + Math.min(Math.max(0, passed), LONGEST_STEP) * (isWhirled ? WHIRL : 1);

/** How many of them move, the first ones first: as many as a step's pixels allow, and one at least. */
export function countWithin(pixels: readonly number[], most: number): number {
  let sum = 0;
  const over = pixels.findIndex((each) => (sum += each) > most);
  return over < 0 ? pixels.length : Math.max(1, over);
}
