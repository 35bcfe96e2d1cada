/** Reads and writes an account's two Firestore documents in one batch: the private one, and the public one that makes its name unique. */
import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { codeOf, type Backend } from '../../records/firebase/backend';
import { givenUpAt } from '../../records/firebase/documents';
import { isFreeAgain } from '../../records/held-names';
import { nameKey } from '../../records/names';
import { accountPath, userPath } from '../../records/user-paths';

const profileSchema = z.object({ userName: z.string().check(z.minLength(1)), imageUrl: z.string() });

export interface Profile {
  readonly name: string;
  readonly imageUrl: string;
}

/** Undefined while the account has no name yet. */
export async function readProfile(
  { firestore, database }: Backend,
  uid: string,
): Promise<Profile | undefined> {
  const found = await firestore.getDoc(firestore.doc(database, accountPath(uid)));
  const parsed = profileSchema.safeParse(found.data());
  return parsed.success ? { name: parsed.data.userName, imageUrl: parsed.data.imageUrl } : undefined;
}

/** Whether nobody holds the name; `now` in epoch milliseconds. */
export async function isNameFree(
  { firestore, database }: Backend,
  name: string,
  now: number,
): Promise<boolean> {
  const found = (await firestore.getDoc(firestore.doc(database, userPath(name)))).data();
  return found === undefined || isFreeAgain(givenUpAt(found), now);
}

export type Claimed = 'ok' | 'taken';

/** Gives a new account its name; answers `taken` when another account has it. */
export async function createProfile(
  { firestore, database }: Backend,
  user: User,
  { name, imageUrl }: Profile,
  now: number,
): Promise<Claimed> {
  const { doc, serverTimestamp, writeBatch } = firestore;
  const batch = writeBatch(database);
  batch.set(doc(database, accountPath(user.uid)), {
    createdAt: serverTimestamp(),
    lastWrite: serverTimestamp(),
    email: user.email ?? '',
    userName: name,
    nameKey: nameKey(name),
    imageUrl,
  });
  const createdAt = new Date(now).toISOString();
  batch.set(doc(database, userPath(name)), { userName: name, userId: user.uid, createdAt, imageUrl });
  return claimed(() => batch.commit());
}

/** Renames an account: marks the old name as given up and creates the new one in one batch. */
export async function renameProfile(
  { firestore, database }: Backend,
  user: User,
  before: string,
  after: string,
): Promise<Claimed> {
  const { doc, getDoc, serverTimestamp, writeBatch } = firestore;
  const [oldPlace, newPlace] = [doc(database, userPath(before)), doc(database, userPath(after))];
  const { createdAt, imageUrl } = (await getDoc(oldPlace)).data() ?? {};
  const batch = writeBatch(database);
  if (oldPlace.path !== newPlace.path) batch.update(oldPlace, { givenUp: serverTimestamp() });
  batch.set(newPlace, { createdAt, imageUrl, userName: after, userId: user.uid });
  batch.update(doc(database, accountPath(user.uid)), {
    lastWrite: serverTimestamp(),
    userName: after,
    nameKey: nameKey(after),
  });
  return claimed(() => batch.commit());
}

/** Commits a batch that claims a name; the database's rules refuse a name that exists. */
async function claimed(commit: () => Promise<void>): Promise<Claimed> {
  try {
    await commit();
    return 'ok';
  } catch (error) {
    if (codeOf(error) === 'permission-denied') return 'taken';
    throw error;
  }
}
