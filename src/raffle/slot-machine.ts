/** Computes which participant the slot machine's window and which figures its reels show at each tick (SPEC sections 4 and 9); pure. */

export const TICKS = 50;
/** Length of a tick in milliseconds. */
export const TICK = 100;
/** Milliseconds after a draw before the machine can start again. */
export const PAUSE = 3000;

/** Index of the participant in the window at a tick from 0; the last tick shows the winner. */
export function windowAt(tick: number, participants: number, winner: number): number {
  if (tick >= TICKS - 1) return winner;
  // counts backwards from the winner, so that the last tick lands on it
  const before = winner - (TICKS - 1 - tick);
  return ((before % participants) + participants) % participants;
}

/** The tick from which on each reel stands still, the last one with the winner's name. */
export const STOPS = [TICKS - 21, TICKS - 11, TICKS - 1] as const;

/**
 * The tick that follows `tick`, so many milliseconds after the first: a device that takes longer for one leaves some out,
 * and the machine turns no longer than on any other. None at which a reel stops is left out: it is heard.
 */
export function tickAfter(tick: number, elapsed: number): number {
  const stop = STOPS.find((each) => each > tick) ?? TICKS - 1;
  return Math.min(Math.max(tick + 1, Math.floor(elapsed / TICK)), stop);
}

/**
 * Index of the figure that a reel shows at a tick from 0, when it stops at another one: it turns by one a tick, and stops at
 * the same figure as the other reels.
 */
export function figureAt(tick: number, stop: number, figures: number, last: number): number {
  const before = last - Math.max(0, stop - tick);
  return ((before % figures) + figures) % figures;
}
