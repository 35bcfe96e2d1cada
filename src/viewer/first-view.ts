/** Computes which tiles a map shows first, to preload them. The build imports this too, hence the file extensions. */
import type { LevelMap } from '../maps/schema';
import { sizeFor, tilesIn } from './tiles.ts';
import { middleOf, wholeOf } from '../game/space.ts';
import type { CssPx, CssSize } from './space.ts';
import { NARROW_SCREEN, initialZoom, middleOfView, scrollFor, visibleRect } from './viewport.ts';

/** Generous estimates of the heights of the game's bars. */
const BAR: CssPx = 64;
const TOOLS: CssPx = 66;

/** The smallest part of a window that a game leaves to the map; tiles outside it might be preloaded in vain. */
export function stageOf({ width, height }: CssSize): CssSize {
  const bars = width > NARROW_SCREEN ? BAR : BAR + TOOLS;
  return { width, height: Math.max(0, height - bars) };
}

/** Paths, relative to the maps' root, of the tiles a map shows first. `pixelRatio` is device px per CSS px. */
export function firstTiles(map: LevelMap, stage: CssSize, pixelRatio: number): string[] {
  const zoom = initialZoom(map, stage, stage.width);
  const middle = middleOf(wholeOf(map));
  const scroll = scrollFor(middle, middleOfView(stage), map, zoom, stage);
  const visible = visibleRect(scroll, map, zoom, stage);
  return tilesIn(map, sizeFor(map, zoom, pixelRatio), visible, 0).map(({ path }) => path);
}
