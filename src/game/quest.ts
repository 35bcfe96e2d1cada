/** What the rules know of a level: its quests and where their targets are. */

/** A place in natural map pixels. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A target's exact visible box in natural map pixels, `bottom` exclusive. */
export interface Target {
  top: MapPoint;
  bottom: MapPoint;
}

export interface Quest {
  /** `quest1` … or `dquest1` …; the key of its texts in the level's translation space. */
  quest: string;
  description: string;
  hint?: string | undefined;
  /** 1 for a duplicate hunt, absent for a normal quest. */
  type?: 1 | undefined;
  /** Id of the map it is played on when that is not the main one: a duplicate picture. */
  image?: string | undefined;
  positions: Target[];
}
