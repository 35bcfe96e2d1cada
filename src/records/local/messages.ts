/** The owner's letter box on the embedded store. */
import { MESSAGES_PAGE, messageOf, messagesPath, type MessageDesk, type MessageRef } from '../messages';
import type { Handle, Shelves } from '../shelves';
import type { AsAdmin } from './as-admin';

const handleOf = ({ kind, id }: MessageRef): Handle => ({
  table: 'documents',
  key: `${messagesPath(kind)}/${id}`,
});

export function createLocalMessages(shelves: Shelves, asAdmin: AsAdmin): MessageDesk {
  return {
    list: (kind, pages) =>
      asAdmin(async () => {
        const path = `${messagesPath(kind)}/`;
        const all = (await shelves.entries('documents', path))
          .flatMap(([key, value]) => messageOf(kind, key.slice(path.length), value) ?? [])
          .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
        const messages = all.slice(0, pages * MESSAGES_PAGE);
        return { messages, more: messages.length < all.length };
      }),

    mark: (message, isRead) =>
      asAdmin(async () => {
        const handle = handleOf(message);
        const document = await shelves.get('documents', handle.key);
        if (typeof document === 'object' && document !== null)
          await shelves.put({ ...handle, value: { ...document, read: isRead } });
        return undefined;
      }),

    remove: (message) =>
      asAdmin(async () => {
        await shelves.remove('documents', handleOf(message).key);
        return undefined;
      }),
  };
}
