// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Records } from '../../../src/records/port';
import { RecordsProvider } from '../../../src/records/RecordsContext';
import { useActivities, useBoard, useContestResults, useLooks } from '../../../src/records/use-answers';
import {
  awayStore,
  fakeServer,
  localRecords,
  newDisk,
  score,
  scoreForm,
  storeOf,
} from '../../support/records';

const PLAYER = { userId: 'u1', name: 'Hinata' };

beforeEach(newDisk);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function boardOver(records: Records) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  return renderHook(() => useBoard(1, 2, '2026-W47'), { wrapper }).result;
}

const OFFLINE = { kind: 'offline', more: false, board: { rows: [], unproved: [] } };

it('a board is asked once however often the outbox changes, and again by "try again" after an outage', async () => {
  const scores = vi
    .fn()
    .mockResolvedValueOnce({ kind: 'offline' })
    .mockResolvedValue({ kind: 'ok', rows: [] });
  const { records } = localRecords({ store: awayStore({ scores }) });
  const board = boardOver(records);
  await vi.waitFor(() => expect(board.current).toEqual(OFFLINE));
  await act(async () => records.retry());
  await vi.waitFor(() => expect(board.current?.kind).toBe('ok'));
  for (let change = 0; change < 3; change += 1) await act(async () => records.retry());
  expect(scores).toHaveBeenCalledTimes(2);
});

it('reads on behind the rows that are shown, which stay meanwhile', async () => {
  const row = (id: string) => ({ ...score({ name: id }), id });
  const more = vi.fn(async () => ({ kind: 'ok', rows: [row('Ana'), row('Bob')] }) as const);
  const scores = vi.fn(async () => ({ kind: 'ok', rows: [row('Ana')], more }) as const);
  const { records } = localRecords({ store: awayStore({ scores }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  const seen: (readonly string[] | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const [looks, readOn] = useLooks('list');
      const names = useBoard(1, 2, '2026-W47', { looks })?.board.rows.map(({ name }) => name);
      seen.push(names);
      return { names, readOn };
    },
    { wrapper },
  );
  await vi.waitFor(() => expect(result.current.names).toEqual(['Ana']));
  seen.length = 0;
  act(() => result.current.readOn());
  await vi.waitFor(() => expect(result.current.names).toEqual(['Ana', 'Bob']));
  expect(seen).not.toContain(undefined);
  expect([scores.mock.calls.length, more.mock.calls.length]).toEqual([1, 1]);
});

it('a board that told a rank a moment ago is not read again by its page, nor are a contest’s entries by its other page', async () => {
  const rows = vi.fn(async () => ({ kind: 'ok', rows: [] }) as const);
  const { records } = localRecords({ store: awayStore({ scores: rows, entries: rows }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  const look = async (use: () => { readonly kind: string } | undefined) => {
    const { result, unmount } = renderHook(use, { wrapper });
    await vi.waitFor(() => expect(result.current?.kind).toBe('ok'));
    unmount();
  };
  await look(() => useBoard(1, 2, '2026-W47', { ownId: 'mine' }));
  await look(() => useBoard(1, 2, '2026-W47', { ownId: 'mine', isJustRead: true }));
  expect(rows).toHaveBeenCalledTimes(1);
  await look(() => useBoard(1, 2, '2026-W47'));
  expect(rows).toHaveBeenCalledTimes(2);
  await look(() => useContestResults('2026-W47', 1));
  await look(() => useContestResults('2026-W47', 1));
  expect(rows).toHaveBeenCalledTimes(3);
});

it('is asked again without anybody’s doing once an outage is over, with pauses that grow', async () => {
  vi.useFakeTimers();
  const { records } = localRecords();
  let isAway = true;
  const board = vi.fn<Records['board']>(() =>
    Promise.resolve({ ...OFFLINE, kind: isAway ? 'offline' : 'ok' } as const),
  );
  const shown = boardOver({ ...records, board });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(shown.current).toEqual(OFFLINE);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(board).toHaveBeenCalledTimes(2);
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(board).toHaveBeenCalledTimes(3);
  expect(shown.current?.kind).toBe('ok');
  expect(vi.getTimerCount()).toBe(0);
});

it('a player’s activities are read once however often the outbox changes, and what was sent meanwhile stays', async () => {
  const { put, visitor } = storeOf(fakeServer());
  let isAway = true;
  const activities = vi.fn(async () =>
    isAway ? ({ kind: 'offline' } as const) : ({ kind: 'ok', activities: [] } as const),
  );
  const { records } = localRecords({ store: awayStore({ put, activities }) });
  await records.submitScore({ ...scoreForm(), player: PLAYER });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordsProvider records={records}>{children}</RecordsProvider>
  );
  const { result } = renderHook(() => useActivities(PLAYER), { wrapper });
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ kind: 'offline', activities: [{ waiting: true }] }),
  );
  isAway = false;
  visitor.id = PLAYER.userId;
  await act(async () => records.retry());
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ kind: 'ok', activities: [{ waiting: false }] }),
  );
  const asked = activities.mock.calls.length;
  for (let change = 0; change < 3; change += 1) await act(async () => records.retry());
  expect(activities).toHaveBeenCalledTimes(asked);
});

it('a board that nobody looks at any more is not asked for', async () => {
  const { records } = localRecords();
  const board = vi.fn((...asked: Parameters<Records['board']>) => records.board(...asked));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RecordsProvider records={{ ...records, board }}>{children}</RecordsProvider>
  );
  const { unmount } = renderHook(() => useBoard(1, 2, '2026-W47'), { wrapper });
  await vi.waitFor(() => expect(board).toHaveBeenCalledOnce());
  unmount();
  await records.submitScore(scoreForm());
  expect(board).toHaveBeenCalledOnce();
});

it('an answer that fails is an outage, not a wait without end', async () => {
  const { records } = localRecords();
  const board = boardOver({ ...records, board: () => Promise.reject(new Error('broken')) });
  await vi.waitFor(() => expect(board.current).toEqual(OFFLINE));
});

it('so is one that never comes', async () => {
  vi.useFakeTimers();
  const { records } = localRecords();
  const board = boardOver({ ...records, board: () => new Promise(() => undefined) });
  expect(board.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(board.current).toEqual(OFFLINE);
});
