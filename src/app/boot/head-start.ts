/** Preloads the level a game's address needs, before the game screen asks for it. */
import { findLevel } from '../../maps/catalogue';
import { openLevel, type ManifestResult } from '../../levels/manifest';
import type { Platform } from '../../platform/platform';

const GAME = /^game\/([^/]+)\/?$/;

/** The level of a game's address (relative to the base); undefined for every other screen. */
export function levelOfAddress(address: string): ReturnType<typeof findLevel> {
  const [, text] = GAME.exec(address) ?? [];
  return text === undefined ? undefined : findLevel(text);
}

/** The same platform with the level requested now: its first `level` call gets that answer. */
export function withHeadStart(platform: Platform, manifest: Promise<ManifestResult>, id: number): Platform {
  let early: Promise<unknown> | undefined = manifest.then((result) => {
    const entry = result.kind === 'ready' ? openLevel(result.manifest, id) : undefined;
    return entry ? platform.maps.level(id, entry.data) : undefined;
  });
  // the first `level` call reports a failure; this only prevents an unhandled rejection
  early.catch(() => undefined);
  const { maps } = platform;
  return {
    ...platform,
    maps: {
      ...maps,
      level: async (wanted, data) => {
        const asked = wanted === id ? early : undefined;
        early = undefined;
        return (await asked) ?? maps.level(wanted, data);
      },
    },
  };
}
