/** The outline of a target as text: which pixels show it, and around them the ground that is nearer to it than to anybody else. */
import type { MapPoint, MapPx } from './space';

/** A run of pixels of one row, `end` exclusive. */
export type Run = readonly [start: number, end: number];

/** Rows of runs, ascending and apart, from `top` downwards; in pixels, or in cells of a coarser grid. */
export interface Mask {
  readonly top: number;
  readonly rows: readonly (readonly Run[])[];
}

/**
 * What of a picture belongs to a target (DECISIONS 7). The text of it is what a level's file carries.
 */
export interface Outline {
  /** The pixels of the picture that show it: exact. */
  readonly shape: Mask;
  /** Cells of `CELL` pixels in which no pixel is anybody else's or as near to somebody else. */
  readonly reach: Mask;
}

/** Side of a cell of the reach, natural pixels. A cell is left out when one pixel of it is: slack may shrink, never grow. */
export const CELL = 4;
/** Longest text of an outline, and the most of everything that is taken from one. */
export const LONGEST_OUTLINE = 8192;
const MOST_ROWS = 2048;
const MOST_RUNS = 64;
const FURTHEST = 1 << 15;

/** First letter of every text: another way of writing gets another one. */
const VERSION = '1';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(DIGITS.split('').map((digit, value) => [digit, value]));
/** A digit holds five bits; the sixth says that more follow. */
const MORE = 32;

function digitsOf(value: number): string {
  const low = value % MORE;
  const high = Math.floor(value / MORE);
  return high === 0 ? DIGITS.charAt(low) : DIGITS.charAt(low + MORE) + digitsOf(high);
}

/** Small numbers of either sign as small numbers without one. */
const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unfolded = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/**
 * Where bound number `at` of a row of `length` bounds is expected, `last` being the bound before it: where the row
 * above has it or, when that row has another number of runs, at its next bound of the same kind. Neighbouring rows are
 * alike, so the written differences stay small.
 */
function expected(above: readonly number[], at: number, last: number, length: number): number {
  if (above.length === length) return above[at] ?? last;
  return above.find((bound, index) => index % 2 === at % 2 && bound > last) ?? last;
}

function maskText({ top, rows }: Mask): string {
  const bounds = rows.map((row) => row.flat());
  const lines = bounds.map((row, index) => {
    const above = bounds[index - 1] ?? [];
    const changes = row.map((bound, at) => bound - expected(above, at, row[at - 1] ?? 0, row.length));
    return [row.length / 2, ...changes.map(folded)];
  });
  return [top, rows.length, ...lines.flat()].map(digitsOf).join('');
}

/** The text of an outline, for a level's file; `parseOutline` reads it. Coordinates are whole and not negative. */
export function outlineText({ shape, reach }: Outline): string {
  return VERSION + maskText(shape) + maskText(reach);
}

/** Reads numbers off a text. */
interface Numbers {
  /** The next number; undefined at the end of the text, and for a number that is not written in its shortest form. */
  readonly next: () => number | undefined;
  readonly isOver: () => boolean;
}

function numbersOf(text: string): Numbers {
  let at = 0;
  const next = () => {
    let value = 0;
    for (let unit = 1; unit <= MORE ** 3; unit *= MORE) {
      const digit = VALUES.get(text.charAt(at++));
      // a last digit of nothing is a longer way to write the same number
      if (digit === undefined || (digit === 0 && unit > 1)) return undefined;
      value += (digit % MORE) * unit;
      if (digit < MORE) return value;
    }
    return undefined;
  };
  return { next, isOver: () => at === text.length };
}

function readRow(next: () => number | undefined, above: readonly number[]): number[] | undefined {
  const runs = next();
  if (runs === undefined || runs > MOST_RUNS) return undefined;
  const bounds: number[] = [];
  for (let at = 0; at < 2 * runs; at++) {
    const change = next();
    if (change === undefined) return undefined;
    const last = bounds.at(-1);
    const bound = expected(above, at, last ?? 0, 2 * runs) + unfolded(change);
    if (bound <= (last ?? -1) || bound > FURTHEST) return undefined;
    bounds.push(bound);
  }
  return bounds;
}

function readMask(next: () => number | undefined): Mask | undefined {
  const top = next();
  const count = next();
  if (top === undefined || count === undefined || top > FURTHEST || count > MOST_ROWS) return undefined;
  const rows: Run[][] = [];
  let above: readonly number[] = [];
  for (let index = 0; index < count; index++) {
    const bounds = readRow(next, above);
    if (!bounds) return undefined;
    const ends = bounds.filter((_, at) => at % 2 === 1);
    rows.push(ends.map((end, run): Run => [bounds[2 * run] ?? end, end]));
    above = bounds;
  }
  return { top, rows };
}

/**
 * Parses an outline's text, whoever wrote it; undefined unless the whole text is one. An outline has exactly one text,
 * so it need not be written again for comparison: on a phone that took longer than parsing.
 */
export function parseOutline(text: string): Outline | undefined {
  if (text.length > LONGEST_OUTLINE || !text.startsWith(VERSION)) return undefined;
  const { next, isOver } = numbersOf(text.slice(VERSION.length));
  const shape = readMask(next);
  const reach = shape && readMask(next);
  if (!reach?.rows || !shape?.rows.some((row) => row.length > 0)) return undefined;
  return isOver() ? { shape, reach } : undefined;
}

/** Whether a mask holds the pixel or cell (x, y). */
export function holds({ top, rows }: Mask, x: number, y: number): boolean {
  return (rows[y - top] ?? []).some(([start, end]) => x >= start && x < end);
}

/** The box of a mask's runs, right and bottom exclusive. */
export function boxOfMask({ top, rows }: Mask): { left: number; top: number; right: number; bottom: number } {
  const filled = rows.flatMap((row, index) => (row.length > 0 ? [index] : []));
  const bounds = rows.flat(2);
  return {
    left: Math.min(...bounds),
    top: top + (filled[0] ?? 0),
    right: Math.max(...bounds),
    bottom: top + (filled.at(-1) ?? -1) + 1,
  };
}

/** From a point to the nearest pixel of a mask in natural pixels, 0 on it. */
export function distanceToMask({ x, y }: MapPoint, { top, rows }: Mask): MapPx {
  let nearest = Infinity;
  for (const [index, row] of rows.entries()) {
    const down = Math.max(top + index - y, 0, y - (top + index + 1));
    if (down >= nearest) continue;
    for (const [start, end] of row)
      nearest = Math.min(nearest, Math.hypot(Math.max(start - x, 0, x - end), down));
  }
  return nearest;
}

/** Whether a point is on the silhouette. */
export function isOnShape({ x, y }: MapPoint, { shape }: Outline): boolean {
  return holds(shape, Math.floor(x), Math.floor(y));
}

/** Whether slack may count at a point: nobody else is as near. */
export function isInReach({ x, y }: MapPoint, { reach }: Outline): boolean {
  return holds(reach, Math.floor(x / CELL), Math.floor(y / CELL));
}
