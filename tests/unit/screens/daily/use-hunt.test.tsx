// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDay } from '../../../../src/daily/day';
import { begin, EMPTY, type LegResult } from '../../../../src/daily/diary';
import { HUNT_LENGTH, type HuntQuest } from '../../../../src/daily/hunt';
import { diaryStore } from '../../../../src/daily/store';
import { progressStore } from '../../../../src/progress/store';
import { useRankedHunt, useUnrankedHunt, type HuntActs } from '../../../../src/screens/daily/use-hunt';

const DAY = parseDay('2026-11-20') ?? never();
const QUESTS: readonly HuntQuest[] = Array.from({ length: HUNT_LENGTH }, (_, index) => ({
  level: index + 1,
  quest: 'quest1',
}));
const leg = (ms: number, sign: LegResult['sign'] = 'atOnce'): LegResult => ({ ms, sign });

function never(): never {
  throw new Error('the day is one');
}

function finish(acts: HuntActs, from = 0) {
  for (let index = from; index < HUNT_LENGTH; index += 1) act(() => acts.onLeg(index, leg(1000 + index)));
}

beforeEach(() => {
  diaryStore.change(() => EMPTY);
});
afterEach(cleanup);

describe('a ranked hunt', () => {
  it('is kept as it goes, leg by leg, and each leg once', () => {
    diaryStore.change((diary) => begin(diary, DAY, QUESTS));
    const { result } = renderHook(() => useRankedHunt(DAY));
    result.current.onSpend(0, leg(700, 'withHelp'));
    expect(diaryStore.get().attempt).toMatchObject({ legs: [], open: leg(700, 'withHelp') });
    result.current.onLeg(0, leg(900));
    result.current.onLeg(0, leg(5));
    expect(diaryStore.get().attempt?.legs).toEqual([leg(900)]);
  });

  it('counts for the streak and the progress when its last leg is over, not before', () => {
    diaryStore.change((diary) => begin(diary, DAY, QUESTS));
    const { result } = renderHook(() => useRankedHunt(DAY));
    for (let index = 0; index < HUNT_LENGTH - 1; index += 1) result.current.onLeg(index, leg(1000));
    const before = progressStore.get();
    expect(diaryStore.get().streak).toBeUndefined();
    result.current.onLeg(HUNT_LENGTH - 1, leg(500));
    expect(diaryStore.get().streak).toEqual({ last: DAY, days: 1 });
    expect(progressStore.get()).not.toEqual(before);
    expect(JSON.stringify(progressStore.get())).toContain(String(1000 * (HUNT_LENGTH - 1) + 500));
  });

  it('of another day changes nothing', () => {
    diaryStore.change((diary) => begin(diary, DAY, QUESTS));
    const kept = diaryStore.get();
    const { result } = renderHook(() => useRankedHunt(parseDay('2026-11-21') ?? never()));
    result.current.onLeg(0, leg(900));
    expect(diaryStore.get()).toEqual(kept);
  });
});

describe('an unranked hunt', () => {
  it('is begun at once, and neither kept nor counted', () => {
    const before = progressStore.get();
    const { result } = renderHook(() => useUnrankedHunt({ day: DAY, quests: QUESTS }));
    expect(result.current.attempt).toMatchObject({ day: DAY, quests: QUESTS, legs: [] });
    act(() => result.current.onSpend(0, leg(300, 'afterWrong')));
    expect(result.current.attempt?.open).toEqual(leg(300, 'afterWrong'));
    finish(result.current);
    expect(result.current.attempt?.legs).toHaveLength(HUNT_LENGTH);
    expect(diaryStore.get()).toEqual(EMPTY);
    expect(progressStore.get()).toBe(before);
  });
});
