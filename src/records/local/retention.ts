/** Erases the entries of a week on the embedded store. */
import type { WeekKey } from '../../contest/weeks';
import { logPath } from '../moderation';
import { contestPath, entriesPath, publicEntriesPath } from '../paths';
import type { Handle, Shelves } from '../shelves';

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
  const line = { act: 'erase', subject: week, targets: [contestPath(week)] };
  await shelves.change({
    absent: [],
    put: [{ table: 'documents', key: logPath(id), value: { ...line, sentAt: new Date(now).toISOString() } }],
    remove: [...entries, ...(await under(publicEntriesPath(week)))],
  });
  return entries.length;
}
