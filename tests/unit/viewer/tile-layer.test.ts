// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import type { LevelMap } from '../../../src/maps/schema';
import { TileLayer } from '../../../src/viewer/tile-layer';
import { canvasOf, imageOf, type TilePicture } from '../../../src/viewer/tile-picture';

vi.mock('../../../src/viewer/tile-picture', () => ({
  canvasOf: vi.fn<typeof canvasOf>(),
  imageOf: vi.fn<typeof imageOf>(),
}));

/** Two tiles wide and two high at full size; one tile at half size. */
const MAP: LevelMap = {
  id: 'main',
  width: 8000,
  height: 8000,
  tileSize: 4000,
  sizes: [4000, 8000],
  path: 'fair',
  placeholder: 'data:image/webp;base64,AA==',
};
const CORNER = mapRect(0, 0, 1000, 1000);
/** Near the right tiles: within the margin that is fetched ahead. */
const NEAR_RIGHT = mapRect(2900, 0, 1000, 1000);
const FAR_CORNER = mapRect(7000, 7000, 1000, 1000);

interface Asked {
  readonly url: string;
  readonly answer: (isThere: boolean) => Promise<void>;
}

/** Pictures asked for, in order. */
let asked: Asked[] = [];
/** Pictures that were let go, in order. */
let dropped: string[] = [];
/** Whether what the page asked for has come. */
let isComplete = true;
/** Addresses of canvases that have their pixels. */
const decoded = new Set<string>();
let host: HTMLElement;
const sharp = vi.fn();
const failed = vi.fn();
let layer: TileLayer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  asked = [];
  dropped = [];
  decoded.clear();
  const ask = (name: 'canvas' | 'img', url: string): TilePicture => ({
    element: document.createElement(name),
    isReady: () => (name === 'img' && isComplete) || decoded.has(url),
    load: () =>
      new Promise<void>((resolve, reject) => {
        asked.push({
          url,
          answer: async (isThere) => {
            if (isThere) decoded.add(url);
            if (isThere) resolve();
            else reject(new Error('not a picture'));
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    drop: () => {
      decoded.delete(url);
      dropped.push(url);
    },
  });
  vi.mocked(canvasOf).mockImplementation((url) => ask('canvas', url));
  vi.mocked(imageOf).mockImplementation((url) => ask('img', url));
  host = document.createElement('div');
  layer = new TileLayer(host, MAP, (path) => `/maps/${path}`, { sharp, failed });
});
afterEach(() => {
  layer.destroy();
  vi.useRealTimers();
});

const paths = () => asked.map(({ url }) => url);
const tiles = () => [...host.querySelectorAll<HTMLElement>('[data-tile]')];
const shown = () => tiles().map(({ dataset }) => `/maps/${dataset['tile'] ?? ''}`);
/** Answers the picture asked for at this place. */
const answer = (index: number, decoded = true) => asked[index]?.answer(decoded);

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
    isComplete = false;
    const page = ['http://localhost:3000/maps/fair/8000/0-0.webp'];
    const adopting = new TileLayer(host, MAP, (path) => `/maps/${path}`, { sharp, failed }, page);
    adopting.show(CORNER, 100, 1);
    expect(shown()).toEqual([]);
    await answer(0);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(vi.mocked(canvasOf)).not.toHaveBeenCalled();
    adopting.destroy();
    isComplete = true;
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

describe('what is forgotten', () => {
  it('is what lies far from a view that is sharp', async () => {
    layer.show(CORNER, 100, 1);
    await answer(0);
    layer.show(FAR_CORNER, 100, 1);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    await answer(1);
    expect(shown()).toEqual(['/maps/fair/8000/1-1.webp']);
  });

  it('comes back at once when the player does, without being asked for again', async () => {
    layer.show(CORNER, 50, 1);
    await answer(0);
    layer.show(CORNER, 100, 1);
    await answer(1);
    layer.show(CORNER, 50, 1);
    expect(shown()).toEqual(['/maps/fair/4000/0-0.webp']);
    expect([paths().length, dropped]).toEqual([2, []]);
    expect(sharp).toHaveBeenLastCalledWith(true);
  });

  it('is let go when too much of it is kept, the longest forgotten first', async () => {
    const fine = { ...MAP, tileSize: 200 };
    const wide = new TileLayer(host, fine, (path) => `/maps/${path}`, { sharp, failed });
    // a row of the map is forty tiles wide, and three rows lie far from each other
    for (const y of [50, 4050, 7050]) {
      wide.show(mapRect(0, y, 8000, 50), 100, 1);
      for (let index = 0; index < asked.length; index += 1) await answer(index);
    }
    const kept = asked.length - dropped.length;
    wide.show(CORNER, 100, 1);
    expect(dropped[0]).toBe('/maps/fair/8000/0-0.webp');
    expect(dropped.length).toBeGreaterThan(0);
    expect(kept).toBeLessThan(asked.length);
    wide.destroy();
    expect(decoded.size).toBe(0);
  });

  it('is never shown when it comes after all', async () => {
    layer.show(CORNER, 50, 1);
    layer.show(CORNER, 100, 1);
    await answer(1);
    expect(dropped).toEqual(['/maps/fair/4000/0-0.webp']);
    await answer(0);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
  });

  it('is everything at the end, and nothing comes late', async () => {
    layer.show(CORNER, 100, 1);
    await answer(0);
    layer.show(FAR_CORNER, 100, 1);
    layer.destroy();
    await answer(1);
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what cannot be had', () => {
  const fail = async () => {
    for (let index = 0; index < asked.length; index += 1) {
      await answer(index, false);
      await vi.advanceTimersByTimeAsync(10_000);
    }
  };

  it('is tried again after 0.5, 1.5 and 4.5 seconds, then told', async () => {
    layer.show(CORNER, 100, 1);
    for (const [tries, wait] of [500, 1500, 4500].entries()) {
      await answer(tries, false);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(asked).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(tries + 2);
    }
    expect(failed).not.toHaveBeenCalled();
    await answer(3, false);
    expect(failed.mock.calls).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(4);
  });

  it('is tried once more when the player asks, from the first wait on', async () => {
    layer.show(CORNER, 100, 1);
    await fail();
    expect(failed).toHaveBeenLastCalledWith(1);
    layer.retry();
    expect(failed).toHaveBeenLastCalledWith(0);
    await answer(4, false);
    await vi.advanceTimersByTimeAsync(500);
    await answer(5);
    expect(shown()).toEqual(['/maps/fair/8000/0-0.webp']);
    expect(sharp).toHaveBeenLastCalledWith(true);
  });

  it('is not tried again once it is forgotten', async () => {
    layer.show(CORNER, 50, 1);
    await answer(0, false);
    layer.show(CORNER, 100, 1);
    await answer(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
