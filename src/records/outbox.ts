/**
 * Queues every write on the device before it is sent to the store, so that no record is lost (DECISIONS 19).
 *
 * A row stays until the store has accepted it, and the store treats a known id as done. A retry after a lost answer, a
 * reload or a second tab may therefore repeat a write without storing it twice.
 */
import { draftKey, draftSchema, type Draft } from './drafts';
import { keptOf, type Kept, type OutboxRow } from './outbox-rows';
import { identityOf, isBeside, isOwned, pathOf } from './paths';
import type { OutboxState } from './port';
import type { Refusal } from './refusals';
import type { Storage, Handle, Shelves } from './shelves';
import type { PutResult } from './store-port';
import type { Write } from './schema';

/**
 * Milliseconds to wait after a failure: the first wait, doubled with each further one up to the longest. Up to half of
 * it is taken off by chance.
 */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 300_000;

/** Milliseconds a submission waits for the store before the player reads "waiting to be sent". */
const PATIENCE = 6000;

/** Milliseconds one write may take: a store that hangs is a store that cannot be reached. */
const SEND_LIMIT = 20_000;

/** Rows sent before other tabs get their turn. */
const ROWS_IN_TURN = 10;

export interface Timer {
  /** Calls `callback` after `wait` milliseconds; returns the function that cancels it. */
  after(wait: number, callback: () => void): () => void;
}

export interface OutboxNeeds {
  readonly shelves: Shelves;
  readonly send: (write: Write) => Promise<PutResult>;
  readonly timer: Timer;
  /** Runs `work` while no other tab sends. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>;
  /** From 0 up to 1: pauses differ, so that a thousand games do not all come back in the same second. */
  readonly random: () => number;
}

export type Delivery =
  | { readonly kind: 'sent'; readonly storage: Storage }
  | { readonly kind: 'waiting'; readonly storage: Storage }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface Outbox {
  /**
   * Keeps the writes, in this order, and says what became of the first: sent, refused, or still waiting. A write
   * replaces its own draft, and its own row when that was refused or waits for its player: one that was mended goes
   * under the same id.
   */
  deliver(first: Write, ...others: readonly Write[]): Promise<Delivery>;
  /** Writes not yet sent, in order. */
  pending(): Promise<readonly Write[]>;
  /** Sends the queued writes; resolves when none is left or the store cannot be reached. */
  flush(): Promise<void>;
  /** Forgets a write by its path, with what stands beside it where both wait for their player. */
  dismiss(path: string): Promise<void>;
  /** Keeps a result that has no name yet, or a refused one that is being mended; replaces what has its id. */
  keepDraft(draft: Draft): Promise<void>;
  dropDraft(id: string): Promise<void>;
  /** The draft of an id as it was last kept. */
  draft(id: string): Promise<Draft | undefined>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
}

export function createOutbox({ shelves, send, timer, exclusive, random }: OutboxNeeds): Outbox {
  const listeners = new Set<() => void>();
  const deliveries = new Map<string, readonly ((delivery: Delivery) => void)[]>();
  let isUnproved = false;
  let state: OutboxState = {
    waiting: 0,
    held: [],
    refused: [],
    drafts: [],
    unread: [],
    storage: 'device',
    isUnproved,
  };
  /** Paths of the writes that wait for their own player, who is not signed in; found anew in each visit. */
  const held = new Set<string>();
  let keeping: Promise<unknown> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let isStale = false;
  /** Somebody wants it sent now, whatever the attempt under way comes to. */
  let isUrgent = false;
  let failures = 0;
  let callOff: (() => void) | undefined;

  const loadAll = async (): Promise<Kept> => keptOf(await shelves.entries('outbox', ''));
  const load = async (): Promise<readonly OutboxRow[]> => (await loadAll()).rows;
  const isHeld = ({ write, refused }: OutboxRow): boolean => !refused && held.has(pathOf(write));

  const refresh = async (): Promise<void> => {
    const { rows, drafts, unread } = await loadAll();
    state = {
      waiting: rows.filter(({ refused }) => !refused).length,
      held: rows
        .filter(isHeld)
        .map(({ write }) => write)
        .filter(isOwned),
      refused: rows.flatMap(({ write, refused }) =>
        refused ? [{ id: pathOf(write), what: write.kind, reason: refused, write }] : [],
      ),
      drafts,
      unread,
      storage: shelves.storage(),
      isUnproved,
    };
    for (const listener of listeners) listener();
  };

  const keep = async (writes: readonly Write[]): Promise<Storage> => {
    const rows = await load();
    const last = rows.at(-1)?.order ?? 0;
    let storage: Storage = 'device';
    for (const [index, write] of writes.entries()) {
      const key = pathOf(write);
      const known = rows.filter((row) => identityOf(row.write) === identityOf(write));
      // what is on its way cannot be called back
      if (known.some((row) => !row.refused && !isHeld(row))) continue;
      for (const row of known) held.delete(pathOf(row.write));
      const value: OutboxRow = { order: known[0]?.order ?? last + 1 + index, write };
      const remove: readonly Handle[] = [
        ...known.map((row) => pathOf(row.write)).filter((path) => path !== key),
        draftKey(identityOf(write)),
      ].map((one) => ({ table: 'outbox', key: one }));
      const kept = await shelves.change({ absent: [], put: [{ table: 'outbox', key, value }], remove });
      if (kept.storage === 'memory') storage = 'memory';
    }
    await refresh();
    return storage;
  };

  const settle = (path: string, delivery: Delivery): void => {
    const resolves = deliveries.get(path) ?? [];
    deliveries.delete(path);
    for (const resolve of resolves) resolve(delivery);
  };

  const attempt = async (write: Write): Promise<PutResult> => {
    let stop = (): void => undefined;
    const late = new Promise<PutResult>((resolve) => {
      stop = timer.after(SEND_LIMIT, () => resolve({ kind: 'offline' }));
    });
    try {
      return await Promise.race([send(write), late]);
    } catch {
      // a defect of the store must not stop the outbox: the write stays queued and is retried
      return { kind: 'offline' };
    } finally {
      stop();
    }
  };

  const postpone = (): void => {
    callOff?.();
    const longest = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    const wait = Math.round(longest * (1 - random() / 2));
    failures += 1;
    callOff = timer.after(wait, () => {
      callOff = undefined;
      void flush();
    });
    for (const path of deliveries.keys()) settle(path, { kind: 'waiting', storage: shelves.storage() });
  };

  /** Settles deliveries whose row is gone or refused because another tab has sent it. */
  const settleElsewhere = (rows: readonly OutboxRow[]): void => {
    for (const path of deliveries.keys()) {
      const row = rows.find(({ write }) => pathOf(write) === path);
      const reason = row?.refused;
      // the row is still queued until its player signs in again
      if (row && !reason) settle(path, { kind: 'waiting', storage: shelves.storage() });
      else settle(path, reason ? { kind: 'refused', reason } : { kind: 'sent', storage: shelves.storage() });
    }
  };

  /**
   * Sends rows until none is left or the store cannot be reached (`done`), or until other tabs get their turn (`more`).
   */
  const sendTurn = async (later: Set<string>): Promise<'done' | 'more'> => {
    for (let sent = 0; sent < ROWS_IN_TURN; sent += 1) {
      const rows = await load();
      const row = rows.find(({ refused, write }) => !refused && !later.has(pathOf(write)));
      if (!row) {
        settleElsewhere(rows);
        return 'done';
      }
      const path = pathOf(row.write);
      const result = await attempt(row.write);
      const lacked = isUnproved;
      isUnproved = result.kind === 'offline' && result.why === 'unproved';
      if (result.kind === 'offline') {
        if (isUnproved !== lacked) await refresh();
        postpone();
        return 'done';
      }
      failures = 0;
      if (result.kind === 'notYet') {
        later.add(path);
        if (!held.has(path)) {
          held.add(path);
          await refresh();
        }
        settle(path, { kind: 'waiting', storage: shelves.storage() });
        continue;
      }
      held.delete(path);
      if (result.kind === 'ok') await shelves.remove('outbox', path);
      else await shelves.put({ table: 'outbox', key: path, value: { ...row, refused: result.reason } });
      await refresh();
      settle(path, result.kind === 'ok' ? { kind: 'sent', storage: result.storage } : result);
    }
    return 'more';
  };

  const sendAll = async (): Promise<void> => {
    /** Paths of the rows that have to wait for their own player. */
    const later = new Set<string>();
    for (;;) {
      const came: ('done' | 'more')[] = [];
      await exclusive(async () => void came.push(await sendTurn(later)));
      if (!came.includes('more')) return;
    }
  };

  const flush = (): Promise<void> => {
    // a write queued during the last send needs another pass
    isStale = sending !== undefined;
    if (sending) return sending;
    callOff?.();
    callOff = undefined;
    sending = sendAll().finally(() => {
      sending = undefined;
      if (isUrgent || (isStale && callOff === undefined)) void flush();
      isUrgent = false;
    });
    return sending;
  };

  return {
    deliver: async (first, ...others) => {
      const kept = keeping.then(() => keep([first, ...others]));
      keeping = kept;
      const storage = await kept;
      const path = pathOf(first);
      return new Promise((resolve) => {
        const stop = timer.after(PATIENCE, () => {
          settle(path, { kind: 'waiting', storage });
        });
        const settled = (delivery: Delivery): void => {
          stop();
          resolve(delivery);
        };
        deliveries.set(path, [...(deliveries.get(path) ?? []), settled]);
        void flush();
      });
    },
    pending: async () => (await load()).filter(({ refused }) => !refused).map(({ write }) => write),
    flush: async () => {
      await refresh();
      isUrgent = sending !== undefined;
      await flush();
    },
    dismiss: async (path) => {
      const rows = await load();
      const dismissed = rows.find(({ write }) => pathOf(write) === path);
      const beside = rows.filter((row) => isHeld(row) && dismissed && isBeside(row.write, dismissed.write));
      for (const { write } of beside) await shelves.remove('outbox', pathOf(write));
      await shelves.remove('outbox', path);
      await refresh();
    },
    keepDraft: async (draft) => {
      await shelves.put({ table: 'outbox', key: draftKey(draft.id), value: draft });
      await refresh();
    },
    dropDraft: async (id) => {
      await shelves.remove('outbox', draftKey(id));
      await refresh();
    },
    draft: async (id) => {
      const parsed = draftSchema.safeParse(await shelves.get('outbox', draftKey(id)));
      return parsed.success ? parsed.data : undefined;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
