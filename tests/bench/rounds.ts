/** Interleaves the subjects round by round, so that a slow minute of the machine hits all of them alike. */

/** Results by key, in rounds: every key is measured once before any is measured again. */
export async function interleave<K, R>(
  keys: readonly K[],
  rounds: number,
  measure: (key: K) => Promise<R>,
): Promise<Map<K, R[]>> {
  const results = new Map<K, R[]>(keys.map((key) => [key, []]));
  for (let round = 0; round < rounds; round++)
    for (const key of keys) results.get(key)?.push(await measure(key));
  return results;
}
