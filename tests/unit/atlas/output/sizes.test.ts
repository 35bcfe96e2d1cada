import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandsOf,
  NATURAL_SIZE,
  scaledTo,
  tileNames,
  tilesOf,
  tileWidths,
} from '../../../../atlas/output/sizes';

const side = fc.integer({ min: 1, max: 5000 });

describe('tiles', () => {
  it('cut a map at the quarters of its width', () => {
    expect(tileWidths(NATURAL_SIZE.width)).toEqual([960, 1920, 2880, 3840]);
    expect(tileWidths(600)).toEqual([150, 300, 450, 600]);
  });

  const MAP = { ...NATURAL_SIZE, tileSize: 256, bands: bandsOf(NATURAL_SIZE.width) };

  it('are 165 squares at the natural size of a map, and sixty bands at the two sizes shown first', () => {
    expect(tilesOf(MAP, 3840)).toHaveLength(165);
    expect(tilesOf(MAP, 3840).at(-1)).toEqual({
      column: 14,
      row: 10,
      left: 3584,
      top: 2560,
      width: 256,
      height: 156,
    });
    expect(MAP.bands).toEqual([1920, 2880]);
    expect(MAP.bands.map((size) => tilesOf(MAP, size).length)).toEqual([60, 60]);
    expect(tilesOf(MAP, 1920)[7]).toEqual({ column: 2, row: 1, left: 586, top: 39, width: 748, height: 128 });
  });

  it('cover every pixel once and none outside', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 64, max: 1024 }),
        fc.boolean(),
        (width, height, tileSize, inBands) => {
          const map = { width, height, tileSize, ...(inBands ? { bands: bandsOf(width) } : {}) };
          for (const size of tileWidths(width)) {
            const whole = scaledTo(size, map);
            const tiles = tilesOf(map, size);
            expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(
              whole.width * whole.height,
            );
            for (const { left, top, ...extent } of tiles) {
              expect(extent.width).toBeGreaterThan(0);
              expect(extent.height).toBeGreaterThan(0);
              expect(left + extent.width).toBeLessThanOrEqual(whole.width);
              expect(top + extent.height).toBeLessThanOrEqual(whole.height);
            }
            expect(new Set(tiles.map(({ left, top }) => `${left} ${top}`)).size).toBe(tiles.length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('widths ascend to the natural one without repeating', () => {
    fc.assert(
      fc.property(side, (width) => {
        const widths = tileWidths(width);
        expect(widths.at(-1)).toBe(width);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('are named by size, column and row', () => {
    const names = tileNames({ width: 600, height: 400, tileSize: 512 });
    expect(names).toEqual(['150/0-0', '300/0-0', '450/0-0', '600/0-0', '600/1-0']);
  });

  it('keep the proportions', () => {
    expect(scaledTo(960, NATURAL_SIZE)).toEqual({ width: 960, height: 679 });
  });
});
