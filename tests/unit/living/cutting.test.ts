import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onGrid } from '../../../src/living/cutting';

it('a cut lies on whole pixels of the screen, holds its thing, and no more than a pixel around it', () => {
  const at = fc.integer({ min: 0, max: 3000 });
  const size = fc.integer({ min: 1, max: 900 });
  const ratios = fc.constantFrom(0.25, 0.5, 0.6, 0.75, 0.9, 1);
  fc.assert(
    fc.property(at, at, size, size, ratios, (left, top, width, height, ratio) => {
      const box = { left, top, right: left + width, bottom: top + height };
      const cut = onGrid(box, ratio);
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Number.isInteger(cut[side])).toBe(true);
        expect(Math.abs(cut[side] - box[side] * ratio)).toBeLessThan(1);
      }
      expect(cut.left).toBeLessThanOrEqual(left * ratio);
      expect(cut.bottom).toBeGreaterThanOrEqual(box.bottom * ratio);
    }),
  );
});
