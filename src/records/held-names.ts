/** Names that were given up: their account keeps them for a while, so that nobody else stands for its old rows (DECISIONS 17). */

/** Days for which a name given up by a rename stays its account's; the rules say the same. */
const HELD_DAYS = 90;
const DAY = 86_400_000;

/** Whether a name given up at an instant may be somebody else's by now; epoch milliseconds. */
export function isFreeAgain(givenUp: number | undefined, now: number): boolean {
  return givenUp !== undefined && now - givenUp > HELD_DAYS * DAY;
}
