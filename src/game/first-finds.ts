/** The first finds of a newcomer: without a clock, the first of them in plain sight where a map opens. */
import type { Deck } from './modes';
import { middleOfTarget, type Quest } from './quest';
import { randomFrom, shuffle } from './random';
import { mapPoint, type MapPoint, type MapPx, type MapSize } from './space';

/** Half the sides of the part around a map's middle that every screen shows at its first zoom, a phone's least of all. */
const HALF: { readonly x: MapPx; readonly y: MapPx } = { x: 500, y: 520 };

export interface FirstFinds {
  readonly deck: Deck;
  /** With it a session asks the first of the deck first. */
  readonly seed: number;
  /** What the map opens at the middle of: its own middle, or another where the first of the deck is out of sight. */
  readonly middle: MapPoint;
}

/** A coordinate of the view's middle: `middle` where `at` is within `half` of it, else one that has `at` well in sight. */
const towards = (at: MapPx, middle: MapPx, half: MapPx): MapPx =>
  Math.abs(at - middle) <= half ? middle : at - (Math.sign(at - middle) * half) / 2;

function middleToSee([target]: Quest['positions'], { width, height }: MapSize): MapPoint {
  const { x, y } = target ? middleOfTarget(target) : { x: width / 2, y: height / 2 };
  return mapPoint(towards(x, width / 2, HALF.x), towards(y, height / 2, HALF.y));
}

const isSingle = ({ positions, image }: Quest) => positions.length === 1 && image === undefined;

/** The larger the easier for who stands in sight, natural pixels squared; below 0 for who does not, the nearer the easier. */
function ease(quest: Quest, map: MapSize): number {
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
 * Those of a deck that a newcomer finds first: the largest of those in sight, or the nearest to it, then others up to `count`, others for
 * another `seed`. Quests with several targets and pictures of their own come later in a player's life, unless there are too few others.
 */
export function firstFinds(deck: Deck, map: MapSize, seed: number, count: number): FirstFinds {
  const single = deck.filter(isSingle);
  const known = single.length < count ? deck : single;
  const [first = deck[0]] = known.toSorted((a, b) => ease(b, map) - ease(a, map));
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
