// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { TileLayer } from '../../../src/viewer/tile-layer';
import { canvasOf, imageOf } from '../../../src/viewer/tile-picture';
import {
  MAP,
  CORNER,
  NEAR_RIGHT,
  FAR_CORNER,
  answer,
  asked,
  failed,
  host,
  layer,
  pagesPictures,
  paths,
  sharp,
  shown,
  tiles,
} from '../../support/tile-layer';

vi.mock('../../../src/viewer/tile-picture', () => ({
  canvasOf: vi.fn<typeof canvasOf>(),
  imageOf: vi.fn<typeof imageOf>(),
}));

describe('what is fetched', () => {
  it('is what the view needs, once', () => {
    layer.show(CORNER, 100, 1);
    layer.show(CORNER, 100, 1);
    expect(paths()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(shown()).toEqual([]);
  });

  it('is what lies around it too, once the view is sharp', async () => {
    layer.show(NEAR_RIGHT, 100, 1);
    expect(paths()).toEqual(['/maps/fair/8000/0-0.webp']);
    await answer(0);
    expect(paths()).toEqual(['/maps/fair/8000/0-0.webp', '/maps/fair/8000/1-0.webp']);
  });

  it('is smaller for a smaller zoom, and larger for a dense screen', () => {
    layer.show(CORNER, 50, 1);
    layer.show(CORNER, 50, 2);
    expect(paths()).toEqual(['/maps/fair/4000/0-0.webp', '/maps/fair/8000/0-0.webp']);
  });
});

describe('what is shown', () => {
  it('stands where it belongs, its edges on whole device pixels', async () => {
    layer.show(mapRect(3900, 0, 200, 100), 33, 1.5);
    await answer(0);
    layer.show(mapRect(3900, 0, 200, 100), 77, 1.5);
    for (let index = 1; index < asked.length; index += 1) await answer(index);
    const boxes = tiles().map(({ style }) => ({
      left: Number.parseFloat(style.left),
      right: Number.parseFloat(style.left) + Number.parseFloat(style.width),
      bottom: Number.parseFloat(style.top) + Number.parseFloat(style.height),
    }));
    const [left, right] = boxes;
    expect(left?.left).toBe(0);
    // no seam between neighbours
    expect(left?.right).toBe(right?.left);
    for (const edge of [left?.right, left?.bottom, right?.right])
      expect(((edge ?? 0) * 1.5) % 1).toBeCloseTo(0, 6);
    expect(left?.right).toBeCloseTo(4000 * 0.77, 0);
    expect(right?.right).toBeCloseTo(8000 * 0.77, 0);
  });

  it.each([
    ['the zoom changes', 70, 2, 5600],
    ['the screen becomes denser', 60, 3, 4800],
  ])('is moved at once when %s', async (_, zoom, ratio, right) => {
    layer.show(CORNER, 60, 2);
    await answer(0);
    const [tile] = tiles();
    expect(tile?.style.width).toBe('2400px');
    const place = vi.spyOn(tile?.style ?? document.body.style, 'width', 'set');
    layer.show(CORNER, zoom, ratio);
    expect(place).toHaveBeenCalled();
    expect(Number.parseFloat(tile?.style.width ?? '') * 2).toBeCloseTo(right, 0);
  });

  it('is left where it is while the view alone moves', async () => {
    layer.show(CORNER, 60, 2);
    await answer(0);
    const [tile] = tiles();
    const place = vi.spyOn(tile?.style ?? document.body.style, 'width', 'set');
    layer.show(mapRect(10, 10, 1000, 1000), 60, 2);
    expect(place).not.toHaveBeenCalled();
  });

  it('is decoded first, and the view is sharp when all of it is there', async () => {
    layer.show(mapRect(3900, 0, 200, 100), 100, 1);
    await answer(0);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(sharp).not.toHaveBeenCalled();
    await answer(1);
    expect(sharp.mock.calls).toEqual([[true]]);
  });

  it('is there at once where the page shows it already, and when the player comes back to it', async () => {
    const page = ['http://localhost:3000/maps/fair/8000/0-0.webp'];
    const adopting = new TileLayer(host, MAP, (path) => `/maps/${path}`, { sharp, failed }, page);
    adopting.show(CORNER, 100, 1);
    expect(asked).toEqual([]);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(sharp.mock.calls).toEqual([[true]]);
    adopting.show(FAR_CORNER, 100, 1);
    await answer(0);
    adopting.show(CORNER, 100, 1);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(vi.mocked(imageOf)).toHaveBeenCalledTimes(1);
    adopting.destroy();
  });

  it('is waited for where the page has asked for it already, and not fetched by the viewer', async () => {
    pagesPictures.haveCome = false;
    const page = ['http://localhost:3000/maps/fair/8000/0-0.webp'];
    const adopting = new TileLayer(host, MAP, (path) => `/maps/${path}`, { sharp, failed }, page);
    adopting.show(CORNER, 100, 1);
    expect(shown()).toEqual([]);
    await answer(0);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(vi.mocked(canvasOf)).not.toHaveBeenCalled();
    adopting.destroy();
  });

  it('is fetched before what lies around it', async () => {
    layer.show(NEAR_RIGHT, 100, 1);
    await answer(0);
    expect(vi.mocked(canvasOf).mock.calls).toEqual([
      ['/maps/fair/8000/0-0.webp', 'high'],
      ['/maps/fair/8000/1-0.webp', 'low'],
    ]);
  });

  it('keeps the smaller picture below until the larger one is there, then forgets it', async () => {
    layer.show(CORNER, 50, 1);
    await answer(0);
    layer.show(CORNER, 100, 1);
    expect(sharp.mock.calls).toEqual([[true], [false]]);
    expect(shown()).toEqual(['/maps/fair/4000/0-0.webp']);
    await answer(1);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(sharp).toHaveBeenLastCalledWith(true);
  });

  it('lies above what is smaller', async () => {
    layer.show(mapRect(0, 0, 5000, 1000), 50, 1);
    await answer(0);
    layer.show(mapRect(0, 0, 5000, 1000), 100, 1);
    await answer(1);
    expect(tiles().map(({ style }) => style.zIndex)).toEqual(['0', '1']);
  });
});
