/** The things that answer on a map, read from its file: where each shows, to the pixel, and which is in front. */
import { boxOfMask, parseOutline, type Mask } from '../game/outline';
import type { MapPx } from '../game/space';
import type { Eyes, Family, Life, Move, Spot } from '../maps/life';
import { BETWEEN_PIECES } from '../maps/life-letters';
import { Packed } from './packed';

/** In natural map pixels, right and bottom exclusive. */
export interface Box {
  readonly left: MapPx;
  readonly top: MapPx;
  readonly right: MapPx;
  readonly bottom: MapPx;
}

export interface LivingThing {
  /** Its place in painter's order: a larger number is further in front. */
  readonly order: number;
  readonly shape: Mask;
  readonly box: Box;
  readonly voice: Family;
  readonly figure: boolean;
  /** Keeps its pixels and never moves. */
  readonly held?: true;
  readonly moves?: Move | undefined;
  readonly eyes?: Eyes | undefined;
}

/** The box of a square. */
export const squareOf = ({ x, y, side }: Spot): Box => ({
  left: x,
  top: y,
  right: x + side,
  bottom: y + side,
});

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Parses the text of a shape, whose pieces follow each other downwards; undefined when one of them cannot be parsed.
 */
export function shapeOf(text: string): Mask | undefined {
  const pieces = text.split(BETWEEN_PIECES).map((piece) => parseOutline(piece)?.shape);
  const [first, ...more] = pieces;
  if (!first) return undefined;
  const rows = [...first.rows];
  for (const piece of more) {
    if (piece?.top !== first.top + rows.length) return undefined;
    rows.push(...piece.rows);
  }
  return { top: first.top, rows };
}

/** How many shapes are read between two pauses, so that a slow phone goes on answering. */
const AT_ONCE = 6;

/** `rest` is awaited between pieces of the work. A shape that cannot be read is left out. */
export async function readThings(
  { things }: Pick<Life, 'things'>,
  rest: () => Promise<void>,
): Promise<LivingThing[]> {
  const read: LivingThing[] = [];
  for (const [order, { shape: text, figure = false, ...more }] of things.entries()) {
    if (order % AT_ONCE === 0) await rest();
    const shape = shapeOf(text);
    if (shape) read.push({ ...more, order, shape: new Packed(shape), box: boxOfMask(shape), figure });
  }
  return read;
}
