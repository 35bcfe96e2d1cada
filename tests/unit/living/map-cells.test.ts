// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { MapCells } from '../../../src/living/map-cells';
import { anyDrawing, livingStage } from '../../support/living-stage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A map of 1000x500 pixels at half its size, all of it in view. */
function opened() {
  const half = { width: 500, height: 250 };
  const { view, zoom, canvases } = livingStage(
    { view: half, content: half, map: { width: 1000, height: 500 } },
    anyDrawing(),
  );
  view.follow();
  const cells = new MapCells<string>(view, 'living');
  return { cells, canvases: () => canvases('living'), view, zoom };
}

const box = { left: 100, top: 100, right: 180, bottom: 140 };

it('what moves has as many pixels as the screen has there, and none sticks out of the map', () => {
  const { cells, canvases } = opened();
  const paint = vi.fn<(context: CanvasRenderingContext2D) => void>();
  cells.draw('a', box, 3, paint);
  cells.draw('edge', { left: 960, top: 480, right: 1040, bottom: 520 }, 1, paint);
  expect(canvases().map(({ width, height }) => [width, height])).toEqual([
    [40, 20],
    [20, 10],
  ]);
  const [first] = canvases();
  expect([first?.style.left, first?.style.top, first?.style.zIndex]).toEqual(['50px', '50px', '3']);
  cells.draw('a', box, 3, paint);
  expect(canvases().length).toBe(2);
  expect(paint).toHaveBeenCalledTimes(3);
});

it('who rests has no canvas, and the next one takes it over', () => {
  const { cells, canvases } = opened();
  cells.draw('a', box, 0, () => undefined);
  const [first] = canvases();
  cells.drop('a');
  expect([canvases().length, cells.keys]).toEqual([0, []]);
  // of a large machine they would be megabytes
  expect(first?.width).toBe(0);
  cells.draw('b', { ...box, left: 0 }, 0, () => undefined);
  expect(canvases()).toEqual([first]);
  expect(first?.width).toBe(90);
});

it('nothing of the old size is left after a zoom', () => {
  const { cells, canvases, zoom } = opened();
  cells.draw('a', box, 0, () => undefined);
  zoom();
  expect(canvases()).toEqual([]);
});

it('what others draw takes its place in the same order', () => {
  const { cells, canvases, view } = opened();
  const others = new MapCells<string>(view, 'turning', { among: document.querySelector('[data-living]') });
  cells.draw('in front', box, 2, () => undefined);
  others.draw('behind', box, 1, () => undefined);
  expect(canvases().map(({ style }) => style.zIndex)).toEqual(['1', '2']);
  // an order of its own would lift all of it above the others
  const frame = document.querySelector<HTMLElement>('[data-turning]');
  expect(frame?.style.isolation).toBe('');
});
