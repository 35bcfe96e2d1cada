/** Chooses the map to play after one. */
import { offeredModes, type Mode } from '../game/modes';
import type { Progress } from './progress';
import { isComplete, ringOf, type LevelSize } from './stamps';

/**
 * Level id of the next map that offers the mode, first of those with somebody still to find; `sizes` are in the order
 * of play. Undefined when no other map offers it.
 */
export function nextMap(
  progress: Progress,
  sizes: readonly LevelSize[],
  level: number,
  mode: Mode,
): number | undefined {
  const from = sizes.findIndex((size) => size.level === level) + 1;
  const others = [...sizes.slice(from), ...sizes.slice(0, from)].filter(
    (size) => size.level !== level && (mode === 5 || offeredModes(size).includes(mode)),
  );
  return (others.find((size) => !isComplete(ringOf(progress, size))) ?? others[0])?.level;
}
