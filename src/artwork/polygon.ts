/** Geometry of an outline drawn by hand: a closed polygon, from its bounds to the pixels it covers. */
import type { Mask, Run } from '../game/outline';
import type { Size } from './fit';

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** What a sum of fractions may be off, in pixels: a border that is met exactly is not passed. */
const ROUNDING = 1e-9;

type Edge = readonly [Corner, Corner];

const edgesOf = (points: readonly Corner[]): Edge[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);

/** The smallest box around all points. */
export function boundsOf(points: readonly Corner[]): { top: Corner; bottom: Corner } {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    top: { x: Math.min(...across), y: Math.min(...down) },
    bottom: { x: Math.max(...across), y: Math.max(...down) },
  };
}

/** Whether a point lies inside, by the even-odd rule. */
export function liesIn({ x, y }: Corner, points: readonly Corner[]): boolean {
  return (
    edgesOf(points).filter(([a, b]) => {
      if (a.y <= y === b.y <= y) return false;
      return x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    }).length %
      2 ===
    1
  );
}

/** On which side of the line from `a` to `b` a point lies: 1, -1, or 0 on it. */
const sideOf = (a: Corner, b: Corner, point: Corner): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

/** Whether a point of the line through `a` and `b` lies between the two. */
const isBetween = (a: Corner, b: Corner, { x, y }: Corner): boolean =>
  Math.min(a.x, b.x) <= x && x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= y && y <= Math.max(a.y, b.y);

/** Whether two edges share a point. */
function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)] as const;
  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0) return true;
  return (
    (sides[0] === 0 && isBetween(a, b, c)) ||
    (sides[1] === 0 && isBetween(a, b, d)) ||
    (sides[2] === 0 && isBetween(c, d, a)) ||
    (sides[3] === 0 && isBetween(c, d, b))
  );
}

/** Whether the polygon touches or crosses itself anywhere but where one edge ends and the next begins. */
export function isCrossed(points: readonly Corner[]): boolean {
  const edges = edgesOf(points);
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((other, after) => {
      const follows = after === 0;
      const precedes = index === 0 && after === edges.length - 2;
      if (!follows && !precedes) return meet(edge, other);
      // neighbours share a corner, and more only where the second turns back along the first
      const [before, next] = follows ? [edge, other] : [other, edge];
      return (
        sideOf(before[0], before[1], next[1]) === 0 &&
        (isBetween(...before, next[1]) || isBetween(...next, before[0]))
      );
    }),
  );
}

/** Where an edge lies within the row of pixels from `y` to `y + 1`; undefined where it only touches the row's border. */
function extentIn([a, b]: Edge, y: number): Run | undefined {
  const [high, low] = a.y <= b.y ? [a, b] : [b, a];
  if (low.y <= y || high.y >= y + 1) return undefined;
  const xAt = (at: number): number =>
    low.y === high.y ? high.x : high.x + ((at - high.y) / (low.y - high.y)) * (low.x - high.x);
  const [from, to] =
    low.y === high.y ? [high.x, low.x] : [xAt(Math.max(y, high.y)), xAt(Math.min(y + 1, low.y))];
  return [Math.min(from, to), Math.max(from, to)];
}

/** What lies inside along the line at `y`, by the even-odd rule. */
function spansAt(edges: readonly Edge[], y: number): Run[] {
  const crossings = edges
    .flatMap(([a, b]) => (a.y <= y === b.y <= y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)]))
    .toSorted((one, other) => one - other);
  return crossings.flatMap((start, index): Run[] =>
    index % 2 === 0 ? [[start, crossings[index + 1] ?? start]] : [],
  );
}

/** Runs in whole pixels from 0 to `width`, ascending and apart. */
function joined(spans: readonly Run[], width: number): Run[] {
  const runs: [number, number][] = [];
  const whole = spans
    .map(
      ([start, end]) =>
        [Math.max(0, Math.floor(start + ROUNDING)), Math.min(width, Math.ceil(end - ROUNDING))] as const,
    )
    .filter(([start, end]) => start < end)
    .toSorted(([one], [other]) => one - other);
  for (const [start, end] of whole) {
    const last = runs.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else runs.push([start, end]);
  }
  return runs;
}

/**
 * Every pixel of a picture of `size` that the polygon covers, in whole or in part, as a box covers whole pixels: those
 * an edge runs through, and those inside. Without empty rows at its ends.
 */
export function coverOf(points: readonly Corner[], size: Size): Mask {
  const edges = edgesOf(points);
  const { top, bottom } = boundsOf(points);
  const first = Math.max(0, Math.floor(top.y));
  const count = Math.max(0, Math.min(size.height, Math.ceil(bottom.y)) - first);
  const rows = Array.from({ length: count }, (_, index) => {
    const y = first + index;
    const along = edges.flatMap((edge) => {
      const extent = extentIn(edge, y);
      return extent ? [extent] : [];
    });
    return joined([...along, ...spansAt(edges, y + 0.5)], size.width);
  });
  const start = rows.findIndex((row) => row.length > 0);
  const end = rows.findLastIndex((row) => row.length > 0);
  return start < 0 ? { top: first, rows: [] } : { top: first + start, rows: rows.slice(start, end + 1) };
}

/** Pixels of a mask. */
export function areaOf({ rows }: Mask): number {
  return rows.flat().reduce((sum, [start, end]) => sum + end - start, 0);
}

/** Pixels that two masks have in common. */
export function commonArea(a: Mask, b: Mask): number {
  return a.rows.reduce((sum, row, index) => {
    const beside = b.rows[a.top + index - b.top] ?? [];
    return row.reduce(
      (inRow, [start, end]) =>
        beside.reduce(
          (all, [from, to]) => all + Math.max(0, Math.min(end, to) - Math.max(start, from)),
          inRow,
        ),
      sum,
    );
  }, 0);
}
