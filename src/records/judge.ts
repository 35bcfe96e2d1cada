/** The port to the judge of results: the records rank what it trusts, and replay nothing themselves (DECISIONS 35). */
import type { Doubt } from '../runs/trust';
import type { Day } from '../daily/day';
import type { Hunt, Score } from './schema';

/** What a result says of itself. */
export interface Claimed extends Pick<Score, 'level' | 'gameMode' | 'score' | 'time' | 'date'> {
  readonly id: string;
  readonly quest?: string | undefined;
  readonly run?: string | undefined;
  /** When a server took it, epoch milliseconds; absent while it waits, and on the embedded store. */
  readonly sentAt?: number | undefined;
}

/** Why results are not ranked, by their ids; one that is missing is trusted. */
export type Doubts = ReadonlyMap<string, Doubt>;

/** Judges results of one level, all of one board together. */
export type LevelJudge = (claimed: readonly Claimed[]) => Promise<Doubts>;

/** What a hunt says of itself. */
export interface ClaimedHunt extends Pick<Hunt, 'time' | 'date' | 'runs'> {
  readonly id: string;
  readonly sentAt?: number | undefined;
}

/** Judges the hunts of a day, all of one board together. */
export type JudgeHunts = (day: Day) => (claimed: readonly ClaimedHunt[]) => Promise<Doubts>;

/** Begins to load what judging a level's results needs. */
export type Judge = (level: number) => LevelJudge;
