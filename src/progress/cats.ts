/** Notes where the guide cat was found, and counts those maps. */
import type { ManifestLevel } from '../maps/manifest';
import { levelOf, type Progress } from './progress';

/** The first find on a map stands. `at`: epoch milliseconds; nothing is noted of a map from a seed, which is in no book. */
export function withCat(progress: Progress, level: number, at: number): Progress {
  const known = levelOf(progress, level);
  if (level === 0 || known.cat !== undefined) return progress;
  return { ...progress, levels: { ...progress.levels, [String(level)]: { ...known, cat: at } } };
}

export interface Cats {
  readonly found: number;
  /** Maps that have one, or will. */
  readonly total: number;
}

/** `levels` are the maps that are there, `coming` is how many more are being drawn: each of those gets a cat. */
export function catsOf(
  progress: Progress,
  levels: readonly Pick<ManifestLevel, 'level' | 'further'>[],
  coming = 0,
): Cats {
  const hiding = levels.filter(({ further }) => further?.cat !== undefined);
  const found = hiding.filter(({ level }) => levelOf(progress, level).cat !== undefined);
  return { found: found.length, total: hiding.length + coming };
}
