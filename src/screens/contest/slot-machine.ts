/** The slot machine's turning (SPEC sections 4 and 9): which participant its window shows at each tick; pure. */

export const TICKS = 50;
/** Milliseconds a tick. */
export const TICK = 100;
/** Milliseconds the machine rests before it can be started again. */
export const PAUSE = 3000;

/** Index of the participant in the window at a tick from 0; the last tick shows the winner. */
export function windowAt(tick: number, participants: number, winner: number): number {
  if (tick >= TICKS - 1) return winner;
  // counts backward from the winner, so that it comes up last in its turn
  const before = winner - (TICKS - 1 - tick);
  return ((before % participants) + participants) % participants;
}
