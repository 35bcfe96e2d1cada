/** Records the legs of a hunt: a ranked try in the device's diary, any other try in memory only. */
import { useCallback, useState } from 'react';
import type { Day } from '../../daily/day';
import {
  attemptOn,
  begin,
  EMPTY,
  finishLeg,
  isOver,
  spend,
  totalMs,
  type Attempt,
  type Diary,
  type LegResult,
} from '../../daily/diary';
import type { HuntQuest } from '../../daily/hunt';
import { diaryStore } from '../../daily/store';
import { withHunt } from '../../progress/progress';
import { progressStore } from '../../progress/store';

function changeDiary(change: (diary: Diary) => Diary): void {
  const before = diaryStore.get().attempt;
  diaryStore.change(change);
  const { attempt } = diaryStore.get();
  if (!attempt || attempt.ease !== undefined || !isOver(attempt.legs) || attempt.legs === before?.legs)
    return;
  progressStore.change((progress) => withHunt(progress, attempt.day, totalMs(attempt.legs)));
}

/** `leg` counts from 0. Both functions are idempotent. */
export interface HuntActs {
  /** Records time and sign of the leg so far. */
  readonly onSpend: (leg: number, cost: LegResult) => void;
  readonly onLeg: (leg: number, result: LegResult) => void;
}

function useActs(change: (change: (diary: Diary) => Diary) => void, day: Day): HuntActs {
  const onSpend = useCallback(
    (leg: number, cost: LegResult) => change((diary) => spend(diary, day, leg, cost)),
    [change, day],
  );
  const onLeg = useCallback(
    (leg: number, result: LegResult) => change((diary) => finishLeg(diary, day, leg, result)),
    [change, day],
  );
  return { onSpend, onLeg };
}

export function useRankedHunt(day: Day): HuntActs {
  return useActs(changeDiary, day);
}

interface Unranked {
  readonly day: Day;
  readonly quests: readonly HuntQuest[];
}

export function useUnrankedHunt({ day, quests }: Unranked): HuntActs & { readonly attempt?: Attempt } {
  const [diary, setDiary] = useState(() => begin(EMPTY, day, quests));
  const acts = useActs(setDiary, day);
  const attempt = attemptOn(diary, day);
  return { ...acts, ...(attempt ? { attempt } : {}) };
}
