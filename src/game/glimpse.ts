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

/** Of so many parts, the one with most of the map's other figures is shown: an empty corner invites nobody. */
const PARTS = 8;

function isWithin({ top, bottom }: Target, { x, y, width, height }: MapRect): boolean {
  return top.x >= x && top.y >= y && bottom.x <= x + width && bottom.y <= y + height;
}

function partAround(target: Target, map: MapSize, random: () => number): MapRect {
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

/**
 * The glimpses of a map in the order of play, those not found yet first, and of these first those in whose part somebody
 * else is asked for, too; the same seed gives the same ones. Left out are quests with several figures or on a picture of
 * their own, and figures that do not fit. `found`: names of quests.
 */
export function glimpsesOf(
  quests: readonly Quest[],
  map: MapSize,
  seed: number,
  found: readonly string[] = [],
): readonly Glimpse[] {
  const figures = quests.flatMap(({ image, positions }) => (image === undefined ? positions : []));
  const company = (rect: MapRect) => figures.filter((figure) => isWithin(figure, rect)).length;
  const all = shuffle(quests, randomFrom(seed, 'glimpses')).flatMap((quest): Glimpse[] => {
    const [target, ...others] = quest.positions;
    if (!target || others.length > 0 || quest.image !== undefined) return [];
    const random = randomFrom(seed, `glimpse ${quest.quest}`);
    const parts = Array.from({ length: PARTS }, () => partAround(target, map, random));
    const [rect] = parts.toSorted((a, b) => company(b) - company(a));
    return rect && isWithin(target, rect) ? [{ quest, target, rect }] : [];
  });
  const rank = ({ quest, rect }: Glimpse) =>
    (found.includes(quest.quest) ? 2 : 0) + (company(rect) > 1 ? 0 : 1);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Scales a glimpse's search time (ms) up to the whole map, by area. */
export function asOnWholeMap(ms: number, { rect }: Glimpse, map: MapSize): number {
  return Math.round((ms * map.width * map.height) / (rect.width * rect.height));
}
