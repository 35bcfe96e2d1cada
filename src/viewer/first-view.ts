/** Computes which tiles a map shows first, to preload them. The build imports this too, hence the file extensions. */
import type { LevelMap } from '../maps/schema';
import { sizeFor, tilesIn } from './tiles.ts';
import { middleOf, wholeOf } from '../game/space.ts';
import type { CssPx, CssSize } from './space.ts';
import { NARROW_SCREEN, initialZoom, middleOfView, scrollFor, visibleRect } from './viewport.ts';

/** Windows from this size on have larger text (`tokens.css`). */
export const BIG_TEXT = { minWidth: 1700, minHeight: 900, percent: 118.75 } as const;

/** The game's bar, in rem: `--bar` of `tokens.css`. */
export const BAR_REM = 3.75;
/** The tools, which a narrow screen has below the map (`Tools.module.css`): a row in rem, and the space around it. */
export const TOOLS_REM = 3.25;
export const TOOLS_SPACE: CssPx = 4;
/** The line between the map and a bar: `--line-bold`. */
export const EDGE: CssPx = 3;

/** Height of all that stands above and below the map in a window of this width; `rem` is in CSS px. */
export function barsOf(width: CssPx, rem: CssPx): CssPx {
  const bar = BAR_REM * rem + EDGE;
  return width > NARROW_SCREEN ? bar : bar + TOOLS_REM * rem + TOOLS_SPACE + EDGE;
}

/** The part of a window that a game leaves to the map. */
export function stageOf({ width, height }: CssSize, rem: CssPx): CssSize {
  return { width, height: Math.max(0, height - barsOf(width, rem)) };
}

/**
 * Paths, relative to the maps' root, of the tiles a map shows first. `pixelRatio` is device px per CSS px; `screenWidth`
 * is the window's, which may have more than the stage.
 */
export function firstTiles(
  map: LevelMap,
  stage: CssSize,
  pixelRatio: number,
  screenWidth: CssPx = stage.width,
): string[] {
  const zoom = initialZoom(map, stage, screenWidth);
  const middle = middleOf(wholeOf(map));
  const scroll = scrollFor(middle, middleOfView(stage), map, zoom, stage);
  const visible = visibleRect(scroll, map, zoom, stage);
  return tilesIn(map, sizeFor(map, zoom, pixelRatio), visible, 0).map(({ path }) => path);
}
