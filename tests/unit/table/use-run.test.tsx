// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRun } from '../../../src/table/use-run';
import { deck, markOn, setUp } from '../../support/game-builders';

let instant = 0;
const now = () => instant;
const pass = (ms: number) => {
  instant += ms;
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

beforeEach(() => {
  instant = 1000;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function begin(changes: Parameters<typeof setUp>[0], cards = deck(1, 1)) {
  const { result } = renderHook(() => useRun(setUp(changes), cards, now));
  act(() => result.current.send({ type: 'start' }));
  return result;
}

describe('useRun', () => {
  it('gives events their instant and keeps the run', () => {
    const result = begin({});
    pass(2500);
    act(() => result.current.send({ type: 'mark', ...markOn(result.current.session.quest) }));
    expect(result.current.run.events).toMatchObject([
      { type: 'start', at: 1000 },
      { type: 'mark', at: 3500 },
    ]);
    expect(result.current.session.phase).toBe('judged');
  });

  it('asks the next quest a second later by itself', () => {
    const result = begin({});
    act(() => result.current.send({ type: 'mark', ...markOn(result.current.session.quest) }));
    pass(900);
    expect(result.current.session.phase).toBe('judged');
    pass(110);
    expect(result.current.session).toMatchObject({ phase: 'searching', clock: { askedAt: 1000 } });
  });

  it('ends a time attack by itself at exactly 20 seconds', () => {
    const result = begin({ mode: 3 });
    pass(19_990);
    expect(result.current.session.phase).toBe('searching');
    pass(20);
    expect(result.current.session).toMatchObject({ phase: 'over', clock: { endedAt: 20_000 } });
  });

  it('asks again when its timer rings before the clock says so', () => {
    const result = begin({ mode: 3 });
    instant += 10_000;
    act(() => {
      vi.advanceTimersByTime(20_010);
    });
    expect(result.current.session.phase).toBe('searching');
    pass(10_010);
    expect(result.current.session.phase).toBe('over');
  });

  it('pauses while the page is hidden, but never a ranked run', () => {
    const open = begin({ ranked: false });
    pass(500);
    hide(true);
    pass(60_000);
    hide(false);
    pass(500);
    act(() => open.current.send({ type: 'mark', ...markOn(open.current.session.quest) }));
    expect(open.current.session.answers).toMatchObject([{ at: 1000 }]);

    const ranked = begin({});
    hide(true);
    pass(5000);
    hide(false);
    act(() => ranked.current.send({ type: 'mark', ...markOn(ranked.current.session.quest) }));
    expect(ranked.current.session.answers).toMatchObject([{ at: 5000 }]);
  });
});
