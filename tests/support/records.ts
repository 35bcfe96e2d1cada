/** What tests of the records need: a database of their own, a clock moved by hand, a store that can fail on demand. */
import type { FaultLog } from '../../src/records/faults';
import * as fakeIndexedDb from 'fake-indexeddb';
import { DEFAULT_LOCK } from '../../src/contest/mystery-word';
import { openShelves } from '../../src/records/local/database';
import { createLocalStore } from '../../src/records/local/store';
import { createOutbox, type Outbox, type Timer } from '../../src/records/outbox';
import type { OutboxState } from '../../src/records/port';
import type { ScoreForm } from '../../src/records/forms';
import type { Judge, JudgeHunts } from '../../src/records/judge';
import type { PutResult, RecordStore } from '../../src/records/store-port';
import { ownerOf } from '../../src/records/paths';
import { recordsOver, type RecordsNeeds } from '../../src/records/records';
import type { Score, Write } from '../../src/records/schema';
import type { Shelves } from '../../src/records/shelves';
import { trusting, trustingHunts } from './trusting';

/** A fresh disk: everything an earlier test kept is gone. */
export function newDisk(): void {
  const { default: _shared, ...classes } = fakeIndexedDb;
  Object.assign(globalThis, classes, { indexedDB: new fakeIndexedDb.IDBFactory() });
}

export interface FakeTimer extends Timer {
  /** The waits that are still running, in milliseconds from now, ascending. */
  waits(): readonly number[];
  /** Moves the clock and calls back, in order, what becomes due. */
  advance(milliseconds: number): Promise<void>;
}

export function fakeTimer(): FakeTimer {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly callback: () => void }>();
  const next = () => [...due].toSorted((a, b) => a.at - b.at)[0];
  return {
    after: (wait, callback) => {
      const alarm = { at: now + wait, callback };
      due.add(alarm);
      return () => {
        due.delete(alarm);
      };
    },
    waits: () => [...due].map(({ at }) => at - now).toSorted((a, b) => a - b),
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      for (let alarm = next(); alarm && alarm.at <= end; alarm = next()) {
        due.delete(alarm);
        now = alarm.at;
        alarm.callback();
        await settle();
      }
      now = end;
    },
  };
}

/** Lets everything end that waits for nothing but the database. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export type Weather = 'fine' | 'offline' | 'lostAnswer' | 'refuses';

/** A server that cannot be reached, except by the calls that a test replaces. */
export function awayStore(changes: Partial<RecordStore>): RecordStore {
  const away = () => Promise.resolve({ kind: 'offline' } as const);
  return {
    home: 'server',
    put: away,
    scores: away,
    hunts: away,
    someHunts: away,
    explorers: away,
    entries: away,
    isNameTaken: away,
    activities: away,
    draws: away,
    drawnList: away,
    wording: away,
    sitePage: away,
    admin: {
      entries: away,
      countEntries: away,
      dueWeeks: away,
      eraseEntries: away,
      weeks: away,
      documents: away,
      uploadLevel: away,
      levelVersions: away,
      sealWeek: away,
      seed: away,
      publishDraw: away,
      nameWinner: away,
      keepStatistics: away,
      contests: { plans: away, keep: away, forget: away },
      pages: { keep: away },
      days: { of: away, activeSince: away },
      faults: { list: away, erase: away },
      messages: { list: away, mark: away, remove: away },
      moderation: { rows: away, act: away, log: away },
    },
    ...changes,
  };
}

export interface FakeServer {
  weather: Weather;
  readonly received: readonly Write[];
  readonly put: (write: Write) => Promise<PutResult>;
}

/** A server that accepts each id once, and can lose its answer after it accepted the write. */
export function fakeServer(): FakeServer {
  const taken = new Map<string, Write>();
  const server = {
    weather: 'fine' as Weather,
    get received() {
      return [...taken.values()];
    },
    put: async (write: Write): Promise<PutResult> => {
      await Promise.resolve();
      if (server.weather === 'offline') return { kind: 'offline' };
      if (server.weather === 'refuses') return { kind: 'refused', reason: 'denied' };
      if (!taken.has(write.id)) taken.set(write.id, write);
      if (server.weather === 'lostAnswer') throw new TypeError('connection closed');
      return { kind: 'ok', storage: 'device' };
    },
  };
  return server;
}

/** The outbox of one visit, over the disk as it is. A second one stands for a reload. */
export function visit(
  send: (write: Write) => Promise<PutResult>,
  timer: Timer = fakeTimer(),
  exclusive: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): { readonly outbox: Outbox; readonly shelves: Shelves } {
  const shelves = openShelves('worldmaps');
  return { outbox: createOutbox({ shelves, send, timer, exclusive, random: () => 0 }), shelves };
}

export const NOON = Date.parse('2026-11-21T12:00:00Z');

/** Records over the embedded store, on the disk as it is, as one visit has them. */
export function localRecords(
  changes: {
    now?: () => number;
    store?: RecordStore;
    newId?: () => string;
    /** Id of who is signed in. */
    userId?: string;
    /** Whether that is the owner. */
    isAdmin?: boolean;
    /** Trusts everything when left out. */
    judge?: Judge;
    judgeHunts?: JudgeHunts;
    /** Faults of levels that the device has met. */
    faults?: FaultLog;
    foundIn?: RecordsNeeds['foundIn'];
    isDoubted?: RecordsNeeds['isDoubted'];
  } = {},
) {
  const shelves = openShelves('worldmaps');
  const { userId, isAdmin = false } = changes;
  const visitor = () => (userId === undefined ? undefined : { userId, isAdmin });
  const store =
    changes.store ??
    createLocalStore(shelves, { visitor, now: changes.now ?? (() => NOON), faults: changes.faults });
  const timer = fakeTimer();
  const outbox = createOutbox({
    shelves,
    send: (write) => store.put(write),
    timer,
    exclusive: (work) => work(),
    random: () => 0,
  });
  let count = 0;
  const prefix = Math.random().toString(36).slice(2);
  const records = recordsOver({
    store,
    outbox,
    judge: changes.judge ?? trusting,
    judgeHunts: changes.judgeHunts ?? trustingHunts,
    foundIn: changes.foundIn,
    isDoubted: changes.isDoubted,
    now: changes.now ?? (() => NOON),
    newId: changes.newId ?? (() => `${prefix}-${String((count += 1))}`),
    sha256: async (text) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex'),
    lock: DEFAULT_LOCK,
  });
  return { records, outbox, shelves, timer };
}

export function scoreForm(changes: Partial<ScoreForm> = {}): ScoreForm {
  return { name: 'Camille', feedback: '', time: 42.24, score: 10, mode: 2, level: 1, ...changes };
}

export function score(changes: Partial<Score> = {}): Score {
  return {
    name: 'Camille',
    feedback: '',
    time: 42.2,
    gameMode: 2,
    score: 10,
    level: 1,
    date: '2026-11-21T12:00:00.000Z',
    userId: '',
    week: '2026-W47',
    ...changes,
  };
}

export function scoreWrite(id: string, changes: Partial<Score> = {}): Write {
  return { kind: 'score', id, document: score(changes) };
}

/** What a player's profile remembers of a score. */
export function activityWrite(id: string, userId: string): Write {
  const { time, gameMode, score: found, level, date } = score();
  const document = {
    type: 'LevelCompleted',
    activity: 'Pokemon Fair',
    time,
    gameMode,
    score: found,
    level,
    date,
  } as const;
  return { kind: 'activity', id, userId, document };
}

/** A store that takes what is this player's, or nobody's, and lets the rest wait for its player. */
export function storeOf(server: FakeServer) {
  const visitor = { id: '' };
  const put = (write: Write): Promise<PutResult> => {
    const owner = ownerOf(write);
    return owner === undefined || owner === visitor.id
      ? server.put(write)
      : Promise.resolve({ kind: 'notYet' });
  };
  return { put, visitor };
}

/** A lock that another tab may hold. */
export function tabLock() {
  let holder: Promise<void> = Promise.resolve();
  return {
    exclusive: (work: () => Promise<void>) => (holder = holder.then(work)),
    /** Holds it until the returned function is called. */
    hold: () => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      holder = holder.then(() => held);
      return release;
    },
  };
}

/** A server that can be away, and to which a name belongs that guests may not use. */
export function serverStore(taken?: string) {
  const server = fakeServer();
  const put = (write: Write): Promise<PutResult> => {
    const isForeign =
      (write.kind === 'score' || write.kind === 'entry') &&
      write.document.name === taken &&
      write.document.userId === '';
    return isForeign ? Promise.resolve({ kind: 'refused', reason: 'nameTaken' }) : server.put(write);
  };
  const store = awayStore({ put });
  return { server, store };
}

/** What an outbox says in which nothing waits. */
export const QUIET_OUTBOX: OutboxState = {
  waiting: 0,
  held: [],
  refused: [],
  drafts: [],
  unread: [],
  storage: 'device',
  isUnproved: false,
};
