/** Begins the game of an address while React is still starting: words, level and tiles at once, beside the router's code. */
import { parseMode } from '../../game/modes';
import type { ManifestResult } from '../../levels/manifest';
import { MAIN_MAP } from '../../maps/maps';
import type { Platform } from '../../platform/platform';
import { fetchFirstView } from '../../viewer/fetch-first-view';
import { levelOfAddress, withHeadStart } from './head-start';

export interface GameStart {
  /** Namespaces of texts the game begins with. */
  readonly words: readonly string[];
  /** Knows the level already. */
  readonly platform: Platform;
}

async function fetchTiles({ maps }: Platform, raw: unknown): Promise<void> {
  const { levelDataSchema } = await import('../../maps/schema');
  const level = levelDataSchema.safeParse(raw);
  const map = level.success ? level.data.maps.find(({ id }) => id === MAIN_MAP) : undefined;
  if (map) fetchFirstView(map, (path) => maps.pictureUrl(path));
}

/** Undefined where the address, below the base, is no game's. */
export function startGame(
  plain: Platform,
  manifest: Promise<ManifestResult>,
  address: string,
  query: URLSearchParams,
): GameStart | undefined {
  const level = levelOfAddress(address);
  if (!level) return undefined;
  const mode = parseMode(query.get('mode'));
  // duplicate hunts and single quests may begin on a picture of their own
  const onMain = mode !== undefined && mode !== 1 && mode !== 5;
  return {
    words: ['play', level.translationSpace],
    platform: withHeadStart(plain, manifest, level.id, (raw) => {
      if (onMain) fetchTiles(plain, raw).catch(() => undefined);
    }),
  };
}
