/** Where a further picture differs from the main one: the place of a pair's second thing, or what the night alone shows. */
import type { ArtworkBox } from './document';
import { boxBetween } from './edits';
import type { LabPicture } from './contrast';
import type { Size } from './fit';

/** Side of the squares that are compared, in pixels of the measured pictures. */
const CELL = 6;
/** Lab distance from which a square is another thing: noise of a picture's format stays well below. */
const LEAST = 9;
/** The share of squares whose distance counts as usual, and how far beyond it another thing is. */
const USUAL = 0.9;
const BEYOND = 1.6;
/** Fewer squares are a speck. */
const LEAST_CELLS = 2;
/** More places than this are no difference but another picture. */
export const MOST_PLACES = 12;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Mean of each part of each square: lightness, a, b. */
  readonly means: readonly Float64Array[];
}

function gridOf({ width, height, lab }: LabPicture): Grid {
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const means = [0, 1, 2].map(() => new Float64Array(columns * rows));
  for (let y = 0; y < rows * CELL; y++)
    for (let x = 0; x < columns * CELL; x++) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      for (const [part, mean] of means.entries())
        mean[cell] = (mean[cell] ?? 0) + (lab[3 * (y * width + x) + part] ?? 0) / (CELL * CELL);
    }
  return { columns, rows, means };
}

/** What `from` tells of `to` by a straight line: night is the same picture, darker and bluer. */
function lineThrough(from: Float64Array, to: Float64Array): (value: number) => number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(from), mean(to)];
  let [shared, own] = [0, 0];
  for (const [at, value] of from.entries()) {
    shared += (value - x) * ((to[at] ?? y) - y);
    own += (value - x) ** 2;
  }
  const slope = own > 0 ? shared / own : 0;
  return (value) => y + slope * (value - x);
}

/** Squares that differ by more than the light of the whole picture does. */
function differing(main: Grid, other: Grid): Set<number> {
  const parts = main.means.map((from, part) => {
    const to = other.means[part] ?? from;
    const expected = lineThrough(from, to);
    return from.map((value, at) => ((to[at] ?? 0) - expected(value)) ** 2);
  });
  const [first = new Float64Array()] = parts;
  const apart = first.map((_, at) => Math.sqrt(parts.reduce((sum, part) => sum + (part[at] ?? 0), 0)));
  // another light never fits every colour: what differs is far beyond what most squares do
  const usual = apart.toSorted()[Math.floor(apart.length * USUAL)] ?? 0;
  const least = Math.max(LEAST, BEYOND * usual);
  return new Set([...apart.keys()].filter((at) => (apart[at] ?? 0) >= least));
}

/** Groups of squares that touch, also across one square that does not differ. */
function groupsOf(cells: Set<number>, columns: number): number[][] {
  const left = new Set(cells);
  const groups: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      for (let down = -2; down <= 2; down++)
        for (let across = -2; across <= 2; across++) {
          const beside = (row + down) * columns + column + across;
          const isInRow = column + across >= 0 && column + across < columns;
          if (isInRow && left.delete(beside)) group.push(beside);
        }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * The places in which two pictures of one size differ, largest first, as boxes of a sheet; none where so much differs
 * that it is another picture.
 */
export function differences(main: LabPicture, other: LabPicture, sheet: Size): ArtworkBox[] {
  if (main.width !== other.width || main.height !== other.height) return [];
  const [one, two] = [gridOf(main), gridOf(other)];
  const groups = groupsOf(differing(one, two), one.columns)
    .filter(({ length }) => length >= LEAST_CELLS)
    .toSorted((a, b) => b.length - a.length);
  if (groups.length > MOST_PLACES) return [];
  const [x, y] = [(sheet.width * CELL) / main.width, (sheet.height * CELL) / main.height];
  return groups.map((group) => {
    const columns = group.map((at) => at % one.columns);
    const rows = group.map((at) => Math.floor(at / one.columns));
    return boxBetween(
      { x: Math.min(...columns) * x, y: Math.min(...rows) * y },
      { x: (Math.max(...columns) + 1) * x, y: (Math.max(...rows) + 1) * y },
      sheet,
    );
  });
}
