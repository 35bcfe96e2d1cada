/** The browser's time, randomness, hashes and tab lock, as records and accounts take them. */
import { toHex } from '../../bytes/hex';
import type { Timer } from '../../records/outbox';

export const timer: Timer = {
  after: (wait, callback) => {
    const id = setTimeout(callback, wait);
    return () => {
      clearTimeout(id);
    };
  },
};

/** Milliseconds a tab waits for its turn: a tab that is frozen while it sends gives the lock back to nobody. */
const TURN_LIMIT = 45_000;

/**
 * One tab sends at a time, so that order holds. After a while, and in a browser without locks, it sends anyway: a
 * retry never doubles.
 */
export async function exclusive(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const patience = new AbortController();
  const stop = timer.after(TURN_LIMIT, () => patience.abort());
  try {
    await navigator.locks.request('worldmaps-outbox', { signal: patience.signal }, () => {
      stop();
      return work();
    });
  } catch (error) {
    if (!patience.signal.aborted) throw error;
    await work();
  }
  return undefined;
}

/** Uses `getRandomValues`, because `randomUUID` needs a secure context. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** SHA-256 as lower-case hexadecimal; undefined where the page has no secure context to hash in. */
export const sha256: ((text: string) => Promise<string>) | undefined =
  'subtle' in crypto
    ? async (text) =>
        toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
    : undefined;

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Four random digits. */
export function digits(): string {
  return String(1000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9000));
}

/** Calls back once: when the network is back, or after a pause that doubles with each failure, to five minutes. */
export function whenBack(failures: number, callback: () => void): void {
  const once = (): void => {
    stop();
    globalThis.removeEventListener('online', once);
    callback();
  };
  const longest = Math.min(2000 * 2 ** failures, 300_000);
  const stop = timer.after(longest * (1 - Math.random() / 2), once);
  globalThis.addEventListener('online', once);
}
