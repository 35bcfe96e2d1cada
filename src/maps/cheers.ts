/** What a level's `cheers.json` says, and `nightcheers.json` of its night: how those who are looked for look while they cheer. */
import type { Pasted } from './machines';

export interface Cheer {
  /** Of a place of a quest, its number from 0: `quest1-0`. */
  readonly id: string;
  /** Where it stands, whole: what hides somebody on the map does not hide who leapt out of it. */
  readonly picture: Pasted;
}

export interface Cheers {
  readonly version: 1;
  readonly cheers: readonly Cheer[];
}
