/** Outlines of patches of ground: islands, roads, closed areas, and edges broken into strokes. */
import type { Point } from '../core/geometry';
import type { Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { arc, ribbon, spline } from '../core/geometry';
import { fractal } from '../core/noise';

/** An island with an organic edge. rough: edge noise as a share of the radius. */
export function island(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  {
    rough = 0.12,
    seed = 1,
    points = 90,
    turn = 0,
  }: {
    readonly rough?: number;
    readonly seed?: number;
    readonly points?: number;
    readonly turn?: number;
  } = {},
) {
  return arc(0, 0, 1, 1, 0, Math.PI * 2, points).map(([x, y]): Point => {
    const k = 1 + rough * fractal(x * 1.6 + 7, y * 1.6 + 3, seed, 4);
    const [px, py] = [x * rx * k, y * ry * k];
    return [cx + px * Math.cos(turn) - py * Math.sin(turn), cy + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}

/** The share of a river's length in which it grows from a spring to its width. */
const SPRING = 0.14;

/** The share of a way's length in which it rounds off to its end. */
const WORN = 0.16;

/**
 * A road through points. Width is in world units: it narrows with distance like everything else. With `spring` it
 * begins as a thread, as a river does; `worn` ends round, as a path does that nobody walks on.
 */
export function road(
  scene: Scene,
  through: Points,
  width: number,
  {
    rough = 8,
    seed = 1,
    spring = false,
    worn = false,
  }: {
    readonly rough?: number;
    readonly seed?: number;
    readonly spring?: boolean;
    readonly worn?: boolean;
  } = {},
) {
  const line = spline(through, false, 16);
  const rounded = (t: number) => Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - (1 - t) / WORN) ** 2));
  const grown = (t: number) =>
    (spring ? 0.08 + 0.92 * Math.min(1, t / SPRING) ** 0.7 : 1) * (worn ? rounded(t) : 1);
  const outline = ribbon(line, (t, [, y]) => (width / 2) * grown(t) * scene.scaleAt(y));
  return outline.map(([x, y]): Point => {
    const s = scene.scaleAt(y);
    return [
      x + rough * s * fractal(x / 60, y / 60, seed),
      y + rough * 0.6 * s * fractal(x / 60 + 40, y / 60, seed),
    ];
  });
}

/** A closed area through a few hand-set points, smoothed and roughened. */
export function area(
  points: Points,
  {
    rough = 10,
    seed = 1,
    smooth = true,
  }: { readonly rough?: number; readonly seed?: number; readonly smooth?: boolean } = {},
) {
  const line = smooth ? spline(points, true, 14) : points;
  return line.map(([x, y]): Point => [
    x + rough * fractal(x / 90, y / 90, seed),
    y + rough * 0.7 * fractal(x / 90 + 40, y / 90, seed),
  ]);
}

/** Cuts a list of points into broken strokes, as an inked edge is never one line. */
export function broken(
  points: Points,
  random: Random,
  {
    keep = [6, 22],
    skip = [1, 5],
  }: { readonly keep?: readonly [number, number]; readonly skip?: readonly [number, number] } = {},
) {
  const out: Point[][] = [];
  let i = random.int(0, 6);
  while (i < points.length - 2) {
    const length = random.int(keep[0], keep[1]);
    const piece = points.slice(i, i + length);
    if (piece.length > 2) out.push(piece);
    i += length + random.int(skip[0], skip[1]);
  }
  return out;
}
