/** Sends one write of the outbox to Firestore, with the time stamp the rules require; repeating it stores nothing twice. */
import type { User } from 'firebase/auth';
import type { DocumentReference } from 'firebase/firestore/lite';
import { pathOf, publicEntriesPath } from '../paths';
import type { PutResult } from '../port';
import type { Write } from '../schema';
import { accountPath, userPath } from '../user-paths';
import { codeOf, isAway, writerOf, type Backend, type OpenBackend } from './backend';

/** Milliseconds between two writes of an account: the rules allow one a second, and the margin covers network delays. */
export const PACE = 1150;

export interface PutNeeds {
  readonly open: OpenBackend;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

const OK: PutResult = { kind: 'ok', storage: 'device' };

/** Whether the write carries a player's name, which may be a registered one. */
function isSigned(write: Write): write is Extract<Write, { kind: 'score' | 'hunt' | 'entry' }> {
  return write.kind === 'score' || write.kind === 'hunt' || write.kind === 'entry';
}

/** Account id of the write's player; undefined for a guest. */
function ownerOf(write: Write): string | undefined {
  if (write.kind === 'activity') return write.userId;
  return isSigned(write) ? write.document.userId || undefined : undefined;
}

export function createPut({ open, now, wait }: PutNeeds): (write: Write) => Promise<PutResult> {
  let last = 0;

  const paced = async (): Promise<void> => {
    const due = last + PACE - now();
    if (due > 0) await wait(due);
    last = now();
  };

  const exists = async ({ firestore }: Backend, reference: DocumentReference): Promise<boolean> => {
    try {
      return (await firestore.getDoc(reference)).exists();
    } catch (error) {
      if (codeOf(error) === 'permission-denied') return false;
      throw error;
    }
  };

  const commit = async (backend: Backend, user: User, write: Write): Promise<void> => {
    const { firestore, database } = backend;
    const { doc, serverTimestamp, writeBatch } = firestore;
    const at = (path: string) => doc(database, path);
    const batch = writeBatch(database);
    const account = at(accountPath(user.uid));
    const lastEntry = write.kind === 'entry' ? { lastEntry: write.id } : {};
    if (await exists(backend, account)) batch.update(account, { lastWrite: serverTimestamp(), ...lastEntry });
    else batch.set(account, { createdAt: serverTimestamp(), lastWrite: serverTimestamp(), ...lastEntry });
    const isOwned = write.kind !== 'score' && write.kind !== 'hunt' && write.kind !== 'activity';
    batch.set(at(pathOf(write)), {
      ...write.document,
      ...(isOwned ? { ownerId: user.uid } : {}),
      sentAt: serverTimestamp(),
    });
    if (write.kind === 'entry') {
      const { week, publicId } = write.document;
      batch.set(at(`${publicEntriesPath(week)}/${publicId}`), { ...write.shown, sentAt: serverTimestamp() });
    }
    await paced();
    await batch.commit();
  };

  /** Finds out why the rules refused: the document exists already, the name is taken, or the write is not allowed. */
  const explain = async (backend: Backend, write: Write): Promise<PutResult> => {
    const { firestore, database } = backend;
    const at = (path: string) => firestore.doc(database, path);
    if (isSigned(write)) {
      const owner = (await firestore.getDoc(at(userPath(write.document.name)))).data()?.['userId'];
      if (owner !== undefined && owner !== write.document.userId)
        return { kind: 'refused', reason: 'nameTaken' };
    }
    // nobody may learn whether an address took part, so a refused entry counts as one that exists (SPEC section 5)
    if (write.kind === 'entry') return OK;
    if (write.kind === 'reply') {
      try {
        const known = (await firestore.getDoc(at(pathOf(write)))).data()?.['replyId'];
        return known === write.document.replyId ? OK : { kind: 'refused', reason: 'emailUsed' };
      } catch (error) {
        if (codeOf(error) === 'permission-denied') return { kind: 'refused', reason: 'emailUsed' };
        throw error;
      }
    }
    return (await exists(backend, at(pathOf(write)))) ? OK : { kind: 'refused', reason: 'denied' };
  };

  const attempt = async (backend: Backend, user: User, write: Write): Promise<PutResult> => {
    for (const isLast of [false, true]) {
      try {
        await commit(backend, user, write);
        return OK;
      } catch (error) {
        if (codeOf(error) === 'invalid-argument') return { kind: 'refused', reason: 'invalid' };
        if (codeOf(error) !== 'permission-denied') throw error;
        // another tab may have written within the same second, so a first refusal is retried
        if (isLast) return explain(backend, write);
      }
    }
    return { kind: 'offline' };
  };

  return async (write) => {
    try {
      const backend = await open();
      const user = await writerOf(backend);
      const owner = ownerOf(write);
      if (owner !== undefined && owner !== user.uid) return { kind: 'notYet' };
      return await attempt(backend, user, write);
    } catch (error) {
      if (isAway(error)) return { kind: 'offline' };
      return { kind: 'refused', reason: 'denied' };
    }
  };
}
