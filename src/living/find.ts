/**
 * Makes the figures that were just found leap out of the picture, cut out by their outlines; both of a pair at once.
 */
import { boxOfMask, parseOutline } from '../game/outline';
import type { MapSize } from '../game/space';
import type { Cheers } from '../maps/cheers';
import type { FoundPlace } from '../viewer/types';
import { celebrate } from './celebrate';
import { cheerOf } from './cheers';
import { cutOut, tilesOn } from './cutting';
import type { LayerHost } from './map-view';
import { questOf } from './newly-found';

// here, so that one fetch brings both
export { cheersIn } from './cheers';

/**
 * A figure without an outline does not leap; one whose cheer is not loaded in time leaps as it stands. Each returned
 * function ends a leap.
 */
export function leapAll(
  found: readonly FoundPlace[],
  { content, tiles }: LayerHost,
  map: MapSize,
  nameOf: (quest: string) => string,
  cheers: Promise<Cheers | undefined>,
  chance: () => number,
): readonly (() => void)[] {
  const scale = content.clientWidth / map.width;
  const placed = tilesOn(tiles, scale);
  return found.flatMap(({ id, outline }, index) => {
    const shape = parseOutline(outline ?? '')?.shape;
    const box = shape && boxOfMask(shape);
    const cut = shape && box && cutOut({ shape, box }, placed, 1);
    if (!cut) return [];
    const quest = questOf(id);
    // the two of a pair have one name, and one card
    const isNamed = found.findIndex((other) => questOf(other.id) === quest) === index;
    const leaper = {
      ...cut,
      box,
      cheer: cheers.then((all) => cheerOf(all, id, box)),
      name: isNamed ? nameOf(quest) : undefined,
    };
    return [celebrate(content, leaper, map, scale, chance)];
  });
}
