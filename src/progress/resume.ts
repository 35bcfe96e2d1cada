/** Where a player stopped: the map to go on with. */
import type { Progress } from './progress';
import { nextMap } from './next-map';
import { isComplete, ringOf, type LevelSize } from './stamps';

/**
 * Level id of the map with the latest find that still has somebody to find, or else the one after the map of the latest
 * find; undefined before the first find. `sizes` are those of the open levels in the order of play.
 */
export function resumeAt(progress: Progress, sizes: readonly LevelSize[]): number | undefined {
  const known = sizes.flatMap((size) => {
    const finds = Object.values(progress.levels[String(size.level)]?.quests ?? {});
    return finds.length === 0 ? [] : [{ size, at: Math.max(...finds.map(({ last }) => last.at)) }];
  });
  const latest = known.toSorted((a, b) => b.at - a.at);
  const [first] = latest;
  if (!first) return undefined;
  const open = latest.find(({ size }) => !isComplete(ringOf(progress, size)));
  return open ? open.size.level : nextMap(progress, sizes, first.size.level, 5);
}
