/** Counts the days in a row on which the hunt was finished. */
import { nextDay, type Day } from './day';

export interface Streak {
  /** The last day on which a hunt was finished. */
  readonly last: Day;
  /** Days in a row up to and including `last`, from 1. */
  readonly days: number;
}

/** The streak after the hunt of `day` was finished; a day counts once, and a day before `last` changes nothing. */
export function extend(streak: Streak | undefined, day: Day): Streak {
  if (!streak || nextDay(streak.last) < day) return { last: day, days: 1 };
  return nextDay(streak.last) === day ? { last: day, days: streak.days + 1 } : streak;
}

/** Length of the streak on `today`; it is 0 once a whole day was missed. */
export function daysOn(streak: Streak | undefined, today: Day): number {
  return streak && nextDay(streak.last) >= today ? streak.days : 0;
}
