import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedDay, FIRST_HUNT, huntPath } from '../../../src/daily/asked-day';
import { dayOf, nextDay, startOf } from '../../../src/daily/day';

const TODAY = '2026-11-23';
const days = fc.integer({ min: startOf(FIRST_HUNT), max: Date.UTC(2200, 0, 1) }).map(dayOf);

describe('the hunt that an address asks for', () => {
  it('is today’s where it names none', () => {
    expect(askedDay(null, TODAY)).toEqual({ kind: 'today', day: TODAY });
  });

  it('is that of the day it names: today’s on that day, for fun after it, and nobody’s before it', () => {
    expect(askedDay(TODAY, TODAY)).toEqual({ kind: 'today', day: TODAY });
    expect(askedDay('2026-11-22', TODAY)).toEqual({ kind: 'past', day: '2026-11-22' });
    expect(askedDay('2026-11-24', TODAY)).toEqual({ kind: 'ahead', day: '2026-11-24' });
  });

  it.each(['', 'today', '2026-02-31', '2026-11-23 ', '23-11-2026', '1970-01-01', '2026-11-20'])(
    'is unknown where no hunt was ever played on %j',
    (text) => {
      expect(askedDay(text, TODAY)).toEqual({ kind: 'unknown' });
    },
  );

  it('is of the shared day, whenever the address is opened', () => {
    fc.assert(
      fc.property(days, days, (shared, today) => {
        const query = new URL(huntPath(shared), 'https://example.org/worldmaps/').searchParams;
        const asked = askedDay(query.get('day'), today);
        expect(asked).toMatchObject({ day: shared });
        expect(asked.kind === 'today').toBe(shared === today);
        expect(askedDay(nextDay(today), today).kind).toBe('ahead');
      }),
    );
  });
});
