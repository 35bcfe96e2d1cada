import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { withAdmin } from '../../../scripts/admin-uid';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };

const RULES = readFileSync(path.resolve(import.meta.dirname, '../../../firestore.rules'), 'utf8');

it('writes the owner into the rules, and another one over the first', () => {
  const first = withAdmin(RULES, 'abcdef123456') ?? '';
  expect(first).toContain("own('abcdef123456')");
  expect(withAdmin(first, 'zyxwvu987654')).toBe(withAdmin(RULES, 'zyxwvu987654'));
});

it.each(['', 'short', "a'); } allow", 'with space', 'x'.repeat(129)])('refuses %j', (uid) => {
  expect(withAdmin(RULES, uid)).toBeUndefined();
});

it('every board of every level has an index for its order', () => {
  const fields = indexes.indexes.map(({ collectionGroup, fields: all }) =>
    [collectionGroup, ...all.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(', '),
  );
  for (const { id } of CATALOGUE)
    for (const order of ['score DESCENDING', 'time ASCENDING'])
      expect(fields).toContain(`level${String(id)}, gameMode ASCENDING, ${order}, date ASCENDING`);
  expect(fields).toContain('scores, time ASCENDING, date ASCENDING');
});
