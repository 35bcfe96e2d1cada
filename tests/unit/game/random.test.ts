import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from '../../../src/game/random';

const draw = (seed: number, purpose?: string) => {
  const random = randomFrom(seed, purpose);
  return Array.from({ length: 8 }, () => random());
};

const ascending = (a: number, b: number) => a - b;

describe('randomFrom', () => {
  it('gives the same numbers for the same seed and purpose', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, purpose) => {
        expect(draw(seed, purpose)).toEqual(draw(seed, purpose));
      }),
    );
  });

  it('gives others for another seed or purpose', () => {
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1, 'order')).not.toEqual(draw(1, 'hint'));
    expect(draw(2 ** 40)).not.toEqual(draw(0));
  });

  it('spreads evenly over [0, 1), whatever the seed', () => {
    for (const seed of [0, 1, -1, 2 ** 31, 20_261_121]) {
      const random = randomFrom(seed);
      const values = Array.from({ length: 10_000 }, () => random());
      // one expectation for all: ten thousand take longer than all the arithmetic
      expect(values.filter((value) => !(value >= 0 && value < 1))).toEqual([]);
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const count = values.filter((value) => Math.floor(value * 10) === tenth).length;
        expect(Math.abs(count - 1000)).toBeLessThan(150);
      }
    }
  });

  it('spreads evenly over neighbouring seeds too', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => randomFrom(seed, 'order')());
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const count = firsts.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(Math.abs(count - 100)).toBeLessThan(40);
    }
  });
});

describe('shuffle', () => {
  it('keeps every item once and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        expect(shuffle(items, randomFrom(seed)).sort(ascending)).toEqual([...items].sort(ascending));
        expect(items).toEqual(before);
      }),
    );
  });

  it('makes every order of three about as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const order = shuffle(['a', 'b', 'c'], randomFrom(seed, 'order')).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });
});
