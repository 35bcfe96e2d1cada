import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownShare } from '../../../../scripts/live/share';

const step = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => ({ share: Math.min(a, b), until: Math.max(a, b) }));
const time = fc.double({ min: 0, max: 1e7, noNaN: true });

it('begins where the step begins', () => {
  expect(shownShare({ share: 0.3, until: 0.6 }, 0)).toBe(0.3);
  expect(shownShare({ share: 0.3, until: 0.6 }, -5)).toBe(0.3);
});

it('never goes back, and never beyond the step', () => {
  fc.assert(
    fc.property(step, time, time, (each, a, b) => {
      const [early, late] = [shownShare(each, Math.min(a, b)), shownShare(each, Math.max(a, b))];
      expect(early).toBeGreaterThanOrEqual(each.share);
      expect(late).toBeGreaterThanOrEqual(early);
      expect(late).toBeLessThanOrEqual(each.until + 1e-12);
    }),
  );
});

it('moves while nobody hears of the step', () => {
  expect(shownShare({ share: 0, until: 0.6 }, 6000)).toBeGreaterThan(0.3);
});
