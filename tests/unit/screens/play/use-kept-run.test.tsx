// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseText, readText } from '../../../../src/kept/kept';
import { parseInterrupted } from '../../../../src/runs/interrupted';
import { createRecorder } from '../../../../src/runs/recorder';
import { interruptedText, useKeptRun } from '../../../../src/screens/play/use-kept-run';
import type { Game } from '../../../../src/table/use-game';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { setUp } from '../../../support/game-builders';

const keptText = () => readText('run', () => sessionStorage);
const kept = () => parseText(keptText(), parseInterrupted);

function gameOf(at: readonly number[]): Game {
  const events = at.map((instant, index) =>
    index === 0 ? ({ type: 'start', at: instant } as const) : ({ type: 'skip', at: instant } as const),
  );
  const run = { run: { ...setUp({}), events }, now: () => 900 };
  return { run, recorder: createRecorder(), level: LEVEL } as unknown as Game;
}

const show = (name: string | undefined, at: readonly number[]) =>
  renderHook(({ game }) => useKeptRun(game, { name, slot: 7, result: 'r' }), {
    initialProps: { game: gameOf(at) },
  });

/** How the browser says that the page came. */
function arrive(type: NavigationTimingType, path: string): void {
  class Timing {
    readonly type = type;
    readonly name = `https://worldmaps.test${path}`;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing() as unknown as PerformanceEntry]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
  window.history.replaceState(null, '', '/worldmaps/game/1?mode=2');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a run that is played', () => {
  it('is kept from its start on, at each event and when the page goes', () => {
    const { rerender } = show('1 2', []);
    expect(keptText()).toBeUndefined();
    rerender({ game: gameOf([100]) });
    vi.runAllTimers();
    expect(kept()).toMatchObject({ game: '1 2', slot: 7, result: 'r', kept: { at: 900 } });
    rerender({ game: gameOf([100, 400]) });
    vi.runAllTimers();
    expect(kept()?.events.map(({ at }) => at)).toEqual([100, 400]);
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()?.events).toHaveLength(2);
  });

  it('is written when the mark of a tap has been drawn, or when the page goes before', () => {
    const { rerender } = show('1 2', [100]);
    expect(keptText()).toBeUndefined();
    rerender({ game: gameOf([100, 400]) });
    expect(vi.getTimerCount()).toBe(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()?.events).toHaveLength(2);
  });

  it('is forgotten by who leaves its screen, at once', () => {
    const { unmount, rerender } = show('1 2', [100]);
    vi.runAllTimers();
    expect(kept()).toBeDefined();
    rerender({ game: gameOf([100, 400]) });
    unmount();
    vi.runAllTimers();
    expect(keptText()).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    expect(keptText()).toBeUndefined();
  });

  it('is not kept without a name, as at a booth', () => {
    show(undefined, [100]);
    expect(keptText()).toBeUndefined();
  });
});

describe('a page', () => {
  it.each([
    ['reload', '/worldmaps/game/1?mode=2', true],
    ['back_forward', '/worldmaps/game/1', true],
    ['navigate', '/worldmaps/game/1?mode=2', false],
    ['reload', '/worldmaps/', false],
  ] as const)('that came by %s at %s takes a run up: %s', (type, path, takes) => {
    arrive(type, path);
    expect(interruptedText()).toBeUndefined();
    sessionStorage.setItem('worldmaps.run', 'kept');
    expect(interruptedText()).toBe(takes ? 'kept' : undefined);
  });
});
