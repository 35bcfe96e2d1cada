/** The coarse outline of somebody of the crowd: cells that show them and nobody else, and around them those that are nearer to them. */
import { REACH_CELL, SHAPE_CELL } from '../../../src/crowd/shape';
import { outlineText, type Mask, type Run } from '../../../src/game/outline';
import type { Box } from '../../core/geometry';

/** Whose a pixel is. */
export type Whose = 'own' | 'other' | 'nobody';

/** How far the reach goes at most, natural pixels: the slack of a finger at half size. */
const WIDEST = 24;

/** The mask of the cells in a box of cells that a rule holds. */
function maskOf({ x0, y0, x1, y1 }: Box, isIn: (column: number, row: number) => boolean): Mask {
  const rows = Array.from({ length: y1 - y0 }, (_, index) => {
    const runs: Run[] = [];
    for (let column = x0; column < x1; column++) {
      if (!isIn(column, y0 + index)) continue;
      const start = column;
      while (column < x1 && isIn(column, y0 + index)) column++;
      runs.push([start, column]);
    }
    return runs;
  });
  const first = rows.findIndex((row) => row.length > 0);
  const last = rows.findLastIndex((row) => row.length > 0);
  return first < 0 ? { top: y0, rows: [] } : { top: y0 + first, rows: rows.slice(first, last + 1) };
}

/** Distances go by one pixel in so many each way. */
const STEP = 4;

/**
 * The text for a crowd's file. `box` holds all pixels that show them; `whose` is asked for pixels around it, too, which
 * must not lie left of or above the picture. Undefined where no cell shows them alone.
 */
export function silhouetteText(
  { x0, y0, x1, y1 }: Box,
  whose: (x: number, y: number) => Whose,
): string | undefined {
  const own: (readonly [number, number])[] = [];
  const other: (readonly [number, number])[] = [];
  const around = 2 * WIDEST;
  for (let y = Math.max(0, y0 - around); y < y1 + around; y += STEP)
    for (let x = Math.max(0, x0 - around); x < x1 + around; x += STEP) {
      const owner = whose(x, y);
      if (owner !== 'nobody') (owner === 'own' ? own : other).push([x, y]);
    }
  const cellsOf = (size: number, beyond: number): Box => ({
    x0: Math.max(0, Math.floor((x0 - beyond) / size)),
    y0: Math.max(0, Math.floor((y0 - beyond) / size)),
    x1: Math.ceil((x1 + beyond) / size),
    y1: Math.ceil((y1 + beyond) / size),
  });
  const shape = maskOf(cellsOf(SHAPE_CELL, 0), (column, row) => {
    let count = 0;
    for (let y = row * SHAPE_CELL; y < (row + 1) * SHAPE_CELL; y++)
      for (let x = column * SHAPE_CELL; x < (column + 1) * SHAPE_CELL; x++) {
        const owner = whose(x, y);
        if (owner === 'other') return false;
        if (owner === 'own') count++;
      }
    return count >= 2;
  });
  if (shape.rows.length === 0) return undefined;
  const nearest = (points: readonly (readonly [number, number])[], x: number, y: number) => {
    let least = Infinity;
    for (const [px, py] of points) {
      const square = (px - x) * (px - x) + (py - y) * (py - y);
      if (square < least) least = square;
    }
    return Math.sqrt(least);
  };
  // no point of a cell is further from its middle than this
  const half = (REACH_CELL * Math.SQRT2) / 2;
  const reach = maskOf(cellsOf(REACH_CELL, WIDEST), (column, row) => {
    const [x, y] = [(column + 0.5) * REACH_CELL, (row + 0.5) * REACH_CELL];
    const near = nearest(own, x, y);
    return near <= WIDEST && near + 2 * half + 2 * STEP < nearest(other, x, y);
  });
  return outlineText({ shape, reach });
}
