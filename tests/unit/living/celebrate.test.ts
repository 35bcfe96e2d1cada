// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { celebrate, growthOf } from '../../../src/living/celebrate';

const box = { left: 100, top: 200, right: 140, bottom: 290 };
const map = { width: 1000, height: 500 };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('makes the small large, and the large not much larger', () => {
  expect(growthOf(0)).toBe(2.4);
  expect(growthOf(100)).toBeCloseTo(1.5);
  expect(growthOf(900)).toBe(1.25);
});

it('shows nothing where nothing can be drawn', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  celebrate(document.body, document.createElement('canvas'), box, map, 1, () => 0.5, 'Someone')();
  expect(document.body.childElementCount).toBe(0);
});

it('stands where it was found at every zoom, and the next tap ends it', () => {
  const drawing = { drawImage: () => undefined, fillRect: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a drawing's two hundred members these are used
  const context = drawing as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const animated = new EventTarget();
  HTMLElement.prototype.animate = vi.fn<HTMLElement['animate']>(() => animated as Animation);
  celebrate(document.body, document.createElement('canvas'), box, map, 1, () => 0.5, 'Someone');
  const stage = document.querySelector<HTMLElement>('[data-celebrated]');
  expect([stage?.style.left, stage?.style.top, stage?.style.width, stage?.style.height]).toEqual([
    '10%',
    '40%',
    '4%',
    '18%',
  ]);
  expect(stage?.textContent).toBe('Someone');
  window.dispatchEvent(new Event('pointerdown'));
  expect(document.querySelector('[data-celebrated]')).toBeNull();
});
