import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, startOf, type Day } from '../../../src/daily/day';
import { isForgiven, longestStreak, streakOn } from '../../../src/progress/hunt-days';

const TODAY = '2026-11-21';
/** Days that many days before today. */
const ago = (...counts: readonly number[]): Day[] =>
  counts.map((n) => dayOf(startOf(TODAY) - n * 86_400_000));

describe('streakOn', () => {
  it.each<[string, readonly number[], number]>([
    ['nothing hunted', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone: today is still to come', [1], 1],
    ['three in a row', [0, 1, 2], 3],
    ['one day missed', [0, 1, 3, 4], 4],
    ['yesterday missed', [2, 3], 2],
    ['yesterday missed, and another of the month', [2, 4, 5], 1],
    ['two of one month missed', [0, 2, 4], 2],
    ['two in a row missed', [0, 3, 4], 1],
    ['two days since the last', [3, 4], 0],
  ])('%s', (_, days, streak) => {
    expect(streakOn(ago(...days), TODAY)).toBe(streak);
  });

  it('forgives one day of each month', () => {
    // 31 October and 2 November are missed
    const days: Day[] = ['2026-10-29', '2026-10-30', '2026-11-01', '2026-11-03'];
    expect(streakOn(days, '2026-11-03')).toBe(4);
  });

  it('counts no more than was hunted, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40)), (counts) => {
        const days = ago(...counts);
        const streak = streakOn(days, TODAY);
        expect(streak).toBeLessThanOrEqual(days.length);
        expect(streakOn(days.toReversed(), TODAY)).toBe(streak);
        expect(longestStreak(days)).toBeGreaterThanOrEqual(streak);
      }),
    );
  });
});

it('says when a missed day was forgiven just now', () => {
  expect(isForgiven(ago(2, 3), TODAY)).toBe(true);
  expect(isForgiven(ago(1, 2), TODAY)).toBe(false);
  expect(isForgiven(ago(0, 2), TODAY)).toBe(false);
  expect(isForgiven(ago(4), TODAY)).toBe(false);
});
