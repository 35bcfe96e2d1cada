import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTERS, passes, SOON } from '../../../src/progress/filters';

const under = (found: number, total: number) => FILTERS.filter((filter) => passes(filter, { found, total }));

describe('the maps under a filter', () => {
  it.each([
    [0, 24, ['fresh']],
    [0, SOON, ['fresh', 'quick']],
    [0, SOON + 1, ['fresh']],
    [1, 24, ['toFinish']],
    [24 - SOON, 24, ['toFinish', 'quick']],
    [23, 24, ['toFinish', 'quick']],
    [24, 24, []],
    [0, 0, []],
  ])('%i found of %i is under %j', (found, total, filters) => {
    expect(under(found, total)).toEqual(filters);
  });

  it('are either begun or new, never both, while somebody is left', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 30 }), (found, left) => {
        const filters = under(found, found + left);
        expect(filters.includes('toFinish')).toBe(!filters.includes('fresh'));
      }),
    );
  });
});
