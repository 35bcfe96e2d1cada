/** What a page of the stamp book shows of one map: its ring, its stamps and what is missing. */
import { offeredModes, type Mode } from '../game/modes';
import type { ManifestLevel } from '../maps/manifest';
import { levelOf, modeOf, type Progress } from './progress';

/** How many quests a level has, by kind. */
export type LevelSize = Pick<ManifestLevel, 'level' | 'normalQuests' | 'duplicateQuests'>;

export interface Ring {
  /** Quests ever found, at most as many as there are. */
  readonly found: number;
  readonly total: number;
}

export interface ModeStamp {
  readonly mode: Mode;
  readonly won: boolean;
  readonly clean: boolean;
}

export function questNames({ normalQuests, duplicateQuests }: LevelSize): readonly string[] {
  const numbered = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1)}`);
  return [...numbered('quest', normalQuests), ...numbered('dquest', duplicateQuests)];
}

/** A quest that the map has no more does not count. */
export function ringOf(progress: Progress, size: LevelSize): Ring {
  const { quests } = levelOf(progress, size.level);
  const names = questNames(size);
  return { found: names.filter((name) => name in quests).length, total: names.length };
}

export function isComplete({ found, total }: Ring): boolean {
  return total > 0 && found === total;
}

/** A stamp for each mode the level offers. */
export function modeStamps(progress: Progress, size: LevelSize): readonly ModeStamp[] {
  return offeredModes(size).map((mode) => {
    const { won, clean } = modeOf(progress, size.level, mode);
    return { mode, won: won !== undefined, clean: clean !== undefined };
  });
}
