/** What the cases of the contract share: a home, documents to write, and comparing without a test runner. */
import type { Accounts } from '../../src/accounts/port';
import { mondayOf, weekKeyAt, type WeekKey } from '../../src/contest/weeks';
import { dayOf, type Day } from '../../src/daily/day';
import type { FaultLog, MetFault } from '../../src/records/faults';
import type { BoardQuery, PutResult, RecordStore, RowsAnswer } from '../../src/records/store-port';
import type { ProgressShelf } from '../../src/records/progress-port';
import type { Activity, Hunt, Score, Write } from '../../src/records/schema';

/** A home nobody has written to, opened for one case; `reopen` is the same home after a reload. */
export interface ContractHome {
  /** Faults of levels that the device has met: none until a case says so. */
  readonly met: MetFaults;
  readonly store: RecordStore;
  readonly progress: ProgressShelf;
  readonly accounts: Accounts;
  /** Signs the owner in. */
  readonly signInOwner: () => Promise<void>;
  readonly reopen: () => Promise<RecordStore>;
  /** Puts a document there past every rule, as if it had been written before. */
  readonly plant: (path: string, document: Planted) => Promise<void>;
}

export type Planted = Readonly<Record<string, string | number | Date>>;

export interface ContractCase {
  readonly name: string;
  readonly run: (home: ContractHome) => Promise<void>;
}

export function same(actual: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`expected ${right}, got ${left}`);
}

export function ordered(document: object): object {
  return Object.fromEntries(Object.entries(document).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const SECOND = Math.floor(Date.now() / 1000) * 1000;
/** A minute ago, whole seconds, in this very week: results are refused that were made in the future or long ago. */
const AGO = Math.max(SECOND - 60_000, mondayOf(weekKeyAt(SECOND)));
const EIGHT_DAYS = 8 * 86_400_000;

export const DATE = new Date(AGO).toISOString();
export const WEEK = weekKeyAt(AGO);
export const TODAY = dayOf(AGO);
export const YESTERDAY = dayOf(AGO - 86_400_000);
/** A week before that one. */
export const EARLIER = { week: weekKeyAt(AGO - EIGHT_DAYS), date: new Date(AGO - EIGHT_DAYS).toISOString() };

export function score(id: string, changes: Partial<Score> = {}): Write {
  const document: Score = {
    name: 'Camille',
    feedback: '',
    time: 42.2,
    gameMode: 2,
    score: 10,
    level: 1,
    date: DATE,
    userId: '',
    week: WEEK,
    ...changes,
  };
  return { kind: 'score', id, document };
}

export function hunt(id: string, changes: Partial<Hunt> = {}): Write {
  const document: Hunt = { name: 'Camille', time: 83.4, date: DATE, userId: '', day: TODAY, ...changes };
  return { kind: 'hunt', id, document };
}

/** All rows of a list, look by look. */
export async function wholeOf<Row>(first: Promise<RowsAnswer<Row>>): Promise<readonly Row[]> {
  for (let answer = await first; ;) {
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    if (!answer.more) return answer.rows;
    answer = await answer.more();
  }
}

export const huntsOf = (store: RecordStore, day: Day = TODAY) => wholeOf(store.hunts(day));

/** Two addresses with their hashes, and how the public sees them. */
export const ADDRESSES = {
  zoe: {
    email: 'zoe.secret@example.org',
    key: 'f25da9d95e90afb9cd801b7a668a4a7990d6d67fdd6bde23e720ea407035c786',
    masked: 'zoe.sec***@example.org',
  },
  max: {
    email: 'max.hidden@example.org',
    key: '81c0518edc98080fc148b9af916bc7e5e6afbcd7b53f72c7eb2c10b8f3992dc0',
    masked: 'max.hid***@example.org',
  },
} as const;

/** The contest of every week of the contract. */
export const CONTEST = { level: 1, mode: 5 } as const;

/** Zoé's reply to the mystery word. */
export function reply(replyId = 'r1'): Write {
  const { key, email } = ADDRESSES.zoe;
  return {
    kind: 'reply',
    id: key,
    document: { word: 'CHASSEAUTRESOR', email, newsletterChecked: true, date: DATE, replyId },
  };
}

/** A player's line of what was played. */
export function activity(id: string, userId: string): Extract<Write, { kind: 'activity' }> {
  const document: Activity = {
    type: 'LevelCompleted',
    activity: 'Pokemon Fair',
    time: 42.2,
    gameMode: 2,
    score: 10,
    level: 1,
    date: DATE,
  };
  return { kind: 'activity', id, userId, document };
}

type EntryWrite = Extract<Write, { kind: 'entry' }>;

interface EntryChanges extends Partial<
  Pick<EntryWrite['document'], 'week' | 'date' | 'userId' | 'name' | 'gameMode'>
> {
  readonly isVisit?: boolean;
}

export function entry(
  who: keyof typeof ADDRESSES,
  publicId: string,
  { week = WEEK, date = DATE, userId = '', name = 'Zoé', gameMode = 5, isVisit = false }: EntryChanges = {},
): EntryWrite {
  const { email, masked } = ADDRESSES[who];
  const shown = { name, time: 12.5, score: 1, level: 1, date, week };
  const consent = { wording: 'contest-1', date };
  return {
    kind: 'entry',
    id: publicId,
    isVisit,
    document: { ...shown, gameMode, quest: '', email, userId, consent, publicId },
    shown: { ...shown, maskedEmail: masked },
  };
}

export const scoresOf = (
  store: RecordStore,
  changes: Partial<Omit<BoardQuery, 'mode'>> = {},
  mode: Score['gameMode'] = 2,
) => wholeOf(store.scores({ level: 1, week: WEEK, mode, ...changes }));

export async function publicIds(store: RecordStore, week: WeekKey = WEEK) {
  const entries = await wholeOf(store.entries(week));
  return entries.map(({ id }) => id).toSorted();
}

export async function register(accounts: Accounts, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`;
  const answer = await accounts.register({ name, email, password: 'secret1', confirmation: 'secret1' });
  same(answer, { kind: 'ok' });
  const state = accounts.state();
  if (state.kind !== 'user') throw new Error('nobody is signed in after a registration');
  return state.account.userId;
}

export function taken(...results: readonly PutResult[]): void {
  same(
    results.map(({ kind }) => kind),
    results.map(() => 'ok'),
  );
}

export interface MetFaults extends FaultLog {
  meet(fault: MetFault): void;
}

/** What a device has met and not told, in memory. */
export function metFaults(): MetFaults {
  let untold: readonly MetFault[] = [];
  return {
    meet: (fault) => {
      untold = [...untold, fault];
    },
    untold: () => untold,
    noteTold: (fault) => {
      untold = untold.filter((one) => one !== fault);
    },
  };
}
