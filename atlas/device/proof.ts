/** Which quests of a painted map from a seed are fair to look for, wherever it was painted. */
import { placesOf } from '../layout/silhouettes';
import type { LaidPicture } from '../layout/picture';
import { checkPicture } from '../output/check';
import type { Sought } from './level';

/** A map with fewer quests than this is not worth a game. */
const LEAST_QUESTS = 10;

/** A map on which too much would be unfair. */
export class Unfair extends Error {}

type Painted = Parameters<typeof checkPicture>[1];

/**
 * The quests with their places, without those that the proof refuses on this picture: soft edges are the engine's own,
 * and contrast is judged by them. Throws `Unfair`, with every fault, when too few are left.
 */
export function provenOn(laid: LaidPicture, painted: Painted): Sought[] {
  const faults = checkPicture(laid, painted);
  const unfair = new Set(faults.map(({ quest }) => quest));
  const places = placesOf(laid).filter(({ quest }) => !unfair.has(quest));
  const sought = [...new Set(places.map(({ quest }) => quest))].map((quest) => ({
    quest,
    positions: places.filter((place) => place.quest === quest).map(({ target }) => target),
  }));
  if (sought.length < LEAST_QUESTS)
    throw new Unfair(faults.map(({ quest, fault }) => `${quest}: ${fault}`).join('\n'));
  return sought;
}
