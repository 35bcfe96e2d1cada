/** Contact shadows: each thing's footprint swept along the sun's direction, its far end narrower, round and soft. */
import { area, hull, nth, range, shift, shiftBox, union } from './geometry';
import type { Box, Point, Points } from './geometry';
import { curve } from './path';
import type { Plan } from './thing';

/** One winding for all, or overlapping shadows would cancel out. */
const clockwise = (points: Points): Points => (area(points) > 0 ? points : [...points].reverse());

/** How far the shadow falls to the right, picture pixels; downwards it is a share of that. */
const lengthOf = ({ scale, height }: Plan): number => Math.min(height * scale * 0.42, 240 * scale);
const DOWN = 0.16;

/** How much of the foot's size is left at the end of its shadow. */
const TAPER = 0.62;

/**
 * A shadow is laid three times, each time shorter, so that its end fades: how far each layer goes, and its share of the
 * light's shadow where no other layer lies. All three together are as dark as one was.
 */
export const SHADOW_LAYERS = [
  { reach: 1, opacity: 0.34 },
  { reach: 0.82, opacity: 0.42 },
  { reach: 0.6, opacity: 0.5 },
] as const;

/** The box of a shadow's corners; its curves bulge a little beyond. */
export function shadowBox(plan: Plan): Box {
  const length = lengthOf(plan);
  return union(plan.box, shiftBox(plan.box, length, length * DOWN));
}

/** Nearer to the middle of the foot than the corners are: a round foot inside a square one. */
function rounded(points: Points): Point[] {
  const count = points.length;
  const cut = count > 6 ? 0 : 0.28;
  if (cut === 0) return [...points];
  return points.flatMap((point, i): Point[] => {
    const [before, after] = [nth(points, (i + count - 1) % count), nth(points, (i + 1) % count)];
    const toward = (other: Point): Point => [
      point[0] + (other[0] - point[0]) * cut,
      point[1] + (other[1] - point[1]) * cut,
    ];
    return [toward(before), toward(after)];
  });
}

/** The foot again where the shadow ends. */
function farEnd(foot: Points, { box }: Plan, length: number): Point[] {
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const small = rounded(foot).map(([x, y]): Point => [cx + (x - cx) * TAPER, cy + (y - cy) * TAPER]);
  return shift(small, length, length * DOWN);
}

/** Written paths of shadows by reach: all pictures of a scene, and what is cut out of it, have the same ones. */
const written = new WeakMap<Plan, Map<number, string>>();

/**
 * Path of one layer of a thing's shadow, as far as `reach` (a share of its length). All shadows of a layer become one
 * path, so that two overlapping ones are not twice as dark.
 */
export function shadowPath(plan: Plan, reach = 1): string {
  const known = written.get(plan) ?? new Map<number, string>();
  const path = known.get(reach) ?? pathNow(plan, reach);
  written.set(plan, known.set(reach, path));
  return path;
}

function pathNow(plan: Plan, reach: number): string {
  const { footprint } = plan;
  const length = lengthOf(plan) * reach;
  const swept = clockwise(hull([...rounded(footprint), ...farEnd(footprint, plan, length)]));
  return curve(evened(swept), true);
}

/** Points so near to each other that a curve through them keeps to the straight sides between them. */
function evened(points: Points): Point[] {
  return points.flatMap((point, i): Point[] => {
    const next = nth(points, (i + 1) % points.length);
    const pieces = Math.min(
      6,
      Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 60)),
    );
    return range(pieces).map((k): Point => {
      const t = k / pieces;
      return [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
    });
  });
}
