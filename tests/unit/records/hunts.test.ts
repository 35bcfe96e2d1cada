import { userPath } from '../../../src/records/user-paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { isHuntOpen } from '../../../src/records/hunts';
import type { HuntForm } from '../../../src/records/forms';
import { awayStore, localRecords, newDisk, settle } from '../../support/records';

beforeEach(newDisk);

const DAY = '2026-11-21';
const form = (changes: Partial<HuntForm> = {}): HuntForm => ({
  name: 'Camille',
  time: 83.44,
  day: DAY,
  ...changes,
});

describe('the board of the daily hunt', () => {
  it('shows a result at once, with one decimal and the five quests it found', async () => {
    const { records } = localRecords();
    const sent = await records.submitHunt(form());
    if (sent.kind !== 'ok') throw new Error(sent.kind);
    const { board } = await records.huntBoard(DAY, { ownId: sent.id });
    expect(board.rows).toMatchObject([{ rank: 1, name: 'Camille', time: 83.4, score: 5, waiting: false }]);
    expect(board.own).toMatchObject({ isBest: true, row: { id: sent.id } });
  });

  it('has one row a name, the fastest first, and only that day’s', async () => {
    const { records } = localRecords();
    await records.submitHunt(form({ time: 60 }));
    await records.submitHunt(form({ name: 'Zoé', time: 50 }));
    const slower = await records.submitHunt(form({ name: 'camille', time: 70 }));
    await records.submitHunt(form({ name: 'Max', time: 40, day: '2026-11-20' }));
    const { board } = await records.huntBoard(DAY, { ownId: 'id' in slower ? slower.id : undefined });
    expect(board.rows.map(({ name, time }) => [name, time])).toEqual([
      ['Zoé', 50],
      ['Camille', 60],
    ]);
    expect(board.own).toMatchObject({ isBest: false, row: { rank: 2 } });
  });

  it('holds what waits for the network, and says so', async () => {
    const { records } = localRecords({ store: awayStore({}) });
    expect(await records.submitHunt(form())).toMatchObject({ kind: 'offline' });
    await settle();
    const { kind, board } = await records.huntBoard(DAY);
    expect(kind).toBe('offline');
    expect(board.rows).toMatchObject([{ name: 'Camille', waiting: true }]);
    expect((await records.huntBoard('2026-11-20')).board.rows).toEqual([]);
  });

  it('asks for a name, and protects the registered ones', async () => {
    const { records, shelves } = localRecords();
    expect(await records.submitHunt(form({ name: ' ' }))).toEqual({
      kind: 'invalid',
      problem: 'nameRequired',
    });
    await shelves.put({ table: 'documents', key: userPath('Zoé'), value: { userId: 'zoe' } });
    expect(await records.submitHunt(form({ name: 'ZOÉ' }))).toEqual({
      kind: 'refused',
      reason: 'nameTaken',
    });
  });

  it('takes a player’s own name, and makes no activity', async () => {
    const player = { userId: 'zoe', name: 'Zoé' };
    const { records, shelves } = localRecords({ userId: 'zoe' });
    await shelves.put({ table: 'documents', key: userPath('Zoé'), value: { userId: 'zoe' } });
    expect(await records.submitHunt(form({ name: 'other', player }))).toMatchObject({ kind: 'ok' });
    expect((await records.huntBoard(DAY)).board.rows).toMatchObject([{ name: 'Zoé', registered: true }]);
    expect((await records.activities(player)).activities).toEqual([]);
  });
});

it('takes results on its day and three days more, and none before', () => {
  const on = (instant: string) => isHuntOpen(DAY, Date.parse(instant));
  expect(on('2026-11-20T23:59:59Z')).toBe(false);
  expect(on('2026-11-21T00:00:00Z')).toBe(true);
  expect(on('2026-11-24T23:59:59Z')).toBe(true);
  expect(on('2026-11-25T00:00:00Z')).toBe(false);
});
