/** The numbers of the rules, each defined once, so that texts and rules cannot differ. */

/** Length of a time attack (mode 3) in seconds (DECISIONS 8). */
export const TIME_ATTACK_SECONDS = 20;

/** Right answers that end "10 random questions" (SPEC section 9). */
export const RANDOM_QUESTS = 10;

/** From a right answer to the next quest, in ms (SPEC section 9). */
export const NEXT_QUEST_DELAY = 1000;

/** Diameter of a hint's region as a share of the visible width (DECISIONS 6). */
export const HINT_REGION_SHARE = 1 / 3;

/** Shortest time, in ms, in which a person can read a quest, see its target and click. */
export const FASTEST_ANSWER = 200;

/** What the region of a hint adds to the time of a ranked run, in seconds (DECISIONS 33). */
export const REGION_COST_SECONDS = 5;

/** After `wrongs` wrong answers within `withinMs`, a ranked run takes no marks for `forMs` (DECISIONS 33). */
export const STAMP_DOWN = { wrongs: 3, withinMs: 4000, forMs: 2000 } as const;

/** What the texts on rules say, in seconds and counts, under the names they interpolate. */
export const RULE_NUMBERS = {
  cost: REGION_COST_SECONDS,
  wrongs: STAMP_DOWN.wrongs,
  within: STAMP_DOWN.withinMs / 1000,
  rest: STAMP_DOWN.forMs / 1000,
} as const;
