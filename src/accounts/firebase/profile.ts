/** Reads and writes an account's two Firestore documents in one batch: the private one, and the public one that makes its name unique. */
import type { User } from 'firebase/auth';
import * as z from 'zod/mini';
import { isBarred } from '../../records/barred';
import { codeOf, type Backend } from '../../records/firebase/backend';
import { givenUpAt, renamedAt } from '../../records/firebase/documents';
import { isFreeAgain, mayRename } from '../../records/held-names';
import { nameKey } from '../../records/names';
import { accountPath, userPath } from '../../records/user-paths';

const profileSchema = z.object({
  userName: z.string().check(z.minLength(1)),
  imageUrl: z.string(),
  email: z.string(),
});
const closedSchema = z.object({ closed: z.literal(true) });

export interface Profile {
  readonly name: string;
  readonly imageUrl: string;
}

/** Undefined while the account has no name yet; `closed` once all that was under it is erased. */
export async function readProfile(
  { firestore, database }: Backend,
  uid: string,
): Promise<(Profile & { readonly email: string }) | 'closed' | undefined> {
  const found = (await firestore.getDoc(firestore.doc(database, accountPath(uid)))).data();
  if (closedSchema.safeParse(found).success) return 'closed';
  const { data } = profileSchema.safeParse(found);
  return data && { name: data.userName, imageUrl: data.imageUrl, email: data.email };
}

/** Keeps the address that the provider has confirmed as the account's. */
export async function takeAddress(
  { firestore, database }: Backend,
  uid: string,
  email: string,
): Promise<void> {
  const { doc, serverTimestamp, writeBatch } = firestore;
  const batch = writeBatch(database);
  batch.update(doc(database, accountPath(uid)), { email, lastWrite: serverTimestamp() });
  await batch.commit();
}

const keyedSchema = z.object({ nameKey: z.string().check(z.minLength(1)) });

/** Keeps a picture with the account and its name; false where the owner of the site lets either write nothing. */
export async function keepPortrait(
  { firestore, database }: Backend,
  uid: string,
  imageUrl: string,
): Promise<boolean> {
  const { doc, getDoc, serverTimestamp, writeBatch } = firestore;
  const account = doc(database, accountPath(uid));
  const held = (await getDoc(account)).data();
  const user = doc(database, `users/${keyedSchema.parse(held).nameKey}`);
  if (isBarred(held) || isBarred((await getDoc(user)).data())) return false;
  const batch = writeBatch(database);
  batch.update(account, { imageUrl, lastWrite: serverTimestamp() });
  batch.update(user, { imageUrl });
  await batch.commit();
  return true;
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

/** `barred`: nothing more is taken from the account. */
export type Claimed = 'ok' | 'taken' | 'barred';

/** Gives a new account its name; answers `taken` when another account has it. */
export async function createProfile(
  backend: Backend,
  user: User,
  { name, imageUrl }: Profile,
  now: number,
): Promise<Claimed> {
  const { firestore, database } = backend;
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
  return claimed(backend, user.uid, name, now, () => batch.commit());
}

/**
 * Renames an account: marks the old name as given up and creates the new one in one batch. `lately`: it has had a new
 * name already this month, and this is none of its own; `now` in epoch milliseconds.
 */
export async function renameProfile(
  backend: Backend,
  user: User,
  before: string,
  after: string,
  now: number,
): Promise<Claimed | 'lately'> {
  const { firestore, database } = backend;
  const { doc, getDoc, serverTimestamp, writeBatch } = firestore;
  const [oldPlace, newPlace] = [doc(database, userPath(before)), doc(database, userPath(after))];
  const account = doc(database, accountPath(user.uid));
  const { createdAt, imageUrl } = (await getDoc(oldPlace)).data() ?? {};
  // the same name in other letters, or one given up lately, is one's own already
  const isOwn = (await getDoc(newPlace)).data()?.['userId'] === user.uid;
  if (!isOwn && !mayRename(renamedAt((await getDoc(account)).data()), now)) return 'lately';
  const batch = writeBatch(database);
  // the portrait goes with the player: nothing erases it from a name of before
  if (oldPlace.path !== newPlace.path) batch.update(oldPlace, { givenUp: serverTimestamp(), imageUrl: '' });
  batch.set(newPlace, { createdAt, imageUrl, userName: after, userId: user.uid });
  batch.update(account, {
    lastWrite: serverTimestamp(),
    userName: after,
    nameKey: nameKey(after),
    ...(isOwn ? {} : { renamedAt: serverTimestamp() }),
  });
  return claimed(backend, user.uid, after, now, () => batch.commit());
}

/**
 * Commits a batch that claims a name. The rules refuse a name that exists, and much else: only the name's own document
 * says whose it is. It may be this account's already, when the answer to an earlier try was lost; and where nobody has
 * it, the refusal was about something else and is thrown.
 */
async function claimed(
  { firestore, database }: Backend,
  uid: string,
  name: string,
  now: number,
  commit: () => Promise<void>,
): Promise<Claimed> {
  try {
    await commit();
    return 'ok';
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error;
    if (isBarred((await firestore.getDoc(firestore.doc(database, accountPath(uid)))).data())) return 'barred';
    const held = (await firestore.getDoc(firestore.doc(database, userPath(name)))).data();
    if (held === undefined) throw error;
    if (isBarred(held)) return 'taken';
    const givenUp = givenUpAt(held);
    if (held['userId'] === uid) {
      if (givenUp === undefined) return 'ok';
      throw error;
    }
    if (isFreeAgain(givenUp, now)) throw error;
    return 'taken';
  }
}
