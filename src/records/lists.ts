/** The list of a draw in the pages it is published in: one document would be too large for all who take part. */

/** Ids a page; the rules allow no more. */
const PAGE = 1000;

export function inPages(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
    ids.slice(page * PAGE, (page + 1) * PAGE),
  );
}
