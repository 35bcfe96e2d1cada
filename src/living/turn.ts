/** How far a machine's part has turned, and what that does to its picture. */
import type { Turning } from '../maps/life';

type Wheel = Pick<Turning, 'hub' | 'quarter' | 'seconds' | 'ticks'>;

const TURN = 2 * Math.PI;
/** While it answers a tap a part turns so many times as fast. */
const WHIRL = 6;
/** Most seconds that count as gone by between two steps: after a pause a part goes on from where it was. */
const LONGEST_STEP = 0.3;

/** Share of a whole turn, from 0 up to 1, that comes after another one. */
export function sharedOn(
  share: number,
  { seconds }: Pick<Wheel, 'seconds'>,
  gone: number,
  isWhirled: boolean,
): number {
  const on = share + (Math.min(gone, LONGEST_STEP) * (isWhirled ? WHIRL : 1)) / seconds;
  return on - Math.floor(on);
}

/** How far it is turned at a share of a whole turn, radians from 0 up to one turn; a hand stands on its ticks. */
export const turnAt = ({ ticks }: Pick<Wheel, 'ticks'>, share: number): number =>
  TURN * (ticks === undefined ? share : Math.floor(share * ticks + 1e-9) / ticks);

/** What a canvas is transformed by for a part that is turned so far; natural pixels are the units. */
export function turnMatrix(
  { hub, quarter }: Pick<Wheel, 'hub' | 'quarter'>,
  turn: number,
): readonly [a: number, b: number, c: number, d: number, e: number, f: number] {
  const [x = 0, y = 0] = hub;
  const [p = 0, q = 0, r = 0, s = 0] = quarter;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, c, d] = [cos + sin * p, sin * r, sin * q, cos + sin * s];
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
}

/** How many of them turn, the first ones first: as many as a step's pixels allow, and one at least. */
export function countWithin(pixels: readonly number[], most: number): number {
  let sum = 0;
  const over = pixels.findIndex((each) => (sum += each) > most);
  return over < 0 ? pixels.length : Math.max(1, over);
}
