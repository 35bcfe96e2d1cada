/** Records the legs of a hunt: a ranked try in the device's diary, any other try in memory only. */
import { useCallback, useState } from 'react';
import type { Day } from '../../daily/day';
import {
  attemptOn,
  begin,
  EMPTY,
  finishLeg,
  spend,
  type Attempt,
  type Diary,
  type LegResult,
} from '../../daily/diary';
import type { HuntQuest } from '../../daily/hunt';
import { diaryStore } from '../../daily/store';

const changeDiary = (change: (diary: Diary) => Diary) => diaryStore.change(change);

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
