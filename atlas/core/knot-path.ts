/** From knots to curves: the smoothing that turns a figure's outline into path data, and the room it takes. */
import { between } from './geometry';
import type { Box, Knot, Point } from './geometry';
import type { Knots } from './knots';

/** A straight line to a point, or a cubic curve with two handles. */
type Segment = readonly [to: Point] | readonly [c1: Point, c2: Point, to: Point];

export interface Trace {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

interface Handles {
  readonly before: Point;
  readonly after: Point;
}

/** Cubic handles of one knot: the tangent leans towards the nearer neighbour. */
function handles(prev: Knot, p: Knot, next: Knot): Handles {
  const l1 = Math.hypot(p[0] - prev[0], p[1] - prev[1]) || 1e-6;
  const l2 = Math.hypot(next[0] - p[0], next[1] - p[1]) || 1e-6;
  const tx = ((p[0] - prev[0]) / l1) * l2 + ((next[0] - p[0]) / l2) * l1;
  const ty = ((p[1] - prev[1]) / l1) * l2 + ((next[1] - p[1]) / l2) * l1;
  const length = Math.hypot(tx, ty) || 1e-6;
  // A long segment next to a short one would overshoot at the bend, hence the caps.
  const k1 = 0.36 * Math.min(l1, l2 * 2.4);
  const k2 = 0.36 * Math.min(l2, l1 * 2.4);
  return {
    before: [p[0] - (tx / length) * k1, p[1] - (ty / length) * k1],
    after: [p[0] + (tx / length) * k2, p[1] + (ty / length) * k2],
  };
}

/** A corner has no tangent of its own: aim it at where the other end is heading. */
const aim = (corner: Knot, far: Knot, handle: Point): Point =>
  between(corner, [far[0] + (handle[0] - far[0]) * 1.4, far[1] + (handle[1] - far[1]) * 1.4], 0.6);

/** The smooth curve through the knots. Throws on an empty shape. */
export function trace(shape: Knots, closed = true): Trace {
  const n = shape.length;
  const at = (i: number): Knot => {
    const knot = shape[(i + n) % n];
    if (!knot) throw new Error('an outline needs at least one knot');
    return knot;
  };
  const bends = shape.map((p, i): Handles | null =>
    p[2] || (!closed && (i === 0 || i === n - 1)) ? null : handles(at(i - 1), p, at(i + 1)),
  );
  const segments = Array.from({ length: closed ? n : n - 1 }, (_, i): Segment => {
    const [a, b] = [at(i), at(i + 1)];
    const [ha, hb] = [bends[i], bends[(i + 1) % n]];
    const to: Point = [b[0], b[1]];
    if (!ha && !hb) return [to];
    if (!ha) return hb ? [aim(a, b, hb.before), hb.before, to] : [to];
    return [ha.after, hb ? hb.before : aim(b, a, ha.after), to];
  });
  const [x, y] = at(0);
  return { start: [x, y], segments, closed };
}

/** Remembered texts of tenths, from `-MOST` to `MOST`: figures ask for the same few a million times a map. */
const MOST = 1 << 12;
const written: (string | undefined)[] = Array.from({ length: 2 * MOST + 1 }, () => undefined);

/** A whole number of tenths as path data writes it: 1.3, .5, -.2. */
function tenths(count: number): string {
  const known = written[count + MOST];
  if (known !== undefined) return known;
  const text = `${count / 10}`.replace(/^(-?)0\./, '$1.');
  if (Math.abs(count) <= MOST) written[count + MOST] = text;
  return text;
}

/** SVG path data, relative and to a tenth of a unit; rounding never adds up along the path. */
export function pathData({ start, segments, closed }: Trace): string {
  let x = Math.round(start[0] * 10);
  let y = Math.round(start[1] * 10);
  let d = `M${x / 10} ${y / 10}`;
  for (const segment of segments) {
    d += segment.length === 1 ? 'l' : 'c';
    let dx = 0;
    let dy = 0;
    for (let i = 0; i < segment.length; i++) {
      const point = segment[i];
      if (!point) break;
      dx = Math.round(point[0] * 10) - x;
      dy = Math.round(point[1] * 10) - y;
      if (i > 0 && dx >= 0) d += ' ';
      d += tenths(dx);
      if (dy >= 0) d += ' ';
      d += tenths(dy);
    }
    x += dx;
    y += dy;
  }
  return closed ? `${d}z` : d;
}

/** Where on a segment its curve is looked at. */
const STEPS = [0.2, 0.35, 0.5, 0.65, 0.8];

/** The box round a curve, from points on it; off by less than a tenth of a unit on a figure. */
export function traceBox({ start, segments }: Trace): Box {
  let [x0, y0] = start;
  let [x1, y1] = start;
  let from = start;
  for (const segment of segments) {
    const to = segment.length === 1 ? segment[0] : segment[2];
    if (segment.length === 3) {
      const [c1, c2] = segment;
      for (const v of STEPS) {
        const u = 1 - v;
        const x = u * u * u * from[0] + 3 * u * u * v * c1[0] + 3 * u * v * v * c2[0] + v * v * v * to[0];
        const y = u * u * u * from[1] + 3 * u * u * v * c1[1] + 3 * u * v * v * c2[1] + v * v * v * to[1];
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (y < y0) y0 = y;
        if (y > y1) y1 = y;
      }
    }
    if (to[0] < x0) x0 = to[0];
    if (to[0] > x1) x1 = to[0];
    if (to[1] < y0) y0 = to[1];
    if (to[1] > y1) y1 = to[1];
    from = to;
  }
  return { x0, y0, x1, y1 };
}
