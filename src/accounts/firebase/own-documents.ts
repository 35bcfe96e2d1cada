/** Everything that Firestore keeps of an account, wherever it lies: for the copy that its player takes, and for its end. */
import type { QueryConstraint, QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { DAY_MS, weekKeyAt, weeksBetween, type WeekKey } from '../../contest/weeks';
import type { Backend } from '../../records/firebase/backend';
import { pagesOf } from '../../records/firebase/pages';
import { messagesPath } from '../../records/messages';
import { entriesPath, publicEntriesPath } from '../../records/paths';
import { accountPath, activitiesPath, progressPath } from '../../records/user-paths';
import { explorersPath } from '../../records/week-best';
import { boardsIn, huntsIn } from '../../records/week-places';
import type { OwnDocument } from '../export';

/** Documents a page; the rules allow no more. */
const PAGE = 100;
/** How long a result may wait to be sent, in ms: it lies in the week in which it was played. */
const WAIT = 15 * DAY_MS;

const timestamp = z.custom<Pick<Timestamp, 'toMillis'>>(
  (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
);
const bornSchema = z.object({ createdAt: timestamp });
const entrySchema = z.object({ publicId: z.string().check(z.minLength(1)) });

/** Reads one document, or those of a list that are the account's. */
function readingOf(backend: Backend, uid: string) {
  const { database, firestore } = backend;
  const one = async (path: string): Promise<readonly OwnDocument[]> => {
    const data = (await firestore.getDoc(firestore.doc(database, path))).data();
    return data ? [{ path, data }] : [];
  };
  const all = async (path: string, ...how: readonly QueryConstraint[]): Promise<readonly OwnDocument[]> => {
    const found: QueryDocumentSnapshot[] = [];
    for await (const page of pagesOf(backend, path, PAGE, how)) found.push(...page);
    return found.map((document) => ({ path: `${path}/${document.id}`, data: document.data() }));
  };
  const ownIn = (path: string, field: 'userId' | 'ownerId') => all(path, firestore.where(field, '==', uid));
  return { one, all, ownIn };
}

/**
 * What the account `uid` has sent by `now` (epoch milliseconds): rows, entries, each followed by its public side, messages
 * and activities. Its player may read them, and so may the owner of the site. `account`: its own document.
 */
export async function sentDocuments(
  backend: Backend,
  uid: string,
  account: unknown,
  now: number,
): Promise<readonly OwnDocument[]> {
  const { one, all, ownIn } = readingOf(backend, uid);
  const entryOf = async (week: WeekKey): Promise<readonly OwnDocument[]> => {
    const [entry] = await one(`${entriesPath(week)}/${uid}`);
    const { data } = entrySchema.safeParse(entry?.data);
    if (!entry || !data) return [];
    return [entry, ...(await one(`${publicEntriesPath(week)}/${data.publicId}`))];
  };
  const inWeek = async (week: WeekKey): Promise<readonly OwnDocument[]> => {
    const places = [...boardsIn(week), ...huntsIn(week)].map((path) => ownIn(path, 'userId'));
    return (await Promise.all([...places, entryOf(week), one(`${explorersPath(week)}/${uid}`)])).flat();
  };

  const since = bornSchema.safeParse(account).data?.createdAt.toMillis() ?? now;
  const found: OwnDocument[] = [];
  // week by week, so that a long life asks no more at once than a short one
  for (const week of weeksBetween(weekKeyAt(since - WAIT), weekKeyAt(now)))
    found.push(...(await inWeek(week)));
  const others = await Promise.all([
    ownIn(messagesPath('comment'), 'ownerId'),
    ownIn(messagesPath('reply'), 'ownerId'),
    all(activitiesPath(uid)),
  ]);
  return [...found, ...others.flat()];
}

/** All documents of the account `uid` by `now` (epoch milliseconds), its own last. */
export async function ownDocuments(
  backend: Backend,
  uid: string,
  now: number,
): Promise<readonly OwnDocument[]> {
  const { one, ownIn } = readingOf(backend, uid);
  const account = await one(accountPath(uid));
  return [
    ...(await sentDocuments(backend, uid, account[0]?.data, now)),
    ...(await one(progressPath(uid))),
    // its name, and those it gave up: they stay its own for a while
    ...(await ownIn('users', 'userId')),
    ...account,
  ];
}
