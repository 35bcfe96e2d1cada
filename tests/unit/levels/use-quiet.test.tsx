// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // the page has not been idle yet, whatever a test before has seen
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hook = async () => (await import('../../../src/levels/use-quiet')).useQuiet;

it('is so once the browser is first idle, for all who ask, and for good', async () => {
  const idle = vi.fn<(run: () => void, how: { timeout: number }) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const useQuiet = await hook();
  const [one, two] = [renderHook(() => useQuiet()), renderHook(() => useQuiet())];
  expect([one.result.current, two.result.current]).toEqual([false, false]);
  // asked once, and for no longer than a second and a half
  expect(idle.mock.calls.map(([, { timeout }]) => timeout)).toEqual([1500]);
  await act(async () => idle.mock.lastCall?.[0]());
  expect([one.result.current, two.result.current]).toEqual([true, true]);
  expect(renderHook(() => useQuiet()).result.current).toBe(true);
  expect(idle).toHaveBeenCalledOnce();
});

it('is so after half a second where browsers do not tell, and not said to who is gone', async () => {
  const useQuiet = await hook();
  const { result, unmount } = renderHook(() => useQuiet());
  const gone = renderHook(() => useQuiet());
  gone.unmount();
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toBe(false);
  await act(async () => void vi.advanceTimersByTime(1));
  expect([result.current, gone.result.current]).toEqual([true, false]);
  unmount();
});
