/** Derives a player's best result for each level and mode from the activities. */
import { boardOrder } from '../../records/board';
import type { StoredActivity } from '../../records/port';

/** The activity that ranks highest for each level and mode, ordered by level, then by mode. */
export function bestScores(activities: readonly StoredActivity[]): readonly StoredActivity[] {
  const best = new Map<string, StoredActivity>();
  for (const activity of activities) {
    const key = `${activity.level} ${activity.gameMode}`;
    const known = best.get(key);
    if (!known || isBetter(activity, known)) best.set(key, activity);
  }
  return [...best.values()].toSorted((a, b) => a.level - b.level || a.gameMode - b.gameMode);
}

function isBetter(a: StoredActivity, b: StoredActivity): boolean {
  const asScore = (one: StoredActivity) => ({
    ...one,
    name: '',
    feedback: '',
    userId: '',
    week: '2026-W01' as const,
  });
  return boardOrder(a.gameMode)(asScore(a), asScore(b)) < 0;
}
