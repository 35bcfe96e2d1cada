/** What the owner does about rows, names and accounts on Firestore. */
import type { QueryConstraint } from 'firebase/firestore/lite';
import type { WeekKey } from '../../contest/weeks';
import {
  LOG_PAGE,
  actSchema,
  explorerRow,
  huntRow,
  linesOf,
  logPath,
  scoreRow,
  storedHunt,
  storedScore,
  type Act,
  type ModeratedRow,
  type ModerationDesk,
  type RowQuery,
} from '../moderation';
import { explorerSchema } from '../explorers';
import { isName, tidyName } from '../names';
import { boardName, boardPath } from '../paths';
import { userPath } from '../user-paths';
import { explorersPath } from '../week-best';
import { boardsIn, huntsIn } from '../week-places';
import type { AsAdmin } from './as-admin';
import type { Backend } from './backend';
import { parsedDocuments, sentDocuments, stampedDocuments } from './documents';
import { pagesOf } from './pages';

/** Rows a page; the rules allow no more. */
const PAGE = 100;
/** Pages of one list at most: whoever floods a board is found by the first of them. */
const MOST_PAGES = 5;

async function read(backend: Backend, path: string, how: readonly QueryConstraint[], isGroup = false) {
  const found = [];
  let pages = 0;
  for await (const page of pagesOf(backend, path, PAGE, how, isGroup)) {
    found.push(...page);
    pages += 1;
    if (pages >= MOST_PAGES) break;
  }
  return found;
}

/** Reads the rows of a list, each as the desk shows it. */
const rowsUnder =
  <Shape extends object>(
    schema: Parameters<typeof parsedDocuments<Shape>>[1],
    toRow: (path: string, stored: Shape) => ModeratedRow,
  ) =>
  async (
    backend: Backend,
    path: string,
    ...how: readonly QueryConstraint[]
  ): Promise<readonly ModeratedRow[]> =>
    parsedDocuments(await read(backend, path, how), schema).map((one) => toRow(`${path}/${one.id}`, one));

const scoresUnder = rowsUnder(storedScore, scoreRow);
const huntsUnder = rowsUnder(storedHunt, huntRow);

async function allHunts(backend: Backend, week: WeekKey, ...how: readonly QueryConstraint[]) {
  const days = await Promise.all(huntsIn(week).map((path) => huntsUnder(backend, path, ...how)));
  return days.flat();
}

async function explorersIn(backend: Backend, week: WeekKey, ...how: readonly QueryConstraint[]) {
  const path = explorersPath(week);
  const found = stampedDocuments(await read(backend, path, how), explorerSchema);
  return found.map((one) => explorerRow(path, one));
}

/** On every board and hunt of a week, and among its explorers. */
async function everywhere(backend: Backend, week: WeekKey, field: 'name' | 'userId', value: string) {
  const is = backend.firestore.where(field, '==', value);
  const boards = await Promise.all(boardsIn(week).map((path) => scoresUnder(backend, path, is)));
  return [
    ...boards.flat(),
    ...(await allHunts(backend, week, is)),
    ...(await explorersIn(backend, week, is)),
  ];
}

async function rowsOf(backend: Backend, query: RowQuery): Promise<readonly ModeratedRow[]> {
  const { firestore, database } = backend;
  const { orderBy, where } = firestore;
  if (query.of === 'hunts') return allHunts(backend, query.week);
  if (query.of === 'explorers') return explorersIn(backend, query.week, orderBy('points', 'desc'));
  if (query.of === 'account') return everywhere(backend, query.week, 'userId', query.userId);
  if (query.of === 'board') {
    const { week, level, mode } = query;
    const best = mode === 3 ? orderBy('score', 'desc') : orderBy('time', 'asc');
    const how = [where('gameMode', '==', mode), best, orderBy('date', 'asc')];
    if (week !== 'ever') return scoresUnder(backend, boardPath(week, level), ...how);
    return (await read(backend, boardName(level), how, true)).flatMap((document) =>
      parsedDocuments([document], storedScore).map((one) => scoreRow(document.ref.path, one)),
    );
  }
  // what is no valid name may be no valid path either
  const held = isName(tidyName(query.name))
    ? (await firestore.getDoc(firestore.doc(database, userPath(query.name)))).data()
    : undefined;
  const userId: unknown = held?.['userId'];
  const rows = [
    ...(await everywhere(backend, query.week, 'name', tidyName(query.name))),
    ...(typeof userId === 'string' && userId !== ''
      ? await everywhere(backend, query.week, 'userId', userId)
      : []),
  ];
  return [...new Map(rows.map((row) => [row.path, row])).values()];
}

/** Does one line of the log, in one batch with it; the end of an account is `src/accounts`'s. */
export async function commitLine(backend: Backend, { id, ...line }: Act): Promise<void> {
  const { firestore, database } = backend;
  const { doc, getDoc, serverTimestamp, writeBatch } = firestore;
  const batch = writeBatch(database);
  const sentAt = serverTimestamp();
  batch.set(doc(database, logPath(id)), { ...line, sentAt });
  batch.set(doc(database, 'desk/last'), { act: id, sentAt });
  for (const target of line.targets) {
    const place = doc(database, target);
    if (line.act === 'delete' || line.act === 'close') batch.delete(place);
    else if (line.act === 'hide' || line.act === 'show') batch.update(place, { hidden: line.act === 'hide' });
    else {
      const held = (await getDoc(place)).data();
      // nobody has the name: it is kept without an account
      if (line.act === 'bar' && !held) batch.set(place, { userName: line.subject, userId: '', barred: true });
      else if (line.act === 'unbar' && held?.['userId'] === '') batch.delete(place);
      else batch.update(place, { barred: line.act === 'bar' });
    }
  }
  await batch.commit();
}

export function createFirebaseModeration(asAdmin: AsAdmin): ModerationDesk {
  return {
    rows: (query) => asAdmin((backend) => rowsOf(backend, query)),

    act: (asked) =>
      asAdmin(async (backend) => {
        for (const line of linesOf(asked)) await commitLine(backend, line);
        return undefined;
      }),

    log: (pages) =>
      asAdmin(async (backend) => {
        const acts = [];
        let count = 0;
        const newestFirst = [backend.firestore.orderBy('sentAt', 'desc')];
        for await (const page of pagesOf(backend, 'deskLog', LOG_PAGE, newestFirst)) {
          acts.push(...sentDocuments(page, actSchema));
          count += 1;
          if (count >= pages) return { acts, more: page.length === LOG_PAGE };
        }
        return { acts, more: false };
      }),
  };
}
