/** Finds are counted by quest, and a run is flagged that is among the fastest hundredth on several of them. */
import { describe, expect, it } from 'vitest';
import { encodeRecord } from '../../../src/runs/encode';
import { countFinds, fasterThanMost, timesOf, type ProvedRow } from '../../../src/runs/statistics';
import { PLAYED_QUESTS, playHonestly } from '../../support/played-run';

const row = (
  about: string,
  seconds: number,
  quests = ['quest1', 'quest2', 'quest3'],
  level = 1,
): ProvedRow<string> => ({
  about,
  level,
  times: quests.map((quest) => ({ quest, seconds })),
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`r${String(index)}`, 10 + index));

it('a run tells how long each of its quests took', () => {
  const code = encodeRecord(playHonestly({ pace: 900 }).record) ?? '';
  const times = timesOf(code, PLAYED_QUESTS);
  expect(times).toHaveLength(10);
  expect(new Set(times.map(({ quest }) => quest)).size).toBe(10);
  expect(times.every(({ seconds }) => seconds >= 0.9 && seconds < 3)).toBe(true);
  expect(timesOf('nonsense', PLAYED_QUESTS)).toEqual([]);
  expect(timesOf(code, [])).toEqual([]);
});

it('finds are counted by level and quest, those within a minute apart', () => {
  const rows = [row('a', 60, ['quest1']), row('b', 60.1, ['quest1', 'quest2']), row('c', 5, ['quest1'], 7)];
  expect(countFinds(rows)).toEqual({
    1: { quest1: { found: 2, minute: 1 }, quest2: { found: 1, minute: 0 } },
    7: { quest1: { found: 1, minute: 1 } },
  });
});

describe('a run faster than one in a hundred', () => {
  const namesOf = (rows: readonly ProvedRow<string>[]) => fasterThanMost(rows).map(({ about }) => about);

  it('on three quests is flagged', () => {
    const fast = row('fast', 1);
    expect(fasterThanMost([...many(99), fast])).toEqual([
      { about: 'fast', quests: ['quest1', 'quest2', 'quest3'] },
    ]);
  });

  it('is not where fewer than a hundred were counted', () => {
    expect(namesOf([...many(98), row('fast', 1)])).toEqual([]);
  });

  it('is not on two quests, nor by those of another level', () => {
    expect(namesOf([...many(100), row('fast', 1, ['quest1', 'quest2'])])).toEqual([]);
    expect(namesOf([...many(120), row('fast', 1, undefined, 2)])).toEqual(['r0']);
  });
});
