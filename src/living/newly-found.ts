/** Tells which targets were found since the picture was last looked at. */
import type { FoundPlace } from '../viewer/types';

/** Id of the quest of a found place, which ends with the number of its figure. */
export const questOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** The places of `found` that are not in `before`. */
export function newlyFound(before: readonly FoundPlace[], found: readonly FoundPlace[]): FoundPlace[] {
  const known = new Set(before.map(({ id }) => id));
  return found.filter(({ id }) => !known.has(id));
}
