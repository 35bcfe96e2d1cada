/** Writes a player's document of the week's explorers beside a score or a hunt, and reads the board (ADR 25). */
import type { User } from 'firebase/auth';
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { WeekKey } from '../../contest/weeks';
import { explorerSchema, grown, isEarning, weekOfEarning, type Earning, type Explorer } from '../explorers';
import type { ExplorerMemory } from '../explorer-memory';
import { isShown } from '../moderation';
import type { Write } from '../schema';
import type { ExplorersRead, StoredExplorer } from '../store-port';
import { explorersPath, raised, weekBestIn, weekBestPath } from '../week-best';
import type { Backend } from './backend';
import { stampedDocuments } from './documents';

/** Rows of the board's first look, and on each side of one's own. */
const FIRST = 5;
const BESIDE = 2;

/** What stands beside a write of a batch. */
export interface Side {
  readonly path: string;
  readonly explorer: Explorer;
}

function copyIn(raw: unknown, path: string): Explorer | undefined {
  if (typeof raw !== 'object' || raw === null || !('path' in raw) || raw.path !== path) return undefined;
  return 'explorer' in raw ? explorerSchema.safeParse(raw.explorer).data : undefined;
}

const placeOf = (week: WeekKey, uid: string): string => `${explorersPath(week)}/${uid}`;

/**
 * The side of a write; undefined for one that earns nothing new. `fresh`: the document is read, since this device's copy of
 * it, or that it has none, was of no use.
 */
export async function sideOf(
  { firestore, database }: Backend,
  { uid }: User,
  write: Write,
  memory: ExplorerMemory,
  isFresh: boolean,
): Promise<Side | undefined> {
  if (!isEarning(write)) return undefined;
  const path = placeOf(weekOfEarning(write), uid);
  const before = isFresh
    ? explorerSchema.safeParse((await firestore.getDoc(firestore.doc(database, path))).data()).data
    : copyIn(memory.own(), path);
  const explorer = grown(before, write);
  return explorer && { path, explorer };
}

/**
 * Raises the week's best by what was just written, unless this device's copy shows that nobody is passed, since the
 * best only ever rises. Where somebody else writes it at the same time, it is left to the next result.
 */
export async function raiseBest(
  { firestore, database }: Backend,
  { uid }: User,
  write: Earning,
  explorer: Explorer,
  memory: ExplorerMemory,
): Promise<void> {
  const week = weekOfEarning(write);
  const level = write.kind === 'score' ? write.document.level : undefined;
  const known = memory.best(week);
  if (known !== undefined && !raised(weekBestIn(known), uid, explorer, level)) return;
  const place = firestore.doc(database, weekBestPath(week));
  const found = (await firestore.getDoc(place)).data();
  const next = raised(weekBestIn(found), uid, explorer, level);
  memory.keepBest(week, next ?? found);
  if (!next) return;
  const batch = firestore.writeBatch(database);
  batch.set(place, { ...next, sentAt: firestore.serverTimestamp() });
  await batch.commit();
}

/** The best of a week, the player's own document as this device knows it, and who stands beside it. */
export async function explorersOf(
  backend: Backend,
  week: WeekKey,
  memory: ExplorerMemory,
): Promise<ExplorersRead> {
  const { firestore, database, session } = backend;
  const { collection, getDocs, limit, orderBy, query, startAfter } = firestore;
  const path = explorersPath(week);
  const read = async (...how: readonly QueryConstraint[]) =>
    explorersIn((await getDocs(query(collection(database, path), ...how))).docs);
  const uid = session.currentUser?.uid;
  const own = uid === undefined ? undefined : copyIn(memory.own(), `${path}/${uid}`);
  const first = await read(orderBy('points', 'desc'), limit(FIRST));
  if (uid === undefined || !own || first.some(({ id }) => id === uid))
    return { rows: first, ranked: FIRST, ownId: uid };
  const beside = [
    ...(await read(orderBy('points', 'asc'), startAfter(own.points), limit(BESIDE))),
    ...(await read(orderBy('points', 'desc'), startAfter(own.points), limit(BESIDE))),
  ];
  return { rows: [...first, ...beside, { ...own, id: uid }], ranked: FIRST, ownId: uid };
}

function explorersIn(documents: readonly QueryDocumentSnapshot[]): readonly StoredExplorer[] {
  return stampedDocuments(documents, explorerSchema).filter(isShown);
}
