/** SVG path data from points. One decimal is a tenth of a pixel: plenty. */
import { nth } from './geometry';
import type { Point, Points } from './geometry';
import type { Random } from './random';

/** Remembered texts of places on a picture, in tenths: a map asks millions of times for the same forty thousand. */
const MOST = 1 << 16;
const written: (string | undefined)[] = Array.from({ length: MOST }, () => undefined);

/**
 * One decimal. The tiny offset keeps exact halves from falling differently where a sine differs in its last
 * bit between two versions of the language's runtime.
 */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10 + 1e-6);
  if (tenths >= 0 && tenths < MOST) return (written[tenths] ??= tenthsText(tenths));
  return tenthsText(tenths);
}

function tenthsText(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10);
  // whole numbers are written several times as fast as fractions
  const size = Math.abs(tenths);
  return `${tenths < 0 ? '-' : ''}${Math.floor(size / 10)}.${size % 10}`;
}
const xy = (x: number, y: number) => `${decimal(x)} ${decimal(y)}`;

export const polyline = (points: Points): string => `M${points.map(([x, y]) => xy(x, y)).join('L')}`;
export const polygon = (points: Points): string => `${polyline(points)}Z`;

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function curve(points: Points, closed = false): string {
  const count = points.length;
  const at = (i: number) => nth(points, closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i)));
  let [a, b, c] = [at(-1), at(0), at(1)];
  let d = `M${xy(b[0], b[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const e = at(i + 2);
    const first = xy(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
    const second = xy(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6);
    d += `C${first} ${second} ${xy(c[0], c[1])}`;
    a = b;
    b = c;
    c = e;
  }
  return closed ? `${d}Z` : d;
}

/** A closed outline of outward bumps between the points: foliage, clouds, fur. */
export function scallop(points: Points, bulge = 0.45): string {
  const count = points.length;
  const at = (i: number) => nth(points, i % count);
  let turn = 0;
  for (let i = 0; i < count; i++) turn += at(i)[0] * at(i + 1)[1] - at(i + 1)[0] * at(i)[1];
  const side = turn > 0 ? 1 : -1;
  let d = `M${xy(...at(0))}`;
  for (let i = 0; i < count; i++) {
    const p = at(i);
    const q = at(i + 1);
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const ox = dy * side * bulge;
    const oy = -dx * side * bulge;
    const first = xy(p[0] + dx * 0.08 + ox, p[1] + dy * 0.08 + oy);
    d += `C${first} ${xy(p[0] + dx * 0.92 + ox, p[1] + dy * 0.92 + oy)} ${xy(...q)}`;
  }
  return `${d}Z`;
}

/** Adds the small unevenness of a hand to straight edges. */
export function byHand(points: Points, size: number, random: Random, closed = true): Point[] {
  const out: Point[] = [];
  const count = points.length;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [x1, y1] = nth(points, i);
    const [x2, y2] = nth(points, (i + 1) % count);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    out.push([x1 + random.jitter(size * 0.6), y1 + random.jitter(size * 0.6)]);
    const pieces = Math.min(8, Math.floor(length / 70));
    for (let k = 1; k <= pieces; k++) {
      const t = k / (pieces + 1);
      const off = random.jitter(size * 1.3);
      out.push([
        x1 + (x2 - x1) * t - ((y2 - y1) / length) * off,
        y1 + (y2 - y1) * t + ((x2 - x1) / length) * off,
      ]);
    }
  }
  if (!closed) out.push(nth(points, -1));
  return out;
}
