/** A day's quests played for the fun of it; no result is stored. */
import type { Day } from '../../daily/day';
import type { LegResult } from '../../daily/diary';
import type { HuntQuest } from '../../daily/hunt';
import { HuntGame } from './HuntGame';
import { useUnrankedHunt } from './use-hunt';

interface Props {
  readonly day: Day;
  readonly quests: readonly HuntQuest[];
  readonly onEnd: (legs: readonly LegResult[]) => void;
}

export function UnrankedHunt({ day, quests, onEnd }: Props) {
  const { attempt, ...acts } = useUnrankedHunt({ day, quests });
  if (!attempt) return null;
  return <HuntGame {...acts} day={day} attempt={attempt} onEnd={() => onEnd(attempt.legs)} />;
}
