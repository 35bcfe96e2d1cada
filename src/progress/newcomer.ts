/** Who is new to the game: the clock sleeps for the first finds, whichever of the game's own links leads to a map. */
import type { Progress } from './progress';

/** How many finds somebody makes without a clock before the first game by the clock. */
export const FIRST_FINDS = 3;

/** State of a link that names a map alone: a newcomer's first finds go before the game. Who chooses a mode, or comes from elsewhere, has it at once. */
export const AFTER_FIRST_FINDS = { first: true } as const;

/** How many of the first finds are still to be made; those of every map and of home's own game count. */
export function firstFindsLeft({ levels }: Progress): number {
  const found = Object.values(levels).reduce((sum, { quests }) => sum + Object.keys(quests).length, 0);
  return Math.max(0, FIRST_FINDS - found);
}
