/** The owner's letter box on the embedded store. */
import { MESSAGES_PAGE, messageOf, messagesPath, type MessageDesk, type MessageRef } from '../messages';
import type { Handle, Row, Shelves } from '../shelves';
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

    mark: (messages, isRead) =>
      asAdmin(async () => {
        const held = await Promise.all(messages.map((one) => shelves.get('documents', handleOf(one).key)));
        const put = messages.flatMap((one, at): readonly Row[] => {
          const document = held[at];
          return typeof document === 'object' && document !== null
            ? [{ ...handleOf(one), value: { ...document, read: isRead } }]
            : [];
        });
        await shelves.change({ absent: [], put });
        return messages.filter((_, at) => held[at] === undefined);
      }),

    remove: (message) =>
      asAdmin(async () => {
        await shelves.remove('documents', handleOf(message).key);
        return undefined;
      }),
  };
}
