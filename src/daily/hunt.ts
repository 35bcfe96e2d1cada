/** Draws the five quests of a day from the date and the open levels only, so that everybody gets the same ones. */
import { randomFrom, shuffle } from '../game/random';
import type { ManifestLevel } from '../maps/manifest';
import { dayNumber, type Day } from './day';

/** Number of quests in a hunt, each on another level. */
export const HUNT_LENGTH = 5;

/** One quest of a hunt and the level it is asked on. */
export interface HuntQuest {
  /** Level id. */
  readonly level: number;
  /** `quest1` to `questN`. */
  readonly quest: string;
}

type OpenLevel = Pick<ManifestLevel, 'level' | 'normalQuests'>;

/** Whether enough levels are open for a hunt. */
export function hasHunt(levels: readonly OpenLevel[]): boolean {
  return levels.filter(isAsked).length >= HUNT_LENGTH;
}

function isAsked({ normalQuests }: OpenLevel): boolean {
  return normalQuests > 0;
}

/**
 * The hunt of a day in the order it is played; undefined when fewer than five levels are open. The order of `levels`
 * does not matter.
 *
 * The levels are drawn anew each day. Each level has a fixed shuffled order of its quests and takes the next one a day,
 * so that a quest repeats only after all others.
 */
export function dailyHunt(day: Day, levels: readonly OpenLevel[]): readonly HuntQuest[] | undefined {
  if (!hasHunt(levels)) return undefined;
  const turn = dayNumber(day);
  const sorted = levels.filter(isAsked).toSorted((a, b) => a.level - b.level);
  return shuffle(sorted, randomFrom(turn, 'maps of the daily hunt'))
    .slice(0, HUNT_LENGTH)
    .map(({ level, normalQuests }) => {
      const numbers = Array.from({ length: normalQuests }, (_, index) => index + 1);
      const order = shuffle(numbers, randomFrom(level, 'quests of the daily hunt'));
      const number = order[((turn % normalQuests) + normalQuests) % normalQuests] ?? 1;
      return { level, quest: `quest${String(number)}` };
    });
}
