import { expect, it } from 'vitest';
import { slowerThan } from '../../../src/daily/slower';

const rows = [20, 30, 30, 45].map((time, index) => ({ id: String(index), time }));

it('counts who was slower, and says which part of all others that is', () => {
  expect(slowerThan(rows, false, 25, undefined)).toEqual({ count: 3, percent: 75 });
  // as quick is not slower
  expect(slowerThan(rows, false, 30, undefined)).toEqual({ count: 1, percent: 25 });
  expect(slowerThan(rows, false, 45, '3')).toEqual({ count: 0, percent: 0 });
});

it('leaves the own row out', () => {
  expect(slowerThan(rows, false, 20, '0')).toEqual({ count: 3, percent: 100 });
  expect(slowerThan(rows.slice(0, 1), false, 20, '0')).toBeUndefined();
});

it('knows the least of a board that has more, and nothing of what stands behind its last row', () => {
  expect(slowerThan(rows, true, 25, undefined)).toEqual({ count: 3, percent: undefined });
  expect(slowerThan(rows, true, 50, undefined)).toBeUndefined();
  expect(slowerThan([], false, 50, undefined)).toBeUndefined();
});
