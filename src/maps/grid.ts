/**
 * Where the tiles of a map begin and end. A map opens at its middle, so the sizes that most screens show first are cut
 * from there: one wide band fits a phone, three a laptop, and hardly a pixel is fetched that nobody sees.
 */
import type { LevelMap } from './schema';

/** Edges of columns and rows in pixels of one size, ascending, from 0 to the whole length. */
export interface Grid {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Natural width that the shares below were measured on (DECISIONS 1). */
const MEASURED = 3840;
/**
 * Half of the middle band: a phone of 440 CSS px shows 733 at the zoom it opens a map at. Then half of what a window of
 * 1280 CSS px shows. Both in natural pixels of a map as wide as `MEASURED`, as are the rows below.
 */
const PHONE = 748;
const LAPTOP = 1280;
/** Height of a row: three of them above and below the middle are a window 800 CSS px high, with its bar. */
const ROW = 256;

const squares = (length: number, side: number): number[] => [
  ...Array.from({ length: Math.ceil(length / side) }, (_, i) => i * side),
  length,
];

/** Edges at these distances on both sides of the middle, as far as they are inside. */
function about(length: number, distances: readonly number[]): number[] {
  const middle = Math.floor(length / 2);
  const inside = distances.flatMap((each) => [middle - each, middle + each]);
  const edges = [0, ...inside.filter((edge) => edge > 0 && edge < length), length];
  return [...new Set(edges)].toSorted((a, b) => a - b);
}

/** The grid of the map's size that is so many pixels wide: bands where the map lists it, else squares. */
export function gridOf(
  { width, height, tileSize, bands }: Pick<LevelMap, 'width' | 'height' | 'tileSize' | 'bands'>,
  size: number,
): Grid {
  const tall = Math.max(1, Math.round((height * size) / width));
  if (bands?.includes(size) !== true)
    return { columns: squares(size, tileSize), rows: squares(tall, tileSize) };
  const pixels = (natural: number) => Math.max(1, Math.round((natural * size) / MEASURED));
  const row = pixels(ROW);
  const distances = Array.from({ length: Math.ceil(tall / 2 / row) }, (_, i) => i * row);
  return { columns: about(size, [pixels(PHONE), pixels(LAPTOP)]), rows: about(tall, distances) };
}
