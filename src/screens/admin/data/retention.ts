/** What the owner's retention asks of the store: what would go, and that it goes. */
import type { WeekKey } from '../../../contest/weeks';
import type { Day } from '../../../daily/day';
import type { AdminAnswer } from '../../../records/store-answer';
import type { AdminRecords } from '../../../records/store-port';

/** Weeks with entries, in the order they were asked for. */
export type Preview = readonly { readonly week: WeekKey; readonly count: number }[];

export async function preview(
  { countEntries }: Pick<AdminRecords, 'countEntries'>,
  weeks: readonly WeekKey[],
): Promise<AdminAnswer<Preview>> {
  const found: { readonly week: WeekKey; readonly count: number }[] = [];
  for (const week of weeks) {
    const answer = await countEntries(week);
    if (answer.kind !== 'ok') return answer;
    if (answer.value > 0) found.push({ week, count: answer.value });
  }
  return { kind: 'ok', value: found };
}

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
