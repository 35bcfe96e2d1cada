// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draughtsman } from '../../../../src/endless/draw';
import type { ReadyMaps } from '../../../../src/endless/ready';
import { SLOW_AFTER, useDrawnMap } from '../../../../src/screens/endless/use-drawn-map';
import { drawnMap } from '../../endless/drawn';

const CODE = 'E1-2026-12-24';
const AHEAD = { ...drawnMap(CODE), addressOf: (path: string) => path };

function readyWith(codes: readonly string[]): ReadyMaps {
  let isSpared = false;
  const has = (code: string) => Promise.resolve(codes.includes(code));
  return {
    has,
    open: async (code) => ((await has(code)) ? AHEAD : undefined),
    spare: () => {
      isSpared = true;
    },
    get isSpared() {
      return isSpared;
    },
  };
}

/** A worker that is heard only when the test says so. */
function worker() {
  let fail: () => void = () => undefined;
  const dismiss = vi.fn<() => void>();
  const draw = vi.fn<Draughtsman['draw']>((_ask, _hear, onBroken) => {
    fail = onBroken;
  });
  const draughtsman = { draw, dismiss };
  return { open: () => draughtsman, draw, dismiss, fail: () => fail() };
}

const opened = (ready: ReadyMaps | undefined, { open } = worker()) =>
  renderHook(() => useDrawnMap(CODE, open, ready)).result;

beforeEach(() => {
  vi.stubGlobal('Worker', vi.fn<() => void>());
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a device that cannot draw gets the map that was drawn ahead', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  const ready = readyWith([CODE]);
  const result = opened(ready);
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'ready', map: AHEAD }));
  expect(ready.isSpared).toBe(true);
});

it.each([
  ['no map was drawn ahead', readyWith([])],
  ['this home has none', undefined],
])('a device that cannot draw is told so where %s', async (_, ready) => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  const result = opened(ready);
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'failed', why: 'unable' }));
});

it('a drawing that breaks off gives way to the map that was drawn ahead, now and for the rest of the visit', async () => {
  const ready = readyWith([CODE]);
  const first = worker();
  const result = opened(ready, first);
  await waitFor(() => expect(first.draw).toHaveBeenCalled());
  act(() => first.fail());
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'ready', map: AHEAD }));
  cleanup();
  const second = worker();
  const later = opened(ready, second);
  await waitFor(() => expect(later.current.state).toEqual({ kind: 'ready', map: AHEAD }));
  expect(second.draw).not.toHaveBeenCalled();
});

it('a device that can draw draws, whatever was drawn ahead; a slow one is offered it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const ready = readyWith([CODE]);
  const slow = worker();
  const result = opened(ready, slow);
  await vi.waitFor(() => expect(slow.draw).toHaveBeenCalled());
  expect(result.current.state).toMatchObject({ kind: 'drawing' });
  await act(() => vi.advanceTimersByTimeAsync(SLOW_AFTER));
  expect(result.current.state).toMatchObject({ kind: 'drawing', isSlow: true, instead: AHEAD });
  act(() => result.current.take(AHEAD));
  expect(result.current.state).toEqual({ kind: 'ready', map: AHEAD });
  expect(slow.dismiss).toHaveBeenCalled();
  expect(ready.isSpared).toBe(true);
});
