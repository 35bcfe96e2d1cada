import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NATURAL_SIZE, scaledTo, tileNames, tilesOf, tileWidths } from '../../../../atlas/output/sizes';

const side = fc.integer({ min: 1, max: 5000 });

describe('tiles', () => {
  it('cut a map at the quarters of its width', () => {
    expect(tileWidths(NATURAL_SIZE.width)).toEqual([960, 1920, 2880, 3840]);
    expect(tileWidths(600)).toEqual([150, 300, 450, 600]);
  });

  it('are 165 at the natural size of a map', () => {
    expect(tilesOf(NATURAL_SIZE, 256)).toHaveLength(165);
    expect(tilesOf(NATURAL_SIZE, 256).at(-1)).toEqual({
      column: 14,
      row: 10,
      left: 3584,
      top: 2560,
      width: 256,
      height: 156,
    });
  });

  it('cover every pixel once and none outside', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 64, max: 1024 }), (width, height, tileSize) => {
        const tiles = tilesOf({ width, height }, tileSize);
        expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBe(width * height);
        for (const { column, row, left, top, ...size } of tiles) {
          expect([left, top]).toEqual([column * tileSize, row * tileSize]);
          expect(size.width).toBeGreaterThan(0);
          expect(size.height).toBeGreaterThan(0);
          expect(left + size.width).toBeLessThanOrEqual(width);
          expect(top + size.height).toBeLessThanOrEqual(height);
        }
      }),
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
    const names = tileNames({ width: 600, height: 400 }, 512);
    expect(names).toEqual(['150/0-0', '300/0-0', '450/0-0', '600/0-0', '600/1-0']);
  });

  it('keep the proportions', () => {
    expect(scaledTo(960, NATURAL_SIZE)).toEqual({ width: 960, height: 679 });
  });
});
