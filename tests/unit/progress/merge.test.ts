import { expect, it } from 'vitest';
import { mergeProgress } from '../../../src/progress/merge';
import { levelOf, modeOf, NOTHING_FOUND, withFind, withRun } from '../../../src/progress/progress';
import { expectMergeLaws } from '../../support/merge-laws';
import { anyProgress } from '../../support/progress';

it('keeps the laws', () => {
  expectMergeLaws(mergeProgress, anyProgress);
});

it('knows what either knows', () => {
  const ours = withFind(NOTHING_FOUND, 1, 'quest1', { at: 10, ms: 500 });
  const theirs = withFind(withFind(NOTHING_FOUND, 1, 'quest1', { at: 5, ms: 700 }), 2, 'quest3', {
    at: 6,
    ms: 1,
  });
  const both = mergeProgress(ours, theirs);
  expect(levelOf(both, 1).quests['quest1']).toEqual({
    first: { at: 5, ms: 700 },
    last: { at: 10, ms: 500 },
    best: 500,
  });
  expect(Object.keys(levelOf(both, 2).quests)).toEqual(['quest3']);
});

it('keeps the better run of each mode, by the order of its board', () => {
  const of = (mode: 2 | 3, score: number, time: number) =>
    withRun(NOTHING_FOUND, 1, { mode, score, time, ranked: true, clean: false }, 1);
  expect(modeOf(mergeProgress(of(2, 10, 60), of(2, 10, 50)), 1, 2).best?.time).toBe(50);
  expect(modeOf(mergeProgress(of(3, 5, 20), of(3, 4, 9)), 1, 3).best?.score).toBe(5);
});
