import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask, whenIdle } from '../../../src/platform/turns';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the browser is idle, and tells it how long at most', () => {
  const ask = vi.fn<(run: () => void, most: { readonly timeout: number }) => number>(() => 0);
  vi.stubGlobal('requestIdleCallback', ask);
  let isIdle = false;
  whenIdle(() => (isIdle = true), 40_000, 500);
  vi.advanceTimersByTime(5000);
  expect(isIdle).toBe(false);
  const [run, most] = ask.mock.lastCall ?? [];
  expect(most).toEqual({ timeout: 40_000 });
  run?.();
  expect(isIdle).toBe(true);
});

it.each([
  ['the same', undefined, 1500],
  ['its own', 500, 500],
])('waits for %s time where browsers do not tell', (_, untold, ms) => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  let isIdle = false;
  whenIdle(() => (isIdle = true), 1500, untold);
  vi.advanceTimersByTime(ms - 1);
  expect(isIdle).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isIdle).toBe(true);
});

it('a task of its own comes after all that is promised', async () => {
  let isNext = false;
  void nextTask().then(() => (isNext = true));
  for (let i = 0; i < 10; i++) await Promise.resolve();
  expect(isNext).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isNext).toBe(true);
});
