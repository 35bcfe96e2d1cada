/** The owner's tools on the embedded store, whose data stays on this device (DECISIONS 23). */
import * as z from 'zod/mini';
import { mayErase } from '../../contest/retention';
import type { Contest } from '../../contest/calendar';
import { endOfWeek, type WeekKey } from '../../contest/weeks';
import { isDocument, type KeptDocument } from '../kept-documents';
import { inPages } from '../lists';
import {
  drawsPath,
  entriesPath,
  listsPath,
  publicEntriesPath,
  sealPath,
  seedPath,
  STATISTICS_PATH,
  winnersPath,
} from '../paths';
import type { AdminAnswer } from '../store-answer';
import type { AdminRecords } from '../store-port';
import { entryOfOwner, instantSchema, seedSchema } from '../schema';
import type { Row, Shelves } from '../shelves';
import { asAdminOf } from './as-admin';
import { createLocalContests } from './contests';
import { createLocalDays } from './days';
import { documentsUnder } from './documents';
import { drawsOf } from './draws';
import { createLocalLevels } from './levels';
import { createLocalFaults } from './faults';
import { createLocalMessages } from './messages';
import { createLocalModeration } from './moderation';
import { dueWeeks, eraseEntries } from './retention';
import { createLocalSitePages } from './site-pages';
import { weeksOf } from './weeks';

const sentEntry = z.extend(entryOfOwner, {
  sentAt: z.pipe(
    instantSchema,
    z.transform((date: string) => Date.parse(date)),
  ),
});

const documentSchema = z.record(z.string(), z.unknown());

async function documentsAt(shelves: Shelves, path: string): Promise<readonly KeptDocument[]> {
  const rows = await shelves.entries('documents', isDocument(path) ? path : `${path}/`);
  const depth = path.split('/').length + (isDocument(path) ? 0 : 1);
  return rows.flatMap(([key, value]) => {
    const { data } = documentSchema.safeParse(value);
    const isHere = isDocument(path) ? key === path : key.split('/').length === depth;
    return data && isHere ? [{ path: key, data }] : [];
  });
}

export interface LocalAdminNeeds {
  readonly shelves: Shelves;
  readonly isAdmin: () => boolean;
  readonly onUpload: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The calendar of weeks that are not planned. */
  readonly contestOf: (week: WeekKey) => Contest | undefined;
}

export function createLocalAdmin({
  shelves,
  isAdmin,
  onUpload,
  now,
  contestOf,
}: LocalAdminNeeds): AdminRecords {
  const documents = documentsUnder(shelves);

  const asAdmin = asAdminOf(isAdmin);

  /** All of it or, where the first is there already or a condition fails, nothing: what is published stays as it is. */
  const publish = async (
    may: () => Promise<boolean>,
    ...documentsOf: readonly (readonly [key: string, value: object])[]
  ): Promise<AdminAnswer<undefined>> => {
    if (!isAdmin() || !(await may())) return { kind: 'denied' };
    const sentAt = new Date(now()).toISOString();
    const rows = documentsOf.map(([key, value]): Row => ({
      table: 'documents',
      key,
      value: { ...value, sentAt },
    }));
    const { met } = await shelves.change({ absent: rows.slice(0, 1), put: rows });
    return met ? { kind: 'denied' } : { kind: 'ok', value: undefined };
  };

  const seedOf = async (week: Parameters<AdminRecords['seed']>[0]): Promise<string | undefined> => {
    const found = seedSchema.safeParse(await shelves.get('documents', seedPath(week)));
    return found.success ? found.data.seed : undefined;
  };

  return {
    entries: (week) => asAdmin(() => documents(entriesPath(week), sentEntry)),

    countEntries: (week) => asAdmin(() => shelves.count('documents', `${entriesPath(week)}/`)),

    sealWeek: (week, seed, seal) =>
      publish(
        () => Promise.resolve(now() < endOfWeek(week)),
        [sealPath(week), { week, seal }],
        [seedPath(week), { seed }],
      ),

    seed: (week) => asAdmin(() => seedOf(week)),

    publishDraw: (draw, ids) =>
      publish(
        async () => {
          const { week, number, seed, listHash } = draw;
          const { draws, winners } = await drawsOf(shelves, week);
          const isStillIn =
            (await shelves.get('documents', `${publicEntriesPath(week)}/${draw.winner}`)) !== undefined;
          return (
            isStillIn &&
            now() >= endOfWeek(week) &&
            seed === (await seedOf(week)) &&
            number === draws.length + 1 &&
            winners.length === 0 &&
            draws.every((one) => one.listHash === listHash)
          );
        },
        [`${drawsPath(draw.week)}/${String(draw.number)}`, draw],
        ...(draw.number === 1 ? inPages(ids) : []).map(
          (page, index) => [`${listsPath(draw.week)}/${String(index + 1)}`, { ids: page }] as const,
        ),
      ),

    nameWinner: (week, winner) =>
      publish(
        async () => (await drawsOf(shelves, week)).draws.some(({ number }) => number === winner.number),
        [`${winnersPath(week)}/${String(winner.number)}`, winner],
      ),

    dueWeeks: () => asAdmin(() => dueWeeks(shelves, now())),

    eraseEntries: async (week, id) =>
      mayErase(week, now()) ? asAdmin(() => eraseEntries(shelves, week, id, now())) : { kind: 'denied' },

    keepStatistics: (text) =>
      asAdmin(async () => {
        const value = { kept: text, sentAt: new Date(now()).toISOString() };
        await shelves.put({ table: 'documents', key: STATISTICS_PATH, value });
        return undefined;
      }),

    weeks: () => asAdmin(() => weeksOf(shelves, now())),

    documents: (path) => asAdmin(() => documentsAt(shelves, path)),

    ...createLocalLevels({ shelves, asAdmin, onUpload, now }),
    contests: createLocalContests({ shelves, asAdmin, now, contestOf }),
    pages: createLocalSitePages(shelves, asAdmin, now),
    days: createLocalDays(shelves, asAdmin),
    faults: createLocalFaults(shelves, asAdmin),
    messages: createLocalMessages(shelves, asAdmin),
    moderation: createLocalModeration(shelves, asAdmin, now),
  };
}
