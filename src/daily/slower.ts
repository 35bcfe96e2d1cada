/** How many hunted slower than a time, as far as a board that was read for its rows tells: nothing more is asked for it. */

export interface Slower {
  readonly count: number;
  /** Of all other hunters, in whole percent; undefined where the board has more rows than were read. */
  readonly percent: number | undefined;
}

/**
 * `rows` are the ranked ones, quickest first; `time` in seconds, `own` the id of the hunt's own row. Undefined where
 * the rows read end before anybody slower, so that nothing is known.
 */
export function slowerThan(
  rows: readonly { readonly id: string; readonly time: number }[],
  hasMore: boolean,
  time: number,
  own: string | undefined,
): Slower | undefined {
  const others = rows.filter(({ id }) => id !== own);
  const count = others.filter((row) => row.time > time).length;
  if (others.length === 0 || (hasMore && count === 0)) return undefined;
  return { count, percent: hasMore ? undefined : Math.round((count / others.length) * 100) };
}
