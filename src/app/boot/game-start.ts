/** Preloads a game's texts and level in parallel with the router's code, while React is still starting. */
import type { ManifestResult } from '../../levels/manifest';
import type { Platform } from '../../platform/platform';
import { levelOfAddress, withHeadStart } from './head-start';

export interface GameStart {
  /** Namespaces of the texts a game needs at its start. */
  readonly words: readonly string[];
  /** A platform that has already requested the level. */
  readonly platform: Platform;
}

/** `address` is relative to the base; undefined when it is not a game's. The page itself asks for the tiles. */
export function startGame(
  plain: Platform,
  manifest: Promise<ManifestResult>,
  address: string,
): GameStart | undefined {
  const level = levelOfAddress(address);
  if (!level) return undefined;
  return {
    words: ['play', level.translationSpace],
    platform: withHeadStart(plain, manifest, level.id),
  };
}
