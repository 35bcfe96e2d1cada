import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDay, type Day } from '../../../src/daily/day';
import { daysOn, extend, type Streak } from '../../../src/daily/streak';

const FIRST: Day = '2026-11-18';

/** Days from the first one on; true where the hunt was finished. */
function played(days: readonly boolean[]) {
  let day = FIRST;
  let streak: Streak | undefined;
  for (const isPlayed of days) {
    if (isPlayed) streak = extend(streak, day);
    day = nextDay(day);
  }
  return { streak, today: day };
}

describe('the streak', () => {
  it('is the days in a row up to yesterday, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (days) => {
        const { streak, today } = played(days);
        const inARow = days.length - 1 - days.lastIndexOf(false);
        expect(daysOn(streak, today)).toBe(inARow);
      }),
    );
  });

  it('counts a day once', () => {
    const { streak } = played([true, true]);
    expect(extend(streak, '2026-11-19')).toEqual({ last: '2026-11-19', days: 2 });
  });

  it('stands through the day after, and is over the day after that', () => {
    const streak: Streak = { last: '2026-11-20', days: 3 };
    expect(daysOn(streak, '2026-11-20')).toBe(3);
    expect(daysOn(streak, '2026-11-21')).toBe(3);
    expect(daysOn(streak, '2026-11-22')).toBe(0);
    expect(extend(streak, '2026-11-22')).toEqual({ last: '2026-11-22', days: 1 });
  });

  it('is not broken by a clock set back', () => {
    const streak: Streak = { last: '2026-11-20', days: 3 };
    expect(extend(streak, '2026-11-18')).toBe(streak);
  });
});
