import { describe, expect, it } from 'vitest';
import {
  BADGES,
  badgesOf,
  FAITHFUL,
  GLANCE_MS,
  HUNTER,
  isEarned,
  LIGHTNING,
  TRAVELLER,
  type Badge,
} from '../../../src/progress/badges';
import { NOTHING_FOUND, withFind, withHunt, withRun, type Progress } from '../../../src/progress/progress';
import { isComplete, modeStamps, questNames, ringOf } from '../../../src/progress/stamps';
import { dayOf } from '../../../src/daily/day';
import { everythingOf } from '../../support/progress';

const SIZES = Array.from({ length: 12 }, (_, index) => ({
  level: index + 1,
  normalQuests: 4,
  duplicateQuests: index < 2 ? 1 : 0,
}));
const [FIRST = { level: 1, normalQuests: 4, duplicateQuests: 1 }] = SIZES;

const earned = (progress: Progress): readonly Badge[] =>
  badgesOf(progress, SIZES)
    .filter(isEarned)
    .map(({ badge }) => badge);
const found = (progress: Progress, level: number, ms = 9000) =>
  withFind(progress, level, 'quest1', { at: 1, ms });
const hunted = (count: number) =>
  Array.from({ length: count }).reduce<Progress>(
    (progress, _, index) => withHunt(progress, dayOf(index * 2 * 86_400_000), 1),
    NOTHING_FOUND,
  );

describe('badges', () => {
  it('are twelve, and none is earned by who has found nothing', () => {
    expect(BADGES).toHaveLength(12);
    expect(earned(NOTHING_FOUND)).toEqual([]);
    expect(badgesOf(NOTHING_FOUND, []).filter(isEarned)).toEqual([]);
  });

  it.each<[Badge, Progress, Progress]>([
    ['firstFind', NOTHING_FOUND, found(NOTHING_FOUND, 1)],
    [
      'traveller',
      SIZES.slice(0, TRAVELLER - 1).reduce((all, { level }) => found(all, level), NOTHING_FOUND),
      SIZES.slice(0, TRAVELLER).reduce((all, { level }) => found(all, level), NOTHING_FOUND),
    ],
    ['firstMap', found(NOTHING_FOUND, 1), everythingOf([FIRST])],
    ['eagleEye', found(NOTHING_FOUND, 1, GLANCE_MS + 1), found(NOTHING_FOUND, 1, GLANCE_MS)],
    [
      'flawless',
      withRun(NOTHING_FOUND, 1, { mode: 4, score: 4, time: 9, ranked: true, clean: true }, 1),
      withRun(NOTHING_FOUND, 1, { mode: 2, score: 4, time: 9, ranked: true, clean: true }, 1),
    ],
    [
      'lightning',
      withRun(NOTHING_FOUND, 1, { mode: 3, score: LIGHTNING - 1, time: 20, ranked: true, clean: false }, 1),
      withRun(NOTHING_FOUND, 1, { mode: 3, score: LIGHTNING, time: 20, ranked: true, clean: false }, 1),
    ],
    ['doubleVision', everythingOf(SIZES.slice(0, 1)), everythingOf(SIZES.slice(0, 2))],
    [
      'grandSlam',
      everythingOf([FIRST]),
      withRun(
        everythingOf([FIRST]),
        1,
        { mode: 3, score: LIGHTNING, time: 20, ranked: true, clean: false },
        1,
      ),
    ],
    ['hunter', hunted(HUNTER - 1), hunted(HUNTER)],
    [
      'faithful',
      hunted(FAITHFUL),
      Array.from({ length: FAITHFUL }).reduce<Progress>(
        (progress, _, index) => withHunt(progress, dayOf(index * 86_400_000), 1),
        NOTHING_FOUND,
      ),
    ],
    ['halfWay', everythingOf(SIZES.slice(0, 5)), everythingOf(SIZES.slice(0, 6))],
    ['everything', everythingOf(SIZES.slice(0, 11)), everythingOf(SIZES)],
  ])('%s is earned by what it asks for, and not by a little less', (badge, less, enough) => {
    expect(earned(less)).not.toContain(badge);
    expect(earned(enough)).toContain(badge);
  });

  it('never show more done than there is to do', () => {
    for (const { done, goal } of badgesOf(everythingOf(SIZES), SIZES)) expect(done).toBeLessThanOrEqual(goal);
  });
});

describe('a page of the book', () => {
  it('counts the quests that the map still has', () => {
    const progress = withFind(found(NOTHING_FOUND, 1), 1, 'quest99', { at: 1, ms: 1 });
    expect(ringOf(progress, FIRST)).toEqual({ found: 1, total: 5 });
    expect(questNames(FIRST)).toEqual(['quest1', 'quest2', 'quest3', 'quest4', 'dquest1']);
    expect(isComplete(ringOf(everythingOf([FIRST]), FIRST))).toBe(true);
    expect(isComplete({ found: 0, total: 0 })).toBe(false);
  });

  it('has a stamp for each mode that the map offers', () => {
    const stamps = modeStamps(everythingOf([FIRST]), FIRST);
    expect(stamps.map(({ mode }) => mode)).toEqual([1, 2, 3, 4]);
    expect(stamps.filter(({ won, clean }) => !won || !clean)).toEqual([
      { mode: 3, won: false, clean: false },
    ]);
    expect(modeStamps(NOTHING_FOUND, { ...FIRST, duplicateQuests: 0 })).toHaveLength(3);
  });
});
