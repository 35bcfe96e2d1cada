/** What screens read of the records: the store's answer with what waits in this device's outbox laid over it. */
import type { PublishedWeek } from '../contest/check-draw';
import type { Doubt } from '../runs/trust';
import type { Answer } from './store-answer';
import type { StoredActivity, StoredPublicEntry } from './store-port';

interface Waitable {
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

export interface BoardRow extends Waitable {
  /** From 1. */
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly score: number;
  /** Seconds. */
  readonly time: number;
  /** ISO 8601. */
  readonly date: string;
  /** Whether the name belongs to a registered player. */
  readonly registered: boolean;
  /** The record of the run it was earned with; of a hunt those of its five. */
  readonly run?: string;
}

/** A row below the line: its run does not prove it (DECISIONS 35). */
export interface UnprovedRow extends Omit<BoardRow, 'rank'> {
  readonly doubt: Doubt;
  /** Whether it is the result asked for by id. */
  readonly own: boolean;
}

export interface Board {
  /** The top 100 of those whose run proves them, one row per name (DECISIONS 16). */
  readonly rows: readonly BoardRow[];
  /** Of players without a proved row, in the same order, at most 100; and the result asked for by id. */
  readonly unproved: readonly UnprovedRow[];
  /**
   * Row of the result asked for by id; with `isBest` false, a better result of the same name stands in its place. Its rank
   * is undefined where the board is not read so far.
   */
  readonly own?: {
    readonly row: Omit<BoardRow, 'rank'> & { readonly rank: number | undefined };
    readonly isBest: boolean;
  };
}

/** A row of the week's explorers. */
export interface ExplorerRow extends Waitable {
  readonly id: string;
  readonly name: string;
  readonly registered: boolean;
  readonly points: number;
  /** Quests found in the week, and hunts finished. */
  readonly quests: number;
  readonly hunts: number;
  /** From 1; undefined for a row whose place nobody has counted. */
  readonly rank: number | undefined;
  /** Whether it is the player's. */
  readonly own: boolean;
}

export interface ExplorersResult {
  /** `offline`: the store cannot be reached; the only row is what waits on this device. */
  readonly kind: 'ok' | 'offline';
  /** By points. */
  readonly rows: readonly ExplorerRow[];
}

export interface BoardResult {
  /** `offline`: the store cannot be reached; the board holds what was read before and this device's outbox. */
  readonly kind: 'ok' | 'offline';
  readonly board: Board;
  /** Whether the store has more of its rows. */
  readonly more: boolean;
}

/** A row of the contest's public results. */
export interface ContestRow extends StoredPublicEntry, Waitable {
  /** Why it is not ranked; absent when its run proves it. */
  readonly doubt?: Doubt | undefined;
}

export interface ContestResults {
  /** `offline`: the store cannot be reached; the rows are those read before and those in this device's outbox. */
  readonly kind: 'ok' | 'offline';
  readonly rows: readonly ContestRow[];
  /** Whether the store has more of them. */
  readonly more: boolean;
}

export interface ActivityRow extends StoredActivity, Waitable {}

export interface ActivitiesResult {
  /** `offline`: the store cannot be reached; the activities are only those in this device's outbox. */
  readonly kind: 'ok' | 'offline';
  /** Newest first, the last 100 (SPEC section 7). */
  readonly activities: readonly ActivityRow[];
}

export type PublishedAnswer = Answer<{ readonly value: PublishedWeek }>;
