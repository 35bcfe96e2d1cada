/** Progress of this device's players in the embedded store. */
import type { ProgressShelf } from '../progress-port';
import type { Shelves } from '../shelves';
import { progressPath } from '../user-paths';

export function createLocalProgress(shelves: Shelves): ProgressShelf {
  return {
    read: async (userId) => {
      const text = await shelves.get('documents', progressPath(userId));
      return { kind: 'ok', text: typeof text === 'string' ? text : undefined };
    },
    keep: async (userId, text) => {
      await shelves.put({ table: 'documents', key: progressPath(userId), value: text });
      return { kind: 'ok' };
    },
  };
}
