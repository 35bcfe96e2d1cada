import { beforeEach, expect, it, vi } from 'vitest';
import { weekKeyAt } from '../../../../src/contest/weeks';
import { openShelves } from '../../../../src/records/local/database';
import { createLocalStore } from '../../../../src/records/local/store';
import type { Write } from '../../../../src/records/schema';
import { userPath } from '../../../../src/records/user-paths';
import { NOON, newDisk, score, scoreWrite } from '../../../support/records';

/** The hour of the tests' results: others are refused that are older than two weeks, or not played yet. */
const AT_NOON = { now: () => NOON };

beforeEach(newDisk);

it('skips documents it cannot read and shows the rest', async () => {
  const shelves = openShelves('worldmaps');
  const store = createLocalStore(shelves, AT_NOON);
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
  expect(answer.kind === 'ok' && answer.rows.map(({ id }) => id)).toEqual(['good']);
});

it('skips contest results it cannot read', async () => {
  const shelves = openShelves('worldmaps');
  const key = 'weeklyContest/2026-W47/PublicResults/broken';
  await shelves.put({ table: 'documents', key, value: { name: 'Zoé', email: 'zoe@example.org' } });
  expect(await createLocalStore(shelves).entries('2026-W47')).toEqual({ kind: 'ok', rows: [] });
});

it('knows the names of the accounts of the device', async () => {
  const shelves = openShelves('worldmaps');
  await shelves.put({ table: 'documents', key: userPath('Camille'), value: { userId: 'u1' } });
  const store = createLocalStore(shelves, AT_NOON);
  expect(await store.isNameTaken(' CAMILLE')).toEqual({ kind: 'ok', taken: true });
  expect(await store.isNameTaken('Zoé')).toEqual({ kind: 'ok', taken: false });
});

it('holds a name that was given up for its account, for 90 days', async () => {
  const shelves = openShelves('worldmaps');
  const givenUp = '2026-11-21T12:00:00.000Z';
  const key = userPath('Camille');
  await shelves.put({ table: 'documents', key, value: { userId: 'u1', givenUp } });
  const daysLater = (days: number) =>
    createLocalStore(shelves, { now: () => Date.parse(givenUp) + days * 86_400_000 });
  const played = new Date(Date.parse(givenUp) + 90 * 86_400_000).toISOString();
  const week = weekKeyAt(Date.parse(played));
  const write = scoreWrite('s1', { name: 'Camille', date: played, week });
  expect(await daysLater(90).isNameTaken('Camille')).toEqual({ kind: 'ok', taken: true });
  expect(await daysLater(90).put(write)).toEqual({ kind: 'refused', reason: 'nameTaken' });
  expect(await daysLater(91).isNameTaken('Camille')).toEqual({ kind: 'ok', taken: false });
  expect((await daysLater(91).put(write)).kind).toBe('ok');
});

it('takes nothing that a guest signs with the name of an account', async () => {
  const shelves = openShelves('worldmaps');
  await shelves.put({ table: 'documents', key: userPath('Camille'), value: { userId: 'u1' } });
  const store = createLocalStore(shelves, AT_NOON);
  const { date, week, level, time, score: points } = score();
  const result = { name: 'Camille', time, date };
  const shown = { ...result, week, level, score: points, maskedEmail: 'c***@example.org' };
  const writes: readonly Write[] = [
    scoreWrite('s'),
    { kind: 'hunt', id: 'h', document: { ...result, userId: '', day: '2026-11-21' } },
    {
      kind: 'entry',
      id: 'e',
      shown,
      document: {
        ...result,
        week,
        level,
        score: points,
        email: 'camille@example.org',
        gameMode: 4,
        quest: '',
        userId: '',
        consent: { wording: '1', date },
        publicId: 'e',
      },
    },
  ];
  for (const write of writes)
    expect(await store.put(write)).toEqual({ kind: 'refused', reason: 'nameTaken' });
});

it('takes no result under a name of another form', async () => {
  const store = createLocalStore(openShelves('worldmaps'), AT_NOON);
  expect(await store.put(scoreWrite('s1', { name: 'Dаvid' }))).toEqual({
    kind: 'refused',
    reason: 'invalid',
  });
});

it('hands out a week’s entries fastest first and a hundred at a look, read once', async () => {
  const shelves = openShelves('worldmaps');
  const entries = Array.from({ length: 250 }, (_, index) => ({
    table: 'documents' as const,
    key: `weeklyContest/2026-W47/PublicResults/p${String(index)}`,
    value: { ...score(), maskedEmail: '***@example.org', time: 250 - index },
  }));
  await shelves.change({ absent: [], put: entries });
  const all = vi.spyOn(shelves, 'entries');
  const first = await createLocalStore(shelves, AT_NOON).entries('2026-W47');
  if (first.kind !== 'ok') throw new Error(first.kind);
  expect(first.rows.map(({ time }) => time)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  const second = await first.more?.();
  if (second?.kind !== 'ok') throw new Error(second?.kind);
  expect(second.rows).toHaveLength(200);
  const third = await second.more?.();
  expect(third?.kind === 'ok' && [third.rows.length, third.more]).toEqual([250, undefined]);
  expect(all).toHaveBeenCalledTimes(1);
});

it('counts who only hunted among the players of the last days', async () => {
  const shelves = openShelves('worldmaps');
  const date = new Date(NOON).toISOString();
  await shelves.put({
    table: 'documents',
    key: 'dailyHunt/2026-11-20/scores/h1',
    value: { name: 'Zoé', time: 50, date, userId: '', day: '2026-11-20' },
  });
  const visitor = () => ({ userId: 'owner', isAdmin: true });
  const { days } = createLocalStore(shelves, { ...AT_NOON, visitor }).admin;
  expect(await days.activeSince(NOON)).toEqual({ kind: 'ok', value: 1 });
  expect(await days.activeSince(NOON + 1)).toEqual({ kind: 'ok', value: 0 });
});
