import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../atlas/core/random';

const draws = (random: Random, count = 20) => Array.from({ length: count }, () => random.next());

describe('seeded randomness', () => {
  it('is the same for the same seed and another for another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(draws(new Random(a))).toEqual(draws(new Random(a)));
        if (a !== b) expect(draws(new Random(a))).not.toEqual(draws(new Random(b)));
      }),
    );
  });

  it('never changes between versions: these numbers are in every map', () => {
    expect(draws(new Random('fair'), 3)).toMatchInlineSnapshot(`
      [
        0.5981614459306002,
        0.29702598159201443,
        0.3616546706762165,
      ]
    `);
  });

  it('forks a stream that is not shifted by what is drawn beside it', () => {
    const one = new Random('map');
    const other = new Random('map');
    draws(other);
    expect(draws(one.fork('crowd'))).toEqual(draws(other.fork('crowd')));
    expect(draws(one.fork('crowd'))).not.toEqual(draws(one.fork('ground')));
  });

  it('stays in its limits', () => {
    const random = new Random('limits');
    for (let i = 0; i < 500; i++) {
      expect([0, 1, 2, 3]).toContain(random.int(0, 3));
      expect(Math.abs(random.jitter(5))).toBeLessThanOrEqual(5);
      const value = random.range(-2, 7);
      expect(value >= -2 && value < 7).toBe(true);
    }
    expect(new Set(Array.from({ length: 200 }, () => random.int(0, 3))).size).toBe(4);
  });

  it('picks by weight, never what weighs nothing', () => {
    const random = new Random('weights');
    const picked = Array.from({ length: 400 }, () => random.weighted({ often: 9, never: 0, rarely: 1 }));
    expect(picked).not.toContain('never');
    expect(picked.filter((key) => key === 'often').length).toBeGreaterThan(300);
    expect(picked).toContain('rarely');
  });

  it('throws when there is nothing to pick', () => {
    expect(() => new Random('x').pick([])).toThrow(RangeError);
    expect(() => new Random('x').weighted({})).toThrow(RangeError);
  });
});
