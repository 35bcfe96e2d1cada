/**
 * Week keys and the arithmetic of ISO weeks, for boards and contests.
 *
 * Weeks are counted in UTC: the contest of a week ends at one instant for everybody, and the database's rules can
 * check a key against the time of the request.
 */

/** Week key: a week of an ISO year as in document paths: `2026-W47` (DECISIONS 15). */
export type WeekKey = `${string}-W${string}`;

/** What a board is of: one week, or all of them. */
export type Span = WeekKey | 'ever';

/** A day and a week of UTC in milliseconds, which have no summer time. */
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
const KEY = /^(\d{4})-W(\d{2})$/;

/** Monday 00:00 UTC of an instant's week; both in epoch milliseconds. */
function mondayBefore(instant: number): number {
  const day = Math.floor(instant / DAY_MS);
  // 1970-01-01 was a Thursday
  const sinceMonday = (((day + 3) % 7) + 7) % 7;
  return (day - sinceMonday) * DAY_MS;
}

/** Monday of week 1: the week that holds 4 January. */
function firstMonday(isoYear: number): number {
  return mondayBefore(Date.UTC(isoYear, 0, 4));
}

function keyOf(isoYear: number, week: number): WeekKey {
  return `${String(isoYear).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** Number of weeks in an ISO year: 52 or 53. */
export function weeksInYear(isoYear: number): number {
  return Math.round((firstMonday(isoYear + 1) - firstMonday(isoYear)) / WEEK_MS);
}

/** The week key of an instant (epoch milliseconds). */
export function weekKeyAt(instant: number): WeekKey {
  const monday = mondayBefore(instant);
  // a week belongs to the ISO year of its Thursday
  const isoYear = new Date(monday + 3 * DAY_MS).getUTCFullYear();
  return keyOf(isoYear, Math.round((monday - firstMonday(isoYear)) / WEEK_MS) + 1);
}

/** ISO year and week number of a week key. */
export function weekParts(key: WeekKey): { readonly year: number; readonly week: number } {
  const [year = '', week = ''] = key.split('-W');
  return { year: Number(year), week: Number(week) };
}

/** Parses a week key; undefined for a malformed one or a week 53 the year does not have. */
export function parseWeekKey(text: string): WeekKey | undefined {
  const found = KEY.exec(text);
  return found ? existing(Number(found[1]), Number(found[2])) : undefined;
}

/**
 * The week of the query parameter `weekOfYear`: `47` is a week of the ISO year at `now` (epoch milliseconds), `2026-W47` of any year (DECISIONS 15).
 * Undefined when it is missing, malformed or a week that does not exist.
 */
export function parseWeekOfYear(text: string | null | undefined, now: number): WeekKey | undefined {
  if (!text) return undefined;
  return /^\d{1,2}$/.test(text) ? existing(weekParts(weekKeyAt(now)).year, Number(text)) : parseWeekKey(text);
}

function existing(isoYear: number, week: number): WeekKey | undefined {
  return week >= 1 && week <= weeksInYear(isoYear) ? keyOf(isoYear, week) : undefined;
}

/** Monday 00:00 UTC of a week, epoch milliseconds. */
export function mondayOf(key: WeekKey): number {
  const { year, week } = weekParts(key);
  return firstMonday(year) + (week - 1) * WEEK_MS;
}

/** Sunday 00:00 UTC of a week, epoch milliseconds: the day the contest banner shows (DECISIONS 26). */
export function sundayOf(key: WeekKey): number {
  return mondayOf(key) + 6 * DAY_MS;
}

/** First instant after a week, epoch milliseconds: its contest is over. */
export function endOfWeek(key: WeekKey): number {
  return mondayOf(key) + WEEK_MS;
}

export function previousWeek(key: WeekKey): WeekKey {
  return weekKeyAt(mondayOf(key) - DAY_MS);
}

export function nextWeek(key: WeekKey): WeekKey {
  return weekKeyAt(mondayOf(key) + WEEK_MS);
}

/** The weeks from one to another, both included, oldest first; none when the first is the later one. */
export function weeksBetween(first: WeekKey, last: WeekKey): readonly WeekKey[] {
  const count = Math.round((mondayOf(last) - mondayOf(first)) / WEEK_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    weekKeyAt(mondayOf(first) + index * WEEK_MS),
  );
}
