/** `npm run mystery:hash -- <word>`: a salt and the salted hash of a mystery word, for the configuration (DECISIONS 22). */
import { createHash, randomBytes } from 'node:crypto';
import { WORD_LENGTH, lettersOf } from '../src/contest/mystery-word';
import { print } from './say';

const word = lettersOf(process.argv[2] ?? '');
if (word.length !== WORD_LENGTH) {
  print(`usage: npm run mystery:hash -- <word of ${WORD_LENGTH} letters>`);
  process.exit(2);
}
const salt = randomBytes(12).toString('hex');
print(`VITE_MYSTERY_SALT=${salt}`);
print(`VITE_MYSTERY_HASH=${createHash('sha256').update(`${salt}:${word}`).digest('hex')}`);
