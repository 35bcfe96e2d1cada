/** Plane geometry as pure functions: a point is [x, y] in picture pixels (y down) unless said otherwise. */

export type Point = readonly [number, number];
export type Points = readonly Point[];
/** A point of an outline. The curve passes smoothly, or turns sharply where `corner` is truthy. */
export type Knot = readonly [x: number, y: number, corner?: number | undefined];

/** An axis-parallel box; `x1` and `y1` are its far sides. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const TAU = Math.PI * 2;
export const EMPTY_BOX: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };

/** Points told by their coordinates one after another: x, y, x, y. */
export const pairs = (flat: readonly number[]): Point[] =>
  range(flat.length / 2).map((i) => [nth(flat, 2 * i), nth(flat, 2 * i + 1)]);

/** The element at `index`, negative ones counted from the end. Throws outside the list: that is a defect. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list.at(index);
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return value;
}

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** The point at fraction `t` of the way from `p` to `q`, half way by default. */
export const between = (p: Knot, q: Knot, t = 0.5): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const shift = (points: Points, dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy] as const);
export const shiftBox = ({ x0, y0, x1, y1 }: Box, dx: number, dy: number): Box => ({
  x0: x0 + dx,
  y0: y0 + dy,
  x1: x1 + dx,
  y1: y1 + dy,
});

/** Points on an ellipse arc, both ends included when it is not a full turn. */
export function arc(cx: number, cy: number, rx: number, ry: number, from = 0, to = TAU, count = 24): Point[] {
  const full = Math.abs(to - from) >= TAU - 1e-4;
  const steps = full ? count : count - 1;
  return range(count).map((i) => {
    const a = from + ((to - from) * i) / steps;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}

export function bounds(points: readonly Knot[]): Box {
  let { x0, y0, x1, y1 } = EMPTY_BOX;
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

export const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Area of a box, 0 when it is empty. */
export const boxArea = ({ x0, y0, x1, y1 }: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

/** Area two boxes share, 0 when they are apart. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Whether a point lies in a polygon. Called a million times a map, hence no destructuring of each corner. */
export function inside(point: Point, polygon: Points): boolean {
  const [x, y] = point;
  let odd = false;
  let previous = polygon.at(-1);
  if (!previous) return false;
  for (const corner of polygon) {
    const yi = corner[1];
    const yj = previous[1];
    if (yi > y !== yj > y && x < ((previous[0] - corner[0]) * (y - yi)) / (yj - yi) + corner[0]) odd = !odd;
    previous = corner;
  }
  return odd;
}

/** From a point to the nearest one of a segment, in both directions. */
function offsetOf([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): Point {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const t = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1));
  return [x - x1 - t * dx, y - y1 - t * dy];
}

/** Distance from a point to a polygon, 0 inside. Squares are compared: a root for each side would cost more than all else. */
export function polygonDistance(point: Point, polygon: Points): number {
  if (inside(point, polygon)) return 0;
  let best: Point = [Infinity, Infinity];
  let least = Infinity;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous) {
      const offset = offsetOf(point, previous, corner);
      const square = offset[0] * offset[0] + offset[1] * offset[1];
      if (square < least) [best, least] = [offset, square];
    }
    previous = corner;
  }
  return Math.hypot(best[0], best[1]);
}

/** The convex hull, its corners in order. */
export function hull(points: Points): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const cross = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Points) => {
    const out: Point[] = [];
    for (const p of list) {
      while (out.length > 1 && cross(nth(out, -2), nth(out, -1), p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Signed area: positive when the points turn clockwise on screen (y down). */
export function area(points: readonly Knot[]): number {
  let sum = 0;
  let previous = points.at(-1);
  for (const corner of points) {
    if (previous) sum += previous[0] * corner[1] - corner[0] * previous[1];
    previous = corner;
  }
  return sum / 2;
}

/** Points every `step` along a polyline. */
export function resample(points: Points, step: number, closed = false): Point[] {
  const line = closed ? [...points, nth(points, 0)] : points;
  const out = [nth(line, 0)];
  let need = step;
  for (let i = 1; i < line.length; i++) {
    const to = nth(line, i);
    let from = nth(line, i - 1);
    let left = distance(from, to);
    while (left >= need) {
      from = between(from, to, need / left);
      left -= need;
      need = step;
      out.push(from);
    }
    need -= left;
  }
  if (!closed) out.push(nth(line, -1));
  return out;
}

/** A Catmull-Rom curve through the points, as a dense polyline. */
export function spline(points: Points, closed = false, detail = 10): Point[] {
  const count = points.length;
  const out: Point[] = [];
  const at = (i: number) => nth(points, closed ? (i + count) % count : clamp(i, 0, count - 1));
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < detail; k++) {
      const t = k / detail;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      out.push([blend(0), blend(1)]);
    }
  }
  if (!closed) out.push(nth(points, -1));
  return out;
}

/** Widens a polyline into a polygon; half(t, point) is the half width at fraction t. */
export function ribbon(points: Points, half: (t: number, point: Point) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const a = nth(points, Math.max(0, i - 1));
    const b = nth(points, Math.min(points.length - 1, i + 1));
    const length = distance(a, b) || 1;
    const nx = -(b[1] - a[1]) / length;
    const ny = (b[0] - a[0]) / length;
    const w = half(i / (points.length - 1), p);
    left.push([p[0] + nx * w, p[1] + ny * w]);
    right.push([p[0] - nx * w, p[1] - ny * w]);
  });
  return [...left, ...right.reverse()];
}

/** The parts of parallel lines that lie inside a polygon: the geometry of hatching without a clip path. */
export function hatchLines(polygon: Points, angle: number, gap: number, offset = 0): [Point, Point][] {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  const turned = polygon.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  const { y0, y1 } = bounds(turned);
  const back = (x: number, y: number): Point => [x * cos + y * sin, -x * sin + y * cos];
  const out: [Point, Point][] = [];
  for (let y = y0 + gap * (0.5 + offset); y < y1; y += gap) {
    const xs: number[] = [];
    turned.forEach(([xi, yi], i) => {
      const [xj, yj] = nth(turned, i - 1);
      if (yi > y !== yj > y) xs.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
    });
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) out.push([back(nth(xs, i), y), back(nth(xs, i + 1), y)]);
  }
  return out;
}
