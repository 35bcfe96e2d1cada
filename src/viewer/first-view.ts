/** What a map will show first: for whoever fetches it before it is on screen. The build reads it too, hence the extensions. */
import type { LevelMap } from '../maps/schema';
import { sizeFor, tilesIn } from './tiles.ts';
import { NARROW_SCREEN, initialZoom, scrollFor, visibleRect, type Size } from './viewport.ts';

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
