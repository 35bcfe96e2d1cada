/** Draws the outline of a target from a window of the id buffer: its pixels, and the cells that are its own for slack. */
import { CELL, outlineText, type Mask, type Run } from '../../src/game/outline';
import { LARGE_TARGETS, MOST_SLACK } from '../../src/game/slack';

/** The widest slack of all, natural pixels: at the lowest zoom, with larger targets. */
export const WIDEST_SLACK = Math.ceil(MOST_SLACK * LARGE_TARGETS);

/** Whose a pixel is. */
export const NOBODY = 0;
export const OWN = 1;
export const OTHER = 2;

/** A part of a picture, row by row; `left`, `top` and both sides are whole cells. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly whose: Uint8Array;
}

/** Beyond any distance in a picture, and small enough for exact sums of squares. */
const FAR = 1e9;

/** Squares of the distances down and up every column of a window to the nearest pixel of an owner. */
function squaresInColumns({ width, height, whose }: Window, owner: number): Float64Array {
  const squares = new Float64Array(width * height).fill(FAR);
  /** How far above or below each pixel of a row the nearest one is: by rows, as pixels lie in memory. */
  const far = new Float64Array(width);
  const sweep = (start: number, end: number, step: number) => {
    far.fill(Infinity);
    for (let y = start; y !== end; y += step)
      for (let x = 0, i = y * width; x < width; x++, i++) {
        const away = whose[i] === owner ? 0 : (far[x] ?? 0) + 1;
        far[x] = away;
        const square = away * away;
        if (square < (squares[i] ?? 0)) squares[i] = square;
      }
  };
  sweep(0, height, 1);
  sweep(height - 1, -1, -1);
  return squares;
}

/**
 * Makes the transform of one line: from squares of distances across it to squares of distances, in place, by the lower
 * envelope of parabolas. Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions (2012).
 */
function lineTransform(length: number): (line: Float64Array) => void {
  const across = new Float64Array(length);
  const at = new Int32Array(length);
  const from = new Float64Array(length + 1);
  const crossing = (a: number, b: number) =>
    ((across[b] ?? 0) + b * b - (across[a] ?? 0) - a * a) / (2 * b - 2 * a);
  return (line) => {
    across.set(line);
    at[0] = 0;
    from[0] = -Infinity;
    from[1] = Infinity;
    let last = 0;
    for (let q = 1; q < length; q++) {
      let begin = crossing(at[last] ?? 0, q);
      while (last > 0 && begin <= (from[last] ?? 0)) begin = crossing(at[--last] ?? 0, q);
      from[++last] = begin;
      at[last] = q;
      from[last + 1] = Infinity;
    }
    for (let q = 0, k = 0; q < length; q++) {
      while ((from[k + 1] ?? Infinity) < q) k++;
      const vertex = at[k] ?? 0;
      line[q] = (q - vertex) * (q - vertex) + (across[vertex] ?? FAR);
    }
  };
}

/** Squares of the distances from every pixel of a window to the nearest one of an owner, middle to middle. */
function squaresTo(window: Window, owner: number): Float64Array {
  const { width, height } = window;
  const squares = squaresInColumns(window, owner);
  const along = lineTransform(width);
  for (let y = 0; y < height; y++) along(squares.subarray(y * width, (y + 1) * width));
  return squares;
}

/** The rows of a mask from a rule, without the empty ones at its top and bottom. */
function maskOf(
  left: number,
  top: number,
  width: number,
  height: number,
  holds: (x: number, y: number) => boolean,
): Mask {
  const rows = Array.from({ length: height }, (_, y) => {
    const runs: Run[] = [];
    for (let x = 0; x < width; x++) {
      if (!holds(x, y)) continue;
      const start = x;
      while (x < width && holds(x, y)) x++;
      runs.push([left + start, left + x]);
    }
    return runs;
  });
  const first = rows.findIndex((row) => row.length > 0);
  const last = rows.findLastIndex((row) => row.length > 0);
  return first < 0 ? { top, rows: [] } : { top: top + first, rows: rows.slice(first, last + 1) };
}

/**
 * The text of the outline of whoever owns the window's `OWN` pixels (DECISIONS 7). The window must hold everybody whose
 * pixels come within twice the widest slack of it.
 */
export function outlineOfWindow(window: Window): string {
  const { left, top, width, height, whose } = window;
  const own = squaresTo(window, OWN);
  const other = squaresTo(window, OTHER);
  const nearerIn = (cellX: number, cellY: number): boolean => {
    let nearest = Infinity;
    for (let y = cellY * CELL; y < (cellY + 1) * CELL; y++)
      for (let x = cellX * CELL; x < (cellX + 1) * CELL; x++) {
        const square = own[y * width + x] ?? FAR;
        if (square >= (other[y * width + x] ?? 0)) return false;
        nearest = Math.min(nearest, square);
      }
    return nearest <= (WIDEST_SLACK + 1) ** 2;
  };
  return outlineText({
    shape: maskOf(left, top, width, height, (x, y) => whose[y * width + x] === OWN),
    reach: maskOf(left / CELL, top / CELL, width / CELL, height / CELL, nearerIn),
  });
}
