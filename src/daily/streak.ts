/** Days in a row on which the hunt was finished. */
import { nextDay, type Day } from './day';

export interface Streak {
  /** The last day a hunt was finished. */
  readonly last: Day;
  /** How many in a row up to that day, from 1. */
  readonly days: number;
}

/** The streak after a hunt of `day` was finished; a day counts once, and a clock set back breaks nothing. */
export function extend(streak: Streak | undefined, day: Day): Streak {
  if (!streak || nextDay(streak.last) < day) return { last: day, days: 1 };
  return nextDay(streak.last) === day ? { last: day, days: streak.days + 1 } : streak;
}

/** How long the streak is on `today`: it stands until the day after its last one is over. */
export function daysOn(streak: Streak | undefined, today: Day): number {
  return streak && nextDay(streak.last) >= today ? streak.days : 0;
}
