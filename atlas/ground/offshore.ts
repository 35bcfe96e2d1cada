/** Sea seen from high above: shelves and rings of swell that follow each shore, wakes, shadows of what flies. */
import { area, distance, inside, lerp, nth, range, resample } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import type { Ground } from './ground';
import { broken } from './shapes';

/** A shore moved out to sea by picture pixels. */
export function offshore(shore: Points, by: number): Point[] {
  const line = resample(shore, 18, true);
  const side = area(line) > 0 ? 1 : -1;
  const count = line.length;
  return line.map(([x, y], i): Point => {
    const [before, after] = [nth(line, (i + count - 4) % count), nth(line, (i + 4) % count)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const far = (side * by) / (Math.hypot(dx, dy) || 1);
    return [x + dy * far, y - dx * far * 0.8];
  });
}

/** How far a line of swell may come to the shelf that it follows, and a gap that ends it; picture pixels. */
const CLEAR = 14;
const GAP = 60;

/** A ring of swell about a shore where it lies clear of all shelves, in pieces. */
function swell(shore: Points, by: number, shelves: readonly Points[]): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of offshore(shore, by)) {
    const last = nth(pieces, -1);
    const before = last.at(-1);
    const aground = shelves.some((shelf) => inside(point, shelf));
    if (aground || (before && distance(before, point) > GAP)) pieces.push([]);
    else last.push(point);
  }
  return pieces.filter((piece) => piece.length > 6);
}

export interface ShelfColours {
  /** From the deep to the shore. */
  readonly shelf: string;
  readonly shoal: string;
  readonly foam: string;
}

/**
 * Lays the shelves about all shores as ground of the kind `shoal`, and the swell that breaks on them. In the deep there is
 * none: far from a shore its long lines belong to no wave.
 */
export function layShelves(
  ground: Ground,
  shores: readonly Points[],
  { shelf, shoal, foam }: ShelfColours,
): void {
  for (const [by, material] of [
    [120, shelf],
    [62, shoal],
  ] as const)
    for (const shore of shores) ground.lay('shoal', offshore(shore, by), { material });
  for (const [by, width, opacity] of [
    [58, 5, 0.8],
    [108, 4, 0.55],
  ] as const) {
    const shelves = shores.map((shore) => offshore(shore, by - CLEAR));
    ground.inkMarks(
      shores
        .flatMap((shore) => swell(shore, by, shelves))
        .flatMap((piece) => broken(piece, ground.random, { keep: [4, 11], skip: [2, 7] })),
      { width, colour: foam, tone: 0.4, opacity, smooth: true },
    );
  }
}

/** Two rows of small crests that part behind a keel. `to` is where they are lost; picture pixels. */
export function wake(ground: Ground, [x, y]: Point, to: Point, wide: number, foam: string): void {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const long = Math.hypot(dx, dy) || 1;
  const count = Math.max(3, Math.round(long / 60));
  const marks = range(count).flatMap((i) =>
    [-1, 1].map((side): Point[] => {
      const t = (i + 0.6 + 0.2 * side) / count;
      const off = side * wide * lerp(0.3, 1, t);
      const [cx, cy] = [x + dx * t - (dy / long) * off, y + dy * t + (dx / long) * off * 0.7];
      const half = lerp(24, 13, t);
      return [
        [cx - half, cy + 5],
        [cx - half * 0.5, cy - 3],
        [cx, cy + 4],
        [cx + half * 0.5, cy - 3],
        [cx + half, cy + 5],
      ];
    }),
  );
  ground.inkMarks(marks, { width: 4, colour: foam, tone: 0.5, opacity: 0.8, smooth: true });
}

/** What flies between the sun and the ground darkens it: its outline, flat. */
export function skyShadow(ground: Ground, outline: Points, colour: string, opacity = 0.36): void {
  ground.fillMarks([outline], colour, { opacity, smooth: true });
}
