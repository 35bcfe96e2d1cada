import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { boardsIn, huntsIn } from '../../../src/records/week-places';

it('a week has a board a level, and the hunts from Monday to Sunday', () => {
  expect(boardsIn('2026-W53')).toContain('leaderboard/2026-W53/level22');
  expect(new Set(boardsIn('2026-W53')).size).toBe(CATALOGUE.length);
  const hunts = huntsIn('2026-W53');
  expect([hunts.at(0), hunts.at(-1), hunts.length]).toEqual([
    'dailyHunt/2026-12-28/scores',
    'dailyHunt/2027-01-03/scores',
    7,
  ]);
});
