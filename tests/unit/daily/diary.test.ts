import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptOn,
  begin,
  EMPTY,
  finishLeg,
  FRESH,
  isOver,
  noteSent,
  parseDiary,
  spend,
  totalMs,
  worse,
  type Diary,
  type LegResult,
} from '../../../src/daily/diary';
import { HUNT_LENGTH } from '../../../src/daily/hunt';

const DAY = '2026-11-21';
const QUESTS = Array.from({ length: HUNT_LENGTH }, (_, index) => ({
  level: index + 1,
  quest: `quest${String(index + 3)}`,
}));
const leg = (ms: number): LegResult => ({ ms, sign: 'withHelp' });

const after = (legs: number): Diary => {
  let diary = begin(EMPTY, DAY, QUESTS);
  for (let index = 0; index < legs; index += 1) diary = finishLeg(diary, DAY, index, leg(1000 + index));
  return diary;
};

describe('the ranked try of a day', () => {
  it('begins once', () => {
    const begun = after(2);
    expect(begin(begun, DAY, QUESTS.toReversed())).toBe(begun);
    expect(attemptOn(begin(begun, '2026-11-22', QUESTS), '2026-11-22')).toMatchObject({ legs: [] });
  });

  it('keeps what the open leg has cost, and forgets it with the next', () => {
    const spent = spend(after(1), DAY, 1, leg(700));
    expect(attemptOn(spent, DAY)?.open).toEqual(leg(700));
    expect(attemptOn(finishLeg(spent, DAY, 1, leg(900)), DAY)).toMatchObject({ open: FRESH });
  });

  it.each([0, 2])('takes nothing for leg %s while leg 1 is open', (index) => {
    const diary = after(1);
    expect(finishLeg(diary, DAY, index, leg(1))).toBe(diary);
    expect(spend(diary, DAY, index, leg(1))).toBe(diary);
  });

  it('is over after five legs and extends the streak, once', () => {
    expect(after(4).streak).toBeUndefined();
    const diary = after(HUNT_LENGTH);
    const legs = attemptOn(diary, DAY)?.legs ?? [];
    expect(isOver(legs)).toBe(true);
    expect(totalMs(legs)).toBe(5010);
    expect(diary.streak).toEqual({ last: DAY, days: 1 });
    expect(finishLeg(diary, DAY, HUNT_LENGTH, leg(1))).toBe(diary);
    expect(spend(diary, DAY, HUNT_LENGTH, leg(1))).toBe(diary);
  });

  it('is of one day only', () => {
    const diary = after(2);
    for (const changed of [
      finishLeg(diary, '2026-11-22', 2, leg(1)),
      spend(diary, '2026-11-22', 2, leg(1)),
      noteSent(diary, '2026-11-22', 'x'),
    ])
      expect(changed).toBe(diary);
  });

  it('takes the worse sign of two sittings', () => {
    expect(worse('atOnce', 'withHelp')).toBe('withHelp');
    expect(worse('afterWrong', 'withHelp')).toBe('afterWrong');
    expect(worse('atOnce', 'atOnce')).toBe('atOnce');
  });
});

describe('a diary that was kept', () => {
  it('is read back as it was', () => {
    for (const diary of [
      EMPTY,
      after(0),
      spend(after(3), DAY, 3, leg(12)),
      noteSent(after(HUNT_LENGTH), DAY, 'id'),
    ])
      expect(parseDiary(JSON.parse(JSON.stringify(diary)))).toEqual(diary);
  });

  it('is empty when it is anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(parseDiary(raw)).toEqual(EMPTY);
      }),
    );
  });

  it.each([
    { streak: { last: '2026-02-31', days: 2 } },
    { streak: { last: DAY, days: 0 } },
    { streak: { last: DAY, days: 1.5 } },
    { attempt: { ...after(0).attempt, day: 'today' } },
    { attempt: { ...after(0).attempt, quests: QUESTS.slice(1) } },
    { attempt: { ...after(0).attempt, legs: [{ ms: -1, sign: 'atOnce' }] } },
    { attempt: { ...after(0).attempt, legs: [{ ms: 1, sign: 'magic' }] } },
    { attempt: { ...after(0).attempt, legs: Array.from({ length: 6 }, () => leg(1)) } },
    { attempt: { ...after(0).attempt, open: undefined } },
  ])('loses a part that cannot be: %j', (raw) => {
    expect(parseDiary(raw)).toEqual(EMPTY);
  });

  it('keeps the run of each leg, and drops what is no text', () => {
    const run = { ...leg(900), run: 'AAAA' };
    const played = finishLeg(begin(EMPTY, DAY, QUESTS), DAY, 0, run);
    expect(parseDiary(JSON.parse(JSON.stringify(played))).attempt?.legs).toEqual([run]);
    const damaged = { ...played, attempt: { ...played.attempt, legs: [{ ...leg(900), run: 7 }] } };
    expect(parseDiary(damaged).attempt?.legs).toEqual([leg(900)]);
  });

  it('keeps the streak when the try is damaged', () => {
    expect(parseDiary({ streak: { last: DAY, days: 4 }, attempt: 7 })).toEqual({
      streak: { last: DAY, days: 4 },
    });
  });
});

describe('an eased hunt', () => {
  const eased = begin(EMPTY, DAY, QUESTS, { relaxed: true, largeTargets: false });

  it('is the try of its day, and stays eased over a reload', () => {
    expect(begin(eased, DAY, QUESTS)).toBe(eased);
    expect(parseDiary(JSON.parse(JSON.stringify(eased)))).toEqual(eased);
    expect(attemptOn(eased, DAY)?.ease).toBe('relaxed');
    expect(attemptOn(begin(EMPTY, DAY, QUESTS), DAY)?.ease).toBeUndefined();
  });
});
