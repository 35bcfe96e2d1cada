/** The mystery word's salted hash in the text of the rules, so that a reply has to know the word (DECISIONS 22). */
import type { WordLock } from '../src/contest/mystery-word';

const LINE = /(function isWord\(word\) \{ return keyOf\(')([^']*)(:' \+ word\) == ')([^']*)('; \})/;
/** Nothing that could end the text it stands in. */
const SALT = /^[A-Za-z0-9_-]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;

/** The rules with another word's lock; undefined when it is none, or the rules have no such line. */
export function withLock(rules: string, { salt, hash }: WordLock): string | undefined {
  if (!SALT.test(salt) || !HASH.test(hash) || !LINE.test(rules)) return undefined;
  return rules.replace(LINE, `$1${salt}$3${hash}$5`);
}
