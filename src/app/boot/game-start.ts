/** Begins the game of an address while React is still starting: code, words, level and tiles, all at once. */
import type { i18n } from 'i18next';
import { parseMode } from '../../game/modes';
import type { ManifestResult } from '../../levels/manifest';
import { MAIN_MAP } from '../../maps/maps';
import type { Platform } from '../../platform/platform';
import { fetchFirstView } from '../../viewer/fetch-first-view';
import { levelOfAddress, withHeadStart } from './head-start';

/** The longest a game's first frame waits for its code and words, in ms: who has no line must hear of it. */
const PATIENCE = 4000;

export interface GameStart {
  /** Namespaces of texts the game begins with. */
  readonly words: readonly string[];
  /** Knows the level already. */
  readonly platform: Platform;
  /** Resolves when the game can be shown at once, or will not be soon: a spinner in between would be torn away again. */
  readonly ready: (texts: i18n) => Promise<void>;
}

async function fetchTiles({ maps }: Platform, raw: unknown): Promise<void> {
  const { levelDataSchema } = await import('../../maps/schema');
  const level = levelDataSchema.safeParse(raw);
  const map = level.success ? level.data.maps.find(({ id }) => id === MAIN_MAP) : undefined;
  if (map) fetchFirstView(map, (path) => maps.pictureUrl(path));
}

/** `fetchCode` fetches the game's screen. Undefined where the address, below the base, is no game's. */
export function startGame(
  plain: Platform,
  manifest: Promise<ManifestResult>,
  address: string,
  query: URLSearchParams,
  fetchCode: () => Promise<unknown>,
): GameStart | undefined {
  const level = levelOfAddress(address);
  if (!level) return undefined;
  const code = fetchCode();
  // whoever shows the game hears of a failure
  code.catch(() => undefined);
  const mode = parseMode(query.get('mode'));
  // duplicate hunts and single quests may begin on a picture of their own
  const onMain = mode !== undefined && mode !== 1 && mode !== 5;
  const words = ['play', level.translationSpace];
  return {
    words,
    platform: withHeadStart(plain, manifest, level.id, (raw) => {
      if (onMain) fetchTiles(plain, raw).catch(() => undefined);
    }),
    ready: async (texts) => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      await Promise.race([late, Promise.allSettled([code, texts.loadNamespaces(words)])]);
    },
  };
}
