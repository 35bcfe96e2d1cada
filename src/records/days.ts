/** What the owner counts of a day without reading a row: games that were sent, and players who came for the first time. */
import type { Day } from '../daily/day';
import { CATALOGUE } from '../maps/catalogue';
import type { AdminAnswer } from './store-answer';

export interface DayCount {
  /** Results of games and of the daily hunt that arrived. */
  readonly games: number;
  /** Accounts that began, a guest's with the first result. */
  readonly newcomers: number;
}

export interface DayDesk {
  /** A day that has ended a while ago never changes again: hunts may come some days late. */
  of(day: Day): Promise<AdminAnswer<DayCount>>;
  /** Players who sent something since then, epoch milliseconds. */
  activeSince(instant: number): Promise<AdminAnswer<number>>;
}

/** Counts that a day asks for, each paid for as one read for every thousand: the boards of all levels, the hunt, the accounts. */
export const COUNTS_OF_DAY = CATALOGUE.length + 2;
