/** The board of a week's explorers: what a store has of it, with what waits in this device's outbox laid over it. */
import type { WeekKey } from '../contest/weeks';
import type { ExplorerRow, ExplorersResult } from './answers';
import { grown, isEarning, weekOfEarning, type Earning } from './explorers';
import type { Outbox } from './outbox';
import { ownerOf } from './paths';
import type { Records } from './port';
import type { ExplorersRead, RecordStore, StoredExplorer } from './store-port';

interface Known {
  readonly key: string;
  readonly read: ExplorersRead;
}

/** Id of a row that no store has yet. */
const UNSENT = 'unsent';

/** Negative where `a` stands above: more points, and of two alike whoever had them first. */
const order = (a: StoredExplorer, b: StoredExplorer): number =>
  b.points - a.points || (a.sentAt ?? 0) - (b.sentAt ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));

/** `waiting`: what of the player's own is on its way to the store. Pure. */
export function explorerRows(
  { rows, ranked, ownId }: ExplorersRead,
  waiting: readonly Earning[],
): readonly ExplorerRow[] {
  const id = ownId ?? UNSENT;
  const stored = rows.find((row) => row.id === id);
  const own = waiting.reduce((before, write) => {
    const after = grown(before, write);
    return after ? { ...after, id, sentAt: before?.sentAt ?? Infinity } : before;
  }, stored);
  const isWaiting = own !== stored;
  const all = new Map([...rows, ...(own ? [own] : [])].map((row) => [row.id, row]));
  return [...all.values()].toSorted(order).map((row, index) => ({
    id: row.id,
    name: row.name,
    registered: row.userId !== '',
    points: row.points,
    quests: Object.values(row.found).reduce((sum, quests) => sum + quests.length, 0),
    hunts: row.hunts.length,
    rank: index < ranked ? index + 1 : undefined,
    own: row.id === id,
    waiting: row.id === id && isWaiting,
  }));
}

interface Needs {
  readonly store: Pick<RecordStore, 'explorers'>;
  readonly outbox: Pick<Outbox, 'pending'>;
}

export function explorersOver({ store, outbox }: Needs): Pick<Records, 'explorers'> {
  let known: Known | undefined;
  const nothing: ExplorersRead = { rows: [], ranked: 0, ownId: undefined };

  const readOf = async (week: WeekKey, name: string, isFresh: boolean) => {
    const key = `${week} ${name}`;
    if (!isFresh && known?.key === key) return known;
    const answer = await store.explorers(week, name);
    if (answer.kind !== 'ok') return known?.key === key ? known : undefined;
    known = { key, read: answer.value };
    return known;
  };

  return {
    explorers: async (week, { name, userId = '' }, reading = 'fresh'): Promise<ExplorersResult> => {
      const read = await readOf(week, name, reading === 'fresh');
      const waiting = (await outbox.pending()).filter(
        (write): write is Earning =>
          isEarning(write) && weekOfEarning(write) === week && (ownerOf(write) ?? '') === userId,
      );
      return {
        kind: read ? 'ok' : 'offline',
        rows: explorerRows(read?.read ?? nothing, waiting),
      };
    },
  };
}
