// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/viewer/after-paint';

const work = vi.fn();

beforeEach(() => {
  work.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('work after the next frame', () => {
  it('is not done in it, and once after it', () => {
    let drawn = false;
    requestAnimationFrame(() => {
      drawn = true;
      expect(work).not.toHaveBeenCalled();
    });
    afterPaint(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(drawn).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done without a frame where none is drawn', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    afterPaint(work);
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it.each(['pointerdown', 'keydown'])('is done before a %s that comes sooner, and not again', (type) => {
    const button = document.body.appendChild(document.createElement('button'));
    const pressed = vi.fn(() => expect(work).toHaveBeenCalledTimes(1));
    button.addEventListener(type, pressed);
    afterPaint(work);
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(pressed).toHaveBeenCalledTimes(1);
    button.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done at once when that is asked for', () => {
    const now = afterPaint(work);
    now();
    now();
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
