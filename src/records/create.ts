/** Puts the records together for the browser or shell they run in: the only place that knows which adapter it is. */
import { openShelves } from './local/database';
import { createLocalStore } from './local/store';
import { createOutbox } from './outbox';
import type { Records } from './port';
import { recordsOver } from './records';

/**
 * The records of this device. Sends at once what an earlier visit left in the outbox, and again whenever the network
 * comes back.
 */
export function createRecords(): Records {
  const shelves = openShelves('worldmaps');
  const store = createLocalStore(shelves);
  const outbox = createOutbox({
    shelves,
    send: (write) => store.put(write),
    timer: {
      after: (wait, callback) => {
        const id = setTimeout(callback, wait);
        return () => {
          clearTimeout(id);
        };
      },
    },
    exclusive,
  });
  globalThis.addEventListener('online', () => void outbox.flush());
  void outbox.flush();
  return recordsOver({ store, outbox, now: Date.now, newId, sha256: sha256() });
}

/** One tab sends at a time, so that order holds; a browser without locks sends anyway, since a retry never doubles. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('worldmaps-outbox', work);
  else await work();
}

/** Unlike `randomUUID`, random values are there without a secure context too. */
function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

function sha256(): ((text: string) => Promise<string>) | undefined {
  if (!('subtle' in crypto)) return undefined;
  return async (text) =>
    toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
