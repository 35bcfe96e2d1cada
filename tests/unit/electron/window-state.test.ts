import { expect, test } from 'vitest';
import { usableState } from '../../../electron/main/window-state';

const state = { x: 100, y: 80, width: 1000, height: 700, fullScreen: false, maximized: false };
const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];

test('a window is found again where it was', () => {
  expect(usableState(state, screens)).toEqual(state);
});

test.each([
  ['on a screen that is gone', { ...state, x: 2500 }],
  ['above every screen', { ...state, y: -690 }],
  ['too small', { ...state, width: 100 }],
  ['not whole', { x: 1 }],
  ['nothing', undefined],
])('a state that is %s is not used', (_why, raw) => {
  expect(usableState(raw, screens)).toBeUndefined();
});
