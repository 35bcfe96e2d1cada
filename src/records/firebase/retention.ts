/** Finds and erases entries that are no longer kept, on Firestore; the rules say from when on they may go. */
import { firstKeptWeek, type DueWeek } from '../../contest/retention';
import { parseWeekKey, type WeekKey } from '../../contest/weeks';
import { logPath } from '../moderation';
import { ENTRIES, PUBLIC_ENTRIES, contestPath, entriesPath, publicEntriesPath } from '../paths';
import type { Backend } from './backend';
import { countOf } from './count';
import { pagesOf } from './pages';

/** Documents a page, and of the commit that erases it. */
const PAGE = 500;

/** The latest week before another of which a collection of that name still holds something. */
async function latestBefore(backend: Backend, name: string, before: WeekKey): Promise<WeekKey | undefined> {
  const { collectionGroup, getDocs, limit, orderBy, query, where } = backend.firestore;
  const group = collectionGroup(backend.database, name);
  const { docs } = await getDocs(query(group, where('week', '<', before), orderBy('week', 'desc'), limit(1)));
  const week: unknown = docs[0]?.data()['week'];
  return typeof week === 'string' ? parseWeekKey(week) : undefined;
}

/**
 * Goes from one week that has entries to the next, so that it asks four times for each of them and not for every week
 * there was. Public sides count as well: an erasing that broke off has left them.
 */
export async function dueWeeks(backend: Backend, now: number): Promise<readonly DueWeek[]> {
  const found: DueWeek[] = [];
  for (let before = firstKeptWeek(now); ;) {
    const latest = await Promise.all(
      [ENTRIES, PUBLIC_ENTRIES].map((name) => latestBefore(backend, name, before)),
    );
    const week = latest
      .flatMap((one) => one ?? [])
      .toSorted()
      .at(-1);
    if (week === undefined) return found;
    const counts = await Promise.all(
      [entriesPath(week), publicEntriesPath(week)].map((path) => countOf(backend, { path })),
    );
    found.push({ week, count: Math.max(...counts) });
    before = week;
  }
}

/** How many entries went. What was erased before a failure stays so: another call goes on. */
export async function eraseEntries(backend: Backend, week: WeekKey, id: string): Promise<number> {
  const { firestore, database } = backend;
  const { doc, serverTimestamp, writeBatch } = firestore;
  const log = writeBatch(database);
  const sentAt = serverTimestamp();
  const line = { act: 'erase', subject: week, targets: [contestPath(week)] };
  log.set(doc(database, logPath(id)), { ...line, sentAt });
  log.set(doc(database, 'desk/last'), { act: id, sentAt });
  await log.commit();

  const counts = [];
  for (const path of [entriesPath(week), publicEntriesPath(week)]) {
    let count = 0;
    for await (const page of pagesOf(backend, path, PAGE)) {
      const batch = writeBatch(database);
      for (const document of page) batch.delete(doc(database, `${path}/${document.id}`));
      await batch.commit();
      count += page.length;
    }
    counts.push(count);
  }
  return Math.max(...counts);
}
