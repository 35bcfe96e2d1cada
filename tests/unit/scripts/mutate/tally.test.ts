import { expect, it } from 'vitest';
import { tableOf, tallied } from '../../../../scripts/mutate/tally';

it('counts what was noticed; what no test reads was not', () => {
  const tally = tallied(['noticed', 'survived', 'untested', 'noticed', 'noticed', 'noticed', 'noticed']);
  expect(tally).toEqual({ tried: 7, noticed: 5 });
  // 71.4 %, never rounded up
  expect(tableOf(new Map([['game', tally]])).at(-1)).toBe('game                7     71 %');
});

it('claims no share of nothing', () => {
  expect(tableOf(new Map([['notices', tallied([])]])).at(-1)).toMatch(/^notices +0 +–$/);
});
