/** What a map will show first: for whoever fetches it before it is on screen. The build reads it too, hence the extensions. */
import type { LevelMap } from '../maps/schema';
import { sizeFor, tilesIn } from './tiles.ts';
import { middleOf, wholeOf } from '../game/space.ts';
import type { CssPx, CssSize } from './space.ts';
import { NARROW_SCREEN, initialZoom, middleOfView, scrollFor, visibleRect } from './viewport.ts';

/** Heights of the game's bars: rather too much than too little. */
const BAR: CssPx = 64;
const TOOLS: CssPx = 66;

/** The least part of a window that a game leaves to the map; tiles outside it might be fetched in vain. */
export function stageOf({ width, height }: CssSize): CssSize {
  const bars = width > NARROW_SCREEN ? BAR : BAR + TOOLS;
  return { width, height: Math.max(0, height - bars) };
}

/** Addresses, relative to the maps' root, of the tiles that a map shows first on a stage of this size. */
export function firstTiles(map: LevelMap, stage: CssSize, pixelRatio: number): string[] {
  const zoom = initialZoom(map, stage, stage.width);
  const middle = middleOf(wholeOf(map));
  const scroll = scrollFor(middle, middleOfView(stage), map, zoom, stage);
  const visible = visibleRect(scroll, map, zoom, stage);
  return tilesIn(map, sizeFor(map, zoom, pixelRatio), visible, 0).map(({ path }) => path);
}
