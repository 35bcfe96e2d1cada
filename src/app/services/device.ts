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

/** Runs `work` in one tab at a time, which keeps the order of writes. A browser without locks runs it anyway, since a repeated write stores nothing twice. */
export async function exclusive(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('worldmaps-outbox', work);
  else await work();
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
