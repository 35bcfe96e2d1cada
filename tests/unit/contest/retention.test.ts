import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KEPT_WEEKS, erasableWeeks, mayErase } from '../../../src/contest/retention';
import { endOfWeek, mondayOf, weekKeyAt } from '../../../src/contest/weeks';

const WEEK = 7 * 86_400_000;

it('a week may be erased from the very instant four weeks after its end', () => {
  const at = Date.parse('2026-12-21T00:00:00Z');
  expect(mayErase('2026-W47', at - 1)).toBe(false);
  expect(mayErase('2026-W47', at)).toBe(true);
});

it('lists the latest weeks that may go, one after the other and none left out', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });
  fc.assert(
    fc.property(instant, (now) => {
      const weeks = erasableWeeks(now, 5);
      expect(weeks).toHaveLength(5);
      expect(weeks.every((week) => mayErase(week, now))).toBe(true);
      const [newest = weekKeyAt(now)] = weeks;
      expect(mayErase(weekKeyAt(endOfWeek(newest)), now)).toBe(false);
      expect(mondayOf(newest)).toBe(mondayOf(weekKeyAt(now)) - (KEPT_WEEKS + 1) * WEEK);
      expect(weeks.map((week) => (mondayOf(newest) - mondayOf(week)) / WEEK)).toEqual([0, 1, 2, 3, 4]);
    }),
  );
});
