// @vitest-environment jsdom
/** What the table watches: the size of its stage, the pointer's way, and taps that may become a zoom. */
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_MS } from '../../../src/runs/recorder';
import { HOLD_MS, useHeldTap, type TapEvent } from '../../../src/table/use-held-tap';
import { useSize } from '../../../src/table/use-size';
import { useTrail } from '../../../src/table/use-trail';
import { DOUBLE_TAP_MS } from '../../../src/viewer/gestures';
import { viewPoint } from '../../../src/viewer/space';
import { answer, deck, MISS, started } from '../../support/game-builders';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the size of an element', () => {
  it('is measured at once, and again when it changes, until nobody asks any more', () => {
    const watched: Element[] = [];
    let measure: () => void = () => undefined;
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        disconnect = disconnect;
        constructor(tell: () => void) {
          measure = tell;
        }
        observe(element: Element) {
          watched.push(element);
        }
      },
    );
    const element = document.createElement('div');
    let [width, height] = [800, 600];
    Object.defineProperties(element, {
      clientWidth: { get: () => width },
      clientHeight: { get: () => height },
    });
    const ref = { current: element };
    const { result, unmount } = renderHook(() => useSize(ref));
    expect([result.current, watched]).toEqual([{ width: 800, height: 600 }, [element]]);
    const before = result.current;
    act(() => measure());
    // the same size is the same object: nothing is drawn anew for it
    expect(result.current).toBe(before);
    for (const [w, h] of [
      [800, 500],
      [700, 500],
    ] as const) {
      [width, height] = [w, h];
      act(() => measure());
      expect(result.current).toEqual({ width: w, height: h });
    }
    expect(disconnect).not.toHaveBeenCalled();
    unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is nothing before there is an element', () => {
    const ref = { current: null };
    expect(renderHook(() => useSize(ref)).result.current).toEqual({ width: 0, height: 0 });
  });
});

describe('the trail of a run', () => {
  const now = () => 1234;
  const follow = (session = started(deck(1, 1))) => {
    const act = { look: vi.fn(), point: vi.fn() };
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    const stage = { current: element };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a game the trail uses these
    const game = { run: { session, now }, act } as unknown as Parameters<typeof useTrail>[0];
    const { unmount } = renderHook(() => useTrail(game, stage));
    const move = (clientX: number, clientY: number) =>
      fireEvent(element, Object.assign(new Event('pointermove'), { clientX, clientY }));
    return { ...act, move, unmount };
  };

  it('samples where the view is, and where the pointer is once it has moved, in shares of the stage', () => {
    const { look, point, move } = follow();
    pass(SAMPLE_MS - 1);
    expect(look).not.toHaveBeenCalled();
    pass(1);
    expect([look.mock.calls, point.mock.calls]).toEqual([[[1234]], []]);
    move(0, 0);
    move(300, 100);
    pass(SAMPLE_MS);
    expect(point.mock.calls).toEqual([[1234, { x: 0.5, y: 0.25 }]]);
    pass(SAMPLE_MS);
    expect([look.mock.calls.length, point.mock.calls.length]).toEqual([3, 2]);
  });

  it('ends with the search, and with the game', () => {
    const { look } = follow(answer(started(deck(1, 1)), 2000));
    pass(5 * SAMPLE_MS);
    expect(look).not.toHaveBeenCalled();
    const other = follow();
    other.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a tap that may become a zoom', () => {
  const tap = (at: number): TapEvent => ({ event: { type: 'mark', at, ...MISS }, at: viewPoint(1, 2) });
  const hold = () => {
    const count = vi.fn();
    const { result, unmount } = renderHook(() => useHeldTap(count));
    return { held: () => result.current, count, unmount };
  };

  it('counts once it can be none any more', () => {
    const { held, count } = hold();
    act(() => held().hold(tap(5)));
    expect(held().held).toEqual(tap(5));
    pass(HOLD_MS - 1);
    expect(count).not.toHaveBeenCalled();
    pass(1);
    expect([count.mock.calls, held().held]).toEqual([[[tap(5)]], undefined]);
    pass(HOLD_MS);
    expect(count).toHaveBeenCalledOnce();
  });

  it('counts at once before whatever comes next, and only once', () => {
    const { held, count } = hold();
    act(() => held().hold(tap(5)));
    act(() => held().flush());
    act(() => held().flush());
    pass(HOLD_MS);
    expect([count.mock.calls, held().held]).toEqual([[[tap(5)]], undefined]);
  });

  it('counts not at all where it was the first half of a zoom, or the game is gone', () => {
    const { held, count, unmount } = hold();
    act(() => held().hold(tap(5)));
    act(() => held().drop());
    expect(held().held).toBeUndefined();
    pass(HOLD_MS);
    act(() => held().hold(tap(6)));
    unmount();
    pass(HOLD_MS);
    expect([count.mock.calls, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('lasts longer than the gesture’s own window', () => {
    expect(HOLD_MS).toBeGreaterThan(DOUBLE_TAP_MS);
    expect(HOLD_MS).toBeLessThan(500);
  });
});
