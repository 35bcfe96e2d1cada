/** The port to the judge of results: the records rank what it trusts, and replay nothing themselves (DECISIONS 35). */
import type { Doubt } from '../runs/trust';
import type { Score } from './schema';

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

/** Begins to load what judging a level's results needs. */
export type Judge = (level: number) => LevelJudge;
