/** Preloads the first tiles of a map, so that it is sharp as soon as it is shown. */
import type { LevelMap } from '../maps/schema';
import { firstTiles, stageOf } from './first-view';

/** `pictureUrl` turns a path relative to the maps' root into an address. The viewer retries requests that fail. */
export function fetchFirstView(map: LevelMap, pictureUrl: (path: string) => string): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const stage = stageOf({ width: innerWidth, height: innerHeight }, rem || 16);
  for (const path of firstTiles(map, stage, devicePixelRatio)) new Image().src = pictureUrl(path);
}
