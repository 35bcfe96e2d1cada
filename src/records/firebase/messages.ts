/** The owner's letter box on Firestore. */
import { MESSAGES_PAGE, messageOf, messagesPath, type MessageDesk, type MessageRef } from '../messages';
import type { AsAdmin } from './as-admin';
import type { Backend } from './backend';
import { pagesOf } from './pages';

const placeOf = ({ firestore, database }: Backend, { kind, id }: MessageRef) =>
  firestore.doc(database, `${messagesPath(kind)}/${id}`);

export function createFirebaseMessages(asAdmin: AsAdmin): MessageDesk {
  return {
    list: (kind, pages) =>
      asAdmin(async (backend) => {
        const messages = [];
        let count = 0;
        const newestFirst = [backend.firestore.orderBy('sentAt', 'desc')];
        for await (const page of pagesOf(backend, messagesPath(kind), MESSAGES_PAGE, newestFirst)) {
          messages.push(...page.flatMap((one) => messageOf(kind, one.id, one.data()) ?? []));
          count += 1;
          if (count >= pages) return { messages, more: page.length === MESSAGES_PAGE };
        }
        return { messages, more: false };
      }),

    mark: (message, isRead) =>
      asAdmin(async (backend) => {
        const batch = backend.firestore.writeBatch(backend.database);
        batch.update(placeOf(backend, message), { read: isRead });
        await batch.commit();
        return undefined;
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
