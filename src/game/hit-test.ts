/** Decides whether marks answer a quest: which box a mark hits, and whether every box has a mark of its own. */
import type { Target } from './quest';
import type { MapPoint, MapPx } from './space';

/** A placed click. */
export interface Mark {
  readonly point: MapPoint;
  /** How far outside a box it still counts, in natural map pixels (DECISIONS 7). */
  readonly slack: MapPx;
}

function isInside({ x, y }: MapPoint, { top, bottom }: Target): boolean {
  return x >= top.x && x < bottom.x && y >= top.y && y < bottom.y;
}

/** From a point to the nearest edge of a box in natural pixels, 0 inside it. */
export function distanceToBox({ x, y }: MapPoint, { top, bottom }: Target): MapPx {
  return Math.hypot(Math.max(top.x - x, 0, x - bottom.x), Math.max(top.y - y, 0, y - bottom.y));
}

/**
 * The targets a mark may stand for, by index: the nearest one when it is within the slack, several only
 * where it is equally near. `bottom` is exclusive, so without slack a mark on it misses.
 */
export function targetsHit({ point, slack }: Mark, targets: readonly Target[]): number[] {
  const distances = targets.map((target) => distanceToBox(point, target));
  const nearest = Math.min(...distances);
  return targets.flatMap((target, index) => {
    const reached = isInside(point, target) || (slack > 0 && nearest <= slack);
    return reached && distances[index] === nearest ? [index] : [];
  });
}

/**
 * Targets that have a mark of their own, as many as possible: a matching, so two marks on one target
 * count once, and a mark between two overlapping targets goes where it is needed.
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

/** Pending until there are as many marks as targets, then right only when every target is hit (SPEC section 4). */
export function judge(marks: readonly Mark[], targets: readonly Target[]): Verdict {
  if (marks.length < targets.length) return 'pending';
  return countMatched(marks, targets) === targets.length ? 'right' : 'wrong';
}
