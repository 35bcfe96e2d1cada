/** What the owner does about rows, names and accounts on the embedded store. */
import * as z from 'zod/mini';
import type { WeekKey } from '../../contest/weeks';
import { boardOrder, playerOf } from '../board';
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
import { nameKey } from '../names';
import { BOARDS, boardName } from '../paths';
import { instantSchema } from '../schema';
import type { Handle, Row, Shelves } from '../shelves';
import { explorersPath } from '../week-best';
import { huntsIn } from '../week-places';
import type { AsAdmin } from './as-admin';
import { documentsUnder } from './documents';

const loggedSchema = z.extend(actSchema, {
  sentAt: z.pipe(
    instantSchema,
    z.transform((date: string) => Date.parse(date)),
  ),
});
const heldSchema = z.looseObject({ userId: z.string() });

export function createLocalModeration(shelves: Shelves, asAdmin: AsAdmin, now: () => number): ModerationDesk {
  const documents = documentsUnder(shelves);

  /** The scores below a path, on whatever board. */
  const scoresBelow = async (path: string): Promise<readonly ModeratedRow[]> =>
    (await shelves.entries('documents', `${path}/`)).flatMap(([key, value]) => {
      const { data } = storedScore.safeParse(value);
      return data ? [scoreRow(key, data)] : [];
    });

  const huntsUnder = async (path: string): Promise<readonly ModeratedRow[]> =>
    (await documents(path, storedHunt)).map((one) => huntRow(`${path}/${one.id}`, one));

  const allHunts = async (week: WeekKey) => (await Promise.all(huntsIn(week).map(huntsUnder))).flat();

  const explorersIn = async (week: WeekKey): Promise<readonly ModeratedRow[]> => {
    const path = explorersPath(week);
    const found = await documents(path, explorerSchema);
    return found.toSorted((a, b) => b.points - a.points).map((one) => explorerRow(path, one));
  };

  const everyRow = async (week: WeekKey): Promise<readonly ModeratedRow[]> => [
    ...(await scoresBelow(`${BOARDS}/${week}`)),
    ...(await allHunts(week)),
    ...(await explorersIn(week)),
  ];

  const rows = async (query: RowQuery): Promise<readonly ModeratedRow[]> => {
    if (query.of === 'hunts') return allHunts(query.week);
    if (query.of === 'explorers') return explorersIn(query.week);
    if (query.of === 'board') {
      const { week, level, mode } = query;
      const order = boardOrder(mode);
      return (await scoresBelow(week === 'ever' ? BOARDS : `${BOARDS}/${week}`))
        .filter(({ path, game }) => game?.mode === mode && path.split('/')[2] === boardName(level))
        .toSorted((a, b) => order(ranked(a), ranked(b)));
    }
    if (query.of === 'account')
      return (await everyRow(query.week)).filter(({ userId }) => userId === query.userId);
    const key = nameKey(query.name);
    const all = await everyRow(query.week);
    const players = new Set(all.filter(({ name }) => nameKey(name) === key).map(playerOf));
    return all.filter((row) => players.has(playerOf(row)));
  };

  const switched = async (key: string, change: object): Promise<readonly Row[]> => {
    const document = await shelves.get('documents', key);
    return typeof document === 'object' && document !== null
      ? [{ table: 'documents', key, value: { ...document, ...change } }]
      : [];
  };

  /** What an act changes of one document. */
  const effectOf = async (
    { act, subject }: Act,
    key: string,
  ): Promise<{ readonly put: readonly Row[]; readonly remove: readonly Handle[] }> => {
    const handle: Handle = { table: 'documents', key };
    if (act === 'delete') return { put: [], remove: [handle] };
    if (act === 'hide' || act === 'show')
      return { put: await switched(key, { hidden: act === 'hide' }), remove: [] };
    const { data: held } = heldSchema.safeParse(await shelves.get('documents', key));
    if (act === 'unbar' && held?.userId === '') return { put: [], remove: [handle] };
    // nobody has the name: it is kept without an account
    if (act === 'bar' && !held)
      return { put: [{ ...handle, value: { userName: subject, userId: '', barred: true } }], remove: [] };
    return { put: await switched(key, { barred: act === 'bar' }), remove: [] };
  };

  return {
    rows: (query) => asAdmin(() => rows(query)),

    act: (asked) =>
      asAdmin(async () => {
        for (const line of linesOf(asked)) {
          const effects = await Promise.all(line.targets.map((target) => effectOf(line, target)));
          const { id, ...logged } = line;
          const log: Row = {
            table: 'documents',
            key: logPath(id),
            value: { ...logged, sentAt: new Date(now()).toISOString() },
          };
          await shelves.change({
            absent: [log],
            put: [log, ...effects.flatMap(({ put }) => put)],
            remove: effects.flatMap(({ remove }) => remove),
          });
        }
        return undefined;
      }),

    log: (pages) =>
      asAdmin(async () => {
        const all = (await documents('deskLog', loggedSchema)).toSorted((a, b) => b.sentAt - a.sentAt);
        const acts = all.slice(0, pages * LOG_PAGE);
        return { acts, more: acts.length < all.length };
      }),
  };
}

const ranked = ({ path, game, time = 0, date = '' }: ModeratedRow) => ({
  id: path,
  score: game?.score ?? 0,
  time,
  date,
});
