/** Reads a list of Firestore look by look: few rows first, since each one read is paid for, and more when asked. */
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { RowsAnswer } from '../store-port';
import type { Backend } from './backend';

/** Rows of one query at most; the rules allow no more. */
const MOST_ROWS = 100;
/** Queries of one look at most: a bound to the cost of a flood, which the owner can delete. */
const MOST_QUERIES = 50;
/** How many more rows a look has to find: rows of one player, unproved and unreadable ones count for nothing. */
const NEW_AT_LEAST = 5;

export interface List<Row> {
  readonly path: string;
  /** Whether `path` names a group: the collections of this name wherever they lie. */
  readonly isGroup?: boolean;
  readonly order: readonly QueryConstraint[];
  /** The rows that can be read and are to be shown. */
  readonly parse: (documents: readonly QueryDocumentSnapshot[]) => readonly Row[];
  /** Rows of the first query; each further one asks for twice as many as the last. */
  readonly first: number;
  /** How many of the rows found count. */
  readonly count: (found: readonly Row[]) => number | Promise<number>;
  /** How many rows that count are all that is wanted. */
  readonly most: number;
}

/** Runs work on the database; an outage is its answer, too. */
export type Reach = <T>(work: (backend: Backend) => Promise<T>) => Promise<T | { readonly kind: 'offline' }>;

interface Place<Row> {
  readonly found: readonly Row[];
  readonly size: number;
  readonly last?: QueryDocumentSnapshot | undefined;
}

/** The first look at a list. */
export function lookAt<Row>(reach: Reach, listOf: (backend: Backend) => List<Row>): Promise<RowsAnswer<Row>> {
  const from = (place: Place<Row> | undefined): Promise<RowsAnswer<Row>> =>
    reach(async (backend): Promise<RowsAnswer<Row>> => {
      const { path, isGroup, order, parse, first, count, most } = listOf(backend);
      const { collection, collectionGroup, getDocs, limit, query, startAfter } = backend.firestore;
      let { found, size, last }: Place<Row> = place ?? { found: [], size: first };
      const wanted = (await count(found)) + NEW_AT_LEAST;
      for (let queries = 1; ; queries += 1) {
        const after = last ? [startAfter(last)] : [];
        const list = isGroup ? collectionGroup(backend.database, path) : collection(backend.database, path);
        const asked = query(list, ...order, limit(size), ...after);
        const { docs } = await getDocs(asked);
        found = [...found, ...parse(docs)];
        last = docs.at(-1);
        const counted = await count(found);
        if (docs.length < size || counted >= most) return { kind: 'ok', rows: found };
        size = Math.min(2 * size, MOST_ROWS);
        const next = { found, size, last };
        if (counted >= wanted || queries >= MOST_QUERIES)
          return { kind: 'ok', rows: found, more: () => from(next) };
      }
    });
  return from(undefined);
}
