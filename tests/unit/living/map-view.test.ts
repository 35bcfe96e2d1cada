// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livingStage } from '../../support/living-stage';

let now = 0;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const size = { width: 1280, height: 800 };
const opened = () => livingStage({ view: size, content: size, map: size });
const passed = (ms: number) => (now += ms);

it('a map that is dragged rests only once it is let go, however long it is held', () => {
  const { view, scroller } = opened();
  expect(view.rests(now)).toBe(true);
  scroller.dispatchEvent(new Event('pointerdown'));
  scroller.dispatchEvent(new Event('scroll'));
  expect(view.rests(passed(5000))).toBe(false);
  window.dispatchEvent(new Event('pointerup'));
  expect(view.rests(passed(50))).toBe(false);
  expect(view.rests(passed(400))).toBe(true);
});

it('a finger that only presses, and a wheel, hold nothing up', () => {
  const { view, scroller } = opened();
  scroller.dispatchEvent(new Event('pointerdown'));
  expect(view.rests(passed(20))).toBe(true);
  window.dispatchEvent(new Event('pointerup'));
  expect(view.rests(passed(20))).toBe(true);
  scroller.dispatchEvent(new Event('scroll'));
  expect(view.rests(passed(20))).toBe(false);
  expect(view.rests(passed(400))).toBe(true);
});

it('a finger that is taken away to scroll holds nothing up either', () => {
  const { view, scroller } = opened();
  scroller.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointercancel'));
  scroller.dispatchEvent(new Event('scroll'));
  expect(view.rests(passed(400))).toBe(true);
});
