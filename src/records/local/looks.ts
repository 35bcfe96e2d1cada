/** Hands out a list of the device look by look: its rows cost nothing, but thousands on a page take a browser seconds. */
import type { Rows } from '../store-port';

/** Rows of a look. */
const LOOK = 100;

/** The first rows of a list that has been read whole, and the way to the others. */
export function lookAt<Row>(all: readonly Row[], end = LOOK): Rows<Row> {
  const rows = all.slice(0, end);
  if (end >= all.length) return { rows };
  return { rows, more: () => Promise.resolve({ kind: 'ok', ...lookAt(all, end + LOOK) }) };
}
