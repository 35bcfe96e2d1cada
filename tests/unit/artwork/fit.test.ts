import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf, heightFor, sheetOf } from '../../../src/artwork/fit';

const MAP = { width: 3840, height: 2716 };

describe('a picture beside the size of a map', () => {
  it('keeps a stated size with the proportions of a map', () => {
    expect(sheetOf({ width: 1920, height: 1358 }, MAP)).toEqual({ width: 1920, height: 1358 });
  });

  it('brings one that is a few pixels short to the right height', () => {
    expect(sheetOf({ width: 1920, height: 1351 }, MAP)).toEqual({ width: 1920, height: 1358 });
    expect(sheetOf({ width: 1920, height: 1372 }, MAP)).toEqual({ width: 1920, height: 1358 });
  });

  it('refuses one that is far off', () => {
    expect(sheetOf({ width: 1920, height: 1200 }, MAP)).toBeUndefined();
  });

  it('takes a picture as it is, mends one that is nearly right, refuses others', () => {
    const sheet = { width: 1920, height: 1358 };
    expect(fitOf(sheet, sheet).kind).toBe('whole');
    expect(fitOf({ width: 3840, height: 2716 }, sheet).kind).toBe('whole');
    expect(fitOf({ width: 1920, height: 1351 }, sheet)).toEqual({ kind: 'mended', to: sheet });
    expect(fitOf({ width: 1935, height: 1358 }, sheet)).toEqual({ kind: 'mended', to: sheet });
    expect(fitOf({ width: 1358, height: 1920 }, sheet).kind).toBe('refused');
  });

  it('always ends with the proportions of a map', () => {
    const side = fc.integer({ min: 200, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sheet = sheetOf({ width, height }, MAP);
        if (!sheet) return;
        expect(Math.abs(sheet.height - heightFor(width, MAP))).toBeLessThanOrEqual(sheet.height * 0.002 + 1);
        expect(sheet.width).toBe(width);
      }),
    );
  });
});
