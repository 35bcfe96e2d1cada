import { describe, expect, it } from 'vitest';
import { hatsOf } from '../../../../atlas/stage/quarter';

describe('hats of a quarter', () => {
  const level = [
    ['straw', 'sand', 'red'],
    ['cap', 'red', 'white'],
    ['cap', 'teal', 'white'],
    ['beret', 'wine', 'wine'],
  ] as const;
  const own = [
    ['cap', 'navy', 'gold'],
    ['bow', 'cobalt', 'sky'],
  ] as const;

  it('are its own, and the other kinds of the level in its colours', () => {
    expect(hatsOf(level, own)).toEqual([...own, ['straw', 'navy', 'gold'], ['beret', 'cobalt', 'sky']]);
  });

  it('are none where a quarter goes bareheaded', () => {
    expect(hatsOf(level, [])).toEqual([]);
  });
});
