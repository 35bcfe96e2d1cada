import { beforeEach, expect, it } from 'vitest';
import { openShelves } from '../../../../src/records/local/database';
import { createLocalStore } from '../../../../src/records/local/store';
import { newDisk, score, scoreWrite } from '../../../support/records';

beforeEach(newDisk);

it('skips documents it cannot read and shows the rest', async () => {
  const shelves = openShelves('worldmaps');
  const store = createLocalStore(shelves);
  await store.put(scoreWrite('good'));
  const path = 'leaderboard/2026-W47/level1';
  for (const [key, value] of [
    ['text', 'nonsense'],
    ['half', { name: 'Zoé' }],
    ['forged', { ...score(), score: 'many' }],
    ['nothing', null],
  ] as const)
    await shelves.put({ table: 'documents', key: `${path}/${key}`, value });
  const answer = await store.scores({ level: 1, mode: 2, week: '2026-W47' });
  expect(answer.kind === 'ok' && answer.scores.map(({ id }) => id)).toEqual(['good']);
});

it('skips contest results it cannot read', async () => {
  const shelves = openShelves('worldmaps');
  const key = 'weeklyContest/2026-W47/PublicResults/broken';
  await shelves.put({ table: 'documents', key, value: { name: 'Zoé', email: 'zoe@example.org' } });
  expect(await createLocalStore(shelves).entries('2026-W47')).toEqual({ kind: 'ok', entries: [] });
});

it('knows the names of the accounts of the device', async () => {
  const shelves = openShelves('worldmaps');
  await shelves.put({ table: 'documents', key: 'users/camille', value: { userId: 'u1' } });
  const store = createLocalStore(shelves);
  expect(await store.isNameTaken(' CAMILLE')).toEqual({ kind: 'ok', taken: true });
  expect(await store.isNameTaken('Zoé')).toEqual({ kind: 'ok', taken: false });
});
