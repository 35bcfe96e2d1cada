/** The hit test: which target each mark hits, and whether every target of a quest has its own mark. */
import { distanceToMask, isInReach, isOnShape, parseOutline, type Outline } from './outline';
import type { Target } from './quest';
import type { MapPoint, MapPx } from './space';

/** A placed click. */
export interface Mark {
  readonly point: MapPoint;
  /** How far outside a target it still counts, in natural map pixels (DECISIONS 7). */
  readonly slack: MapPx;
}

/** Outlines read so far: an exhaustive proof asks for the same one a million times. */
const outlines = new WeakMap<Target, Outline | null>();

function outlineOf(target: Target): Outline | undefined {
  if (target.outline === undefined) return undefined;
  const known = outlines.get(target);
  const outline = known === undefined ? (parseOutline(target.outline) ?? null) : known;
  outlines.set(target, outline);
  return outline ?? undefined;
}

function isInside({ x, y }: MapPoint, { top, bottom }: Target): boolean {
  return x >= top.x && x < bottom.x && y >= top.y && y < bottom.y;
}

/** Distance from a point to a box in natural map pixels; 0 inside it. */
export function distanceToBox({ x, y }: MapPoint, { top, bottom }: Target): MapPx {
  return Math.hypot(Math.max(top.x - x, 0, x - bottom.x), Math.max(top.y - y, 0, y - bottom.y));
}

/** From a point to what is known of a target, its outline or else its box, in natural pixels. */
function distanceTo(point: MapPoint, target: Target): MapPx {
  const outline = outlineOf(target);
  return outline ? distanceToMask(point, outline.shape) : distanceToBox(point, target);
}

/** Whether a mark counts for a target that stands alone in its quest. */
function isReached({ point, slack }: Mark, target: Target): boolean {
  const outline = outlineOf(target);
  if (outline ? isOnShape(point, outline) : isInside(point, target)) return true;
  if (slack <= 0 || (outline && !isInReach(point, outline))) return false;
  return distanceTo(point, target) <= slack;
}

/**
 * The targets a mark may stand for, by index (DECISIONS 7): on a silhouette, or within the slack of one where nobody
 * else of the picture is as near. A target without an outline is its box, and only the quest's own targets are
 * compared; several are hit only where they are equally near. `bottom` is exclusive, so without slack a mark on it
 * misses.
 */
export function targetsHit(mark: Mark, targets: readonly Target[]): number[] {
  const [only, ...others] = targets;
  if (only && others.length === 0) return isReached(mark, only) ? [0] : [];
  const reached = targets.flatMap((target, index) => (isReached(mark, target) ? [{ target, index }] : []));
  if (reached.length === 0) return [];
  const nearest = Math.min(...targets.map((target) => distanceTo(mark.point, target)));
  return reached.flatMap(({ target, index }) => (distanceTo(mark.point, target) === nearest ? [index] : []));
}

/**
 * Size of the largest matching of marks to targets: two marks on one target count once, and a mark on two
 * overlapping targets counts for the one that has no other mark.
 */
export function countMatched(marks: readonly Mark[], targets: readonly Target[]): number {
  const choices = marks.map((mark) => targetsHit(mark, targets));
  const markOf = new Map<number, number>();
  const place = (mark: number, tried: Set<number>): boolean =>
    (choices[mark] ?? []).some((target) => {
      if (tried.has(target)) return false;
      tried.add(target);
      const holder = markOf.get(target);
      if (holder !== undefined && !place(holder, tried)) return false;
      markOf.set(target, mark);
      return true;
    });
  return marks.filter((_, index) => place(index, new Set())).length;
}

export type Verdict = 'pending' | 'wrong' | 'right';

/** Pending until there are as many marks as targets; then right when every target is hit, else wrong (SPEC section 4). */
export function judge(marks: readonly Mark[], targets: readonly Target[]): Verdict {
  if (marks.length < targets.length) return 'pending';
  return countMatched(marks, targets) === targets.length ? 'right' : 'wrong';
}
