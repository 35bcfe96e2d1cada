/** Derives a player's best result for each level and mode from the activities. */
import { boardOrder } from '../../records/board';
import type { ActivityRow } from '../../records/answers';

/** The activity that ranks highest for each level and mode, ordered by level, then by mode. */
export function bestScores(activities: readonly ActivityRow[]): readonly ActivityRow[] {
  const best = new Map<string, ActivityRow>();
  for (const activity of activities) {
    const key = `${activity.level} ${activity.gameMode}`;
    const known = best.get(key);
    if (!known || isBetter(activity, known)) best.set(key, activity);
  }
  return [...best.values()].toSorted((a, b) => a.level - b.level || a.gameMode - b.gameMode);
}

function isBetter(a: ActivityRow, b: ActivityRow): boolean {
  const asScore = (one: ActivityRow) => ({
    ...one,
    name: '',
    feedback: '',
    userId: '',
    week: '2026-W01' as const,
  });
  return boardOrder(a.gameMode)(asScore(a), asScore(b)) < 0;
}
