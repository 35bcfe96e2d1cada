import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remembering, sentMeanwhile } from '../../../src/records/readings';
import type { RowsAnswer } from '../../../src/records/store-port';
import { awayStore, fakeServer, localRecords, newDisk, scoreForm, scoreWrite } from '../../support/records';

beforeEach(newDisk);

const QUERY = { level: 1, mode: 2, week: '2026-W47' } as const;

/** A list of ten rows a look. */
function listOf(length: number) {
  const from = (start: number): RowsAnswer<number> => {
    const end = Math.min(start + 10, length);
    const rows = Array.from({ length: end }, (_, index) => index);
    return { kind: 'ok', rows, ...(end < length ? { more } : {}) };
    async function more() {
      return from(end);
    }
  };
  return from(0);
}

describe('what was read', () => {
  it('answers a known reading, also while it is on its way', async () => {
    const ask = vi.fn(async () => listOf(3));
    const reading = remembering<string, number>(ask, () => 0);
    await Promise.all([reading('a', 1, 'fresh'), reading('a', 1, 'known'), reading('a', 1, 'known')]);
    expect(await reading('a', 1, 'known')).toEqual({ kind: 'ok', rows: [0, 1, 2], more: false });
    expect(ask).toHaveBeenCalledTimes(1);
    await reading('b', 1, 'known');
    await reading('b', 1, 'fresh');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('answers a recent one for a minute', async () => {
    let now = 0;
    const ask = vi.fn(async () => listOf(3));
    const reading = remembering<string, number>(ask, () => now);
    await reading('a', 1, 'recent');
    now = 59_999;
    await reading('a', 1, 'recent');
    expect(ask).toHaveBeenCalledTimes(1);
    now = 60_000;
    await reading('a', 1, 'recent');
    expect(ask).toHaveBeenCalledTimes(2);
    now = 1e9;
    await reading('a', 1, 'known');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is read on behind its last row, and no further than its end', async () => {
    const ask = vi.fn(async () => listOf(25));
    const reading = remembering<string, number>(ask, () => 0);
    const read = async (looks: number) => {
      const { rows, more } = await reading('a', looks, 'known');
      return [rows.length, more];
    };
    expect([await read(1), await read(2), await read(3), await read(9), await read(1)]).toEqual([
      [10, true],
      [20, true],
      [25, false],
      [25, false],
      [10, true],
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stays when reading on fails, and is read on when that is tried again', async () => {
    let isAway = true;
    const more = async (): Promise<RowsAnswer<number>> => {
      if (isAway) return { kind: 'offline' };
      return { kind: 'ok', rows: [1, 2] };
    };
    const reading = remembering<string, number>(
      async () => ({ kind: 'ok', rows: [1], more }) as const,
      () => 0,
    );
    expect(await reading('a', 2, 'fresh')).toEqual({ kind: 'offline', rows: [1], more: true });
    isAway = false;
    expect(await reading('a', 2, 'known')).toEqual({ kind: 'ok', rows: [1, 2], more: false });
  });

  it.each([
    ['an outage', () => Promise.resolve({ kind: 'offline' } as const)],
    ['a failure', () => Promise.reject(new Error('broken'))],
  ])('is asked for again after %s', async (_, fail) => {
    const ask = vi.fn(fail);
    const reading = remembering<string, number>(ask, () => 0);
    expect(await reading('a', 1, 'fresh')).toEqual({ kind: 'offline', rows: [], more: false });
    await reading('a', 1, 'known');
    expect(ask).toHaveBeenCalledTimes(2);
  });
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
  const scores = vi.fn(async () => ({ kind: 'ok', rows: [] }) as const);
  const { records, timer } = localRecords({ store: awayStore({ put: server.put, scores }) });
  const submitted = records.submitScore(scoreForm());
  await vi.waitFor(() => expect(records.outbox().waiting).toBe(1));
  await timer.advance(7000);
  await submitted;
  const shown = async (reading: 'fresh' | 'known') =>
    (await records.board(QUERY, { reading })).board.rows.map(({ name, waiting }) => [name, waiting]);
  expect(await shown('fresh')).toEqual([['Camille', true]]);
  server.weather = 'fine';
  records.retry();
  await vi.waitFor(() => expect(records.outbox().waiting).toBe(0));
  expect(await shown('known')).toEqual([['Camille', false]]);
  expect(await shown('known')).toEqual([['Camille', false]]);
  expect(scores).toHaveBeenCalledTimes(1);
});
