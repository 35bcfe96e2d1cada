// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead } from '../../../src/viewer/tile-files';
import { canvasOf, imageOf } from '../../../src/viewer/tile-picture';

const FILE = 'a tile';
const bitmap = { width: 640, height: 512, close: vi.fn<() => void>() };
const transfer = vi.fn<(given: unknown) => void>();
const get = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.clearAllMocks();
  get.mockImplementation(() => Promise.resolve(new Response(FILE)));
  vi.stubGlobal('fetch', get);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a context's members one is used
  const context = { transferFromImageBitmap: transfer } as unknown as ImageBitmapRenderingContext;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});
afterEach(() => {
  fetchAhead([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a canvas', () => {
  it('has the file’s pixels, and none once it is dropped', async () => {
    const { element, isReady, load, drop } = canvasOf('/maps/a.webp', 'low');
    expect(isReady()).toBe(false);
    await load();
    expect(isReady()).toBe(true);
    expect([element.width, element.height]).toEqual([640, 512]);
    expect(transfer.mock.calls).toEqual([[bitmap]]);
    expect(get.mock.calls[0]?.[0]).toBe('/maps/a.webp');
    expect(get.mock.calls[0]?.[1]?.priority).toBe('low');
    drop();
    expect(element.width).toBe(0);
  });

  it('holds nothing that comes after it was dropped', async () => {
    const { element, load, drop } = canvasOf('/maps/a.webp', 'high');
    const loaded = load();
    drop();
    await loaded;
    expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect([element.width, transfer.mock.calls.length, bitmap.close.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('fails with an answer that is an error, and loads when it is asked again', async () => {
    get.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { element, load } = canvasOf('/maps/a.webp', 'high');
    await expect(load()).rejects.toThrow('503');
    await load();
    expect(element.width).toBe(640);
  });
});

describe('a file that was fetched ahead', () => {
  it('is not fetched again, but for the second time it is wanted', async () => {
    fetchAhead(['/maps/a.webp', '/maps/b.webp']);
    expect(get).toHaveBeenCalledTimes(2);
    await canvasOf('/maps/a.webp', 'high').load();
    expect(get).toHaveBeenCalledTimes(2);
    await canvasOf('/maps/a.webp', 'high').load();
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('is forgotten when another map comes next', async () => {
    fetchAhead(['/maps/a.webp']);
    fetchAhead(['/maps/b.webp']);
    await canvasOf('/maps/a.webp', 'high').load();
    expect(get.mock.calls.map(([url]) => url)).toEqual(['/maps/a.webp', '/maps/b.webp', '/maps/a.webp']);
  });

  it('that failed is fetched when it is asked for again', async () => {
    get.mockRejectedValueOnce(new Error('offline'));
    fetchAhead(['/maps/a.webp']);
    const { element, load } = canvasOf('/maps/a.webp', 'high');
    await expect(load()).rejects.toThrow('offline');
    await load();
    expect(element.width).toBe(640);
  });
});

describe('a picture of the page', () => {
  it('is an image, ready once it has come', async () => {
    const { element, isReady, load, drop } = imageOf('/maps/a.webp');
    if (!(element instanceof HTMLImageElement)) throw new Error('no image');
    expect([element.getAttribute('src'), element.alt, element.draggable]).toEqual([
      '/maps/a.webp',
      '',
      false,
    ]);
    const is = (complete: boolean, naturalWidth: number) =>
      Object.defineProperties(element, {
        complete: { value: complete, configurable: true },
        naturalWidth: { value: naturalWidth, configurable: true },
      });
    for (const [complete, width] of [
      [false, 0],
      [true, 0],
      [true, 640],
    ] as const) {
      is(complete, width);
      expect(isReady()).toBe(width > 0);
    }
    element.decode = () => Promise.resolve();
    await expect(load()).resolves.toBeUndefined();
    drop();
    expect(element.getAttribute('src')).toBe('/maps/a.webp');
    is(false, 0);
    drop();
    expect(element.getAttribute('src')).toBe('');
    expect(get).not.toHaveBeenCalled();
  });
});
