/** Plays the legs of a hunt one after another under one clock, which stops while a map loads. */
import { useCallback, useState } from 'react';
import type { Day } from '../../daily/day';
import { totalMs, type Attempt } from '../../daily/diary';
import { parseEase } from '../../game/ease';
import { HUNT_LENGTH } from '../../daily/hunt';
import { Leg } from './Leg';
import type { Race } from './LegGame';
import type { HuntActs } from './use-hunt';

interface Props extends HuntActs {
  readonly day: Day;
  /** The try so far; its first unfinished leg is played. */
  readonly attempt: Attempt;
  /** Set when it is played against the runs of another hunt. */
  readonly race?: Race | undefined;
  readonly onEnd: () => void;
}

export function HuntGame({ day, attempt, race, onSpend, onLeg, onEnd }: Props) {
  // the leg on screen: a finished one stays until its verdict has been shown
  const [leg, setLeg] = useState(attempt.legs.length);
  const goOn = useCallback(() => setLeg((before) => before + 1), []);
  const quest = attempt.quests[leg];
  if (!quest) return null;
  return (
    <Leg
      key={leg}
      day={day}
      quest={quest}
      number={leg}
      next={attempt.quests[leg + 1]}
      ease={parseEase(attempt.ease ?? null)}
      earlierMs={totalMs(attempt.legs.slice(0, leg))}
      before={attempt.open}
      race={race}
      onSpend={onSpend}
      onLeg={onLeg}
      onNext={leg + 1 < HUNT_LENGTH ? goOn : onEnd}
    />
  );
}
