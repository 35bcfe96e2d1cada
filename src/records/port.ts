/** The port to the records for screens: `recordsOver` implements it over any store. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Doubt } from '../runs/trust';
import type {
  ActivitiesResult,
  BoardResult,
  ContestResults,
  ExplorersResult,
  PublishedAnswer,
} from './answers';
import type { Draft } from './drafts';
import type {
  CommentForm,
  EntryForm,
  HuntForm,
  KnownPlayer,
  ReplyForm,
  ScoreForm,
  SubmitResult,
} from './forms';
import type { Claimed, Doubts } from './judge';
import type { UnreadRow } from './outbox-rows';
import type { OwnedWrite } from './paths';
import type { Reading } from './readings';
import type { Refusal } from './refusals';
import type { Write } from './schema';
import type { Storage } from './shelves';
import type { AdminRecords, BoardQuery, DrawsAnswer, NameAnswer, RecordStore } from './store-port';

export interface RefusedWrite {
  /** Its document path; pass it to `dismiss`. */
  readonly id: string;
  readonly what: Write['kind'];
  readonly reason: Refusal;
  /** What was written: its form opens with it. */
  readonly write: Write;
}

export interface OutboxState {
  /** Number of writes waiting to be sent, those that wait for their player with them. */
  readonly waiting: number;
  /** Writes of players who are not signed in here: theirs alone, and sent once they are. */
  readonly held: readonly OwnedWrite[];
  /** Writes the store refused for good, kept until the player dismisses them. */
  readonly refused: readonly RefusedWrite[];
  /** Results that nobody has signed yet, oldest first. */
  readonly drafts: readonly Draft[];
  /** What this version of the game cannot read: it stays until the player takes it out. */
  readonly unread: readonly UnreadRow[];
  /** `memory` once anything could not be kept on the device: it is lost when the page closes. */
  readonly storage: Storage;
  /**
   * The last attempt failed because this page could not prove that it is the game (App Check); what waits is sent once
   * it can.
   */
  readonly isUnproved: boolean;
}

export interface DrawDevice {
  /** SHA-256 as lower-case hexadecimal; rejects where the page has no secure context. */
  readonly sha256: (text: string) => Promise<string>;
  readonly newId: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How much of a list is asked for, and how new it has to be. */
export interface ListReading {
  /** How often rows are asked for, each time behind the last ones; once when not given. */
  readonly looks?: number | undefined;
  /** A fresh one when not given. */
  readonly reading?: Reading | undefined;
}

export interface BoardReading extends ListReading {
  /** The id of the player's own submission, whose row is reported. */
  readonly ownId?: string | undefined;
}

export interface Records {
  /** `device`: records never leave the device, and a note says so (DECISIONS 23). */
  readonly home: 'device' | 'server';
  /** Submits a score, and a comment when feedback and name are both non-blank. */
  submitScore(form: ScoreForm): Promise<SubmitResult>;
  /** Submits a hunt; creates no activity, since a hunt belongs to no level. */
  submitHunt(form: HuntForm): Promise<SubmitResult>;
  submitComment(form: CommentForm): Promise<SubmitResult>;
  /** A second entry of the same e-mail and week is told so (DECISIONS 20). */
  submitEntry(form: EntryForm): Promise<SubmitResult>;
  /** Submits the mystery word's form (SPEC section 5); one reply per address. */
  submitReply(form: ReplyForm): Promise<SubmitResult>;
  /** `reading`: how new they have to be; fresh ones when not given. */
  activities(player: KnownPlayer, reading?: Reading): Promise<ActivitiesResult>;
  readonly admin: AdminRecords;
  /** The hash and clock that a prize draw uses. */
  readonly device: DrawDevice;
  board(query: BoardQuery, how?: BoardReading): Promise<BoardResult>;
  /** The board of a day's hunt, by time. */
  huntBoard(day: Day, how?: BoardReading): Promise<BoardResult>;
  /** Some hunts of a day, drawn by lot; offline when none could be read. */
  someHunts(day: Day): ReturnType<RecordStore['someHunts']>;
  /** The first explorers of a week and whoever stands beside the player: a registered one, or a guest by name. */
  explorers(
    week: WeekKey,
    player: { readonly name: string; readonly userId?: string | undefined },
    reading?: Reading,
  ): Promise<ExplorersResult>;
  /** Why a result would not be ranked; undefined when its run proves it. */
  doubtOf(claimed: Claimed): Promise<Doubt | undefined>;
  /** Why results of one level would not be ranked, all of them together. */
  doubtsOf(level: number, claimed: readonly Claimed[]): Promise<Doubts>;
  /** Public side of the entries of a week, fastest first. */
  contestResults(week: WeekKey, how?: ListReading): Promise<ContestResults>;
  draws(week: WeekKey): Promise<DrawsAnswer>;
  wording: RecordStore['wording'];
  sitePage: RecordStore['sitePage'];
  /** All that checking a week's draws needs. */
  published(week: WeekKey): Promise<PublishedAnswer>;
  /** Whether the name belongs to a registered player; names compare without case. */
  isNameTaken(name: string): Promise<NameAnswer>;
  outbox(): OutboxState;
  /** Calls `listener` on every change of `outbox()`; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Sends the queued writes now instead of at the next retry. */
  retry(): void;
  dismiss(id: string): Promise<void>;
  /** Keeps a result before it is sent, with its form as it is. */
  keepDraft(draft: Draft): Promise<void>;
  /** The player does not want it. */
  dropDraft(id: string): Promise<void>;
  /** What was kept of a result, as its form was left. */
  draft(id: string): Promise<Draft | undefined>;
}
