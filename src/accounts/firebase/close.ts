/** Erases an account on Firestore with everything under it; only that its name is reserved stays, as after a rename. */
import type { Backend } from '../../records/firebase/backend';
import { accountPath, progressPath } from '../../records/user-paths';
import type { WeekKey } from '../../contest/weeks';
import { weekBestIn, weekBestPath, weekOfExplorer } from '../../records/week-best';
import type { OwnDocument } from '../export';
import { ownDocuments } from './own-documents';

/** Documents a commit erases: two of an entry may not be parted, and the rules look up to four documents for them. */
const AT_ONCE = 8;

/** What stays of an account's document: no word of whose it was, and what the rules hold against it. */
export function rest({ createdAt, renamedAt, barred }: OwnDocument['data']): OwnDocument['data'] {
  return {
    createdAt,
    ...(renamedAt === undefined ? {} : { renamedAt }),
    ...(barred === undefined ? {} : { barred }),
    closed: true,
  };
}

/** In groups of at most `AT_ONCE`; an entry and its public side, which follows it, come together. */
function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let group: string[] = [];
  for (const path of paths) {
    const isFollowing = path.includes('/PublicResults/');
    if (group.length >= AT_ONCE && !isFollowing) {
      groups.push(group);
      group = [];
    }
    group.push(path);
  }
  return group.length > 0 ? [...groups, group] : groups;
}

/** Takes the player's name out of what home shows of a week. */
export async function takeNameOut(
  { database, firestore }: Backend,
  uid: string,
  week: WeekKey,
): Promise<void> {
  const place = firestore.doc(database, weekBestPath(week));
  const { [uid]: own, ...names } = weekBestIn((await firestore.getDoc(place)).data()).names;
  if (own === undefined) return;
  const batch = firestore.writeBatch(database);
  batch.update(place, { names });
  await batch.commit();
}

/** What was erased before a failure stays so: another call goes on. `pause` waits until the account may be written again. */
export async function eraseEverything(
  backend: Backend,
  uid: string,
  now: number,
  pause: () => Promise<void>,
): Promise<void> {
  const { database, firestore } = backend;
  const { doc, serverTimestamp, writeBatch } = firestore;
  const own = await ownDocuments(backend, uid, now);
  const account = own.find(({ path }) => path === accountPath(uid));
  const isName = (path: string) => path.startsWith('users/');
  const progress = progressPath(uid);
  // goes with the account itself: the rules take no progress away from one that stays
  const late = (path: string) => path === account?.path || path === progress || isName(path);
  const erased = own.map(({ path }) => path).filter((path) => !late(path));
  for (const week of erased.flatMap((path) => weekOfExplorer(path) ?? []))
    await takeNameOut(backend, uid, week);
  for (const group of groupsOf(erased)) {
    const batch = writeBatch(database);
    for (const path of group) batch.delete(doc(database, path));
    await batch.commit();
  }
  // another try, after all but the provider's account was erased
  if (!account || account.data['closed'] === true) return;
  await pause();
  const last = writeBatch(database);
  // those of before were given up then
  for (const { path } of own.filter((one) => isName(one.path) && one.data['givenUp'] === undefined))
    last.update(doc(database, path), { givenUp: serverTimestamp(), imageUrl: '' });
  last.delete(doc(database, progress));
  last.set(doc(database, account.path), { ...rest(account.data), lastWrite: serverTimestamp() });
  await last.commit();
}
