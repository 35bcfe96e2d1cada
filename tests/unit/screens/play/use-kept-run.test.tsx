// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseText, readText } from '../../../../src/kept/kept';
import { parseInterrupted } from '../../../../src/runs/interrupted';
import { createRecorder } from '../../../../src/runs/recorder';
import { interruptedText, offeredText, useKeptRun } from '../../../../src/screens/play/use-kept-run';
import type { Session } from '../../../../src/game/session';
import type { Game } from '../../../../src/table/use-game';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { setUp } from '../../../support/game-builders';

const keptText = () => readText('run', () => sessionStorage);
const onDevice = () => readText('run.r', () => localStorage);
const kept = () => parseText(keptText(), parseInterrupted);

interface Standing {
  readonly phase?: Session['phase'];
  readonly ranked?: boolean;
  readonly found?: number;
}

function gameOf(
  at: readonly number[],
  { phase = 'searching', ranked = true, found = 1 }: Standing = {},
): Game {
  const events = at.map((instant, index) =>
    index === 0 ? ({ type: 'start', at: instant } as const) : ({ type: 'skip', at: instant } as const),
  );
  const answers = Array.from({ length: found }, () => ({ right: true }));
  const session = { phase, setup: setUp({ ranked }), answers };
  const run = { run: { ...setUp({ ranked }), events }, session, now: () => 900 };
  return { run, recorder: createRecorder(), level: LEVEL } as unknown as Game;
}

const show = (name: string | undefined, at: readonly number[]) =>
  renderHook(({ game }) => useKeptRun(game, { name, slot: 7, result: 'r' }), {
    initialProps: { game: gameOf(at) },
  });

/** The router changes the address first, and the screen after it. */
const leave = () => window.history.replaceState(null, '', '/worldmaps/leaderboard');

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
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
    leave();
    unmount();
    vi.runAllTimers();
    expect(keptText()).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    expect(keptText()).toBeUndefined();
  });

  it('is not kept without a name, as at a booth', () => {
    show(undefined, [100]);
    vi.runAllTimers();
    expect(keptText()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('outlives its tab on the device, until its screen is left', () => {
    const { rerender, unmount } = show('1 2', [100]);
    vi.runAllTimers();
    rerender({ game: gameOf([100, 400]) });
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toBe(keptText());
    expect(offeredText({ run: 'r' })).toBe(keptText());
    expect([offeredText({ run: 'other' }), offeredText({ run: 7 }), offeredText(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    leave();
    unmount();
    expect(localStorage).toHaveLength(0);
  });

  it('outlives a defect that takes its screen away in its midst, and not the end of its turn', () => {
    const broken = show('1 2', [100]);
    vi.runAllTimers();
    const text = keptText();
    broken.unmount();
    expect([keptText(), onDevice()]).toEqual([text, text]);
    const ended = show('1 2', [100]);
    vi.runAllTimers();
    ended.rerender({ game: gameOf([100, 400], { phase: 'over' }) });
    ended.unmount();
    expect([keptText(), onDevice()]).toEqual([undefined, undefined]);
  });

  it('that is over stays on the device until the form of its result has been kept', () => {
    const { rerender } = show('1 2', [100]);
    vi.runAllTimers();
    rerender({ game: gameOf([100, 400], { phase: 'over' }) });
    window.dispatchEvent(new Event('pagehide'));
    expect(parseText(onDevice(), parseInterrupted)).toMatchObject({ isOver: true, result: 'r' });
    localStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toBeUndefined();
    expect(kept()?.isOver).toBe(true);
  });

  it.each([
    ['counts for no board', { ranked: false }],
    ['has found nothing', { found: 0 }],
  ])('that is over and %s leaves nothing on the device', (_, standing) => {
    const { rerender } = show('1 2', [100]);
    vi.runAllTimers();
    expect(onDevice()).toBeDefined();
    rerender({ game: gameOf([100, 400], { phase: 'over', ...standing }) });
    window.dispatchEvent(new Event('pagehide'));
    expect(onDevice()).toBeUndefined();
  });

  it('is held by its tab as long as it is played, so that no other tab offers it', async () => {
    let held: Promise<unknown> = Promise.resolve();
    const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>((_, work) => {
      const done = work();
      held = done;
      return done;
    });
    vi.stubGlobal('navigator', { locks: { request } });
    const { rerender, unmount } = show('1 2', [100]);
    rerender({ game: gameOf([100, 400]) });
    expect(request.mock.calls.map(([name]) => name)).toEqual(['worldmaps.run.r']);
    let isFree = false;
    void held.then(() => (isFree = true));
    await Promise.resolve();
    expect(isFree).toBe(false);
    unmount();
    await held;
    expect(isFree).toBe(true);
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
