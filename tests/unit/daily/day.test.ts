import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayOf, nextDay, parseDay, startOf } from '../../../src/daily/day';

const instants = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) });

describe('days', () => {
  it('begin at midnight in UTC', () => {
    expect(dayOf(Date.parse('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(dayOf(Date.parse('2026-11-22T00:30:00+01:00'))).toBe('2026-11-21');
    expect(dayOf(Date.parse('2026-11-22T00:00:00Z'))).toBe('2026-11-22');
  });

  it('follow one another, over months, leap days and years', () => {
    expect(nextDay('2026-11-30')).toBe('2026-12-01');
    expect(nextDay('2028-02-28')).toBe('2028-02-29');
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
    fc.assert(
      fc.property(instants, (instant) => {
        const day = dayOf(instant);
        expect(dayNumber(nextDay(day))).toBe(dayNumber(day) + 1);
        expect(nextDay(day) > day).toBe(true);
        expect(startOf(day)).toBeLessThanOrEqual(instant);
        expect(startOf(nextDay(day))).toBeGreaterThan(instant);
        expect(parseDay(day)).toBe(day);
      }),
    );
  });

  it.each(['', '2026-11', '2026-13-01', '2026-02-31', '26-11-21', '2026-11-21T00:00:00Z', 20_261_121, null])(
    'are not %s',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});
