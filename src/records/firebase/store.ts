/** The records on Firestore: the Lite SDK, since the outbox and asking again do what live updates and its cache would. */
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { BOARD_LIMIT } from '../board';
import { nameKey } from '../names';
import { boardPath, publicEntriesPath } from '../paths';
import type { RecordStore, StoredScore } from '../port';
import { activitySchema, publicEntrySchema, scoreSchema } from '../schema';
import { activitiesPath, userPath } from '../user-paths';
import { createFirebaseAdmin } from './admin';
import { isAway, type Backend, type OpenBackend } from './backend';
import { parsedDocuments } from './documents';
import { createPut, type PutNeeds } from './put';

/** Rows asked for at once; the rules allow no more. */
const PAGE = 100;
/** Pages read at most to find a hundred names: who fills more of a board than that stands on it once. */
const MOST_PAGES = 10;

/** The database's answer; `offline` when it cannot be reached. Anything else is a defect and is thrown. */
async function reachable<T>(
  open: OpenBackend,
  work: (backend: Backend) => Promise<T>,
): Promise<T | { readonly kind: 'offline' }> {
  try {
    return await work(await open());
  } catch (error) {
    if (isAway(error)) return { kind: 'offline' };
    throw error;
  }
}

export function createFirebaseStore(needs: PutNeeds): RecordStore {
  const { open } = needs;
  return {
    home: 'server',
    put: createPut(needs),

    scores: ({ level, mode, week }) =>
      reachable(open, async ({ firestore, database }) => {
        const { collection, getDocs, limit, orderBy, query, startAfter, where } = firestore;
        const board = collection(database, boardPath(week, level));
        // exactly the board's own order (DECISIONS 16); firestore.indexes.json holds an index for each
        const order: QueryConstraint[] = [
          where('gameMode', '==', mode),
          mode === 3 ? orderBy('score', 'desc') : orderBy('time', 'asc'),
          orderBy('date', 'asc'),
          limit(PAGE),
        ];
        const scores: StoredScore[] = [];
        let last: QueryDocumentSnapshot | undefined;
        for (let page = 0; page < MOST_PAGES; page++) {
          const { docs } = await getDocs(query(board, ...order, ...(last ? [startAfter(last)] : [])));
          scores.push(...parsedDocuments(docs, scoreSchema));
          last = docs.at(-1);
          const names = new Set(scores.map(({ name }) => nameKey(name)));
          if (docs.length < PAGE || names.size >= BOARD_LIMIT) break;
        }
        return { kind: 'ok', scores } as const;
      }),

    entries: (week) =>
      reachable(open, async ({ firestore, database }) => {
        const { collection, getDocs, limit, query } = firestore;
        const { docs } = await getDocs(query(collection(database, publicEntriesPath(week)), limit(1000)));
        return { kind: 'ok', entries: parsedDocuments(docs, publicEntrySchema) } as const;
      }),

    isNameTaken: (name) =>
      reachable(open, async ({ firestore, database }) => {
        // a name with a slash is nobody's, and no path either
        if (nameKey(name).includes('/')) return { kind: 'ok', taken: false } as const;
        const found = await firestore.getDoc(firestore.doc(database, userPath(name)));
        return { kind: 'ok', taken: found.exists() } as const;
      }),

    activities: (userId) =>
      reachable(open, async ({ firestore, database }) => {
        const { collection, getDocs, limit, orderBy, query } = firestore;
        const { docs } = await getDocs(
          query(collection(database, activitiesPath(userId)), orderBy('date', 'desc'), limit(PAGE)),
        );
        return { kind: 'ok', activities: parsedDocuments(docs, activitySchema) } as const;
      }),

    admin: createFirebaseAdmin(open),
  };
}
