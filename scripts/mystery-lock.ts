/** The mystery word's salted hash in the text of the rules, so that a reply has to know the word (DECISIONS 22). */
import type { WordLock } from '../src/contest/mystery-word';

const LINE = /(function isWord\(word\) \{ return keyOf\(')([^']*)(:' \+ word\) == ')([^']*)('; \})/;
/** Matches no sign that could end the quoted text around the lock. */
const SALT = /^[A-Za-z0-9_-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;

/** The rules with another word's lock; undefined when the lock is not valid or the rules hold none. */
export function withLock(rules: string, { salt, hash }: WordLock): string | undefined {
  if (!SALT.test(salt) || !HASH.test(hash) || !LINE.test(rules)) return undefined;
  return rules.replace(LINE, `$1${salt}$3${hash}$5`);
}
