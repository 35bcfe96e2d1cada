/** Preloads a game's texts, level and first tiles in parallel with the router's code, while React is still starting. */
import { parseMode } from '../../game/modes';
import type { ManifestResult } from '../../levels/manifest';
import { MAIN_MAP } from '../../maps/maps';
import type { Platform } from '../../platform/platform';
import { fetchFirstView } from '../../viewer/fetch-first-view';
import { levelOfAddress, withHeadStart } from './head-start';

export interface GameStart {
  /** Namespaces of the texts a game needs at its start. */
  readonly words: readonly string[];
  /** A platform that has already requested the level. */
  readonly platform: Platform;
}

async function fetchTiles({ maps }: Platform, raw: unknown): Promise<void> {
  const { levelDataSchema } = await import('../../maps/schema');
  const level = levelDataSchema.safeParse(raw);
  const map = level.success ? level.data.maps.find(({ id }) => id === MAIN_MAP) : undefined;
  if (map) fetchFirstView(map, (path) => maps.pictureUrl(path));
}

/** `address` is relative to the base; undefined when it is not a game's. */
export function startGame(
  plain: Platform,
  manifest: Promise<ManifestResult>,
  address: string,
  query: URLSearchParams,
): GameStart | undefined {
  const level = levelOfAddress(address);
  if (!level) return undefined;
  const mode = parseMode(query.get('mode'));
  // modes 1 and 5 may begin on another map than the main one
  const onMain = mode !== undefined && mode !== 1 && mode !== 5;
  return {
    words: ['play', level.translationSpace],
    platform: withHeadStart(plain, manifest, level.id, (raw) => {
      if (onMain) fetchTiles(plain, raw).catch(() => undefined);
    }),
  };
}
