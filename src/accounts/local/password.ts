/** Hashes a password with PBKDF2 and a salt per account, so that it can be checked but not read back. */
import { toHex } from '../../bytes/hex';

const ROUNDS = 210_000;
const BITS = 256;

export function newSalt(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The hash of a password as hexadecimal; undefined where the page has no secure context to hash in. */
export async function hashPassword(password: string, salt: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFC')), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
    key,
    BITS,
  );
  return toHex(new Uint8Array(bits));
}
