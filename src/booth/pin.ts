/** Checks the operator's PIN against a salted hash, with growing delays after wrong tries. */
import { toHex } from '../bytes/hex';
import * as z from 'zod/mini';

/** Four to twelve digits. */
export const PIN = /^\d{4,12}$/;

const ROUNDS = 600_000;
const BITS = 256;

export const pinLockSchema = z.object({
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Number of wrong tries in a row. */
  wrong: z.int().check(z.minimum(0)),
  /** Epoch milliseconds of the last wrong try. */
  lastWrong: z.number(),
});

export type PinLock = z.infer<typeof pinLockSchema>;

export type PinAnswer =
  | { readonly kind: 'open' }
  /** `wait` is in seconds; until then further tries are not checked. */
  | { readonly kind: 'wrong'; readonly wait: number }
  /** The try came during a delay and was not checked; `wait` is in seconds. */
  | { readonly kind: 'tooSoon'; readonly wait: number };

async function hashPin(pin: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
    key,
    BITS,
  );
  return toHex(new Uint8Array(bits));
}

/** A new lock for a PIN, without wrong tries. */
export async function lockFor(pin: string): Promise<PinLock> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await hashPin(pin, salt), wrong: 0, lastWrong: 0 };
}

/** Seconds to wait after so many wrong tries in a row: none for the first two, then doubling up to ten minutes. */
export function waitAfter(wrong: number): number {
  return wrong < 3 ? 0 : Math.min(600, 5 * 2 ** Math.min(wrong - 3, 10));
}

/** Seconds at `now` (epoch milliseconds) until the next try is checked. A clock that is set back does not lengthen them. */
export function waitLeft({ wrong, lastWrong }: PinLock, now: number): number {
  const wait = waitAfter(wrong);
  return Math.min(wait, Math.max(0, Math.ceil((lastWrong + wait * 1000 - now) / 1000)));
}

/** Tries a PIN at `now` (epoch milliseconds); returns the answer and the lock to store. */
export async function tryPin(
  lock: PinLock,
  pin: string,
  now: number,
): Promise<{ readonly answer: PinAnswer; readonly lock: PinLock }> {
  const left = waitLeft(lock, now);
  if (left > 0) return { answer: { kind: 'tooSoon', wait: left }, lock };
  if ((await hashPin(pin, lock.salt)) === lock.hash)
    return { answer: { kind: 'open' }, lock: { ...lock, wrong: 0, lastWrong: 0 } };
  const wrong = lock.wrong + 1;
  return { answer: { kind: 'wrong', wait: waitAfter(wrong) }, lock: { ...lock, wrong, lastWrong: now } };
}
