/** What the attract screen shows, by the number of the show; each time nobody plays, the numbers begin anew. */
import { DEFAULT_MODE, type Mode } from '../game/modes';

/**
 * The mode whose board stands beside a map: on the first round of all maps the one that a map opens in, which
 * visitors play most, then the others in turn. Undefined for a map without modes.
 */
export function boardModeAt(show: number, maps: number, offered: readonly Mode[]): Mode | undefined {
  const modes = offered.toSorted((a, b) => Number(b === DEFAULT_MODE) - Number(a === DEFAULT_MODE));
  return modes[Math.floor(show / Math.max(1, maps)) % Math.max(1, modes.length)];
}
