/** Asks early for what a game's address will need: its level, and the tiles that are sure to be seen first. */
import { findLevel } from '../levels/catalogue';
import { openLevel, type ManifestResult } from '../levels/manifest';
import type { LevelMap } from '../levels/schema';
import type { Platform } from '../platform/platform';
import { sizeFor, tilesIn } from '../viewer/tiles';
import { NARROW_SCREEN, initialZoom, scrollFor, visibleRect, type Size } from '../viewer/viewport';

const GAME = /^game\/([^/]+)\/?$/;

/** The level of an address below the base; undefined for every other screen. */
export function levelOfAddress(address: string): ReturnType<typeof findLevel> {
  const [, text] = GAME.exec(address) ?? [];
  return text === undefined ? undefined : findLevel(text);
}

/** Heights of the game's bars, in CSS pixels: rather too much than too little. */
const BAR = 64;
const TOOLS = 66;

/** What a window's game leaves to the map at least, in CSS pixels: what is fetched too early must not be fetched in vain. */
export function stageOf({ width, height }: Size): Size {
  const bars = width > NARROW_SCREEN ? BAR : BAR + TOOLS;
  return { width, height: Math.max(0, height - bars) };
}

/** Addresses, relative to the maps' root, of the tiles that a map shows first on a stage of this size in CSS pixels. */
export function firstTiles(map: LevelMap, stage: Size, pixelRatio: number): string[] {
  const zoom = initialZoom(map, stage, stage.width);
  const middle = { x: map.width / 2, y: map.height / 2 };
  const scroll = scrollFor(middle, { x: stage.width / 2, y: stage.height / 2 }, map, zoom, stage);
  const visible = visibleRect(scroll, map, zoom, stage);
  return tilesIn(map, sizeFor(map, zoom, pixelRatio), visible, 0).map(({ path }) => path);
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
