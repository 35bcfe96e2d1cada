/** The progress on this device, of whoever plays: each player who signed in here has their own, guests share one. */
import { forgetText, itemOf, keepText, readText, readValue, type Shelf } from '../kept/kept';
import { recordOf } from '../kept/merge';
import { keptStore } from '../kept/store';
import { mergeProgress } from './merge';
import { NOTHING_FOUND, withFind, type Progress } from './progress';
import { parseProgress } from './schema';

/** Progress by account id, or by a guest's id. */
type Players = Readonly<Record<string, Progress>>;

/** Ids of guests begin with it; every guest after a player has a new one, so that nobody inherits what another found. */
const GUEST = 'guest-';
const isGuest = (owner: string): boolean => owner.startsWith(GUEST);

export interface ProgressStore {
  /** The same object until it changes. */
  get(): Progress;
  change(change: (progress: Progress) => Progress): void;
  /** Joins what another device knows. */
  join(other: Progress): void;
  /** From now on the progress is this account's; what guests found here becomes its own. Undefined: a guest's. */
  belongTo(userId: string | undefined): void;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

function parsePlayers(raw: unknown): Players {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).map(([id, progress]) => [id, parseProgress(progress)]));
}

/** What the list of quests kept before there was a progress: milliseconds of search by level and quest. */
function parseOldList(raw: unknown): Progress {
  let progress = NOTHING_FOUND;
  if (typeof raw !== 'object' || raw === null) return progress;
  for (const [level, list] of Object.entries(raw)) {
    const quests: unknown = itemOf(list, 'found') ?? list;
    for (const quest of typeof quests === 'object' && quests !== null ? Object.keys(quests) : []) {
      const ms = itemOf(quests, quest);
      if (typeof ms === 'number' && ms >= 0 && Number.isInteger(Number(level)))
        progress = withFind(progress, Number(level), quest, { at: 0, ms });
    }
  }
  return parseProgress(progress);
}

/** `now`: epoch milliseconds. */
export function progressOver(
  shelf: Shelf<'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): ProgressStore {
  const players = keptStore<Players>('progress', parsePlayers, shelf, recordOf(mergeProgress));
  const listeners = new Set<() => void>();
  const owner = (): string => readText('player', shelf) ?? `${GUEST}0`;
  const get = (): Progress => players.get()[owner()] ?? NOTHING_FOUND;
  const change = (step: (progress: Progress) => Progress): void =>
    players.change((before) => {
      const mine = before[owner()] ?? NOTHING_FOUND;
      const after = step(mine);
      return after === mine ? before : { ...before, [owner()]: after };
    });

  const old = readValue('catalogue', parseOldList, shelf);
  if (old !== NOTHING_FOUND) change((progress) => mergeProgress(old, progress));
  forgetText('catalogue', shelf);

  return {
    get,
    change,
    join: (other) => change((progress) => mergeProgress(other, progress)),
    belongTo: (userId) => {
      const before = owner();
      if (before === userId || (userId === undefined && isGuest(before))) return;
      keepText('player', userId ?? `${GUEST}${String(now())}`, shelf);
      if (userId !== undefined && isGuest(before))
        players.change(({ [before]: found, ...others }) =>
          found ? { ...others, [userId]: mergeProgress(found, others[userId] ?? NOTHING_FOUND) } : others,
        );
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const stop = players.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

/** The progress in the page's `localStorage`; when storage is blocked it lasts for this visit. */
export const progressStore: ProgressStore = progressOver(() => localStorage, Date.now);
