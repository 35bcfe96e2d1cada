/** Erases the entries of a week on Firestore; the rules say from when on they may go. */
import type { WeekKey } from '../../contest/weeks';
import { logPath } from '../moderation';
import { contestPath, entriesPath, publicEntriesPath } from '../paths';
import type { Backend } from './backend';
import { pagesOf } from './pages';

/** Documents a page of a public list; the rules allow no more, and a commit takes five times as many. */
const PAGE = 100;

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

  let count = 0;
  for (const path of [entriesPath(week), publicEntriesPath(week)])
    for await (const page of pagesOf(backend, path, PAGE)) {
      const batch = writeBatch(database);
      for (const document of page) batch.delete(doc(database, `${path}/${document.id}`));
      await batch.commit();
      if (path === entriesPath(week)) count += page.length;
    }
  return count;
}
