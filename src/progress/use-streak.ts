/** The streak of daily hunts that the hunt's own screens show. */
import type { Day } from '../daily/day';
import { useDiary } from '../daily/store';
import { daysOn } from '../daily/streak';
import { daysHunted, isForgiven, streakOn } from './hunt-days';
import { useProgress } from './use-progress';

export interface ShownStreak {
  /** Hunted days in a row; 0 once it is broken. */
  readonly days: number;
  /** Whether it hangs on a missed day that is forgiven. */
  readonly forgiven: boolean;
}

/** The longer of what this device's diary counted, which may reach further back, and what the days of progress say. */
export function useStreak(today: Day): ShownStreak {
  const counted = daysOn(useDiary().streak, today);
  const hunted = daysHunted(useProgress());
  return { days: Math.max(counted, streakOn(hunted, today)), forgiven: isForgiven(hunted, today) };
}
