import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstKeptWeek, mayErase } from '../../../src/contest/retention';
import { previousWeek } from '../../../src/contest/weeks';

it('a week may be erased from the very instant four weeks after its end', () => {
  const at = Date.parse('2026-12-21T00:00:00Z');
  expect(mayErase('2026-W47', at - 1)).toBe(false);
  expect(mayErase('2026-W47', at)).toBe(true);
});

it('the first week that is kept may not go yet, and the one before it may', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });
  fc.assert(
    fc.property(instant, (now) => {
      const first = firstKeptWeek(now);
      expect([mayErase(first, now), mayErase(previousWeek(first), now)]).toEqual([false, true]);
    }),
  );
});
