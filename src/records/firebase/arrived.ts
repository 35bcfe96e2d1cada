/** Tells whether a write is in the database already, by looks that the rules grant: a refused one is an error in the console. */
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { messagesPath } from '../messages';
import { pathOf } from '../paths';
import type { Write } from '../schema';
import { codeOf, type Backend } from './backend';

/** Messages of an account that are looked through; the rules give no more at once. */
const MOST = 100;

/** `other`: what stands in its place came from the same account and is another one. */
export type Arrival = 'arrived' | 'absent' | 'other';

/** Nobody may ask for a message by its id, not even whether it is there; the account's own are a list. */
async function ownMessages(
  { firestore, database }: Backend,
  kind: 'comment' | 'reply',
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const { collection, getDocs, limit, query, where } = firestore;
  const own = query(collection(database, messagesPath(kind)), where('ownerId', '==', uid), limit(MOST));
  return (await getDocs(own)).docs;
}

/** Only a document that was read says that a write arrived; a denied look says nothing. */
export async function arrivalOf(backend: Backend, uid: string, write: Write): Promise<Arrival> {
  const { firestore, database } = backend;
  try {
    if (write.kind === 'comment' || write.kind === 'reply') {
      const known = (await ownMessages(backend, write.kind, uid)).find(({ id }) => id === write.id);
      if (!known) return 'absent';
      return write.kind === 'comment' || known.data()['replyId'] === write.document.replyId
        ? 'arrived'
        : 'other';
    }
    // of an entry, whose own id is the account’s, this is the public side that came with it
    return (await firestore.getDoc(firestore.doc(database, pathOf(write)))).exists() ? 'arrived' : 'absent';
  } catch (error) {
    if (codeOf(error) === 'permission-denied') return 'absent';
    throw error;
  }
}
