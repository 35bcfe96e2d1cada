/** Asks early for the level that a game's address will need. */
import { findLevel } from '../../maps/catalogue';
import { openLevel, type ManifestResult } from '../../levels/manifest';
import type { Platform } from '../../platform/platform';

const GAME = /^game\/([^/]+)\/?$/;

/** The level of an address below the base; undefined for every other screen. */
export function levelOfAddress(address: string): ReturnType<typeof findLevel> {
  const [, text] = GAME.exec(address) ?? [];
  return text === undefined ? undefined : findLevel(text);
}

/** The same platform; it answers the first question for the level with what is asked for now. `seen` is told what came. */
export function withHeadStart(
  platform: Platform,
  manifest: Promise<ManifestResult>,
  id: number,
  seen: (raw: unknown) => void,
): Platform {
  let early: Promise<unknown> | undefined = manifest.then((result) => {
    const entry = result.kind === 'ready' ? openLevel(result.manifest, id) : undefined;
    return entry ? platform.maps.level(id, entry.data) : undefined;
  });
  // whoever asks hears of a failure; until then it is nobody's
  early.then(seen, () => undefined);
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
