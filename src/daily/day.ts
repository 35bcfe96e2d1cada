/**
 * Days of the daily hunt, in UTC like weeks (ADR 5): everybody gets the same hunt, and the database's rules can
 * check a day against the time of the request.
 */

/** A day that exists, as in document paths: `2026-11-21`. */
export type Day = `${string}-${string}-${string}`;

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** The day an instant (epoch milliseconds) lies in. */
export function dayOf(instant: number): Day {
  const [year = '', month = '', date = ''] = new Date(instant).toISOString().slice(0, 10).split('-');
  return `${year}-${month}-${date}`;
}

/** Parses a day; undefined when it is malformed or does not exist. */
export function parseDay(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !SHAPE.test(text)) return undefined;
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant)) return undefined;
  const day = dayOf(instant);
  // `Date` reads 31 February as 3 March
  return day === text ? day : undefined;
}

/** Midnight UTC at which a day begins, in epoch milliseconds. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Days since 1 January 1970. */
export function dayNumber(day: Day): number {
  return startOf(day) / DAY_MS;
}

export function dayBefore(day: Day): Day {
  return dayOf(startOf(day) - DAY_MS);
}

export function nextDay(day: Day): Day {
  return dayOf(startOf(day) + DAY_MS);
}
