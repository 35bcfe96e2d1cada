/** Fetches what a game's address will need while React is still starting: its code, its level, its words. */
import type { i18n } from 'i18next';
import { findLevel } from '../levels/catalogue';
import { openLevel, type ManifestResult } from '../levels/manifest';
import type { Platform } from '../platform/platform';

const GAME = /^game\/([^/]+)\/?$/;

/** The level of an address below the base; undefined for every other screen. */
export function levelOfAddress(address: string): ReturnType<typeof findLevel> {
  const [, text] = GAME.exec(address) ?? [];
  return text === undefined ? undefined : findLevel(text);
}

/**
 * The same platform; it answers the first question for the address's level with what was asked for early.
 * `fetchCode` is called when the address is a game's.
 */
export function withHeadStart(
  platform: Platform,
  manifest: Promise<ManifestResult>,
  address: string,
  fetchCode: () => void,
): Platform {
  const level = levelOfAddress(address);
  if (!level) return platform;
  fetchCode();
  let early: Promise<unknown> | undefined = manifest.then((result) => {
    const entry = result.kind === 'ready' ? openLevel(result.manifest, level.id) : undefined;
    return entry ? platform.maps.level(level.id, entry.data) : undefined;
  });
  // whoever asks hears of a failure; until then it is nobody's
  early.catch(() => undefined);
  const { maps } = platform;
  return {
    ...platform,
    maps: {
      ...maps,
      level: async (id, data) => {
        const asked = id === level.id ? early : undefined;
        early = undefined;
        return (await asked) ?? maps.level(id, data);
      },
    },
  };
}

/** The words of a game, on their way before its screen asks. */
export function wordsAhead(texts: i18n, address: string): void {
  const level = levelOfAddress(address);
  if (level) void texts.loadNamespaces(['play', 'records']);
}
