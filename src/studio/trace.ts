/** An outline drawn by clicks: the third makes it a target, which is saved, and every further one adds to it. */
import { LEAST_POINTS, MOST, type ArtworkDocument } from '../artwork/document';
import { addBox, setBox } from '../artwork/edits';
import { addedPoint, outlinedBox } from '../artwork/outline-edits';
import type { Corner } from '../artwork/polygon';

export interface Trace {
  /** Points that are not enough for an outline yet. */
  readonly points: readonly Corner[];
  /** The target it has become, by its place in the quest. */
  readonly box?: number;
}

export const NO_TRACE: Trace = { points: [] };

/** Points of what is drawn, of the level as it is now: an undo takes them back one by one. */
export function pointsOf(level: ArtworkDocument, quest: string, { points, box }: Trace): readonly Corner[] {
  const target = level.quests.find((each) => each.quest === quest)?.positions[box ?? -1];
  return target?.outline ?? points;
}

export interface Traced {
  readonly trace: Trace;
  /** The level with the point; absent while there are too few. */
  readonly level?: ArtworkDocument;
  /** Nothing more can be added. */
  readonly isFull: boolean;
}

/** One more click, in the level's own pixels. */
export function traced(level: ArtworkDocument, quest: string, trace: Trace, point: Corner): Traced {
  const positions = level.quests.find((each) => each.quest === quest)?.positions ?? [];
  const box = positions[trace.box ?? -1];
  if (box?.outline && trace.box !== undefined) {
    const longer = addedPoint(box, box.outline.length - 1, point, level);
    const isFull = (longer.outline?.length ?? 0) >= MOST.points;
    return { trace, level: setBox(level, quest, trace.box, longer), isFull };
  }
  // an undo may have taken back the target: what its first clicks were is kept
  const points = [...trace.points.slice(0, LEAST_POINTS - 1), point];
  if (points.length < LEAST_POINTS) return { trace: { points }, isFull: false };
  const next = addBox(level, quest, outlinedBox(points, level));
  return { trace: { points: points.slice(0, -1), box: positions.length }, level: next, isFull: false };
}
