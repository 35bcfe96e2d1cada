/** The largest square on a thing's own visible pixels: what is drawn there covers nobody else, whoever is looked for. */
import { boxOfMask, type Mask } from '../../../src/game/outline';

/** Where on the thing: a door stands low, a lamp shines high. */
export type Height = 'low' | 'middle' | 'high';

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Side in natural pixels: less is not seen, more is not needed. */
const LEAST = 28;
const MOST = 96;

/** How well a square stands, the less the better. */
function unfit(x: number, y: number, middle: readonly [number, number], height: Height): number {
  const aside = Math.abs(x - middle[0]);
  if (height === 'middle') return Math.hypot(aside, y - middle[1]);
  return aside * 0.5 + (height === 'low' ? -2 * y : 2 * y);
}

/** Undefined for what is too small or too ragged to carry anything. */
export function squareOn(shape: Mask, height: Height): Square | undefined {
  const { left, top, right, bottom } = boxOfMask(shape);
  const width = right - left;
  const sides = new Uint16Array(width * (bottom - top));
  const sideAt = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (sides[y * width + x] ?? 0));
  let largest = 0;
  for (const [index, row] of shape.rows.entries()) {
    const y = shape.top + index - top;
    for (const [start, end] of row)
      for (let x = start - left; x < end - left; x++) {
        const side = 1 + Math.min(sideAt(x - 1, y), sideAt(x, y - 1), sideAt(x - 1, y - 1));
        sides[y * width + x] = side;
        if (side > largest) largest = side;
      }
  }
  if (largest < LEAST) return undefined;
  const side = Math.min(largest, MOST);
  const middle = [width / 2, (bottom - top) / 2] as const;
  let best: Square | undefined;
  let least = Infinity;
  for (let y = side - 1; y < bottom - top; y++)
    for (let x = side - 1; x < width; x++) {
      if (sideAt(x, y) < side) continue;
      const cost = unfit(x - side / 2, y - side / 2, middle, height);
      if (cost >= least) continue;
      least = cost;
      best = { x: left + x + 1 - side, y: top + y + 1 - side, side };
    }
  return best;
}
