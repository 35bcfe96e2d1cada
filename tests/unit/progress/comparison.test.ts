import { expect, it } from 'vitest';
import { bestBefore, compareWithBest } from '../../../src/progress/comparison';
import { NOTHING_FOUND, withFind, withRun } from '../../../src/progress/progress';

it('compares times, and answers of a time attack', () => {
  expect(compareWithBest(2, undefined, { score: 10, time: 60 })).toEqual({ kind: 'first' });
  expect(compareWithBest(2, { score: 10, time: 62.3 }, { score: 10, time: 60 })).toEqual({
    kind: 'better',
    by: 2.3,
  });
  expect(compareWithBest(2, { score: 10, time: 60 }, { score: 10, time: 60.1 })).toEqual({
    kind: 'worse',
    by: 0.1,
  });
  expect(compareWithBest(3, { score: 3, time: 20 }, { score: 5, time: 20 })).toEqual({
    kind: 'better',
    by: 2,
  });
  expect(compareWithBest(3, { score: 3, time: 9 }, { score: 3, time: 20 })).toEqual({ kind: 'worse', by: 0 });
});

it('takes the best of the mode, and of a single quest its quickest search', () => {
  const run = { mode: 2, score: 10, time: 60, ranked: true, clean: false } as const;
  const progress = withFind(withRun(NOTHING_FOUND, 1, run, 5), 1, 'quest1', { at: 5, ms: 4260 });
  expect(bestBefore(progress, 1, 2, undefined)).toMatchObject({ score: 10, time: 60 });
  expect(bestBefore(progress, 1, 4, undefined)).toBeUndefined();
  expect(bestBefore(progress, 1, 5, 'quest1')).toEqual({ score: 1, time: 4.2 });
  expect(bestBefore(progress, 1, 5, 'quest2')).toBeUndefined();
  expect(bestBefore(progress, 1, 5, undefined)).toBeUndefined();
});
