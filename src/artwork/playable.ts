/** Artwork as a level of the game, before the atlas has written it: what a test game is played on. */
import type { CatalogueLevel } from '../maps/catalogue';
import type { LevelData, LevelMap } from '../maps/schema';
import { findingsOf, SERIOUS } from './checks';
import { isPair, type ArtworkDocument } from './document';
import type { Size } from './fit';
import { targetOf } from './target';

/** A picture of one grain, shown until the map is there. */
const GRAIN = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A picture of the artwork as a map of one tile. `id` is the picture's name. */
export const pictureMap = (keyword: string, id: string, natural: Size): LevelMap => ({
  id,
  ...natural,
  tileSize: natural.width,
  sizes: [natural.width],
  path: `${keyword}/${id}`,
  placeholder: GRAIN,
});

/**
 * The level with those quests that can be played, each title and hint left empty; undefined when there is none.
 * `pictures` are the names of those that are there.
 */
export function playableOf(
  document: ArtworkDocument,
  level: CatalogueLevel,
  pictures: readonly string[],
  natural: Size,
): LevelData | undefined {
  const stopped = new Set(
    findingsOf(document)
      // a quest without words of its own is shown with those of the drawn map
      .filter(({ kind }) => SERIOUS.has(kind) && kind !== 'noTitle')
      .map(({ quest }) => quest),
  );
  const quests = document.quests.filter(
    ({ quest, image = 'main' }) => !stopped.has(quest) && pictures.includes(image),
  );
  if (quests.length === 0) return undefined;
  return {
    level: level.id,
    name: document.name || level.name,
    translationSpace: level.translationSpace,
    catalogOrder: level.catalogOrder,
    updateDate: document.updateDate,
    quests: quests.map(({ quest, image, positions }) => ({
      quest,
      description: '',
      ...(isPair({ quest }) ? { type: 1 as const } : {}),
      ...(image === undefined || image === 'main' ? {} : { image }),
      positions: positions.map((box) => targetOf(box, document, natural)),
    })),
    maps: pictures.map((id) => pictureMap(level.routeKeyword, id, natural)),
  };
}
