import { expect, it } from 'vitest';
import { totalTime } from '../../../../src/screens/catalogue/total-time';

it('is the sum when all are found', () => {
  expect(totalTime({ quest1: 1500, quest2: 700, other: 9 }, ['quest1', 'quest2'])).toBe(2200);
});

it('is nothing while one is missing', () => {
  expect(totalTime({ quest1: 1500 }, ['quest1', 'quest2'])).toBeUndefined();
  expect(totalTime({ quest2: 1500 }, ['quest1', 'quest2'])).toBeUndefined();
});
