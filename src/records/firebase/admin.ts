/** The owner's tools on Firestore; the database's rules decide who the owner is (DECISIONS 21). */
import { mayErase } from '../../contest/retention';
import { isDocument, plain, type KeptDocument } from '../kept-documents';
import { inPages } from '../lists';
import {
  drawsPath,
  entriesPath,
  listsPath,
  sealPath,
  seedPath,
  STATISTICS_PATH,
  winnersPath,
} from '../paths';
import type { AdminRecords } from '../store-port';
import { entryOfOwner, seedSchema } from '../schema';
import { asAdminOf } from './as-admin';
import type { Backend, OpenBackend } from './backend';
import { createFirebaseContests } from './contests';
import { countOf } from './count';
import { sentDocuments } from './documents';
import { createFirebaseLevels } from './levels';
import { createFirebaseDays } from './days';
import { createFirebaseFaults } from './faults';
import { createFirebaseMessages } from './messages';
import { createFirebaseModeration } from './moderation';
import { pagesOf } from './pages';
import { dueWeeks, eraseEntries } from './retention';
import { createFirebaseSitePages } from './site-pages';
import { weeksOf } from './weeks';

/** Entries read at once; the rules allow no more. */
const PAGE = 1000;

/** Documents read at once of any collection; of public ones the rules allow no more. */
const COPIED = 100;

async function documentsAt(backend: Backend, path: string): Promise<readonly KeptDocument[]> {
  const { firestore, database } = backend;
  if (isDocument(path)) {
    const data = (await firestore.getDoc(firestore.doc(database, path))).data();
    return data ? [{ path, data: plain(data) }] : [];
  }
  const found: KeptDocument[] = [];
  for await (const page of pagesOf(backend, path, COPIED))
    found.push(...page.map((one) => ({ path: `${path}/${one.id}`, data: plain(one.data()) })));
  return found;
}

/** `now` in epoch milliseconds. */
export function createFirebaseAdmin(open: OpenBackend, now: () => number): AdminRecords {
  const asAdmin = asAdminOf(open);

  return {
    entries: (week, onRead) =>
      asAdmin(async (backend) => {
        const found = [];
        for await (const page of pagesOf(backend, entriesPath(week), PAGE)) {
          found.push(...sentDocuments(page, entryOfOwner));
          onRead?.(found.length);
        }
        return found;
      }),

    countEntries: (week) => asAdmin((backend) => countOf(backend, { path: entriesPath(week) })),

    sealWeek: (week, seed, seal) =>
      asAdmin(async ({ firestore, database }) => {
        const { doc, serverTimestamp, writeBatch } = firestore;
        const batch = writeBatch(database);
        batch.set(doc(database, seedPath(week)), { seed, sentAt: serverTimestamp() });
        batch.set(doc(database, sealPath(week)), { week, seal, sentAt: serverTimestamp() });
        await batch.commit();
        return undefined;
      }),

    seed: (week) =>
      asAdmin(async ({ firestore, database }) => {
        const found = (await firestore.getDoc(firestore.doc(database, seedPath(week)))).data();
        const parsed = seedSchema.safeParse(found);
        return parsed.success ? parsed.data.seed : undefined;
      }),

    publishDraw: (draw, ids) =>
      asAdmin(async ({ firestore, database }) => {
        const { doc, serverTimestamp, writeBatch } = firestore;
        const batch = writeBatch(database);
        const { week, number } = draw;
        const sentAt = serverTimestamp();
        batch.set(doc(database, `${drawsPath(week)}/${String(number)}`), { ...draw, sentAt });
        const pages = number === 1 ? inPages(ids) : [];
        for (const [index, page] of pages.entries())
          batch.set(doc(database, `${listsPath(week)}/${String(index + 1)}`), { ids: page, sentAt });
        await batch.commit();
        return undefined;
      }),

    nameWinner: (week, winner) =>
      asAdmin(async ({ firestore, database }) => {
        const place = firestore.doc(database, `${winnersPath(week)}/${String(winner.number)}`);
        await firestore.setDoc(place, { ...winner, sentAt: firestore.serverTimestamp() });
        return undefined;
      }),

    dueWeeks: () => asAdmin((backend) => dueWeeks(backend, now())),

    // a week that is still kept gets no line in the log
    eraseEntries: async (week, id) =>
      mayErase(week, now()) ? asAdmin((backend) => eraseEntries(backend, week, id)) : { kind: 'denied' },

    keepStatistics: (text) =>
      asAdmin(async ({ firestore, database }) => {
        const place = firestore.doc(database, STATISTICS_PATH);
        await firestore.setDoc(place, { kept: text, sentAt: firestore.serverTimestamp() });
        return undefined;
      }),

    weeks: () => asAdmin((backend) => weeksOf(backend, now())),

    documents: (path) => asAdmin((backend) => documentsAt(backend, path)),

    ...createFirebaseLevels(asAdmin),
    contests: createFirebaseContests(asAdmin),
    pages: createFirebaseSitePages(asAdmin),
    days: createFirebaseDays(asAdmin),
    faults: createFirebaseFaults(asAdmin),
    messages: createFirebaseMessages(asAdmin),
    moderation: createFirebaseModeration(asAdmin),
  };
}
