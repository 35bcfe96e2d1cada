import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localRecords, newDisk, NOON, scoreForm, serverStore } from '../../support/records';

beforeEach(newDisk);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const QUERY = { level: 1, mode: 2, week: '2026-W47' } as const;

describe('submitting a score', () => {
  it('puts it on the board of its week at once, and it is there after a reload', async () => {
    const { records } = localRecords();
    const result = await records.submitScore(scoreForm({ name: ' Camille ' }));
    expect(result).toMatchObject({ kind: 'ok', storage: 'device' });
    for (const visit of [records, localRecords().records]) {
      const { kind, board } = await visit.board(QUERY, { ownId: result.kind === 'ok' ? result.id : '' });
      expect(kind).toBe('ok');
      expect(board.own).toMatchObject({ isBest: true, row: { rank: 1 } });
      expect(board.rows).toMatchObject([
        { rank: 1, name: 'Camille', score: 10, time: 42.2, registered: false, waiting: false },
      ]);
    }
  });

  it('belongs to the week it is made in', async () => {
    const { records } = localRecords({ now: () => Date.parse('2027-01-02T10:00:00Z') });
    await records.submitScore(scoreForm());
    expect((await records.board({ ...QUERY, week: '2026-W53' })).board.rows).toHaveLength(1);
    expect((await records.board(QUERY)).board.rows).toHaveLength(0);
  });

  it('needs a name', async () => {
    const { records } = localRecords();
    expect(await records.submitScore(scoreForm({ name: ' ' }))).toEqual({
      kind: 'invalid',
      problem: 'nameRequired',
    });
    expect((await records.board(QUERY)).board.rows).toEqual([]);
  });

  it('signs with the known player and shows the name as registered', async () => {
    const { records } = localRecords();
    await records.submitScore(scoreForm({ name: '', player: { userId: 'u1', name: 'Mia' } }));
    expect((await records.board(QUERY)).board.rows).toMatchObject([{ name: 'Mia', registered: true }]);
  });

  it('refuses a name that belongs to somebody, but not to its owner', async () => {
    const { store, server } = serverStore('Camille');
    const { records } = localRecords({ store });
    expect(await records.submitScore(scoreForm())).toEqual({ kind: 'refused', reason: 'nameTaken' });
    expect(server.received).toEqual([]);
    // it was kept before anybody was asked
    expect(records.outbox().refused).toMatchObject([{ write: { document: { name: 'Camille' } } }]);
    const owner = scoreForm({ player: { userId: 'u1', name: 'Camille' } });
    expect((await records.submitScore(owner)).kind).toBe('ok');
  });

  it('does not save a score of 0, but keeps what the player wrote', async () => {
    const { store, server } = serverStore();
    const { records } = localRecords({ store });
    expect(await records.submitScore(scoreForm({ score: 0 }))).toEqual({ kind: 'nothingToSave' });
    expect(await records.submitScore(scoreForm({ score: 0, feedback: 'Trop dur !' }))).toEqual({
      kind: 'nothingToSave',
    });
    expect(server.received.map(({ kind }) => kind)).toEqual(['comment']);
  });

  it('stores a comment beside the score only when there is one', async () => {
    const { store, server } = serverStore();
    const { records } = localRecords({ store });
    await records.submitScore(scoreForm({ feedback: '  ' }));
    await records.submitScore(scoreForm({ feedback: ' Bravo ' }));
    await expect.poll(() => server.received.map(({ kind }) => kind)).toEqual(['score', 'score', 'comment']);
    expect(server.received[2]).toMatchObject({ document: { text: 'Bravo', name: 'Camille' } });
  });
});

describe('without the network', () => {
  it('shows the waiting result on its board, highlighted, also when the name could not be checked', async () => {
    const { store, server } = serverStore();
    server.weather = 'offline';
    const { records } = localRecords({ store });
    const result = await records.submitScore(scoreForm());
    expect(result).toMatchObject({ kind: 'offline', storage: 'device' });
    const answer = await records.board(QUERY, { ownId: result.kind === 'offline' ? result.id : '' });
    expect(answer.kind).toBe('offline');
    expect(answer.board.own).toMatchObject({ row: { waiting: true, rank: 1 } });
    expect((await records.board({ ...QUERY, mode: 4 })).board.rows).toEqual([]);
    expect(records.outbox().waiting).toBe(1);
  });

  it('still finds the own result when the store answers without it', async () => {
    const { store } = serverStore();
    const { records } = localRecords({
      store: { ...store, scores: () => Promise.resolve({ kind: 'ok', rows: [] }) },
    });
    const result = await records.submitScore(scoreForm());
    const { board } = await records.board(QUERY, { ownId: result.kind === 'ok' ? result.id : '' });
    expect(board.own).toMatchObject({ isBest: true, row: { waiting: false } });
  });
});

describe('a result that was earned before', () => {
  const earned = { id: 'mine', date: '2026-11-15T23:59:00.000Z' };

  it('stands on the board of its own week under its own id', async () => {
    const { store, server } = serverStore();
    const { records } = localRecords({ store });
    const player = { userId: 'u1', name: 'Camille' };
    const form = scoreForm({ earned, feedback: 'Bravo', player });
    await records.submitScore(form);
    await records.submitScore(form);
    await expect.poll(() => records.outbox().waiting).toBe(0);
    expect(server.received).toMatchObject([
      { kind: 'score', id: 'mine', document: { week: '2026-W46', date: earned.date } },
      { kind: 'activity', id: 'mine-activity' },
      { kind: 'comment', id: 'mine-comment' },
    ]);
  });

  it.each(['2025-11-20T12:00:00.000Z', '2026-11-22T18:00:00.000Z'])(
    'by a clock that was wrong (%s) is of today',
    async (date) => {
      const { store, server } = serverStore();
      await localRecords({ store }).records.submitScore(scoreForm({ earned: { id: 'mine', date } }));
      expect(server.received).toMatchObject([{ document: { week: '2026-W47' } }]);
    },
  );

  it('is entered for the week it was found in, though Monday has come', async () => {
    const { store, server } = serverStore();
    const { records } = localRecords({ store, now: () => Date.parse('2026-11-16T00:00:30Z') });
    const entry = { name: 'Zoé', email: 'zoe@example.org', consent: true, time: 1, score: 1, level: 1 };
    await records.submitEntry({ ...entry, mode: 5, quest: 'dquest4', week: '2026-W46', earned });
    expect(server.received).toMatchObject([{ document: { week: '2026-W46', date: earned.date } }]);
  });
});

describe('without room on the device', () => {
  it('says memory, and the game goes on', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { records } = localRecords();
    expect(await records.submitScore(scoreForm())).toMatchObject({ kind: 'ok', storage: 'memory' });
    expect((await records.board(QUERY)).board.rows).toHaveLength(1);
    expect(records.outbox().storage).toBe('memory');
  });

  it('says memory on a full disk too', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const { records } = localRecords();
    expect(await records.submitScore(scoreForm())).toMatchObject({ kind: 'ok', storage: 'memory' });
    expect((await records.board(QUERY)).board.rows).toHaveLength(1);
  });
});

it('keeps feedback with its name, and neither blank', async () => {
  const { store, server } = serverStore();
  const { records } = localRecords({ store });
  expect(await records.submitComment({ name: 'Zoé', text: ' ' })).toEqual({
    kind: 'invalid',
    problem: 'textRequired',
  });
  expect((await records.submitComment({ name: ' Zoé ', text: ' Bravo ' })).kind).toBe('ok');
  expect(server.received).toMatchObject([
    { kind: 'comment', document: { name: 'Zoé', text: 'Bravo', date: new Date(NOON).toISOString() } },
  ]);
});

it('lets a refused write be dismissed, and one that waits be retried', async () => {
  const { store, server } = serverStore();
  const { records, outbox } = localRecords({ store });
  server.weather = 'refuses';
  expect(await records.submitScore(scoreForm())).toEqual({ kind: 'refused', reason: 'denied' });
  const [refused] = records.outbox().refused;
  await records.dismiss(refused?.id ?? '');
  expect(records.outbox().refused).toEqual([]);
  server.weather = 'offline';
  await records.submitScore(scoreForm());
  server.weather = 'fine';
  records.retry();
  await expect.poll(() => records.outbox().waiting).toBe(0);
  expect(await outbox.pending()).toEqual([]);
});
