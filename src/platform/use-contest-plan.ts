/** Gives a component the contest of a week: the calendar's own until it is known whether the owner has planned another. */
import { useEffect, useState } from 'react';
import { usualPlan, type ContestPlan } from '../contest/plan';
import type { WeekKey } from '../contest/weeks';
import { usePlatform } from './PlatformContext';

/** `isWanted`: false while the question would be in the way of something else. */
export function useContestPlan(week: WeekKey, isWanted = true): ContestPlan {
  const { planOf } = usePlatform();
  const [plan, setPlan] = useState<ContestPlan>();
  useEffect(() => {
    if (!planOf || !isWanted) return undefined;
    let current = true;
    const ask = async () => {
      const answer = await planOf(week);
      if (current) setPlan(answer);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [planOf, week, isWanted]);
  return plan?.week === week ? plan : usualPlan(week);
}
