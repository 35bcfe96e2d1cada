/** What a level's `cat.json` holds: where the guide cat hides on its map, by day and by night and on the pictures of pairs. */
import type { Target } from '../game/quest';

export interface CatFile {
  readonly version: 1;
  /** Its visible box and outline in natural map pixels, as a quest has them. */
  readonly target: Target;
  /** The share of its pixels that nothing covers. */
  readonly seen: number;
}
