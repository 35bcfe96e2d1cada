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
  const [width, tall] = [right - left, bottom - top];
  // the largest square that ends at each pixel, with an empty column and row before the first
  const stride = width + 1;
  const sides = new Uint16Array(stride * (tall + 1));
  let largest = 0;
  for (const [index, row] of shape.rows.entries()) {
    const before = (shape.top + index - top) * stride;
    for (const [start, end] of row)
      for (let x = start - left; x < end - left; x++) {
        const at = before + stride + x + 1;
        const side = 1 + Math.min(sides[at - 1] ?? 0, sides[before + x + 1] ?? 0, sides[before + x] ?? 0);
        sides[at] = side;
        if (side > largest) largest = side;
      }
  }
  if (largest < LEAST) return undefined;
  const side = Math.min(largest, MOST);
  const middle = [width / 2, tall / 2] as const;
  let best: Square | undefined;
  let least = Infinity;
  for (let y = side - 1; y < tall; y++)
    for (let x = side - 1; x < width; x++) {
      if ((sides[(y + 1) * stride + x + 1] ?? 0) < side) continue;
      const cost = unfit(x - side / 2, y - side / 2, middle, height);
      if (cost >= least) continue;
      least = cost;
      best = { x: left + x + 1 - side, y: top + y + 1 - side, side };
    }
  return best;
}
