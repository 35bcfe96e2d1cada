import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { indexesFor, rulesFor } from '../../../scripts/board-levels';
import { rulesAsWritten } from '../../../scripts/rules-written';
import { CATALOGUE } from '../../../src/maps/catalogue';

const read = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', name), 'utf8');
const RENEW = 'run `npm run rules:write`';

it('the rules know levels, contests and names as the game does', () => {
  const rules = read('firestore.rules');
  expect(rules === rulesAsWritten(rules), `firestore.rules: ${RENEW}`).toBe(true);
});

it('the indexes are those of every level of the catalogue', () => {
  const same = read('firestore.indexes.json') === indexesFor(CATALOGUE.length);
  expect(same, `firestore.indexes.json: ${RENEW}`).toBe(true);
});

it('one level more moves the bound and adds its three boards', () => {
  const more = CATALOGUE.length + 1;
  expect(rulesFor(read('firestore.rules'), more)).toContain(`level <= ${String(more)}; }`);
  expect(indexesFor(more).split(`"level${String(more)}"`)).toHaveLength(4);
});

it('refuses rules that do not say which ids are levels', () => {
  expect(() => rulesFor('service cloud.firestore {}', 3)).toThrow('no isLevel');
});
