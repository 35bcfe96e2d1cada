/** The mystery word: 14 letters that the bundle knows only by their salted hash (DECISIONS 22). */
import type { Sha256 } from './draw';

/** SPEC section 9. */
export const WORD_LENGTH = 14;

export interface WordLock {
  readonly salt: string;
  /** SHA-256 of `{salt}:{WORD}` as lower-case hexadecimal. */
  readonly hash: string;
}

/** Opens to the word of DECISIONS 22 where the configuration names no other. */
export const DEFAULT_LOCK: WordLock = {
  salt: 'worldmaps',
  hash: '2b4313722301bad12721a11ef6cc323c1c453076f97ec6159badbd56ac805bd4',
};

/** The letters of a text as the word is compared: without accents, in capitals, nothing but A to Z. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

export async function opens(word: string, { salt, hash }: WordLock, sha256: Sha256): Promise<boolean> {
  return (await sha256(`${salt}:${lettersOf(word)}`)) === hash;
}
