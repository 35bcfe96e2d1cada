import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapRect, wholeOf } from '../../../src/game/space';
import type { LevelMap } from '../../../src/maps/schema';
import { UPSCALE_TOLERANCE, overlap, sizeFor, tilesIn } from '../../../src/viewer/tiles';

const MAP: LevelMap = {
  id: 'main',
  width: 3840,
  height: 2716,
  tileSize: 512,
  sizes: [960, 1920, 3840],
  path: 'fair/abc/main',
  placeholder: 'data:image/webp;base64,AA==',
};
/** The same, two sizes of it cut from the middle. */
const BANDED: LevelMap = { ...MAP, bands: [960, 1920] };
const WHOLE = wholeOf(MAP);
const rects = fc
  .record({
    x: fc.integer({ min: 0, max: 3700 }),
    y: fc.integer({ min: 0, max: 2600 }),
    width: fc.integer({ min: 1, max: 3840 }),
    height: fc.integer({ min: 1, max: 2716 }),
  })
  .map(({ x, y, width, height }) =>
    mapRect(x, y, Math.min(width, MAP.width - x), Math.min(height, MAP.height - y)),
  );

describe('the size of tiles', () => {
  it('is the smallest one that is sharp', () => {
    expect(sizeFor(MAP, 50, 1)).toBe(1920);
    expect(sizeFor(MAP, 60, 1)).toBe(1920);
    expect(sizeFor(MAP, 70, 1)).toBe(3840);
    expect(sizeFor(MAP, 30, 1)).toBe(960);
    expect(sizeFor(MAP, 30, 3)).toBe(3840);
    expect(sizeFor(MAP, 100, 3)).toBe(3840);
  });

  it('never draws a tile larger than the tolerance while a larger size exists', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 100 }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (zoom, ratio) => {
          const size = sizeFor(MAP, zoom, ratio);
          const needed = (MAP.width * zoom * ratio) / 100;
          if (size < MAP.width) expect(needed / size).toBeLessThanOrEqual(UPSCALE_TOLERANCE);
        },
      ),
    );
  });
});

describe('the tiles of a view', () => {
  it.each([MAP, BANDED])('cover the whole map exactly once', (map) => {
    for (const size of MAP.sizes) {
      const tiles = tilesIn(map, size, WHOLE, 0);
      const area = tiles.reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
      expect(area).toBeCloseTo(MAP.width * MAP.height, 3);
      expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
    }
    expect(tilesIn(MAP, 3840, WHOLE, 0)).toHaveLength(48);
  });

  it('are those that touch it and no others', () => {
    fc.assert(
      fc.property(
        rects,
        fc.constantFrom(...MAP.sizes),
        fc.constantFrom(MAP, BANDED),
        fc.constantFrom(0, 300),
        (view, size, map, margin) => {
          const keys = new Set(tilesIn(map, size, view, margin).map(({ key }) => key));
          const { x, y, width, height } = view;
          const wider = mapRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
          // an edge that a sum leaves a hair inside a band shows nothing of it
          const reach = mapRect(wider.x + 0.01, wider.y + 0.01, wider.width - 0.02, wider.height - 0.02);
          for (const { key, rect } of tilesIn(map, size, WHOLE, 0))
            expect(keys.has(key)).toBe(overlap(rect, reach));
        },
      ),
    );
  });

  it('begin and end where the picture of that size was cut', () => {
    const first = tilesIn(BANDED, 1920, mapRect(1172, 1102, 10, 10), 0);
    expect(first.map(({ key, rect }) => [key, rect.x, rect.width, rect.y, rect.height])).toEqual([
      ['1920/2-5', 1172, 1496, 1102, 256],
    ]);
  });

  it('are named by size, column and row', () => {
    expect(tilesIn(MAP, 960, mapRect(2100, 10, 5, 5), 0).map(({ path }) => path)).toEqual([
      'fair/abc/main/960/1-0.webp',
    ]);
  });
});

describe('the address of a tile', () => {
  const twin: LevelMap = {
    ...MAP,
    path: 'fair/abc/dquest2',
    like: { path: MAP.path, own: ['960/1-0'] },
  };

  it('is its own where the picture differs, and that of the picture it is like elsewhere', () => {
    const paths = tilesIn(twin, 960, mapRect(0, 0, 3840, 2000), 0).map(({ path }) => path);
    expect(paths).toEqual(['fair/abc/main/960/0-0.webp', 'fair/abc/dquest2/960/1-0.webp']);
  });
});
