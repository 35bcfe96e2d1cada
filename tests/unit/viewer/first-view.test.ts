import { describe, expect, test } from 'vitest';
import { firstTiles, stageOf } from '../../../src/viewer/first-view';
import { DRAWN_MAP as map } from '../../support/level';

describe('the first tiles', () => {
  test('are those in the middle of a wide screen, at half the natural size', () => {
    const tiles = firstTiles(map, { width: 1280, height: 736 }, 1);
    // 320 to 1600 of 1920 across, 311 to 1047 of 1358 down: three bands, three rows above and below the middle
    expect(tiles).toHaveLength(3 * 6);
    expect([tiles[0], tiles.at(-1)]).toEqual(['fair/main/1920/1-3.webp', 'fair/main/1920/3-8.webp']);
  });

  test('of a dense phone are not those of the full size', () => {
    const tiles = firstTiles(map, { width: 390, height: 700 }, 3);
    // 953 to 1927 of 2880 across: the middle band alone, a row a picture
    expect(tiles).toEqual(Array.from({ length: 10 }, (_, i) => `fair/main/2880/2-${i + 1}.webp`));
  });

  test('are fetched for no more than what the bars leave', () => {
    expect(stageOf({ width: 1280, height: 800 }, 16)).toEqual({ width: 1280, height: 737 });
    expect(stageOf({ width: 1920, height: 1080 }, 19)).toEqual({ width: 1920, height: 1005.75 });
    expect(stageOf({ width: 390, height: 844 }, 16)).toEqual({ width: 390, height: 722 });
    expect(stageOf({ width: 390, height: 90 }, 16).height).toBe(0);
  });
});
