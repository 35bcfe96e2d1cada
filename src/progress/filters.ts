/** Which maps a player may want to see alone: those begun, those never visited, those soon finished. */
import type { Ring } from './stamps';

export const FILTERS = ['toFinish', 'fresh', 'quick'] as const;

export type Filter = (typeof FILTERS)[number];

/** At most this many quests are left on a map that is soon finished; the smallest maps have as many. */
export const SOON = 11;

/** Whether a map with this ring shows under the filter; a finished one shows under none. */
export function passes(filter: Filter, { found, total }: Ring): boolean {
  const left = total - found;
  if (left <= 0) return false;
  if (filter === 'toFinish') return found > 0;
  return filter === 'fresh' ? found === 0 : left <= SOON;
}
