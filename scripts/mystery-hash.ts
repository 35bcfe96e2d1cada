/**
 * `npm run mystery:hash -- <word>`: a salt and the salted hash of a mystery word, printed for the configuration and written
 * into `firestore.rules` (DECISIONS 22).
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORD_LENGTH, lettersOf } from '../src/contest/mystery-word';
import { withLock } from './mystery-lock';
import { print } from './say';

const FILE = path.resolve(import.meta.dirname, '../firestore.rules');

const word = lettersOf(process.argv[2] ?? '');
if (word.length !== WORD_LENGTH) {
  print(`usage: npm run mystery:hash -- <word of ${WORD_LENGTH} letters>`);
  process.exit(2);
}
const salt = randomBytes(12).toString('hex');
const hash = createHash('sha256').update(`${salt}:${word}`).digest('hex');
const rules = withLock(readFileSync(FILE, 'utf8'), { salt, hash });
if (rules === undefined) throw new Error('firestore.rules: there is no place for the word');
writeFileSync(FILE, rules);
print(`VITE_MYSTERY_SALT=${salt}`);
print(`VITE_MYSTERY_HASH=${hash}`);
print('firestore.rules asks for the same word. Deploy both: the build with these lines, and the rules.');
