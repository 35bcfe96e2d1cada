/** The pictures of a level of the game on the bench: its own maps, in tiles. */
import type { ArtworkDocument } from '../artwork/document';
import { mapRect } from '../game/space';
import { mapOf } from '../maps/maps';
import type { LevelData, LevelMap } from '../maps/schema';
import { tilesIn } from '../viewer/tiles';
import type { Sheets } from './keeper';
import { measured, MEASURED, type PicturePart } from './measured';

/** The tiles of the smallest size that is sharp enough to be measured. */
function partsOf(map: LevelMap, url: (path: string) => string): PicturePart[] {
  const size = map.sizes.find((width) => width >= MEASURED.width) ?? map.width;
  const { width, height } = map;
  return tilesIn(map, size, mapRect(0, 0, width, height), 0).map(({ path, rect }) => ({
    address: url(path),
    x: rect.x / width,
    y: rect.y / height,
    width: rect.width / width,
    height: rect.height / height,
  }));
}

/** `small` is the address of the main map's small picture. */
export function mapSheets(
  level: LevelData,
  url: (path: string) => string,
  small: string | undefined,
  playable: (document: ArtworkDocument) => LevelData | undefined,
): Sheets {
  return {
    mapOf: (picture) => mapOf(level, picture),
    url,
    overview: ({ id }) => (id === 'main' ? small : undefined),
    measure: async (picture) => {
      const map = mapOf(level, picture);
      return map && measured(partsOf(map, url));
    },
    playable,
  };
}
