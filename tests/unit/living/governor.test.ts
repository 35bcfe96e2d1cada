import { expect, it } from 'vitest';
import { BUDGET_MS, governed, GOVERNOR } from '../../../src/living/governor';

const after = (costs: readonly number[]) => costs.reduce(governed, GOVERNOR).pace;
const times = (count: number, cost: number) => Array.from({ length: count }, () => cost);

it('a slow device has a still picture within two seconds', () => {
  // eight steps a second, then four
  expect(after(times(7, 40))).toBe('all');
  expect(after(times(8, 40))).toBe('few');
  expect(after(times(12, 40))).toBe('still');
});

it('one slow step among quick ones changes nothing', () => {
  expect(after([...times(7, 1), 30])).toBe('all');
  expect(after(times(400, BUDGET_MS))).toBe('all');
});

it('never gives back what it took', () => {
  expect(after([...times(8, 40), ...times(400, 0)])).toBe('few');
  expect(after([...times(12, 40), ...times(400, 0)])).toBe('still');
});
