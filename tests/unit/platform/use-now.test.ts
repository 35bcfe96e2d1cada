// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOfWeek } from '../../../src/contest/weeks';
import { useNow } from '../../../src/platform/use-now';

const MONDAY = endOfWeek('2026-W47');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: MONDAY - 3_600_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('stands still within a week, and turns at its very end', () => {
  const { result } = renderHook(() => useNow(Date.now));
  act(() => void vi.advanceTimersByTime(3_599_999));
  expect(result.current).toBe(MONDAY - 3_600_000);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(MONDAY);
});

it('turns at an instant that was asked for, and at the next', () => {
  const noon = MONDAY - 1_800_000;
  const { result } = renderHook(() => useNow(Date.now, noon, MONDAY + 5000));
  act(() => void vi.advanceTimersByTime(1_800_000));
  expect(result.current).toBe(noon);
  act(() => void vi.advanceTimersByTime(1_805_000));
  expect(result.current).toBe(MONDAY + 5000);
});

it('sees a clock that was moved by hand, forward and back, and a page that is shown again', () => {
  let now = MONDAY - 3_600_000;
  const clock = () => now;
  const { result } = renderHook(() => useNow(clock));
  now = MONDAY + 60_000;
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current).toBe(MONDAY + 60_000);
  now = MONDAY - 60_000;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(MONDAY - 60_000);
});

it('leaves no timer behind', () => {
  renderHook(() => useNow(Date.now)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
