/** The owner's tools on Firestore; the database's rules decide who the owner is (DECISIONS 21). */
import { isDuplicateQuest } from '../../game/modes';
import { drawsPath, entriesPath, levelDataPath } from '../paths';
import type { AdminAnswer, AdminRecords } from '../port';
import { drawSchema, entrySchema } from '../schema';
import { codeOf, type Backend, type OpenBackend } from './backend';
import { parsedDocuments } from './documents';
import { CALL_LIMIT, within } from './limit';

/** Most documents read at once; a week has fewer entries and draws. */
const MOST = 1000;

export function createFirebaseAdmin(open: OpenBackend): AdminRecords {
  const asAdmin = async <T>(work: (backend: Backend) => Promise<T>): Promise<AdminAnswer<T>> => {
    try {
      return { kind: 'ok', value: await within(2 * CALL_LIMIT, open().then(work)) };
    } catch (error) {
      if (codeOf(error) === 'permission-denied') return { kind: 'denied' };
      // what cannot be read is no defect of the page
      return { kind: 'offline' };
    }
  };

  const all = async ({ firestore, database }: Backend, path: string) => {
    const { collection, getDocs, limit, query } = firestore;
    return (await getDocs(query(collection(database, path), limit(MOST)))).docs;
  };

  return {
    entries: (week) =>
      asAdmin(async (backend) => parsedDocuments(await all(backend, entriesPath(week)), entrySchema)),

    uploadLevel: (definition) =>
      asAdmin(async ({ firestore, database }) => {
        const { quests, level } = definition;
        const duplicate = quests.filter(isDuplicateQuest).length;
        // the rules language cannot count a list's items by kind, so the document holds the counts
        const counts = { duplicate, normal: quests.length - duplicate };
        await firestore.setDoc(
          firestore.doc(database, levelDataPath(level)),
          { ...definition, counts },
          { merge: true },
        );
        return undefined;
      }),

    draws: (week) =>
      asAdmin(async (backend) =>
        parsedDocuments(await all(backend, drawsPath(week)), drawSchema).toSorted(
          (a, b) => Date.parse(a.date) - Date.parse(b.date),
        ),
      ),

    saveDraw: (id, draw) =>
      asAdmin(async ({ firestore, database }) => {
        const place = firestore.doc(database, `${drawsPath(draw.week)}/${id}`);
        await firestore.setDoc(place, { ...draw, sentAt: firestore.serverTimestamp() });
        return undefined;
      }),
  };
}
