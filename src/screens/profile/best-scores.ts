/** Derives a player's best result for each level and mode from the activities. */
import { boardOrder } from '../../records/board';
import type { ActivityRow } from '../../records/answers';

/** The activity that ranks highest for each level and mode, ordered by level, then by mode. */
export function bestScores(activities: readonly ActivityRow[]): readonly ActivityRow[] {
  const best = new Map<string, ActivityRow>();
  for (const activity of activities) {
    const key = `${activity.level} ${activity.gameMode}`;
    const known = best.get(key);
    if (!known || boardOrder(activity.gameMode)(activity, known) < 0) best.set(key, activity);
  }
  return [...best.values()].toSorted((a, b) => a.level - b.level || a.gameMode - b.gameMode);
}
