/** The address of the next map with somebody still to find, in the same mode. */
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import type { Mode } from '../../game/modes';
import { CATALOGUE } from '../../maps/catalogue';
import { nextMap } from '../../progress/next-map';
import { useProgress } from '../../progress/use-progress';

const BY_ORDER = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

/** Undefined while the list of maps is on its way, and when no other map offers the mode. */
export function useNextMap(level: number, mode: Mode): string | undefined {
  const list = useManifest();
  const progress = useProgress();
  if (list.kind !== 'ready') return undefined;
  const sizes = BY_ORDER.flatMap(({ id }) => openLevel(list.manifest, id) ?? []);
  const next = nextMap(progress, sizes, level, mode);
  if (next === undefined) return undefined;
  // a single quest is of its map alone: the next map begins with its default mode
  return `/game/${String(next)}${mode === 5 ? '' : `?mode=${String(mode)}`}`;
}
