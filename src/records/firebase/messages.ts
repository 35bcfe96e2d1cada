/** The owner's letter box on Firestore. */
import { MESSAGES_PAGE, messageOf, messagesPath, type MessageDesk, type MessageRef } from '../messages';
import type { AsAdmin } from './as-admin';
import { codeOf, type Backend } from './backend';
import { sentAtOf } from './documents';
import { pagesOf } from './pages';

const placeOf = ({ firestore, database }: Backend, { kind, id }: MessageRef) =>
  firestore.doc(database, `${messagesPath(kind)}/${id}`);

/** Messages a commit marks. */
const AT_ONCE = 100;

async function commitMarks(
  backend: Backend,
  messages: readonly MessageRef[],
  isRead: boolean,
): Promise<void> {
  const batch = backend.firestore.writeBatch(backend.database);
  for (const message of messages) batch.update(placeOf(backend, message), { read: isRead });
  await batch.commit();
}

/**
 * Marks messages; returns those that are there no more. The rules refuse the whole batch for one of them, as they do
 * for anybody but the owner.
 */
async function markSome(
  backend: Backend,
  messages: readonly MessageRef[],
  isRead: boolean,
): Promise<readonly MessageRef[]> {
  try {
    await commitMarks(backend, messages, isRead);
    return [];
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error;
    const found = await Promise.all(
      messages.map(async (one) => (await backend.firestore.getDoc(placeOf(backend, one))).exists()),
    );
    if (found.every(Boolean)) throw error;
    const left = messages.filter((_, at) => found[at]);
    if (left.length > 0) await commitMarks(backend, left, isRead);
    return messages.filter((_, at) => !found[at]);
  }
}

export function createFirebaseMessages(asAdmin: AsAdmin): MessageDesk {
  return {
    list: (kind, pages) =>
      asAdmin(async (backend) => {
        const messages = [];
        let count = 0;
        const newestFirst = [backend.firestore.orderBy('sentAt', 'desc')];
        for await (const page of pagesOf(backend, messagesPath(kind), MESSAGES_PAGE, newestFirst)) {
          messages.push(
            ...page.flatMap((one) => messageOf(kind, one.id, one.data(), sentAtOf(one.data())) ?? []),
          );
          count += 1;
          if (count >= pages) return { messages, more: page.length === MESSAGES_PAGE };
        }
        return { messages, more: false };
      }),

    mark: (messages, isRead) =>
      asAdmin(async (backend) => {
        const gone = [];
        for (let at = 0; at < messages.length; at += AT_ONCE)
          gone.push(...(await markSome(backend, messages.slice(at, at + AT_ONCE), isRead)));
        return gone;
      }),

    remove: (message) =>
      asAdmin(async (backend) => {
        const batch = backend.firestore.writeBatch(backend.database);
        batch.delete(placeOf(backend, message));
        await batch.commit();
        return undefined;
      }),
  };
}
