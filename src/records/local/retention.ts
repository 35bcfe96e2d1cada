/** Finds and erases entries that are no longer kept, on the embedded store. */
import { mayErase, type DueWeek } from '../../contest/retention';
import { parseWeekKey, type WeekKey } from '../../contest/weeks';
import { logPath } from '../moderation';
import { PUBLIC_ENTRIES, contestPath, entriesPath, publicEntriesPath } from '../paths';
import type { Handle, Shelves } from '../shelves';

/** An entry and its public side come and go together here: one of the two is enough to count. `now` in epoch milliseconds. */
export async function dueWeeks(shelves: Shelves, now: number): Promise<readonly DueWeek[]> {
  const counts = new Map<WeekKey, number>();
  for (const [key] of await shelves.entries('documents', 'weeklyContest/')) {
    const [, name = '', collection] = key.split('/');
    const week = parseWeekKey(name);
    if (collection === PUBLIC_ENTRIES && week !== undefined && mayErase(week, now))
      counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return [...counts.keys()]
    .toSorted()
    .toReversed()
    .map((week) => ({ week, count: counts.get(week) ?? 0 }));
}

/** How many entries went; `now` in epoch milliseconds. */
export async function eraseEntries(
  shelves: Shelves,
  week: WeekKey,
  id: string,
  now: number,
): Promise<number> {
  const under = async (path: string): Promise<readonly Handle[]> =>
    (await shelves.entries('documents', `${path}/`)).map(([key]) => ({ table: 'documents', key }));
  const entries = await under(entriesPath(week));
  const shown = await under(publicEntriesPath(week));
  const line = { act: 'erase', subject: week, targets: [contestPath(week)] };
  await shelves.change({
    absent: [],
    put: [{ table: 'documents', key: logPath(id), value: { ...line, sentAt: new Date(now).toISOString() } }],
    remove: [...entries, ...shown],
  });
  return Math.max(entries.length, shown.length);
}
