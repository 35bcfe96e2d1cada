/** Where on a map somebody is, in words: one of nine parts. */
import { middleOfTarget, type Target } from '../game/quest';
import type { MapSize } from '../game/space';

const PLACES = [
  ['nw', 'n', 'ne'],
  ['w', 'c', 'e'],
  ['sw', 's', 'se'],
] as const;
export type Place = (typeof PLACES)[number][number];

const third = (at: number, whole: number): 0 | 1 | 2 => (at * 3 < whole ? 0 : at * 3 < 2 * whole ? 1 : 2);

export function placeOf(target: Target, { width, height }: MapSize): Place {
  const { x, y } = middleOfTarget(target);
  return PLACES[third(y, height)][third(x, width)];
}
