import { describe, expect, it } from 'vitest';
import {
  boardAddress,
  ownOf,
  parseBoardAddress,
  resultBoardAddress,
  weekOfQuery,
} from '../../../src/records/board-address';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const parse = (level: string | undefined, query: string) =>
  parseBoardAddress(level, new URLSearchParams(query), NOW);

describe('a board address', () => {
  it('is read back as it was made', () => {
    expect(boardAddress({ level: 3, mode: 4, week: '2026-W07' })).toBe(
      '/leaderboard/3?mode=4&weekOfYear=2026-W07',
    );
    expect(parse('3', 'mode=4&weekOfYear=2026-W07')).toEqual({ level: 3, mode: 4, week: '2026-W07' });
    expect(boardAddress({ level: 3 })).toBe('/leaderboard/3');
  });

  it('names a quest in mode 5 alone', () => {
    expect(boardAddress({ level: 3, mode: 5, quest: 'quest7' })).toBe('/leaderboard/3?mode=5&quest=quest7');
    expect(boardAddress({ level: 3, mode: 2, quest: 'quest7' })).toBe('/leaderboard/3?mode=2');
    expect(parse('3', 'mode=5&quest=quest7').quest).toBe('quest7');
    expect(parse('3', 'mode=2&quest=quest7').quest).toBeUndefined();
    expect(parse('3', 'mode=5&quest=../x').quest).toBeUndefined();
  });

  it('may name the level by its keyword', () => {
    expect(parse('zelda', '').level).toBe(4);
  });

  it.each([
    [undefined, ''],
    ['23', 'mode=6&weekOfYear=99'],
    ['nowhere', 'mode=&weekOfYear=next'],
  ])('forgets what does not exist: %s?%s', (level, query) => {
    expect(parse(level, query)).toEqual({ level: undefined, mode: undefined, week: '2026-W47' });
  });

  it('never looks into the future', () => {
    const week = (text: string) => weekOfQuery(new URLSearchParams({ weekOfYear: text }), NOW);
    expect([week('46'), week('47'), week('48'), week('2027-W01'), week('2025-W52')]).toEqual([
      '2026-W46',
      '2026-W47',
      '2026-W47',
      '2026-W47',
      '2025-W52',
    ]);
  });
});

it('finds the own result in any state', () => {
  expect(ownOf({ own: 'a' })).toBe('a');
  for (const state of [undefined, null, 'own', {}, { own: 3 }]) expect(ownOf(state)).toBeUndefined();
});

it('leads from a result to the board of its own week', () => {
  const now = Date.UTC(2026, 10, 23, 0, 5);
  const choice = { level: 1, mode: 2 } as const;
  expect(resultBoardAddress(choice, '2026-11-23T00:01:00Z', now)).toBe('/leaderboard/1?mode=2');
  expect(resultBoardAddress(choice, '2026-11-22T23:58:00Z', now)).toBe(
    '/leaderboard/1?mode=2&weekOfYear=2026-W47',
  );
  // a date of the future is the server's to put right
  expect(resultBoardAddress(choice, '2026-12-24T12:00:00Z', now)).toBe('/leaderboard/1?mode=2');
});
