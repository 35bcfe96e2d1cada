import { beforeEach, expect, it, vi } from 'vitest';
import { remembering, sentMeanwhile } from '../../../src/records/readings';
import { awayStore, fakeServer, localRecords, newDisk, scoreForm, scoreWrite } from '../../support/records';

beforeEach(newDisk);

const QUERY = { level: 1, mode: 2, week: '2026-W47' } as const;

it('a known reading asks nobody, not even while the first is on its way', async () => {
  const ask = vi.fn(async (query: string) => ({ kind: 'ok', query }) as const);
  const reading = remembering(ask);
  await Promise.all([reading('a', 'fresh'), reading('a', 'known'), reading('a', 'known')]);
  expect(await reading('a', 'known')).toEqual({ kind: 'ok', query: 'a' });
  expect(ask).toHaveBeenCalledTimes(1);
  await reading('b', 'known');
  await reading('b', 'fresh');
  expect(ask).toHaveBeenCalledTimes(3);
});

it.each([
  ['an outage', () => Promise.resolve({ kind: 'offline' } as const)],
  ['a failure', () => Promise.reject(new Error('broken'))],
])('%s is asked about again', async (_, fail) => {
  const ask = vi.fn(fail);
  const reading = remembering(ask);
  await reading('a', 'fresh').catch(() => undefined);
  await reading('a', 'known').catch(() => undefined);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('what was seen waiting and is gone was sent, unless it was refused', () => {
  const sent = sentMeanwhile();
  const [one, two] = [scoreWrite('one'), scoreWrite('two')];
  expect(sent('fresh', [one, two], [])).toEqual([]);
  expect(sent('known', [two], [])).toEqual([one]);
  expect(sent('known', [], [{ write: two }])).toEqual([one]);
  expect(sent('known', [], [])).toEqual([one]);
  expect(sent('fresh', [], [])).toEqual([]);
});

it('a board that is looked at while a score is sent reads the store once, and keeps the row', async () => {
  const server = fakeServer();
  server.weather = 'offline';
  const scores = vi.fn(async () => ({ kind: 'ok', scores: [] }) as const);
  const { records, timer } = localRecords({ store: awayStore({ put: server.put, scores }) });
  const submitted = records.submitScore(scoreForm());
  await vi.waitFor(() => expect(records.outbox().waiting).toBe(1));
  await timer.advance(7000);
  await submitted;
  const shown = async (reading: 'fresh' | 'known') =>
    (await records.board(QUERY, undefined, reading)).board.rows.map(({ name, waiting }) => [name, waiting]);
  expect(await shown('fresh')).toEqual([['Camille', true]]);
  server.weather = 'fine';
  records.retry();
  await vi.waitFor(() => expect(records.outbox().waiting).toBe(0));
  expect(await shown('known')).toEqual([['Camille', false]]);
  expect(await shown('known')).toEqual([['Camille', false]]);
  expect(scores).toHaveBeenCalledTimes(1);
});
