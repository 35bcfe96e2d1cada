/** The part of a level that the rules need: its quests and their targets. */

import { mapPoint, type MapPoint, type MapPx } from './space';

/** A target's exact visible box in natural map pixels, `bottom` exclusive. */
export interface Target {
  top: MapPoint;
  bottom: MapPoint;
  /** What shows of it and where nobody else is nearer, as `parseOutline` reads it; absent where only the box is known. */
  outline?: string | undefined;
}

/** The target with these edges, in natural map pixels; `right` and `bottom` are exclusive. */
export function targetBox(left: MapPx, top: MapPx, right: MapPx, bottom: MapPx): Target {
  return { top: mapPoint(left, top), bottom: mapPoint(right, bottom) };
}

/** The centre of a target's box, in natural map pixels. */
export function middleOfTarget({ top, bottom }: Target): MapPoint {
  return mapPoint((top.x + bottom.x) / 2, (top.y + bottom.y) / 2);
}

export interface Quest {
  /** `quest1` … or `dquest1` …; the key of its texts in the level's translation space. */
  quest: string;
  description: string;
  hint?: string | undefined;
  /** 1 for a duplicate hunt, absent for a normal quest. */
  type?: 1 | undefined;
  /** Id of the map the quest is played on; absent for the main map. */
  image?: string | undefined;
  positions: Target[];
}
