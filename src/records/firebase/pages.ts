/** Reads a collection page by page: a query of the rules' own size, then the next one behind its last document. */
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { Backend } from './backend';

/**
 * The documents of a path, page by page as they come: `size` at most a page, which the rules bound. Ends with the
 * collection; whoever has enough stops reading before. `isGroup`: `path` names the collections of this name wherever they lie.
 */
export async function* pagesOf(
  { firestore, database }: Backend,
  path: string,
  size: number,
  order: readonly QueryConstraint[] = [],
  isGroup = false,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const { collection, collectionGroup, getDocs, limit, query, startAfter } = firestore;
  const list = isGroup ? collectionGroup(database, path) : collection(database, path);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const after = last ? [startAfter(last)] : [];
    const { docs } = await getDocs(query(list, ...order, limit(size), ...after));
    yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}
