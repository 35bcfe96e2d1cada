/** Every week that Firestore may hold anything of: since the first account, without which nobody has written, to the last plan. */
import * as z from 'zod/mini';
import { DAY_MS, parseWeekKey, weekKeyAt, weeksBetween, type WeekKey } from '../../contest/weeks';
import { plain } from '../kept-documents';
import { instantSchema } from '../schema';
import type { Backend } from './backend';
import { pagesOf } from './pages';

/** Milliseconds: what was played offline may be older than the account that sends it, by two weeks and a day at most. */
const OLDER = 21 * DAY_MS;
/** Documents read at once; the rules allow no more. */
const PAGE = 100;

const accountSchema = z.object({ createdAt: instantSchema });

/** Oldest first; `now` in epoch milliseconds. */
export async function weeksOf(backend: Backend, now: number): Promise<readonly WeekKey[]> {
  const { collection, getDocs, limit, orderBy, query } = backend.firestore;
  const accounts = collection(backend.database, 'accounts');
  const [oldest] = (await getDocs(query(accounts, orderBy('createdAt', 'asc'), limit(1)))).docs;
  const { data } = accountSchema.safeParse(oldest && plain(oldest.data()));
  const began = data ? Math.min(Date.parse(data.createdAt), now) : now;
  const known = [weekKeyAt(began - OLDER), weekKeyAt(now)];
  for await (const page of pagesOf(backend, 'weeklyContest', PAGE))
    known.push(...page.flatMap(({ id }) => parseWeekKey(id) ?? []));
  known.sort();
  const [first = weekKeyAt(now), last = first] = [known[0], known.at(-1)];
  return weeksBetween(first, last);
}
