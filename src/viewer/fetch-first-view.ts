/** Fetches the tiles a map will begin with, so that it is sharp as soon as it is on screen. */
import type { LevelMap } from '../maps/schema';
import { firstTiles, stageOf } from './first-view';

/** `pictureUrl` makes an address of a path below the maps' root. What cannot be had is asked for again by the viewer. */
export function fetchFirstView(map: LevelMap, pictureUrl: (path: string) => string): void {
  const stage = stageOf({ width: innerWidth, height: innerHeight });
  for (const path of firstTiles(map, stage, devicePixelRatio)) new Image().src = pictureUrl(path);
}
