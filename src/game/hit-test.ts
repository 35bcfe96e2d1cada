/** The hit test: which target each mark hits, and whether every target of a quest has its own mark. */
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

/** Distance from a point to a box in natural map pixels; 0 inside it. */
export function distanceToBox({ x, y }: MapPoint, { top, bottom }: Target): MapPx {
  return Math.hypot(Math.max(top.x - x, 0, x - bottom.x), Math.max(top.y - y, 0, y - bottom.y));
}

/**
 * Indices of the targets a mark may hit: the nearest one within the slack, several when equally near.
 * `bottom` is exclusive, so a mark exactly on it misses when there is no slack.
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
