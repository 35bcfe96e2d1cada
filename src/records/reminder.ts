/** Which results wait for a name, kept where home reads it at once, before any code of the records is there. */
import { itemOf, itemsOf } from '../kept/kept';
import { keptStore } from '../kept/store';

export interface UnsignedResult {
  /** The id of its draft. */
  readonly id: string;
  /** Level id. */
  readonly level: number;
}

export interface Reminder {
  /** Oldest first. */
  readonly results: readonly UnsignedResult[];
  /** Ids of those the player does not want to be reminded of. */
  readonly later: readonly string[];
}

const isResult = (item: unknown): item is UnsignedResult =>
  typeof itemOf(item, 'id') === 'string' && typeof itemOf(item, 'level') === 'number';

const isId = (item: unknown): item is string => typeof item === 'string';

export const parseReminder = (raw: unknown): Reminder => ({
  results: itemsOf(itemOf(raw, 'results'), isResult),
  later: itemsOf(itemOf(raw, 'later'), isId),
});

export const reminderStore = keptStore('unsigned', parseReminder, () => localStorage);

/** The results to remind of now: all that are not put off. */
export function remindedOf({ results, later }: Reminder): readonly UnsignedResult[] {
  return results.filter(({ id }) => !later.includes(id));
}

/** The reminder when these results are there; the same object when nothing has changed. */
export function withResults(reminder: Reminder, results: readonly UnsignedResult[]): Reminder {
  const isSame =
    results.length === reminder.results.length &&
    results.every(({ id }, index) => id === reminder.results[index]?.id);
  if (isSame) return reminder;
  return { results, later: reminder.later.filter((put) => results.some(({ id }) => id === put)) };
}

/** The player has seen what there is now, and is reminded of nothing but what comes after. */
export function putOff(reminder: Reminder): Reminder {
  return { ...reminder, later: reminder.results.map(({ id }) => id) };
}
