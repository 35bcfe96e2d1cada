import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TONES, sealOf } from '../../../../src/screens/profile/seal';

it('shows the first letter, whole', () => {
  expect(sealOf('zoé').letter).toBe('Z');
  expect(sealOf('麦わら').letter).toBe('麦');
  expect(sealOf('').letter).toBe('?');
});

it('is the same for the same name in other letters, and always one of the tones', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { tone } = sealOf(name);
      expect(Number.isInteger(tone) && tone >= 0 && tone < TONES).toBe(true);
    }),
  );
  expect(sealOf('ZOÉ').tone).toBe(sealOf('zoé').tone);
});
