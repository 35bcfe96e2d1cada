/** The record store on Firestore. Uses the Lite SDK, since the outbox and repeated queries replace live updates and the SDK's cache. */
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { isBarred } from '../barred';
import { BOARD_LIMIT, isOnBoard, playerOf } from '../board';
import { isFreeAgain } from '../held-names';
import { isShown, storedHunt, storedScore } from '../moderation';
import { isName, tidyName } from '../names';
import { boardPath, huntsPath, publicEntriesPath } from '../paths';
import type { RecordStore } from '../store-port';
import { activitySchema, publicEntrySchema } from '../schema';
import { activitiesPath, userPath } from '../user-paths';
import { createFirebaseAdmin } from './admin';
import type { Backend, OpenBackend } from './backend';
import { givenUpAt, parsedDocuments, stampedDocuments } from './documents';
import { drawnListOf, drawsOf } from './draws';
import { CALL_LIMIT, within } from './limit';
import { pagesOf } from './pages';
import { createPut, type PutNeeds } from './put';

/** Rows per query; the rules allow no more. */
const PAGE = 100;
/** Pages read at most: a bound to the cost of a flood, which the owner can delete. */
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

interface Read<T> {
  readonly found: readonly T[];
  /** Whether there may be more of them. */
  readonly more: boolean;
}

/** The documents of a path in an order, page by page until there are enough; what cannot be read is paged past. */
async function readUntil<T>(
  backend: Backend,
  path: string,
  parse: (documents: readonly QueryDocumentSnapshot[]) => readonly T[],
  order: readonly QueryConstraint[],
  isEnough: (found: readonly T[]) => boolean | Promise<boolean>,
): Promise<Read<T>> {
  const found: T[] = [];
  let pages = 0;
  for await (const page of pagesOf(backend, path, PAGE, order)) {
    pages += 1;
    found.push(...parse(page));
    if (page.length === PAGE && (pages >= MOST_PAGES || (await isEnough(found))))
      return { found, more: true };
  }
  return { found, more: false };
}

/** Whether a board is full: a hundred players, however many rows they have. */
function isFull(found: readonly { readonly name: string; readonly userId: string }[]): boolean {
  return new Set(found.map(playerOf)).size >= BOARD_LIMIT;
}

/** `limit`: milliseconds a read may take. */
export function createFirebaseStore(needs: PutNeeds, limit = CALL_LIMIT): RecordStore {
  const { open } = needs;
  const reading = <T>(work: (backend: Backend) => Promise<T>) => reachable(open, work, limit);
  return {
    home: 'server',
    put: createPut(needs),

    scores: (asked, ranked = (all) => Promise.resolve(all)) =>
      reading(async (backend) => {
        const { level, mode, week, quest } = asked;
        const { orderBy, where } = backend.firestore;
        // the same order as `boardOrder` (DECISIONS 16); firestore.indexes.json has an index for each
        const { found } = await readUntil(
          backend,
          boardPath(week, level),
          (page) => stampedDocuments(page, storedScore),
          [
            // a quest's scores are all of mode 5
            mode === 5 && quest !== undefined ? where('quest', '==', quest) : where('gameMode', '==', mode),
            mode === 3 ? orderBy('score', 'desc') : orderBy('time', 'asc'),
            orderBy('date', 'asc'),
          ],
          async (read) =>
            isFull(await ranked(read.filter((score) => isShown(score) && isOnBoard(score, asked)))),
        );
        return {
          kind: 'ok',
          scores: found.filter((score) => isShown(score) && isOnBoard(score, asked)),
        } as const;
      }),

    hunts: (day) =>
      reading(async (backend) => {
        const { orderBy } = backend.firestore;
        const order = [orderBy('time', 'asc'), orderBy('date', 'asc')];
        const { found } = await readUntil(
          backend,
          huntsPath(day),
          (page) => parsedDocuments(page, storedHunt),
          order,
          (read) => isFull(read.filter(isShown)),
        );
        return { kind: 'ok', hunts: found.filter(isShown) } as const;
      }),

    entries: (week, pages) =>
      reading(async (backend) => {
        const { orderBy } = backend.firestore;
        const { found, more } = await readUntil(
          backend,
          publicEntriesPath(week),
          (page) => stampedDocuments(page, publicEntrySchema),
          [orderBy('time', 'asc'), orderBy('date', 'asc')],
          ({ length }) => length >= pages * PAGE,
        );
        return { kind: 'ok', entries: found, more } as const;
      }),

    draws: (week) =>
      reading(async (backend) => ({ kind: 'ok', value: await drawsOf(backend, week) }) as const),

    drawnList: (week) =>
      reading(async (backend) => ({ kind: 'ok', ids: await drawnListOf(backend, week) }) as const),

    isNameTaken: (name) =>
      reading(async ({ firestore, database }) => {
        // what is no name is nobody's, and may be no path either
        if (!isName(tidyName(name))) return { kind: 'ok', taken: false } as const;
        const held = (await firestore.getDoc(firestore.doc(database, userPath(name)))).data();
        const taken = held !== undefined && (isBarred(held) || !isFreeAgain(givenUpAt(held), needs.now()));
        return { kind: 'ok', taken } as const;
      }),

    activities: (userId) =>
      reading(async (backend) => {
        const newestFirst = [backend.firestore.orderBy('date', 'desc')];
        const isEnough = ({ length }: { readonly length: number }) => length >= PAGE;
        const { found } = await readUntil(
          backend,
          activitiesPath(userId),
          (page) => parsedDocuments(page, activitySchema),
          newestFirst,
          isEnough,
        );
        return { kind: 'ok', activities: found } as const;
      }),

    admin: createFirebaseAdmin(open, needs.now),
  };
}
