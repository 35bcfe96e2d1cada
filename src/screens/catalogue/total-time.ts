/** Adds up the search of a whole map, which the catalogue tells when all is found (SPEC section 2). */

/** Ms of search for all `quests` together; undefined until every one is found. `found`: ms by quest. */
export function totalTime(
  found: Readonly<Record<string, number>>,
  quests: readonly string[],
): number | undefined {
  const times = quests.map((quest) => found[quest]);
  return times.reduce<number | undefined>(
    (sum, time) => (sum === undefined || time === undefined ? undefined : sum + time),
    0,
  );
}
