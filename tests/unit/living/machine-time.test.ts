import { expect, it } from 'vitest';
import { countWithin, goneOn } from '../../../src/living/machine-time';

it('goes on evenly, never by more after a pause, and faster while it answers', () => {
  expect(goneOn(5, 0.16, false)).toBeCloseTo(5.16, 9);
  expect(goneOn(5, 60, false)).toBeCloseTo(5.3, 9);
  expect(goneOn(5, 0.16, true)).toBeCloseTo(5.96, 9);
  expect(goneOn(5, -1, false)).toBe(5);
});

it('moves as many as a step has pixels for, and always the first', () => {
  expect(countWithin([300, 200, 100], 400)).toBe(1);
  expect(countWithin([100, 200, 100], 400)).toBe(3);
  expect(countWithin([900, 1], 400)).toBe(1);
  expect(countWithin([], 400)).toBe(0);
});
