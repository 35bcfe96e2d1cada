/** Preloads the first tiles of a map, so that it is sharp as soon as it is shown. */
import type { LevelMap } from '../maps/schema';
import { firstTiles, stageOf } from './first-view';
import type { CssPx } from './space';
import { fetchAhead } from './tile-files';

/**
 * `pictureUrl` turns a path relative to the maps' root into an address; `beside` is the width of the window that
 * something beside the map takes. The viewer retries requests that fail.
 */
export function fetchFirstView(map: LevelMap, pictureUrl: (path: string) => string, beside: CssPx = 0): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { width, height } = stageOf({ width: innerWidth, height: innerHeight }, rem || 16);
  // a strip without a width still lies on a tile
  if (width <= beside) return;
  const stage = { width: width - beside, height };
  fetchAhead(firstTiles(map, stage, devicePixelRatio, innerWidth).map(pictureUrl));
}
