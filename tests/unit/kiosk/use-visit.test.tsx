// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kioskSettingsSchema } from '../../../src/booth/settings';
import { useVisit } from '../../../src/kiosk/use-visit';

const SETTINGS = kioskSettingsSchema.parse({ idleSeconds: 60, warningSeconds: 10, sessionMinutes: 5 });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

function visit() {
  const { result, unmount } = renderHook(() => useVisit(SETTINGS));
  return { phase: () => result.current.phase, act: () => result.current, unmount };
}

function begun() {
  const visiting = visit();
  act(() => visiting.act().begin());
  return visiting;
}

describe('a visit', () => {
  it('waits for somebody, however long', () => {
    const { phase } = visit();
    pass(10_000);
    expect(phase()).toEqual({ kind: 'attract' });
  });

  it('begins, is warned of and ends by itself', () => {
    const { phase } = begun();
    expect(phase()).toEqual({ kind: 'playing' });
    pass(59);
    expect(phase()).toEqual({ kind: 'playing' });
    pass(1);
    expect(phase()).toEqual({ kind: 'idle', left: 10 });
    pass(4);
    expect(phase()).toEqual({ kind: 'idle', left: 6 });
    pass(6);
    expect(phase()).toEqual({ kind: 'over' });
  });

  it.each(['pointerDown', 'pointerMove', 'keyDown', 'wheel', 'touchMove'] as const)(
    'goes on with every %s, whatever else takes it',
    (touch) => {
      const field = document.createElement('input');
      document.body.append(field);
      // a form or the map may keep its events to itself
      field.addEventListener(touch.toLowerCase(), (event) => event.stopPropagation());
      const { phase } = begun();
      pass(65);
      expect(phase().kind).toBe('idle');
      fireEvent[touch](field, touch === 'keyDown' ? { key: 'a' } : {});
      expect(phase()).toEqual({ kind: 'playing' });
      pass(59);
      expect(phase()).toEqual({ kind: 'playing' });
      field.remove();
    },
  );

  it('is not brought back by a touch after its end', () => {
    const { phase } = begun();
    pass(71);
    fireEvent.pointerDown(document.body);
    expect(phase()).toEqual({ kind: 'over' });
  });

  it('leads back to the attract screen, and the next one begins afresh', () => {
    const { phase, act: acts } = begun();
    pass(71);
    act(() => acts().end());
    expect(phase()).toEqual({ kind: 'attract' });
    pass(500);
    act(() => acts().begin());
    expect(phase()).toEqual({ kind: 'playing' });
  });

  it('has a last minute that no touch moves', () => {
    const { phase } = begun();
    for (let second = 0; second < 241; second += 30) {
      pass(30);
      fireEvent.pointerDown(document.body);
    }
    expect(phase()).toEqual({ kind: 'lastCall', left: 30 });
  });

  it.each([
    ['back', -3_600_000],
    ['on', 3_600_000],
  ])('neither ends nor stays when the machine’s clock is set %s', (_, by) => {
    const { phase } = begun();
    pass(10);
    vi.setSystemTime(Date.now() + by);
    pass(40);
    expect(phase()).toEqual({ kind: 'playing' });
    pass(15);
    expect(phase()).toEqual({ kind: 'idle', left: 5 });
    pass(5);
    expect(phase()).toEqual({ kind: 'over' });
  });

  it('leaves neither a clock nor a listener behind', () => {
    const { unmount } = begun();
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
