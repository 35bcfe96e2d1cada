// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { MapCanvas } from '../../../src/living/map-canvas';
import { toldDrawing, type Told } from '../../support/told-drawing';

afterEach(() => void vi.restoreAllMocks());

function opened(): { readonly canvas: MapCanvas; readonly told: Told[] } {
  const { context, told } = toldDrawing();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  return { canvas: new MapCanvas(), told };
}

const px = (text: string) => Number.parseFloat(text);

it('takes no touch, is nothing to screen readers, and is a picture of its own', () => {
  const { element } = opened().canvas;
  expect(element.style).toMatchObject({
    position: 'absolute',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  expect(element.getAttribute('aria-hidden')).toBe('true');
});

it('holds its box, lies on whole pixels, and has one of its own for each', () => {
  const places = fc.double({ min: 0, max: 3000, noNaN: true });
  const sizes = fc.double({ min: 0.1, max: 800, noNaN: true });
  const ratios = fc.constantFrom(0.25, 0.5, 0.8, 1);
  const { canvas } = opened();
  fc.assert(
    fc.property(
      places,
      places,
      sizes,
      sizes,
      ratios,
      fc.constantFrom(0.5, 1, 1.5),
      (x, y, w, h, ratio, scale) => {
        canvas.place({ scale }, { left: x, top: y, right: x + w, bottom: y + h }, ratio);
        const { width, height, style } = canvas.element;
        const [left, top] = [px(style.left) / scale, px(style.top) / scale];
        const [right, bottom] = [left + px(style.width) / scale, top + px(style.height) / scale];
        for (const [at, own, end] of [
          [left, x, right],
          [top, y, bottom],
        ] as const) {
          expect(at * ratio).toBeCloseTo(Math.round(at * ratio), 4);
          expect(own - at).toBeGreaterThanOrEqual(-1e-6);
          expect((own - at) * ratio).toBeLessThan(1 + 1e-6);
          expect(end).toBeGreaterThanOrEqual(own - 1e-6);
        }
        expect(right).toBeGreaterThanOrEqual(x + w - 1e-6);
        expect(bottom).toBeGreaterThanOrEqual(y + h - 1e-6);
        expect((right - x - w) * ratio).toBeLessThan(1 + 1e-6);
        expect((bottom - y - h) * ratio).toBeLessThan(1 + 1e-6);
        expect(width).toBe(Math.max(1, Math.round((right - left) * ratio)));
        expect(height).toBe(Math.max(1, Math.round((bottom - top) * ratio)));
      },
    ),
  );
});

it('is drawn upon in natural pixels, empty each time', () => {
  const { canvas, told } = opened();
  expect(canvas.cleared()).toBeUndefined();
  canvas.place({ scale: 1 }, { left: 100, top: 60, right: 140, bottom: 90 }, 0.5);
  expect(canvas.cleared()).toBeDefined();
  expect(told).toEqual([
    ['setTransform', 1, 0, 0, 1, 0, 0],
    ['clearRect', 0, 0, 20, 15],
    ['setTransform', 0.5, 0, 0, 0.5, -50, -30],
  ]);
});

it('has a pixel at least, and is none where nothing can be drawn', () => {
  const { canvas } = opened();
  canvas.place({ scale: 1 }, { left: 8, top: 8, right: 8, bottom: 8 }, 1);
  expect([canvas.element.width, canvas.element.height]).toEqual([1, 1]);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const without = new MapCanvas();
  without.place({ scale: 1 }, { left: 0, top: 0, right: 8, bottom: 8 }, 1);
  expect(without.cleared()).toBeUndefined();
});
