import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapRect } from '../../../src/game/space';
import { squareAround } from '../../../src/viewer/crops';

const MAP = { width: 3840, height: 2716 };

it('is a square on the map that holds the whole box', () => {
  fc.assert(
    fc.property(fc.nat(3500), fc.nat(2400), fc.integer({ min: 1, max: 300 }), (x, y, side) => {
      const crop = squareAround(mapRect(x, y, side, side), MAP);
      expect(crop.width).toBe(crop.height);
      expect(crop.width).toBeGreaterThanOrEqual(120);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(MAP.width);
      expect(crop.y + crop.height).toBeLessThanOrEqual(MAP.height);
      expect(crop.x).toBeLessThanOrEqual(x);
      expect(crop.y).toBeLessThanOrEqual(y);
      expect(crop.x + crop.width).toBeGreaterThanOrEqual(Math.min(x + side, MAP.width));
    }),
  );
});

it('stands in the middle where the map leaves room', () => {
  expect(squareAround(mapRect(1000, 1000, 100, 200), MAP)).toEqual(mapRect(915, 965, 270, 270));
});
