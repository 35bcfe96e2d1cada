/** What hints cost: the words are free, the light on the map adds seconds to a ranked run (DECISIONS 33). */
import { REGION_COST_SECONDS } from './constants';
import type { Session } from './session';

/** Seconds that the region of the quest at hand adds now; a light that was paid for shines again for nothing. */
export function regionCost({ setup, regions, quest }: Session): number {
  return setup.ranked && !regions.includes(quest.quest) ? REGION_COST_SECONDS : 0;
}

/** Seconds that the regions shown for `quest` have added, or for all quests. */
export function regionCosts({ setup, regions }: Session, quest?: string): number {
  if (!setup.ranked) return 0;
  const paid = new Set(regions.filter((name) => quest === undefined || name === quest));
  return paid.size * REGION_COST_SECONDS;
}
