/** Tells when a tap was made: a page that was busy handles it late, and that time is not the player's. */

/** Ms by which a tap may be handled late; a time stamp from before that is of another clock. */
const MOST_LATE = 2000;

/**
 * The instant of a tap in ms of the page's clock. `time` is what the browser tells, which some tell on another clock.
 * Never before `after`, the latest instant that is recorded already, and never after `now`.
 */
export function tapTime(time: number | undefined, after: number, now: number): number {
  const told = Math.round(time ?? now);
  return told <= now && now - told <= MOST_LATE ? Math.min(now, Math.max(after, told)) : now;
}
