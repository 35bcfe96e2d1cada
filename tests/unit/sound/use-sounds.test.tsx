// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEvent } from '../../../src/game/events';
import { createSession, reduce, type Session } from '../../../src/game/session';
import { settings } from '../../../src/settings/settings';
import type { Effect } from '../../../src/sound/effects';
import { playEffect, useSounds, wakeSound } from '../../../src/sound/use-sounds';
import { answer, deck, setUp } from '../../support/game-builders';

const { heard, synth } = vi.hoisted(() => {
  const sounds: (readonly [string, number])[] = [];
  return {
    heard: sounds,
    synth: { wake: vi.fn(), play: (effect: string, volume: number) => void sounds.push([effect, volume]) },
  };
});
vi.mock('../../../src/sound/synth', () => ({ createSynth: () => synth }));

let instant = 0;
const now = () => instant;

beforeEach(() => {
  instant = 0;
  heard.length = 0;
  synth.wake.mockClear();
  settings.change({ muted: false, volume: 0.6 });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const effects = (): readonly Effect[] => heard.map(([effect]) => effect as Effect);
const pass = (ms: number) => {
  instant += ms;
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const step = (session: Session, event: RunEvent) => reduce(session, event).session;

function listen(first: Session) {
  const { rerender, unmount } = renderHook(({ session }) => useSounds(session, now), {
    initialProps: { session: first },
  });
  return { show: (session: Session) => rerender({ session }), unmount };
}

const timed = () => step(createSession(setUp({ mode: 3 }), deck(1, 1, 1)), { type: 'start', at: 0 });

describe('a sound', () => {
  it('is as loud as it is set, and silent where sound is off', () => {
    playEffect('place');
    settings.change({ volume: 0.2 });
    playEffect('right');
    settings.change({ muted: true });
    playEffect('wrong');
    expect(heard).toEqual([
      ['place', 0.6],
      ['right', 0.2],
    ]);
  });

  it('wakes the device when it is told to', () => {
    wakeSound();
    expect(synth.wake).toHaveBeenCalledOnce();
  });
});

describe('the sounds of a game', () => {
  it('follow each change once', () => {
    const begun = step(createSession(setUp(), deck(1, 1)), { type: 'start', at: 0 });
    const { show } = listen(begun);
    show(begun);
    expect(effects()).toEqual([]);
    const right = answer(begun, 2000);
    show(right);
    show(right);
    // drawing the game anew comes first
    expect(effects()).toEqual([]);
    pass(0);
    expect(effects()).toEqual(['right']);
  });

  it('wake the device at each touch and key, until the game is left', () => {
    const { unmount } = listen(timed());
    expect(synth.wake).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
    // opening the device takes long: the touch is answered before
    expect(synth.wake).not.toHaveBeenCalled();
    pass(0);
    expect(synth.wake).toHaveBeenCalledTimes(2);
    unmount();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
    pass(0);
    expect(synth.wake).toHaveBeenCalledTimes(2);
  });

  it('wake it also where a field keeps the touch to itself', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.addEventListener('pointerdown', (event) => event.stopPropagation());
    field.addEventListener('keydown', (event) => event.stopPropagation());
    listen(timed());
    fireEvent.pointerDown(field);
    fireEvent.keyDown(field, { key: 'a' });
    pass(0);
    expect(synth.wake).toHaveBeenCalledTimes(2);
    field.remove();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('wake it by itself where a click opened the game: %s', (hasBeenActive, times) => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
    listen(timed());
    pass(0);
    expect(synth.wake).toHaveBeenCalledTimes(times);
  });

  it('tick once for each of the last five seconds', () => {
    listen(timed());
    pass(14_900);
    expect(effects()).toEqual([]);
    for (const ticks of [1, 2, 3, 4, 5]) {
      pass(200);
      expect(effects()).toEqual(Array.from({ length: ticks }, () => 'tick'));
      pass(800);
      expect(effects()).toHaveLength(ticks);
    }
    pass(3000);
    expect(effects()).toHaveLength(5);
  });

  it('tick neither before the clock starts nor when the game is over', () => {
    const waiting = createSession(setUp({ mode: 3 }), deck(1));
    const { show } = listen(waiting);
    pass(19_000);
    expect(effects()).toEqual([]);
    const begun = step(waiting, { type: 'start', at: instant });
    show(begun);
    pass(16_000);
    expect(effects()).toEqual(['tick']);
    const over = step(begun, { type: 'tick', at: instant + 20_000 });
    expect(over.phase).toBe('over');
    show(over);
    pass(3000);
    expect(effects()).toEqual(['tick', 'fanfare']);
  });

  it('do not tick where nothing counts down', () => {
    listen(step(createSession(setUp({ mode: 2 }), deck(1, 1)), { type: 'start', at: 0 }));
    pass(30_000);
    expect(effects()).toEqual([]);
  });

  it('leave no clock behind', () => {
    const { unmount } = listen(timed());
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
