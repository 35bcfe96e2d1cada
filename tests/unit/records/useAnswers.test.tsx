// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Records } from '../../../src/records/port';
import { RecordsProvider } from '../../../src/records/RecordsContext';
import { useBoard } from '../../../src/records/useAnswers';
import { awayStore, localRecords, newDisk, scoreForm } from '../../support/records';

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

const OFFLINE = { kind: 'offline', board: { rows: [], unproved: [] } };

it('a board is asked once however often the outbox changes, and again by "try again" after an outage', async () => {
  const scores = vi
    .fn()
    .mockResolvedValueOnce({ kind: 'offline' })
    .mockResolvedValue({ kind: 'ok', scores: [] });
  const { records } = localRecords({ store: awayStore({ scores }) });
  const board = boardOver(records);
  await vi.waitFor(() => expect(board.current).toEqual(OFFLINE));
  await act(async () => records.retry());
  await vi.waitFor(() => expect(board.current?.kind).toBe('ok'));
  for (let change = 0; change < 3; change += 1) await act(async () => records.retry());
  expect(scores).toHaveBeenCalledTimes(2);
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
