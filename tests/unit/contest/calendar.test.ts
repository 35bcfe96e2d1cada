import { describe, expect, it } from 'vitest';
import { contestOfWeek, contestPath, isGameOf } from '../../../src/contest/calendar';
import { findLevel } from '../../../src/maps/catalogue';

/** SPEC section 2, row by row: week, level, mode, quest. */
const TABLE: readonly (readonly [number, number, number, string | undefined])[] = [
  [8, 1, 5, 'dquest4'],
  [9, 1, 5, 'dquest4'],
  [10, 1, 5, 'dquest4'],
  [46, 1, 5, 'dquest4'],
  [11, 2, 5, 'dquest2'],
  [12, 1, 5, 'dquest5'],
  [47, 1, 5, 'dquest5'],
  [42, 1, 5, 'dquest1'],
  [48, 1, 5, 'dquest1'],
  [49, 1, 5, 'dquest1'],
  [50, 1, 5, 'dquest1'],
  [51, 1, 5, 'dquest1'],
  [52, 1, 5, 'dquest1'],
  [43, 1, 5, 'dquest2'],
  [44, 1, 5, 'dquest2'],
  [45, 2, 4, undefined],
];

const key = (week: number) => `2026-W${String(week).padStart(2, '0')}` as const;

describe('the calendar', () => {
  it.each(TABLE)('week %i is level %i, mode %i, quest %s', (week, level, mode, quest) => {
    expect(contestOfWeek(key(week))).toEqual(quest === undefined ? { level, mode } : { level, mode, quest });
    expect(isGameOf(contestOfWeek(key(week)), { level, mode, quest })).toBe(true);
  });

  it('has no contest in any other week', () => {
    const listed = TABLE.map(([week]) => week);
    for (let week = 1; week <= 53; week += 1)
      if (!listed.includes(week)) expect(contestOfWeek(key(week))).toBeUndefined();
  });

  it('asks for quests their level has', () => {
    for (const [, level, , quest] of TABLE) {
      const duplicates = findLevel(String(level))?.questCounts.duplicate ?? 0;
      expect(Number(quest?.replace('dquest', '') ?? 1)).toBeLessThanOrEqual(duplicates);
    }
  });
});

describe('isGameOf', () => {
  it.each([
    ['another level', { level: 2, mode: 5, quest: 'dquest5' }],
    ['another mode', { level: 1, mode: 1, quest: 'dquest5' }],
    ['another quest', { level: 1, mode: 5, quest: 'dquest4' }],
    ['no quest', { level: 1, mode: 5 }],
  ])('refuses %s', (_, run) => {
    expect(isGameOf(contestOfWeek('2026-W47'), run)).toBe(false);
  });

  it('takes level and mode alone in the week without a quest', () => {
    expect(isGameOf(contestOfWeek('2026-W45'), { level: 2, mode: 4 })).toBe(true);
    expect(isGameOf(contestOfWeek('2026-W45'), { level: 2, mode: 4, quest: 'quest3' })).toBe(true);
    expect(isGameOf(contestOfWeek('2026-W45'), { level: 2, mode: 5 })).toBe(false);
  });

  it('counts nothing in a week without a contest', () => {
    expect(isGameOf(contestOfWeek('2026-W20'), { level: 1, mode: 5, quest: 'dquest5' })).toBe(false);
  });
});

describe('contestPath', () => {
  it('leads to the game', () => {
    expect(contestPath({ level: 1, mode: 5, quest: 'dquest5' })).toBe('/game/1?mode=5&quest=dquest5');
    expect(contestPath({ level: 2, mode: 4 })).toBe('/game/2?mode=4');
  });
});
