import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begin, EMPTY, finishLeg, type Attempt, type Diary, type LegResult } from '../../../src/daily/diary';
import { HUNT_LENGTH } from '../../../src/daily/hunt';
import { mergeDiaries } from '../../../src/daily/merge';
import { expectMergeLaws } from '../../support/merge-laws';

const QUESTS = Array.from({ length: HUNT_LENGTH }, (_, index) => ({ level: index + 1, quest: 'quest1' }));
const day = fc.constantFrom('2026-11-20' as const, '2026-11-21' as const);
const leg: fc.Arbitrary<LegResult> = fc.record({
  ms: fc.nat(3),
  sign: fc.constantFrom('atOnce' as const, 'withHelp' as const),
});
const attempt: fc.Arbitrary<Attempt> = fc.record(
  {
    day,
    quests: fc.constantFrom(QUESTS, QUESTS.toReversed()),
    legs: fc.array(leg, { maxLength: 2 }),
    open: leg,
    own: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: ['day', 'quests', 'legs', 'open'] },
);
const diary: fc.Arbitrary<Diary> = fc.record(
  { streak: fc.record({ last: day, days: fc.integer({ min: 1, max: 3 }) }), attempt },
  { requiredKeys: [] },
);

it('keeps the laws', () => {
  expectMergeLaws(mergeDiaries, diary);
});

it('keeps the try that is further, and the slower of two that are as far', () => {
  const begun = begin(EMPTY, '2026-11-21', QUESTS);
  const finished = (ms: number) => finishLeg(begun, '2026-11-21', 0, { ms, sign: 'atOnce' });
  expect(mergeDiaries(begun, finished(9))).toEqual(finished(9));
  expect(mergeDiaries(finished(9), finished(4))).toEqual(finished(9));
});

it('counts what the open leg has cost already', () => {
  const tried = (legs: number, open: number): Diary => {
    const done = finishLeg(begin(EMPTY, '2026-11-21', QUESTS), '2026-11-21', 0, { ms: legs, sign: 'atOnce' });
    if (!done.attempt) throw new Error('no try was begun');
    return { ...done, attempt: { ...done.attempt, open: { ms: open, sign: 'atOnce' } } };
  };
  expect(mergeDiaries(tried(5, 3), tried(7, 0))).toEqual(tried(5, 3));
  expect(mergeDiaries(tried(7, 0), tried(5, 3))).toEqual(tried(5, 3));
});

it('ends at one of two tries that differ in their quests alone, whichever tab merges', () => {
  const [one, other] = [QUESTS, QUESTS.toReversed()].map((quests) => begin(EMPTY, '2026-11-21', quests));
  if (!one || !other) throw new Error('there are two');
  expect(mergeDiaries(one, other)).toEqual(mergeDiaries(other, one));
});

it('keeps a streak that the other tab does not know', () => {
  const streak = { last: '2026-11-20', days: 4 } as const;
  expect(mergeDiaries({ streak }, begin(EMPTY, '2026-11-21', QUESTS))).toMatchObject({ streak });
});

it('keeps the try of the later day, however far the one before had come', () => {
  const before = finishLeg(begin(EMPTY, '2026-11-20', QUESTS), '2026-11-20', 0, { ms: 9, sign: 'atOnce' });
  const today = begin(EMPTY, '2026-11-21', QUESTS);
  expect(mergeDiaries(before, today).attempt?.day).toBe('2026-11-21');
  expect(mergeDiaries(today, before).attempt?.day).toBe('2026-11-21');
});
