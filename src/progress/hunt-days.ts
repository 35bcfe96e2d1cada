/** Counts days in a row on which the hunt was finished; one missed day of each month is forgiven. */
import { dayBefore, parseDay, type Day } from '../daily/day';
import type { Progress } from './progress';

const monthOf = (day: Day): string => day.slice(0, 7);

/** Days hunted in the streak that ends with `last`, which is one of `days`. */
function lengthUpTo(last: Day, days: ReadonlySet<Day>, spent: ReadonlySet<string>): number {
  const forgiven = new Set(spent);
  let count = 0;
  let day = last;
  for (;;) {
    if (days.has(day)) count += 1;
    // a day is forgiven only between two that were hunted
    else if (!forgiven.has(monthOf(day)) && days.has(dayBefore(day))) forgiven.add(monthOf(day));
    else return count;
    day = dayBefore(day);
  }
}

/** Days on which a hunt was finished. */
export function daysHunted({ hunts }: Pick<Progress, 'hunts'>): readonly Day[] {
  return Object.keys(hunts).flatMap((text) => parseDay(text) ?? []);
}

/** Length of the streak on `today`, which may still be hunted; 0 once it is broken. */
export function streakOn(days: readonly Day[], today: Day): number {
  const hunted = new Set(days);
  if (hunted.has(today)) return lengthUpTo(today, hunted, new Set());
  const yesterday = dayBefore(today);
  if (hunted.has(yesterday)) return lengthUpTo(yesterday, hunted, new Set());
  const twoAgo = dayBefore(yesterday);
  return hunted.has(twoAgo) ? lengthUpTo(twoAgo, hunted, new Set([monthOf(yesterday)])) : 0;
}

/** Whether a missed day is what the streak on `today` still hangs on. */
export function isForgiven(days: readonly Day[], today: Day): boolean {
  const yesterday = dayBefore(today);
  return streakOn(days, today) > 0 && !days.includes(yesterday) && !days.includes(today);
}

export function longestStreak(days: readonly Day[]): number {
  const hunted = new Set(days);
  return Math.max(0, ...[...hunted].map((day) => lengthUpTo(day, hunted, new Set())));
}
