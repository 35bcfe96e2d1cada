// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useGuards } from '../../../src/kiosk/use-guards';

afterEach(cleanup);

/** Whether the browser may do what it would with the event. */
const isAllowed = (event: Event) => fireEvent(document.body, event);
const plain = (name: string) => new Event(name, { bubbles: true, cancelable: true });
const key = (init: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
const wheel = (ctrlKey: boolean) => new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey });

describe('the guards of a booth', () => {
  it.each(['contextmenu', 'dragstart', 'gesturestart'])('stop %s', (name) => {
    const { unmount } = renderHook(useGuards);
    expect(isAllowed(plain(name))).toBe(false);
    unmount();
    expect(isAllowed(plain(name))).toBe(true);
  });

  it('stop the zoom of the page, never the wheel itself', () => {
    const { unmount } = renderHook(useGuards);
    expect(isAllowed(wheel(true))).toBe(false);
    expect(isAllowed(wheel(false))).toBe(true);
    unmount();
    expect(isAllowed(wheel(true))).toBe(true);
  });

  it.each([
    { ctrlKey: true, key: 'p' },
    { metaKey: true, key: 's' },
    { altKey: true, key: 'F4' },
    { key: 'F12' },
  ])('stop the shortcut %o, also where the page would take it', (init) => {
    const { unmount } = renderHook(useGuards);
    expect(isAllowed(key(init))).toBe(false);
    unmount();
    expect(isAllowed(key(init))).toBe(true);
  });

  it('let everything be typed', () => {
    renderHook(useGuards);
    for (const typed of ['a', 'F', 'Backspace', 'Enter', '1'])
      expect(isAllowed(key({ key: typed }))).toBe(true);
    // AltGr, as Windows tells it
    expect(isAllowed(key({ ctrlKey: true, altKey: true, key: '@' }))).toBe(true);
  });
});
