/**
 * Queues every write on the device before it is sent to the store, so that no record is lost (DECISIONS 19).
 *
 * A row stays until the store has accepted it, and the store treats a known id as done. A retry after a lost answer, a
 * reload or a second tab may therefore repeat a write without storing it twice.
 */
import * as z from 'zod/mini';
import { pathOf } from './paths';
import type { OutboxState, PutResult, Refusal, Storage } from './port';
import { writeSchema, type Write } from './schema';
import type { Shelves } from './shelves';

/** Milliseconds before the first retry; each further wait doubles, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 300_000;

/** Milliseconds a submission waits for the store before the player reads "waiting to be sent". */
const PATIENCE = 6000;

const rowSchema = z.object({
  /** Position in the order of sending. */
  order: z.int(),
  write: writeSchema,
  refused: z.optional(z.literal(['nameTaken', 'denied', 'invalid', 'insecure', 'emailUsed'])),
});

type OutboxRow = z.infer<typeof rowSchema>;

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
}

export type Delivery =
  | { readonly kind: 'sent'; readonly storage: Storage }
  | { readonly kind: 'waiting'; readonly storage: Storage }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface Outbox {
  /** Queues the writes in this order and reports the first one's outcome: sent, refused, or still waiting. */
  deliver(first: Write, ...others: readonly Write[]): Promise<Delivery>;
  /** Writes not yet sent, in order. */
  pending(): Promise<readonly Write[]>;
  /** Sends the queued writes; resolves when none is left or the store cannot be reached. */
  flush(): Promise<void>;
  dismiss(path: string): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
}

export function createOutbox({ shelves, send, timer, exclusive }: OutboxNeeds): Outbox {
  const listeners = new Set<() => void>();
  const deliveries = new Map<string, readonly ((delivery: Delivery) => void)[]>();
  let state: OutboxState = { waiting: 0, refused: [], storage: 'device' };
  let keeping: Promise<unknown> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let isStale = false;
  let failures = 0;
  let callOff: (() => void) | undefined;

  const load = async (): Promise<readonly OutboxRow[]> => {
    const rows = (await shelves.all('outbox', '')).flatMap((value) => {
      const parsed = rowSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
    return rows.toSorted((a, b) => a.order - b.order || (pathOf(a.write) < pathOf(b.write) ? -1 : 1));
  };

  const refresh = async (): Promise<readonly OutboxRow[]> => {
    const rows = await load();
    state = {
      waiting: rows.filter(({ refused }) => !refused).length,
      refused: rows.flatMap(({ write, refused }) =>
        refused ? [{ id: pathOf(write), what: write.kind, reason: refused }] : [],
      ),
      storage: shelves.storage(),
    };
    for (const listener of listeners) listener();
    return rows;
  };

  const keep = async (writes: readonly Write[]): Promise<Storage> => {
    const last = (await load()).at(-1)?.order ?? 0;
    let storage: Storage = 'device';
    for (const [index, write] of writes.entries()) {
      const value: OutboxRow = { order: last + 1 + index, write };
      const kept = await shelves.create({ table: 'outbox', key: pathOf(write), value });
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
    try {
      return await send(write);
    } catch {
      // a defect of the store must not stop the outbox: the write stays queued and is retried
      return { kind: 'offline' };
    }
  };

  const postpone = (): void => {
    callOff?.();
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    failures += 1;
    callOff = timer.after(wait, () => void flush());
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

  const sendAll = async (): Promise<void> => {
    /** Paths of rows that can only be sent once their player is signed in. */
    const later = new Set<string>();
    for (;;) {
      const rows = await load();
      const row = rows.find(({ refused, write }) => !refused && !later.has(pathOf(write)));
      if (!row) {
        settleElsewhere(rows);
        return;
      }
      const path = pathOf(row.write);
      const result = await attempt(row.write);
      if (result.kind === 'offline') {
        postpone();
        return;
      }
      failures = 0;
      if (result.kind === 'notYet') {
        later.add(path);
        settle(path, { kind: 'waiting', storage: shelves.storage() });
        continue;
      }
      if (result.kind === 'ok') await shelves.remove('outbox', path);
      else await shelves.put({ table: 'outbox', key: path, value: { ...row, refused: result.reason } });
      await refresh();
      settle(path, result.kind === 'ok' ? { kind: 'sent', storage: result.storage } : result);
    }
  };

  const flush = (): Promise<void> => {
    // a write queued during the last send needs another pass
    isStale = sending !== undefined;
    if (sending) return sending;
    callOff?.();
    callOff = undefined;
    sending = exclusive(sendAll).finally(() => {
      sending = undefined;
      if (isStale && callOff === undefined) void flush();
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
      await flush();
    },
    dismiss: async (path) => {
      await shelves.remove('outbox', path);
      await refresh();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
