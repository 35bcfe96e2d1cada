/** Preloads the first tiles of a map, so that it is sharp as soon as it is shown. */
import type { LevelMap } from '../maps/schema';
import { firstTiles, stageOf } from './first-view';
import type { CssPx } from './space';

/**
 * `pictureUrl` turns a path relative to the maps' root into an address; `beside` is the width that something beside the
 * map takes of the window. The viewer retries requests that fail.
 */
export function fetchFirstView(map: LevelMap, pictureUrl: (path: string) => string, beside: CssPx = 0): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { width, height } = stageOf({ width: innerWidth, height: innerHeight }, rem || 16);
  const stage = { width: Math.max(0, width - beside), height };
  for (const path of firstTiles(map, stage, devicePixelRatio, innerWidth)) new Image().src = pictureUrl(path);
}
