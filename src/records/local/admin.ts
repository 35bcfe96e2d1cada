/** The owner's tools on the embedded store, whose data stays on this device (DECISIONS 23). */
import { drawsPath, entriesPath, levelDataPath } from '../paths';
import type { AdminAnswer, AdminRecords } from '../port';
import { drawSchema, entrySchema } from '../schema';
import type { Shelves } from '../shelves';
import { documentsUnder } from './documents';

export function createLocalAdmin(
  shelves: Shelves,
  isAdmin: () => boolean,
  onUpload: () => void,
): AdminRecords {
  const documents = documentsUnder(shelves);

  const asAdmin = async <T>(work: () => Promise<T>): Promise<AdminAnswer<T>> =>
    isAdmin() ? { kind: 'ok', value: await work() } : { kind: 'denied' };

  return {
    entries: (week) => asAdmin(() => documents(entriesPath(week), entrySchema)),

    uploadLevel: (definition) =>
      asAdmin(async () => {
        await shelves.put({ table: 'documents', key: levelDataPath(definition.level), value: definition });
        onUpload();
        return undefined;
      }),

    draws: (week) =>
      asAdmin(async () =>
        (await documents(drawsPath(week), drawSchema)).toSorted(
          (a, b) => Date.parse(a.date) - Date.parse(b.date),
        ),
      ),

    saveDraw: (id, draw) =>
      asAdmin(async () => {
        await shelves.create({ table: 'documents', key: `${drawsPath(draw.week)}/${id}`, value: draw });
        return undefined;
      }),
  };
}
