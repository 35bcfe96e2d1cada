import { userPath } from '../../../src/records/user-paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { isHuntOpen } from '../../../src/records/hunts';
import type { HuntForm } from '../../../src/records/forms';
import type { Day } from '../../../src/daily/day';
import type { ClaimedHunt, JudgeHunts } from '../../../src/records/judge';
import type { Ranked, StoredHunt } from '../../../src/records/store-port';
import { awayStore, fakeServer, localRecords, newDisk, settle } from '../../support/records';

beforeEach(newDisk);

const DAY = '2026-11-21';
const form = (changes: Partial<HuntForm> = {}): HuntForm => ({
  name: 'Camille',
  time: 83.44,
  day: DAY,
  ...changes,
});

const RUNS = Array.from({ length: 5 }, () => 'A'.repeat(16)).join('.');

describe('the points of a hunt', () => {
  const pointsOf = async (isDoubted: boolean, runs: string | undefined) => {
    const asked: ClaimedHunt[] = [];
    const { records, shelves } = localRecords({
      isDoubted: async (_, hunt) => {
        asked.push(hunt);
        return isDoubted;
      },
    });
    expect(await records.submitHunt(form({ runs }))).toMatchObject({ kind: 'ok' });
    const rows = await shelves.all('documents', 'explorers/');
    return { points: rows.length, asked: asked.map((hunt) => hunt.runs) };
  };

  it('are not earned by one that its own device would not rank, which is sent all the same', async () => {
    expect(await pointsOf(false, RUNS)).toEqual({ points: 1, asked: [RUNS] });
    newDisk();
    expect(await pointsOf(true, RUNS)).toEqual({ points: 0, asked: [RUNS] });
    newDisk();
    expect(await pointsOf(false, undefined)).toEqual({ points: 0, asked: [] });
  });
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

  it('holds the player’s own result where the store answers with the first rows only, and only on its day', async () => {
    const hunts = async () => ({ kind: 'ok', rows: [] }) as const;
    const { records } = localRecords({ store: awayStore({ put: fakeServer().put, hunts }) });
    const sent = await records.submitHunt(form());
    const ownId = 'id' in sent ? sent.id : undefined;
    const shown = async (day: Day) => (await records.huntBoard(day, { ownId })).board.rows;
    expect(await shown(DAY)).toMatchObject([{ name: 'Camille', waiting: false }]);
    expect(await shown('2026-11-20')).toEqual([]);
    expect((await records.huntBoard(DAY)).board.rows).toEqual([]);
  });

  it('holds what was sent while it was shown until it is read anew, and only on its day', async () => {
    const server = fakeServer();
    server.weather = 'offline';
    const hunts = async () => ({ kind: 'ok', rows: [] }) as const;
    const { records, outbox } = localRecords({ store: awayStore({ put: server.put, hunts }) });
    await records.submitHunt(form());
    await settle();
    const shown = async (day: Day, reading: 'fresh' | 'known') =>
      (await records.huntBoard(day, { reading })).board.rows.map(({ name, waiting }) => [name, waiting]);
    expect(await shown(DAY, 'fresh')).toEqual([['Camille', true]]);
    server.weather = 'fine';
    await outbox.flush();
    expect(await shown(DAY, 'known')).toEqual([['Camille', false]]);
    expect(await shown('2026-11-20', 'known')).toEqual([]);
    expect(await shown(DAY, 'fresh')).toEqual([]);
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

describe('hunts and their runs', () => {
  const RUNS = Array.from({ length: 5 }, () => 'A'.repeat(60)).join('.');
  const days: string[] = [];
  /** Doubts what took less than a minute. */
  const judgeHunts: JudgeHunts = (day) => {
    days.push(day);
    return (claimed) =>
      Promise.resolve(
        new Map(claimed.flatMap(({ id, time }) => (time < 60 ? [[id, 'eyeTooFast'] as const] : []))),
      );
  };
  beforeEach(() => days.splice(0));

  it('stand in the document, and are judged with it', async () => {
    const claims: ClaimedHunt[] = [];
    const { records } = localRecords({
      judgeHunts: (day) => (claimed) => {
        claims.push(...claimed);
        return judgeHunts(day)(claimed);
      },
    });
    await records.submitHunt(form({ runs: RUNS }));
    await records.huntBoard(DAY);
    expect(claims).toMatchObject([{ time: 83.4, runs: RUNS }]);
  });

  it('rank what they prove; the rest stands below, waiting or sent', async () => {
    const { records } = localRecords({ store: awayStore({}), judgeHunts });
    await records.submitHunt(form({ name: 'Ana', runs: RUNS }));
    const fast = await records.submitHunt(form({ name: 'Zed', time: 20 }));
    const { board } = await records.huntBoard(DAY, { ownId: fast.kind === 'offline' ? fast.id : '' });
    expect(board.rows).toMatchObject([{ rank: 1, name: 'Ana' }]);
    expect(board.unproved).toMatchObject([{ name: 'Zed', doubt: 'eyeTooFast', own: true, waiting: true }]);
  });

  it('have the store read on past what is doubted, but for days before they were kept', async () => {
    const counted: number[] = [];
    const row = {
      id: 'fast',
      name: 'Zed',
      time: 20,
      date: `${DAY}T12:00:00Z`,
      userId: '',
      day: DAY,
    } as const;
    const hunts = async (_day: Day, ranked?: Ranked<StoredHunt>) => {
      counted.push((await ranked?.([row, { ...row, id: 'slow', time: 90 }]))?.length ?? 0);
      return { kind: 'ok', rows: [] } as const;
    };
    const { records } = localRecords({ judgeHunts, store: awayStore({ hunts }) });
    await records.huntBoard('2026-11-23');
    await records.huntBoard('2026-11-22');
    expect(counted).toEqual([1, 2]);
  });

  it('are judged by the levels as each fresh reading finds them', async () => {
    const { records } = localRecords({ judgeHunts });
    await records.huntBoard(DAY);
    await records.huntBoard(DAY, { reading: 'known' });
    expect(days).toEqual([DAY]);
    await records.huntBoard(DAY);
    await records.huntBoard('2026-11-20', { reading: 'known' });
    expect(days).toEqual([DAY, DAY, '2026-11-20']);
  });
});
