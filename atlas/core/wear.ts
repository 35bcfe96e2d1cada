/** What keeps a large plane of the built world from reading as bare: courses, stained pieces, a dark foot, a lit rim. */
import { area, bounds, clamp, lerp, nth, range } from './geometry';
import type { Point, Points } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';
import { Random } from './random';

/** Picture pixels at weight 1: a plane whose shorter side is smaller has its own details near enough to each other. */
const LEAST_SIDE = 84;
/** One piece of a course, a tile, a plank or a block, picture pixels at weight 1. */
const PIECE = { width: 46, height: 21 };
/** Share of the pieces that are drawn, and the most of them: a hand does not draw every one. */
const DRAWN = 0.24;
const MOST = 84;
/** Fainter than ink, so that no mark counts as cover. */
const OPACITY = 0.55;

/** A plane by its own two axes: `s` along its foot and `t` up to its top, both 0 to 1. */
export type Plane = (s: number, t: number) => Point;

/** The plane of a face whose corners begin with its foot; a foot of several points is an eave. */
export function planeOf(points: Points): Plane {
  const count = points.length;
  const ends = count === 3 || count === 8 ? 1 : 2;
  const [a, b] = [nth(points, 0), nth(points, count - ends - 1)];
  const [c, d] = [nth(points, count - ends), nth(points, count - 1)];
  const along = (p: Point, q: Point, s: number): Point => [lerp(p[0], q[0], s), lerp(p[1], q[1], s)];
  return (s, t) => {
    const [low, high] = [along(a, b, s), along(d, c, s)];
    return [lerp(low[0], high[0], t), lerp(low[1], high[1], t)];
  };
}

const length = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1]);

/**
 * Draws on a face what years did to it, in its own two axes and inside it. `points` are its corners on the picture, its
 * foot first. Random numbers are seeded by the place of the face: taking the pen's would change the rest of the thing.
 */
export function wear(pen: Pen, points: Points, material: Material, tone: number): void {
  if (typeof material !== 'string' || points.length < 3) return;
  const plane = planeOf(points);
  const wide = Math.max(length(plane(0, 0), plane(1, 0)), length(plane(0, 1), plane(1, 1)));
  const high = length(plane(0.5, 0), plane(0.5, 1));
  const { weight } = pen;
  if (Math.min(wide, high, Math.abs(area(points)) / Math.max(wide, high)) < LEAST_SIDE * weight) return;
  const { x0, y0 } = bounds(points);
  // with another word in its seed every wall of every map would look different
  const random = new Random(`weather ${Math.round(x0)} ${Math.round(y0)} ${Math.round(wide)}`);
  const patch = (s0: number, t0: number, s1: number, t1: number): Points => [
    plane(s0, t0),
    plane(s1, t0),
    plane(s1, t1),
    plane(s0, t1),
  ];
  const rim = clamp((9 * weight) / high, 0.02, 0.12);
  pen.tint(patch(0, 0, 1, 1.6 * rim), material, { tone: tone - 0.7, edge: 'straight', opacity: OPACITY });
  pen.tint(patch(0, 1 - rim, 1, 1), material, { tone: tone + 0.6, edge: 'straight', opacity: OPACITY });
  pieces(pen, patch, plane, { wide, high, random, material, tone });
}

interface Laid {
  readonly wide: number;
  readonly high: number;
  readonly random: Random;
  readonly material: Material;
  readonly tone: number;
}

function pieces(
  pen: Pen,
  patch: (s0: number, t0: number, s1: number, t1: number) => Points,
  plane: Plane,
  { wide, high, random, material, tone }: Laid,
): void {
  const columns = Math.max(2, Math.round(wide / (PIECE.width * pen.weight)));
  const rows = Math.max(2, Math.round(high / (PIECE.height * pen.weight)));
  const share = Math.min(DRAWN, MOST / (columns * rows));
  const lines: Point[][] = [];
  const worn: { readonly points: Points; readonly tone: number }[] = [];
  for (const row of range(rows - 1)) {
    const offset = row % 2 ? 0.5 : 0;
    for (const column of range(columns - 1)) {
      if (!random.chance(share)) continue;
      const run = random.int(1, 3);
      const [s0, s1] = [(column + offset) / columns, Math.min(1, (column + offset + run) / columns)];
      const [t0, t1] = [(row + 0.5) / rows, (row + 1.5) / rows];
      if (random.chance(0.4)) {
        const one = Math.min(1, (column + offset + 1) / columns);
        worn.push({ points: patch(s0, t0, one, t1), tone: random.chance(0.6) ? -0.9 : 0.6 });
      }
      lines.push([plane(s1, t0), plane(s0, t0), plane(s0, lerp(t0, t1, random.range(0.4, 1)))]);
    }
  }
  for (const piece of worn)
    pen.tint(piece.points, material, { tone: tone + piece.tone, edge: 'straight', opacity: OPACITY });
  pen.scratches(lines);
}
