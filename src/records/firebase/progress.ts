/** Progress of a player in Firestore, which another device reads. */
import type { ProgressShelf } from '../progress-port';
import { progressPath } from '../user-paths';
import type { OpenBackend } from './backend';
import { CALL_LIMIT, within } from './limit';

/** `limit`: milliseconds a call may take. */
export function createFirebaseProgress(open: OpenBackend, limit = CALL_LIMIT): ProgressShelf {
  const answered = <T>(work: Promise<T>): Promise<T | { readonly kind: 'offline' }> =>
    within(limit, work).catch(() => ({ kind: 'offline' as const }));

  const read = async (userId: string) => {
    const { firestore, database } = await open();
    const found = (await firestore.getDoc(firestore.doc(database, progressPath(userId)))).data();
    const text: unknown = found?.['kept'];
    return { kind: 'ok', text: typeof text === 'string' ? text : undefined } as const;
  };

  const keep = async (userId: string, text: string) => {
    const { firestore, database } = await open();
    const place = firestore.doc(database, progressPath(userId));
    await firestore.setDoc(place, { kept: text, sentAt: firestore.serverTimestamp() });
    return { kind: 'ok' } as const;
  };

  return {
    read: (userId) => answered(read(userId)),
    keep: (userId, text) => answered(keep(userId, text)),
  };
}
