import { describe, expect, it } from 'vitest';
import { parseRushRows, rushRank, rushRowsOf, withRushRow, type RushRow } from '../../../src/booth/rush-rows';

const NOON = new Date(2026, 10, 21, 12).getTime();
const row = (id: string, changes: Partial<RushRow> = {}): RushRow => ({
  id,
  at: NOON,
  letters: 'NEO',
  found: 3,
  ms: 20_000,
  level: 1,
  ...changes,
});

describe('the day’s quick games', () => {
  it('are those of the machine’s own day, the best first, and of two alike the earlier', () => {
    const rows = [
      row('slow', { ms: 30_000 }),
      row('late', { at: NOON + 1000 }),
      row('early'),
      row('best', { found: 5, ms: 59_000 }),
      row('yesterday', { at: NOON - 86_400_000, found: 5 }),
    ];
    const today = rushRowsOf(rows, NOON);
    expect(today.map(({ id }) => id)).toEqual(['best', 'early', 'late', 'slow']);
    expect([rushRank(today, 'late'), rushRank(today, 'yesterday')]).toEqual([3, undefined]);
  });

  it('change their letters in place, and forget other days', () => {
    const rows = [row('a'), row('old', { at: NOON - 86_400_000 })];
    expect(withRushRow(rows, row('a', { letters: 'ZED' }))).toEqual([row('a', { letters: 'ZED' })]);
    expect(withRushRow(rows, row('b'))).toEqual([row('a'), row('b')]);
  });

  it('are read with care', () => {
    const bad = [{ ...row('b'), letters: 'abc' }, { ...row('c'), found: 6 }, null, 7];
    expect(parseRushRows([row('a'), ...bad])).toEqual([row('a')]);
    expect([parseRushRows(undefined), parseRushRows('x')]).toEqual([[], []]);
  });
});
