/** Checks the mystery word of 14 letters; the bundle holds only its salted hash (DECISIONS 22). */
import type { Sha256 } from './draw';

/** SPEC section 9. */
export const WORD_LENGTH = 14;

export interface WordLock {
  readonly salt: string;
  /** SHA-256 of `{salt}:{WORD}` as lower-case hexadecimal. */
  readonly hash: string;
}

/** The lock of DECISIONS 22's word, used when the configuration sets no other. */
export const DEFAULT_LOCK: WordLock = {
  salt: 'worldmaps',
  hash: '2b4313722301bad12721a11ef6cc323c1c453076f97ec6159badbd56ac805bd4',
};

/** A text as it is compared with the word: capitals A to Z only, without accents. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

export async function opens(word: string, { salt, hash }: WordLock, sha256: Sha256): Promise<boolean> {
  return (await sha256(`${salt}:${lettersOf(word)}`)) === hash;
}
