/** A glimpse: a small part of a map with one figure to find in it, to be played in passing. Never ranked. */
import { middleOfTarget, type Quest, type Target } from './quest';
import { randomFrom, shuffle } from './random';
import { mapRect, type MapPx, type MapRect, type MapSize } from './space';

export interface Glimpse {
  readonly quest: Quest;
  readonly target: Target;
  /** The part of the map that is shown. */
  readonly rect: MapRect;
}

/** Width of the part: small enough that a figure is seen on a phone without zooming. */
export const GLIMPSE_WIDTH: MapPx = 900;

/** Least distance of the figure's middle from an edge of the part, as a share of its sides. */
const MARGIN = 0.14;

function partAround(target: Target, map: MapSize, seed: number, name: string): MapRect {
  const random = randomFrom(seed, `glimpse ${name}`);
  const width = Math.min(GLIMPSE_WIDTH, map.width);
  // whole pixels, so that a part at the map's edge holds what stands there
  const height = Math.round((width * map.height) / map.width);
  const middle = middleOfTarget(target);
  const start = (at: MapPx, length: MapPx, most: MapPx, share: number) =>
    Math.round(Math.min(Math.max(0, at - length * (MARGIN + share * (1 - 2 * MARGIN))), most - length));
  return mapRect(
    start(middle.x, width, map.width, random()),
    start(middle.y, height, map.height, random()),
    width,
    height,
  );
}

function isWithin({ top, bottom }: Target, { x, y, width, height }: MapRect): boolean {
  return top.x >= x && top.y >= y && bottom.x <= x + width && bottom.y <= y + height;
}

/**
 * The glimpses of a map in the order of play, those not found yet first; the same seed gives the same ones. Left out are
 * quests with several figures or on a picture of their own, and figures that do not fit. `found`: names of quests.
 */
export function glimpsesOf(
  quests: readonly Quest[],
  map: MapSize,
  seed: number,
  found: readonly string[] = [],
): readonly Glimpse[] {
  const all = shuffle(quests, randomFrom(seed, 'glimpses')).flatMap((quest) => {
    const [target, ...others] = quest.positions;
    if (!target || others.length > 0 || quest.image !== undefined) return [];
    const rect = partAround(target, map, seed, quest.quest);
    return isWithin(target, rect) ? [{ quest, target, rect }] : [];
  });
  const isNew = ({ quest }: Glimpse) => !found.includes(quest.quest);
  return [...all.filter(isNew), ...all.filter((glimpse) => !isNew(glimpse))];
}

/** Scales a glimpse's search time (ms) up to the whole map, by area. */
export function asOnWholeMap(ms: number, { rect }: Glimpse, map: MapSize): number {
  return Math.round((ms * map.width * map.height) / (rect.width * rect.height));
}
