/**
 * `npm run draw:check -- <seed> <file>`: recomputes a prize draw. The file holds the participants' public ids, one a line
 * and in any order; the seed stands in the log of the draws.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { draw } from '../src/contest/draw';
import { print } from './say';

const [seed, file] = process.argv.slice(2);
if (!seed || !file) {
  print('usage: npm run draw:check -- <seed> <file with one public id a line>');
  process.exit(2);
}
const ids = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const result = await draw(ids, seed, sha256);
if (!result) {
  print('nobody takes part');
  process.exit(1);
}
print(`participants  ${new Set(ids).size}`);
print(`hash of list  ${result.listHash}`);
print(`winner        ${result.winner}`);
