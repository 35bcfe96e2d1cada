/** What the owner's retention asks of the store when what is due shall go. */
import type { WeekKey } from '../../../contest/weeks';
import type { Day } from '../../../daily/day';
import type { AdminAnswer } from '../../../records/store-answer';
import type { AdminRecords } from '../../../records/store-port';

/** How many entries went. What went before a failure is gone, and another try goes on. */
export async function erase(
  { eraseEntries, faults }: Pick<AdminRecords, 'eraseEntries' | 'faults'>,
  weeks: readonly WeekKey[],
  newId: () => string,
  /** What players told of levels before that day goes as well. */
  before: Day,
): Promise<AdminAnswer<number>> {
  let count = 0;
  for (const week of weeks) {
    const answer = await eraseEntries(week, newId());
    if (answer.kind !== 'ok') return answer;
    count += answer.value;
  }
  const told = await faults.erase(before);
  return told.kind === 'ok' ? { kind: 'ok', value: count } : told;
}
