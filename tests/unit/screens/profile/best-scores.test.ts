import { expect, it } from 'vitest';
import { bestScores } from '../../../../src/screens/profile/best-scores';
import type { ActivityRow } from '../../../../src/records/answers';

const activity = (id: string, changes: Partial<ActivityRow>): ActivityRow => ({
  id,
  type: 'LevelCompleted',
  activity: 'Pokemon Fair',
  time: 40,
  gameMode: 2,
  score: 10,
  level: 1,
  date: '2026-11-21T12:00:00Z',
  waiting: false,
  ...changes,
});

it('is the fastest of each map and mode, and the most answers against the clock', () => {
  const found = bestScores([
    activity('slow', { time: 50 }),
    activity('fast', { time: 30 }),
    activity('other', { level: 15, time: 99 }),
    activity('few', { gameMode: 3, score: 4, time: 20 }),
    activity('many', { gameMode: 3, score: 9, time: 20 }),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['fast', 'many', 'other']);
});

it('is the earlier one of two that are equal', () => {
  const later = activity('later', { date: '2026-11-22T12:00:00Z' });
  expect(bestScores([later, activity('first', {})]).map(({ id }) => id)).toEqual(['first']);
});
