// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { Air } from '../../../../src/living/air/air';
import { Clear } from '../../../../src/living/air/clear';
import { Pulse } from '../../../../src/living/pulse';
import { livingStage } from '../../../support/living-stage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Snow over a map of 1000x500 pixels, of which a quarter is in view. */
function opened() {
  const { view, scroller, content } = livingStage({
    view: { width: 500, height: 250 },
    content: { width: 1000, height: 500 },
    map: { width: 1000, height: 500 },
  });
  const clock = { now: () => 0, later: () => () => undefined, frame: () => () => undefined };
  const life = {
    version: 2,
    cell: 100,
    things: [],
    sources: [],
    weather: 'snow',
    under: { cell: 100, rows: Array.from({ length: 5 }, () => 'g'.repeat(10)) },
    pokes: [],
    chain: [],
  } as const;
  const nobody = new Clear(view.map, []);
  const grounds = { figures: nobody, all: nobody };
  const picture = { life, isNight: false };
  const air = new Air(view, new Pulse(clock), picture, grounds);
  return { air, scroller, content, canvas: () => content.querySelector<HTMLCanvasElement>('[data-air]') };
}

it('the air comes into the page where it belongs, and is never moved while it is there', () => {
  const { air, scroller, content, canvas } = opened();
  expect(canvas()).toBeNull();
  scroller.scrollLeft = 300;
  air.step(1000, 'all');
  const first = canvas();
  expect(first?.style.left).toBe('260px');
  const seen = new MutationObserver(() => undefined);
  seen.observe(content, { childList: true });
  air.step(2000, 'all');
  expect(seen.takeRecords()).toEqual([]);
  scroller.scrollLeft = 0;
  air.step(3000, 'all');
  expect(canvas()?.style.left).toBe('0px');
  const [gone, come] = seen.takeRecords();
  expect([gone?.removedNodes[0], come?.addedNodes[0]]).toEqual([first, first]);
});

it('where the device is too slow for it, it holds no pixels, and it is back with the next that moves', () => {
  const { air, canvas } = opened();
  const size = () => [canvas()?.style.display, canvas()?.width];
  air.step(1000, 'all');
  const there = size();
  expect(there[0]).toBe('');
  expect(there[1]).toBeGreaterThan(100);
  air.step(2000, 'still');
  expect(size()).toEqual(['none', 0]);
  air.step(3000, 'still');
  expect(size()).toEqual(['none', 0]);
  air.step(4000, 'all');
  expect(size()).toEqual(there);
});

it('while the map is dragged nothing veils it, and the air is back once it rests', () => {
  const { air, scroller, canvas } = opened();
  air.step(1000, 'all');
  expect(canvas()?.style.visibility).toBe('');
  scroller.dispatchEvent(new Event('scroll'));
  expect(canvas()?.style.visibility).toBe('hidden');
  air.step(performance.now() + 1000, 'all');
  expect(canvas()?.style.visibility).toBe('');
});
