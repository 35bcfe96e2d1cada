/** Asks Firestore to count: it bills one read for a thousand documents, and hands none out. */
import type { QueryConstraint } from 'firebase/firestore/lite';
import type { Backend } from './backend';

/** A collection, or all collections of a name. */
type Place = { readonly path: string } | { readonly group: string };

/** How many documents of a place meet the constraints. */
export async function countOf(
  { firestore, database }: Backend,
  place: Place,
  constraints: readonly QueryConstraint[] = [],
): Promise<number> {
  const { collection, collectionGroup, getCount, query } = firestore;
  const from = 'group' in place ? collectionGroup(database, place.group) : collection(database, place.path);
  return (await getCount(query(from, ...constraints))).data().count;
}
