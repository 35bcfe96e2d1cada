/** Marks on snow, ice and planks: footprints, tyre tracks, the thickness of a floe, cross boards. */
import { between, nth, resample, shift, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Edge, Ground, Texture } from '../../../ground/ground';

/** Steps along a line, left and right in turn. */
export function footprints(ground: Ground, line: Points, colour = '#b4c9df'): void {
  const steps: Point[][] = [];
  const s0 = ground.scene.scaleAt(nth(line, 0)[1]);
  resample(line, 34 * s0).forEach(([x, y], i, all) => {
    const [bx, by] = nth(all, Math.max(0, i - 1));
    const [ax, ay] = nth(all, Math.min(all.length - 1, i + 1));
    const long = Math.hypot(ax - bx, ay - by) || 1;
    const [dx, dy] = [(ax - bx) / long, (ay - by) / long];
    const s = ground.scene.scaleAt(y);
    const side = (i % 2 ? 1 : -1) * 11 * s;
    const at = (k: number, q: number): Point => [
      x - dy * (side + q * s) + dx * k * s,
      y + (dx * (side + q * s) + dy * k * s) * 0.6,
    ];
    steps.push([at(-11, 0), at(-4, -5), at(10, -4), at(13, 0), at(10, 4), at(-4, 5)]);
  });
  ground.fillMarks(steps, colour, { tone: -0.4, ink: 0.8 });
}

/** So many lengths at either end of a track are drifted over: it thins out instead of being cut off. */
const DRIFT = 9;

/** Two ruts side by side, round at the turns and lost in fresh snow at both ends. */
export function tyreTracks(ground: Ground, line: Points, gauge = 46): void {
  const ruts: Point[][] = [];
  const cleats: Point[][] = [];
  const points = resample(spline(line), 16);
  const last = points.length - 1;
  // across the track at a point, by its neighbours on both sides: two lengths that meet share their edge
  const off = (i: number, k: number): Point => {
    const [x, y] = nth(points, i);
    const [bx, by] = nth(points, Math.max(0, i - 1));
    const [ax, ay] = nth(points, Math.min(last, i + 1));
    const long = Math.hypot(ax - bx, ay - by) || 1;
    const s = ground.scene.scaleAt(y);
    return [x - ((ay - by) / long) * k * s, y + ((ax - bx) / long) * k * s * 0.6];
  };
  const half = (i: number) => 13 * Math.min(1, i / DRIFT, (last - i) / DRIFT);
  for (const side of [-1, 1])
    for (let i = 0; i < last; i++) {
      const k = side * gauge;
      const [a, b] = [half(i), half(i + 1)];
      ruts.push([off(i, k - a), off(i + 1, k - b), off(i + 1, k + b), off(i, k + a)]);
      if (a > 6)
        cleats.push([off(i, k - a * 0.8), between(off(i, k + a * 0.8), off(i + 1, k + b * 0.8), 0.6)]);
    }
  ground.fillMarks(ruts, '#cbdae8', { tone: -0.2, smooth: false });
  ground.inkMarks(cleats, { width: 1.3, opacity: 0.3 });
}

/** A floe: its side shows below the rim that looks at the viewer. */
export const floeEdge =
  (depth = 22): Edge =>
  (ground, polygon) => {
    const sides: Point[][] = [];
    for (let i = 0; i < polygon.length; i++) {
      const [a, b] = [nth(polygon, i), nth(polygon, (i + 1) % polygon.length)];
      const d = depth * ground.scene.scaleAt(a[1]);
      if (b[0] < a[0] === polygonIsClockwise(polygon)) sides.push([a, b, ...shift([b, a], 0, d)]);
    }
    ground.fillMarks(sides, '#86bfd6', { tone: -0.2, smooth: false, ink: 1.4 });
    ground.inkMarks([[...polygon, nth(polygon, 0)]], { width: 3, opacity: 0.85 });
  };

function polygonIsClockwise(polygon: Points): boolean {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [nth(polygon, i), nth(polygon, (i + 1) % polygon.length)];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum > 0;
}

/** Boards laid across a gangway whose middle follows a line; `width` in world units. */
export const crossBoards =
  (line: Points, width: number, gap = 24): Texture =>
  (ground) => {
    const joints: Point[][] = [];
    const points = resample(line, gap * ground.scene.scaleAt(nth(line, 0)[1]));
    points.forEach(([x, y], i) => {
      const [ax, ay] = nth(points, Math.min(points.length - 1, i + 1));
      const [bx, by] = nth(points, Math.max(0, i - 1));
      const long = Math.hypot(ax - bx, ay - by) || 1;
      const half = (width / 2) * ground.scene.scaleAt(y) * 0.94;
      const [nx, ny] = [-(ay - by) / long, (ax - bx) / long];
      joints.push([
        [x - nx * half + ground.random.jitter(2), y - ny * half],
        [x + nx * half + ground.random.jitter(2), y + ny * half],
      ]);
    });
    ground.inkMarks(joints, { width: 2, opacity: 0.55 });
  };
