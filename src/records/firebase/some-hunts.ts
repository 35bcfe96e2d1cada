/** Draws some hunts of a day by lot: ids are random, so that those behind a random one are anybody's. */
import type { Day } from '../../daily/day';
import { isShown, storedHunt } from '../moderation';
import { huntsPath } from '../paths';
import type { SomeHunts } from '../store-port';
import type { Backend } from './backend';
import { stampedDocuments } from './documents';

/** Each one read is paid for (`npm run costs`). */
const SOME = 10;

export async function someHuntsOf(backend: Backend, day: Day, from: string): Promise<SomeHunts> {
  const { collection, documentId, getDocs, limit, orderBy, query, startAfter } = backend.firestore;
  const list = collection(backend.database, huntsPath(day));
  const behind = (await getDocs(query(list, orderBy(documentId()), startAfter(from), limit(SOME)))).docs;
  // the lot fell near the end: it goes on at the beginning
  const first =
    behind.length < SOME ? (await getDocs(query(list, orderBy(documentId()), limit(SOME)))).docs : [];
  const known = new Set(behind.map(({ id }) => id));
  const drawn = [...behind, ...first.filter(({ id }) => !known.has(id))].slice(0, SOME);
  return {
    hunts: stampedDocuments(drawn, storedHunt).filter(isShown),
    isAll: behind.length < SOME && first.length < SOME,
  };
}
