// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrawing } from '../../../src/levels/use-drawing';
import type { DrawingState } from '../../../src/maps/drawing';
import type { Platform } from '../../../src/platform/platform';

const DRAWING: DrawingState = {
  over: false,
  drawn: [5],
  levels: [
    { kind: 'drawing', level: 6, share: 0.4 },
    { kind: 'waiting', level: 7 },
  ],
};

const state = vi.fn<() => Promise<unknown>>();
const first = vi.fn<(level: number) => Promise<unknown>>();
const onDrawn = vi.fn();
const platform: Platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.reject(new Error('not asked for')),
    level: () => Promise.reject(new Error('not asked for')),
    pictureUrl: (path) => path,
  },
  drawing: { state, first },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  state.mockResolvedValue(DRAWING);
  first.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = (partial = true, of = platform) =>
  renderHook(({ isPartial }) => useDrawing(of, isPartial, onDrawn), {
    initialProps: { isPartial: partial },
  });
/** Until the code and the server's next answer have come. */
const nextAnswer = async () => {
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
};

describe('the maps that a server is drawing', () => {
  it('are not asked for where the list is whole, nor where nobody draws', async () => {
    const { maps } = platform;
    const whole = follow(false);
    const other = follow(true, { kind: 'web', maps });
    await nextAnswer();
    expect([whole.result.current, other.result.current]).toEqual([undefined, undefined]);
    expect(state).not.toHaveBeenCalled();
  });

  it('are all expected until the server has answered, which is not away meanwhile', () => {
    state.mockReturnValue(new Promise(() => undefined));
    const { result } = follow();
    expect(result.current).toMatchObject({ levels: undefined, isAway: false });
    expect(result.current?.isExpected(9)).toBe(true);
  });

  it('are then those that it draws, and those it has drawn', async () => {
    const { result } = follow();
    await nextAnswer();
    expect(result.current?.levels?.get(6)).toEqual({ kind: 'drawing', level: 6, share: 0.4 });
    expect([5, 6, 7, 8].map((level) => result.current?.isExpected(level))).toEqual([true, true, true, false]);
    expect(onDrawn).toHaveBeenCalled();
  });

  it('stay as they were while the server is away', async () => {
    const { result } = follow();
    await nextAnswer();
    state.mockRejectedValue(new TypeError('away'));
    await nextAnswer();
    await nextAnswer();
    expect(result.current?.isAway).toBe(true);
    expect(result.current?.levels?.get(7)).toEqual({ kind: 'waiting', level: 7 });
    state.mockResolvedValue(DRAWING);
    for (let wait = 0; wait < 10; wait += 1) await nextAnswer();
    expect(result.current?.isAway).toBe(false);
  });

  it('are drawn first when that is asked for, and a request that fails is no defect', async () => {
    first.mockRejectedValue(new TypeError('away'));
    const { result } = follow();
    result.current?.first(7);
    expect(first).toHaveBeenCalledExactlyOnceWith(7);
    await nextAnswer();
  });

  it('are asked for no more when nobody looks', async () => {
    const { unmount } = follow();
    await nextAnswer();
    unmount();
    const before = state.mock.calls.length;
    for (let wait = 0; wait < 5; wait += 1) await nextAnswer();
    expect(state.mock.calls.length).toBe(before);
  });

  it('are not asked for when the list became whole before the code came', async () => {
    const { rerender } = follow();
    rerender({ isPartial: false });
    await nextAnswer();
    expect(state).not.toHaveBeenCalled();
  });
});
