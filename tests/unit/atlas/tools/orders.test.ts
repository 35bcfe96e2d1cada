import { describe, expect, it } from 'vitest';
import { readOrders } from '../../../../atlas/tools/orders';

describe('readOrders', () => {
  it('draws what is missing when nothing is asked', () => {
    expect(readOrders([], ['pokemon'])).toEqual({ all: false, checkOnly: false, keywords: [] });
  });

  it('takes options and levels in any order', () => {
    expect(readOrders(['pokemon', '--check-only', '--all', 'zelda'], ['pokemon', 'zelda'])).toEqual({
      all: true,
      checkOnly: true,
      keywords: ['pokemon', 'zelda'],
    });
  });

  it('refuses what it does not know and tells what there is', () => {
    expect(() => readOrders(['pokemn'], ['pokemon', 'zelda'])).toThrow(
      'no drawn level "pokemn"; there are pokemon, zelda',
    );
    expect(() => readOrders(['--force'], [])).toThrow('unknown option --force');
  });
});
