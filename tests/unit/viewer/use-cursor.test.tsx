// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { FIRST_STEP, REST } from '../../../src/viewer/cursor';
import type { ViewerEngine } from '../../../src/viewer/engine';
import { useCursor } from '../../../src/viewer/use-cursor';
import { MAP } from '../../support/viewer';

const engine = {
  visible: vi.fn(() => mapRect(1000, 600, 800, 400)),
  scale: vi.fn(() => 0.5),
  reveal: vi.fn(),
  tapAt: vi.fn(),
};
let now = 0;

beforeEach(() => {
  vi.clearAllMocks();
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  engine.visible.mockImplementation(() => mapRect(1000, 600, 800, 400));
  engine.scale.mockImplementation(() => 0.5);
});

function held(isThere = true) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an engine a cursor uses these
  const ref = { current: isThere ? (engine as unknown as ViewerEngine) : null };
  const { result } = renderHook(() => useCursor(MAP, ref));
  const key = (name: string) => {
    let isUsed = false;
    act(() => {
      isUsed = result.current.onKey(name);
    });
    return isUsed;
  };
  return { cursor: () => result.current, key };
}

const MIDDLE = { x: 1400, y: 800 };
const STEP = FIRST_STEP / 0.5;

describe('the cursor of the keyboard', () => {
  it('is not there before it is used, and begins in the middle of what is seen', () => {
    const { cursor, key } = held();
    expect(cursor().point).toBeUndefined();
    expect(key('Enter')).toBe(true);
    expect(cursor().point).toEqual(MIDDLE);
    expect(engine.reveal.mock.calls).toEqual([[MIDDLE]]);
    expect(engine.tapAt).not.toHaveBeenCalled();
  });

  it.each([
    ['ArrowLeft', { x: 1400 - STEP, y: 800 }],
    ['ArrowRight', { x: 1400 + STEP, y: 800 }],
    ['ArrowUp', { x: 1400, y: 800 - STEP }],
    ['ArrowDown', { x: 1400, y: 800 + STEP }],
  ])('moves by %s, and is kept in view', (name, point) => {
    const { cursor, key } = held();
    expect(key(name)).toBe(true);
    expect(cursor().point).toEqual(point);
    expect(engine.reveal.mock.lastCall).toEqual([point]);
  });

  it('goes on from where it was, by the time that has gone by', () => {
    const { cursor, key } = held();
    key('ArrowRight');
    key('ArrowLeft');
    expect(cursor().point?.x).toBe(1400 + STEP / 2);
    now += REST + 1;
    key('ArrowRight');
    expect(cursor().point?.x).toBe(1400 + STEP * 1.5);
  });

  it('marks where it stands with Enter and with space', () => {
    const { key } = held();
    key('ArrowRight');
    for (const name of ['Enter', ' ']) expect(key(name)).toBe(true);
    expect(engine.tapAt.mock.calls).toEqual([[{ x: 1400 + STEP, y: 800 }], [{ x: 1400 + STEP, y: 800 }]]);
  });

  it('leaves all other keys alone', () => {
    const { cursor, key } = held();
    for (const name of ['a', 'Escape', 'Tab']) expect(key(name)).toBe(false);
    expect(cursor().point).toBeUndefined();
  });

  it('goes, and comes back in the middle', () => {
    const { cursor, key } = held();
    key('ArrowRight');
    act(() => cursor().hide());
    expect(cursor().point).toBeUndefined();
    key(' ');
    expect([cursor().point, engine.tapAt.mock.calls]).toEqual([MIDDLE, []]);
  });
});

describe('the cursor of a gamepad', () => {
  it('is pushed by any way, and presses where it stands', () => {
    const { cursor } = held();
    act(() => cursor().press());
    expect([cursor().point, engine.tapAt.mock.calls]).toEqual([MIDDLE, []]);
    act(() => cursor().push({ x: 10, y: -4 }));
    expect(cursor().point).toEqual({ x: 1420, y: 792 });
    act(() => cursor().press());
    expect(engine.tapAt.mock.calls).toEqual([[{ x: 1420, y: 792 }]]);
  });
});

it('without a viewer there is none', () => {
  const { cursor, key } = held(false);
  expect(key('ArrowLeft')).toBe(true);
  act(() => cursor().press());
  act(() => cursor().push({ x: 1, y: 1 }));
  expect(cursor().point).toBeUndefined();
});
