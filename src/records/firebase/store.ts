/** The record store on Firestore. Uses the Lite SDK, since the outbox and repeated queries replace live updates and the SDK's cache. */
import { isBarred } from '../barred';
import { BOARD_LIMIT, isOnBoard, playerOf } from '../board';
import { isFreeAgain } from '../held-names';
import { NO_MEMORY } from '../explorer-memory';
import { isShown, storedHunt, storedScore } from '../moderation';
import { isName, tidyName } from '../names';
import { wordingSchema } from '../contests';
import { boardName, boardPath, huntsPath, publicEntriesPath, wordingPath } from '../paths';
import type { RecordStore } from '../store-port';
import { activitySchema, publicEntrySchema } from '../schema';
import { activitiesPath, userPath } from '../user-paths';
import { createFirebaseAdmin } from './admin';
import type { Backend, OpenBackend } from './backend';
import { givenUpAt, parsedDocuments, stampedDocuments } from './documents';
import { tellFaults, type FaultNeeds } from './faults';
import { drawnListOf, drawsOf } from './draws';
import { explorersOf } from './explorers';
import { CALL_LIMIT, within } from './limit';
import { lookAt } from './looks';
import { pagesOf } from './pages';
import { createPut, type PutNeeds } from './put';
import { sitePageOf } from './site-pages';
import { someHuntsOf } from './some-hunts';

/** Activities per query; the rules allow no more. */
const PAGE = 100;
/** Pages of them read at most: a bound to the cost of a flood, which the owner can delete. */
const MOST_PAGES = 50;

/** The database's answer; `offline` when none comes in time, or none that can be used: a read has no other verdict. */
async function reachable<T>(
  open: OpenBackend,
  work: (backend: Backend) => Promise<T>,
  limit: number,
): Promise<T | { readonly kind: 'offline' }> {
  try {
    return await within(limit, open().then(work));
  } catch {
    return { kind: 'offline' };
  }
}

/** Rows that a first look at a board asks for: each one read is paid for (`npm run costs`). */
const FIRST_ROWS = 10;
/** The same of a contest's participants. */
const FIRST_ENTRIES = 10;

/** How many players of a board there are, however many rows they have. */
function players(found: readonly { readonly name: string; readonly userId: string }[]): number {
  return new Set(found.map(playerOf)).size;
}

/** The newest activities, page by page until there are enough; what cannot be read is paged past. */
async function activitiesOf(backend: Backend, userId: string) {
  const found = [];
  let pages = 0;
  for await (const page of pagesOf(backend, activitiesPath(userId), PAGE, [
    backend.firestore.orderBy('date', 'desc'),
  ])) {
    pages += 1;
    found.push(...parsedDocuments(page, activitySchema));
    if (found.length >= PAGE || pages >= MOST_PAGES) break;
  }
  return found;
}

/** `limit`: milliseconds a read may take. */
export function createFirebaseStore(needs: PutNeeds & FaultNeeds, limit = CALL_LIMIT): RecordStore {
  const { open } = needs;
  const put = createPut(needs);
  const reading = <T>(work: (backend: Backend) => Promise<T>) => reachable(open, work, limit);
  return {
    home: 'server',
    put: async (write) => {
      const result = await put(write);
      // who has just written is signed in and pays no further sign-in
      if (result.kind === 'ok') await within(limit, tellFaults(needs)).catch(() => undefined);
      return result;
    },

    scores: (asked, ranked = (all) => Promise.resolve(all)) =>
      lookAt(reading, ({ firestore: { orderBy, where } }) => {
        const { level, mode, week, quest } = asked;
        return {
          ...(week === 'ever' ? { path: boardName(level), isGroup: true } : { path: boardPath(week, level) }),
          // the same order as `boardOrder` (DECISIONS 16); firestore.indexes.json has an index for each
          order: [
            // a quest's scores are all of mode 5
            mode === 5 && quest !== undefined ? where('quest', '==', quest) : where('gameMode', '==', mode),
            mode === 3 ? orderBy('score', 'desc') : orderBy('time', 'asc'),
            orderBy('date', 'asc'),
          ],
          parse: (documents) =>
            stampedDocuments(documents, storedScore).filter(
              (score) => isShown(score) && isOnBoard(score, asked),
            ),
          first: FIRST_ROWS,
          count: async (found) => players(await ranked(found)),
          most: BOARD_LIMIT,
        };
      }),

    hunts: (day, ranked = (all) => Promise.resolve(all)) =>
      lookAt(reading, ({ firestore: { orderBy } }) => ({
        path: huntsPath(day),
        order: [orderBy('time', 'asc'), orderBy('date', 'asc')],
        parse: (documents) => stampedDocuments(documents, storedHunt).filter(isShown),
        first: FIRST_ROWS,
        count: async (found) => players(await ranked(found)),
        most: BOARD_LIMIT,
      })),

    someHunts: (day, from) =>
      reading(async (backend) => ({ kind: 'ok', value: await someHuntsOf(backend, day, from) }) as const),

    entries: (week) =>
      lookAt(reading, ({ firestore: { orderBy } }) => ({
        path: publicEntriesPath(week),
        order: [orderBy('time', 'asc'), orderBy('date', 'asc')],
        parse: (documents) => stampedDocuments(documents, publicEntrySchema),
        first: FIRST_ENTRIES,
        count: ({ length }) => length,
        most: Infinity,
      })),

    explorers: (week) =>
      reading(
        async (backend) =>
          ({ kind: 'ok', value: await explorersOf(backend, week, needs.memory ?? NO_MEMORY) }) as const,
      ),

    draws: (week) =>
      reading(async (backend) => ({ kind: 'ok', value: await drawsOf(backend, week) }) as const),

    drawnList: (week) =>
      reading(async (backend) => ({ kind: 'ok', ids: await drawnListOf(backend, week) }) as const),

    wording: (version) =>
      reading(async ({ firestore, database }) => {
        const place = firestore.doc(database, wordingPath(version));
        const parsed = wordingSchema.safeParse((await firestore.getDoc(place)).data());
        return { kind: 'ok', words: parsed.data } as const;
      }),

    sitePage: (name) =>
      reading(async (backend) => ({ kind: 'ok', page: await sitePageOf(backend, name) }) as const),

    isNameTaken: (name) =>
      reading(async ({ firestore, database }) => {
        // what is no valid name is nobody's, and may be no valid path either
        if (!isName(tidyName(name))) return { kind: 'ok', taken: false } as const;
        const held = (await firestore.getDoc(firestore.doc(database, userPath(name)))).data();
        const taken = held !== undefined && (isBarred(held) || !isFreeAgain(givenUpAt(held), needs.now()));
        return { kind: 'ok', taken } as const;
      }),

    activities: (userId) =>
      reading(async (backend) => ({ kind: 'ok', activities: await activitiesOf(backend, userId) }) as const),

    admin: createFirebaseAdmin(open, needs.now),
  };
}
