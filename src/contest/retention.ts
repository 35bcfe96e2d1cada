/** How long the entries of a week are kept, with the addresses in them. */
import { endOfWeek, previousWeek, weekKeyAt, type WeekKey } from './weeks';

/** Weeks after a contest's end until its entries may be erased: winners answer within them. The rules say the same. */
export const KEPT_WEEKS = 4;

const WEEK = 7 * 86_400_000;

/** Whether the entries of a week may be erased by now, epoch milliseconds. */
export function mayErase(week: WeekKey, now: number): boolean {
  return now >= endOfWeek(week) + KEPT_WEEKS * WEEK;
}

/** The latest weeks whose entries may be erased by now (epoch milliseconds), newest first. */
export function erasableWeeks(now: number, count: number): readonly WeekKey[] {
  const weeks: WeekKey[] = [];
  for (let week = weekKeyAt(now); weeks.length < count; week = previousWeek(week))
    if (mayErase(week, now)) weeks.push(week);
  return weeks;
}
