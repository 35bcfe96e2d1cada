// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { TileLayer } from '../../../src/viewer/tile-layer';
import type { canvasOf, imageOf } from '../../../src/viewer/tile-picture';
import {
  MAP,
  CORNER,
  FAR_CORNER,
  answer,
  asked,
  decoded,
  dropped,
  failed,
  host,
  layer,
  paths,
  sharp,
  shown,
} from '../../support/tile-layer';

vi.mock('../../../src/viewer/tile-picture', () => ({
  canvasOf: vi.fn<typeof canvasOf>(),
  imageOf: vi.fn<typeof imageOf>(),
}));

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
