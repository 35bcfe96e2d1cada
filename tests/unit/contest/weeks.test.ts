import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mondayOf,
  nextWeek,
  parseWeekKey,
  parseWeekOfYear,
  previousWeek,
  sundayOf,
  weekKeyAt,
  weekParts,
  weeksBetween,
  weeksInYear,
} from '../../../src/contest/weeks';

const DAY = 86_400_000;
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 11, 31) });

describe('weekKeyAt', () => {
  it.each([
    ['2026-11-16T00:00:00Z', '2026-W47'],
    ['2026-11-22T23:59:59.999Z', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-W48'],
    // the Thursday decides the year
    ['2025-12-29T00:00:00Z', '2026-W01'],
    ['2027-01-01T12:00:00Z', '2026-W53'],
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2021-01-03T00:00:00Z', '2020-W53'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
  ])('%s is in %s', (date, key) => {
    expect(weekKeyAt(Date.parse(date))).toBe(key);
  });

  it('never leaves the week it names', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const monday = mondayOf(weekKeyAt(at));
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(at - monday).toBeGreaterThanOrEqual(0);
        expect(at - monday).toBeLessThan(7 * DAY);
      }),
    );
  });

  it('holds 4 January in week 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2100 }), (year) => {
        expect(weekKeyAt(Date.UTC(year, 0, 4))).toBe(`${year}-W01`);
      }),
    );
  });
});

describe('weeks around', () => {
  it('next and previous undo each other and keep keys in order', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const key = weekKeyAt(at);
        expect(previousWeek(nextWeek(key))).toBe(key);
        expect(nextWeek(previousWeek(key))).toBe(key);
        expect(nextWeek(key) > key).toBe(true);
        expect(mondayOf(nextWeek(key)) - mondayOf(key)).toBe(7 * DAY);
      }),
    );
  });

  it('crosses years through week 53 where there is one', () => {
    expect(nextWeek('2026-W53')).toBe('2027-W01');
    expect(previousWeek('2027-W01')).toBe('2026-W53');
    expect(nextWeek('2025-W52')).toBe('2026-W01');
  });

  it('ends on a Sunday', () => {
    expect(new Date(sundayOf('2026-W47')).toISOString()).toBe('2026-11-22T00:00:00.000Z');
    expect(new Date(sundayOf('2026-W53')).toISOString()).toBe('2027-01-03T00:00:00.000Z');
  });

  it('knows the years of 53 weeks', () => {
    const long = Array.from({ length: 30 }, (_, index) => 2000 + index).filter(
      (year) => weeksInYear(year) === 53,
    );
    expect(long).toEqual([2004, 2009, 2015, 2020, 2026]);
  });
});

describe('reading weeks', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    ['47', '2026-W47'],
    ['7', '2026-W07'],
    ['07', '2026-W07'],
    ['53', '2026-W53'],
    ['2025-W52', '2025-W52'],
  ])('takes %s as %s', (text, key) => {
    expect(parseWeekOfYear(text, now)).toBe(key);
  });

  it.each([
    null,
    undefined,
    '',
    '0',
    '54',
    '-1',
    '4.5',
    '2025-W53',
    '2026-W00',
    '2026-47',
    '2026-W7',
    'x2026-W47',
    '047',
  ])('refuses %s', (text) => {
    expect(parseWeekOfYear(text, now)).toBeUndefined();
  });

  it('counts a bare week in the ISO year, also in the days the calendar year differs', () => {
    expect(parseWeekOfYear('2', Date.parse('2025-12-30T00:00:00Z'))).toBe('2026-W02');
    expect(parseWeekOfYear('53', Date.parse('2027-01-02T00:00:00Z'))).toBe('2026-W53');
  });

  it('reads back every key it makes', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const key = weekKeyAt(at);
        const { year, week } = weekParts(key);
        expect(parseWeekKey(key)).toBe(key);
        expect(week).toBeGreaterThanOrEqual(1);
        expect(week).toBeLessThanOrEqual(weeksInYear(year));
      }),
    );
  });
});

describe('the weeks from one to another', () => {
  it('are both and all between, over the end of a year with a week 53', () => {
    expect(weeksBetween('2026-W52', '2027-W02')).toEqual(['2026-W52', '2026-W53', '2027-W01', '2027-W02']);
    expect(weeksBetween('2026-W47', '2026-W47')).toEqual(['2026-W47']);
    expect(weeksBetween('2026-W48', '2026-W47')).toEqual([]);
  });
});
