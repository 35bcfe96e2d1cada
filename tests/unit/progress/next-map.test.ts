import { expect, it } from 'vitest';
import { nextMap } from '../../../src/progress/next-map';
import { NOTHING_FOUND } from '../../../src/progress/progress';
import { everythingOf } from '../../support/progress';

const SIZES = [
  { level: 2, normalQuests: 2, duplicateQuests: 1 },
  { level: 13, normalQuests: 2, duplicateQuests: 0 },
  { level: 4, normalQuests: 2, duplicateQuests: 1 },
];

it('is the next in order, and after the last the first', () => {
  expect(nextMap(NOTHING_FOUND, SIZES, 2, 2)).toBe(13);
  expect(nextMap(NOTHING_FOUND, SIZES, 4, 2)).toBe(2);
});

it('offers the mode', () => {
  expect(nextMap(NOTHING_FOUND, SIZES, 2, 1)).toBe(4);
  expect(nextMap(NOTHING_FOUND, SIZES.slice(0, 2), 2, 1)).toBeUndefined();
});

it('has somebody still to find, as long as there is such a map', () => {
  expect(nextMap(everythingOf(SIZES.slice(1, 2)), SIZES, 2, 2)).toBe(4);
  expect(nextMap(everythingOf(SIZES), SIZES, 2, 2)).toBe(13);
});

it('is none where there is one map alone', () => {
  expect(nextMap(NOTHING_FOUND, SIZES.slice(0, 1), 2, 2)).toBeUndefined();
});
