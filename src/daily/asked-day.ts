/** Which hunt an address asks for: a shared one names its day, so that it opens the same hunt whenever it is opened. */
import { parseDay, type Day } from './day';

/** The day of the first hunt that anybody could play. */
export const FIRST_HUNT: Day = '2026-11-21';

export type AskedDay =
  | { readonly kind: 'today'; readonly day: Day }
  /** Its try is over for everybody: it is played for no board and no streak. */
  | { readonly kind: 'past'; readonly day: Day }
  /** It is not shown before its day: its board would be of those who had looked. */
  | { readonly kind: 'ahead'; readonly day: Day }
  | { readonly kind: 'unknown' };

/** `text` is what the address says; null where it says nothing, which asks for today's. */
export function askedDay(text: string | null, today: Day): AskedDay {
  if (text === null) return { kind: 'today', day: today };
  const day = parseDay(text);
  if (!day || day < FIRST_HUNT) return { kind: 'unknown' };
  if (day === today) return { kind: 'today', day };
  return { kind: day < today ? 'past' : 'ahead', day };
}

/** Address of a day's hunt, relative to the app's base. */
export function huntPath(day: Day): string {
  return `daily?day=${day}`;
}
