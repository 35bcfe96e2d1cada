/** The embedded store: records of this device alone, in the paths and fields of SPEC section 7 (DECISIONS 23). */
import type * as z from 'zod/mini';
import { boardPath, pathOf, publicEntriesPath } from '../paths';
import type { RecordStore } from '../port';
import { publicEntrySchema, scoreSchema } from '../schema';
import type { Row, Shelves } from '../shelves';

/** `isRegistered` answers for the accounts of this device; without accounts no name is taken. */
export function createLocalStore(
  shelves: Shelves,
  isRegistered: (name: string) => Promise<boolean> = () => Promise.resolve(false),
): RecordStore {
  /** Documents under a path; one that cannot be read is skipped, so that it costs a row and not the board. */
  const documents = async <T>(
    path: string,
    schema: z.ZodMiniType<T>,
  ): Promise<readonly (T & { readonly id: string })[]> =>
    (await shelves.entries('documents', `${path}/`)).flatMap(([key, value]) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? [{ ...parsed.data, id: key.slice(path.length + 1) }] : [];
    });

  return {
    home: 'device',

    put: async (write) => {
      const row: Row = { table: 'documents', key: pathOf(write), value: write.document };
      if (write.kind === 'entry') {
        const { week, publicId } = write.document;
        const key = `${publicEntriesPath(week)}/${publicId}`;
        // the address's own key decides: a second entry creates neither document
        const { storage } = await shelves.create(row, { table: 'documents', key, value: write.shown });
        return { kind: 'ok', storage };
      }
      const { storage } = await shelves.create(row);
      return { kind: 'ok', storage };
    },

    scores: async ({ level, mode, week }) => {
      const scores = await documents(boardPath(week, level), scoreSchema);
      return { kind: 'ok', scores: scores.filter(({ gameMode }) => gameMode === mode) };
    },

    entries: async (week) => ({
      kind: 'ok',
      entries: await documents(publicEntriesPath(week), publicEntrySchema),
    }),

    isNameTaken: async (name) => ({ kind: 'ok', taken: await isRegistered(name) }),
  };
}
