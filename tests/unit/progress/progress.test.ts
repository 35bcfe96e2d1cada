import { describe, expect, it } from 'vitest';
import {
  foundNow,
  isFoundNow,
  isWon,
  levelOf,
  modeOf,
  NOTHING_FOUND,
  startedOver,
  TIME_ATTACK_WIN,
  withFind,
  withHunt,
  withRun,
  type FinishedRun,
} from '../../../src/progress/progress';

const run = (changes: Partial<FinishedRun>): FinishedRun => ({
  mode: 2,
  score: 10,
  time: 60,
  ranked: true,
  clean: false,
  ...changes,
});

describe('a find', () => {
  it('is kept first, last and at its quickest', () => {
    const once = withFind(NOTHING_FOUND, 1, 'quest1', { at: 10, ms: 500 });
    const twice = withFind(once, 1, 'quest1', { at: 20, ms: 900 });
    expect(levelOf(twice, 1).quests).toEqual({
      quest1: { first: { at: 10, ms: 500 }, last: { at: 20, ms: 900 }, best: 500 },
    });
    expect(levelOf(withFind(twice, 1, 'quest1', { at: 30, ms: 100 }), 1).quests['quest1']?.best).toBe(100);
    expect(levelOf(twice, 2)).toEqual({ quests: {}, modes: {} });
  });

  it('is of the round in which it was found last', () => {
    const found = withFind(NOTHING_FOUND, 1, 'quest1', { at: 10, ms: 500 });
    expect(isFoundNow(levelOf(found, 1), 'quest1')).toBe(true);
    expect(isFoundNow(levelOf(found, 1), 'quest2')).toBe(false);
    const again = startedOver(found, 1, 15);
    expect(foundNow(levelOf(again, 1))).toEqual({});
    expect(levelOf(again, 1).quests['quest1']?.best).toBe(500);
    expect(foundNow(levelOf(withFind(again, 1, 'quest1', { at: 16, ms: 700 }), 1))).toEqual({ quest1: 700 });
    // a clock that was put back does not bring the round before back
    expect(levelOf(startedOver(again, 1, 3), 1).since).toBe(15);
  });
});

describe('a run', () => {
  it('is won at its end, a time attack from so many right answers on', () => {
    expect(isWon({ mode: 4, score: 1 })).toBe(true);
    expect(isWon({ mode: 3, score: TIME_ATTACK_WIN - 1 })).toBe(false);
    expect(isWon({ mode: 3, score: TIME_ATTACK_WIN })).toBe(true);
  });

  it('keeps when it was first won, first won without a mistake, and the best', () => {
    const first = withRun(NOTHING_FOUND, 1, run({ time: 60 }), 10);
    expect(modeOf(first, 1, 2)).toEqual({ won: 10, best: { score: 10, time: 60, at: 10 } });
    const clean = withRun(first, 1, run({ time: 70, clean: true }), 20);
    expect(modeOf(clean, 1, 2)).toEqual({ won: 10, clean: 20, best: { score: 10, time: 60, at: 10 } });
    const quicker = withRun(clean, 1, run({ time: 50 }), 30);
    expect(modeOf(quicker, 1, 2).best).toEqual({ score: 10, time: 50, at: 30 });
  });

  it('of a time attack is better by its score, then by its time', () => {
    const three = withRun(NOTHING_FOUND, 1, run({ mode: 3, score: 3, time: 20 }), 10);
    const quick = withRun(three, 1, run({ mode: 3, score: 2, time: 9 }), 20);
    expect(modeOf(quick, 1, 3).best?.score).toBe(3);
    const four = withRun(quick, 1, run({ mode: 3, score: 4, time: 20 }), 30);
    expect(modeOf(four, 1, 3).best?.score).toBe(4);
  });

  it('that is not ranked wins its stamp and is no best', () => {
    expect(modeOf(withRun(NOTHING_FOUND, 1, run({ ranked: false }), 10), 1, 2)).toEqual({ won: 10 });
  });

  it('without a right answer, or of a single quest, changes nothing', () => {
    expect(withRun(NOTHING_FOUND, 1, run({ score: 0 }), 10)).toBe(NOTHING_FOUND);
    expect(withRun(NOTHING_FOUND, 1, run({ mode: 5, score: 1 }), 10)).toBe(NOTHING_FOUND);
  });
});

it('keeps a day’s quickest hunt', () => {
  const once = withHunt(NOTHING_FOUND, '2026-11-21', 900);
  expect(withHunt(once, '2026-11-21', 1000).hunts).toEqual({ '2026-11-21': 900 });
  expect(withHunt(once, '2026-11-21', 800).hunts).toEqual({ '2026-11-21': 800 });
});
