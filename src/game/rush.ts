/** The quick game of a booth: a few people to find on one map before a short clock has run out, by the rules of the stroll. */
import { isDuplicateQuest } from './modes';
import type { Quest } from './quest';
import { shuffle, type Random } from './random';
import { strolledAt, type Stroll } from './stroll';

/** People to find in one quick game. */
export const RUSH_QUESTS = 5;

export interface RushResult {
  readonly found: number;
  /** Milliseconds until the last find; 0 where nobody was found. */
  readonly ms: number;
}

/** Who is looked for: somebody who stands alone on the main map, so that one touch finds each. */
export function rushQuests(quests: readonly Quest[], random: Random): readonly Quest[] {
  const fit = quests.filter(
    (quest) => !isDuplicateQuest(quest) && quest.image === undefined && quest.positions.length === 1,
  );
  return shuffle(fit, random).slice(0, RUSH_QUESTS);
}

export function rushResultOf({ finds }: Pick<Stroll, 'finds'>): RushResult {
  return { found: finds.length, ms: finds.at(-1)?.at ?? 0 };
}

/** Milliseconds left of a clock of `seconds` at the instant `at` of the stroll's own clock, never less than 0. */
export function rushLeft(stroll: Stroll, seconds: number, at: number): number {
  return Math.max(0, seconds * 1000 - strolledAt(stroll, at));
}

/** Negative when `a` stands above `b`: more finds, then the quicker ones. */
export function rushOrder(a: RushResult, b: RushResult): number {
  return b.found - a.found || a.ms - b.ms;
}
