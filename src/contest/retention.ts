/** How long the entries of a week are kept, with the addresses in them. */
import { endOfWeek, WEEK_MS, weekKeyAt, type WeekKey } from './weeks';

/** Weeks after a contest's end until its entries may be erased: winners answer within them. The rules say the same. */
export const KEPT_WEEKS = 4;

/** A week with entries that may go. */
export interface DueWeek {
  readonly week: WeekKey;
  /** Entries, or what is left of them where erasing broke off. */
  readonly count: number;
}

/** Whether the entries of a week may be erased by now, epoch milliseconds. */
export function mayErase(week: WeekKey, now: number): boolean {
  return now >= endOfWeek(week) + KEPT_WEEKS * WEEK_MS;
}

/** The earliest week whose entries are still kept by now (epoch milliseconds): all those before it may be erased. */
export function firstKeptWeek(now: number): WeekKey {
  return weekKeyAt(now - KEPT_WEEKS * WEEK_MS);
}
