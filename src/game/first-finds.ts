/** Chooses a newcomer's first quests: played without a clock, the first one in plain sight when the map opens. */
import type { Deck } from './modes';
import { middleOfTarget, type Quest } from './quest';
import { randomFrom, shuffle } from './random';
import { mapPoint, type MapPoint, type MapPx, type MapSize } from './space';

/**
 * Half the width and height of the part around a map's middle that every screen shows at its first zoom; a phone shows
 * the least.
 */
const HALF: { readonly x: MapPx; readonly y: MapPx } = { x: 500, y: 520 };

export interface FirstFinds {
  readonly deck: Deck;
  /** With it a session asks the first of the deck first. */
  readonly seed: number;
  /**
   * Where the view is centred when the map opens: the map's middle, or nearer to the first quest when that is out of
   * sight.
   */
  readonly middle: MapPoint;
}

/**
 * One coordinate of the view's centre: `middle` if `at` is within `half` of it, else a place from which `at` is well in
 * sight.
 */
const towards = (at: MapPx, middle: MapPx, half: MapPx): MapPx =>
  Math.abs(at - middle) <= half ? middle : at - (Math.sign(at - middle) * half) / 2;

function middleToSee([target]: Quest['positions'], { width, height }: MapSize): MapPoint {
  const { x, y } = target ? middleOfTarget(target) : { x: width / 2, y: height / 2 };
  return mapPoint(towards(x, width / 2, HALF.x), towards(y, height / 2, HALF.y));
}

const isSingle = ({ positions, image }: Quest) => positions.length === 1 && image === undefined;

/**
 * How easy a quest is to find. In sight: the area of its target, square natural pixels. Out of sight: negative, and
 * closer to 0 the nearer it is.
 */
function easiness(quest: Quest, map: MapSize): number {
  const [target] = quest.positions;
  if (!target) return Number.MIN_SAFE_INTEGER;
  const { x, y } = middleOfTarget(target);
  const [right, down] = [Math.abs(x - map.width / 2) / HALF.x, Math.abs(y - map.height / 2) / HALF.y];
  const isInSight = right <= 1 && down <= 1;
  return isInSight
    ? (target.bottom.x - target.top.x) * (target.bottom.y - target.top.y)
    : -Math.hypot(right, down);
}

/**
 * Chooses `count` quests for a newcomer: first the largest target in sight, or the nearest if none is; then others,
 * drawn by `seed`. Quests with several targets or a picture of their own are used only when there are too few others.
 */
export function firstFinds(deck: Deck, map: MapSize, seed: number, count: number): FirstFinds {
  const single = deck.filter(isSingle);
  const known = single.length < count ? deck : single;
  const [first = deck[0]] = known.toSorted((a, b) => easiness(b, map) - easiness(a, map));
  const others = shuffle(
    known.filter((quest) => quest !== first),
    randomFrom(seed, 'first finds'),
  );
  const chosen: Deck = [first, ...others.slice(0, count - 1)];
  // one order in `count` begins with it
  let ordered = seed;
  while (shuffle(chosen, randomFrom(ordered, 'order'))[0] !== first) ordered += 1;
  return { deck: chosen, seed: ordered, middle: middleToSee(first.positions, map) };
}
