/** The port to the records: the interface for screens, and the one that a store (embedded or Firebase) implements. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { LevelDefinition } from '../maps/definition';
import type { Draft } from './drafts';
import type { Reading } from './readings';
import type { Refusal } from './refusals';
import type { Activity, Draw, Entry, GameMode, Hunt, PublicEntry, Score, Winner, Write } from './schema';
import type { PublishedSeal, PublishedWeek } from '../contest/check-draw';

/** Where a write is kept: `memory` is lost with the page; used when IndexedDB is missing or full. */
export type Storage = 'device' | 'memory';

/** A registered player, whose name replaces the name field. */
export interface KnownPlayer {
  readonly userId: string;
  readonly name: string;
}

export interface BoardQuery {
  readonly level: number;
  readonly mode: GameMode;
  readonly week: WeekKey;
  /** In mode 5: whose board; without it, the board of what was sent before each quest had one. */
  readonly quest?: string | undefined;
}

/** A score as a store holds it: the document with its id. */
export interface StoredScore extends Score {
  readonly id: string;
}

export interface StoredHunt extends Hunt {
  readonly id: string;
}

export interface StoredPublicEntry extends PublicEntry {
  readonly id: string;
}

/** A row of the contest's public results. */
export interface ContestRow extends StoredPublicEntry {
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

// ---- What screens use -------------------------------------------------------------------------------------------

/** What a form takes from its draft: the id of its document, and when the result was earned. */
export interface Earned {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface ScoreForm {
  readonly earned?: Earned;
  readonly name: string;
  readonly feedback: string;
  /** Seconds, rounded to one decimal when stored. In mode 3: the time limit minus the remaining time. */
  readonly time: number;
  readonly score: number;
  readonly mode: GameMode;
  readonly level: number;
  /** In mode 5: which. */
  readonly quest?: string | undefined;
  /** The record of the run (DECISIONS 35). */
  readonly run?: string | undefined;
  readonly player?: KnownPlayer;
}

/** A finished ranked try at the hunt of a day. */
export interface HuntForm {
  readonly earned?: Earned;
  readonly name: string;
  /** Seconds of all five legs, rounded to one decimal when stored. */
  readonly time: number;
  readonly day: Day;
  readonly player?: KnownPlayer;
}

export interface CommentForm {
  readonly earned?: Earned;
  readonly name: string;
  readonly text: string;
}

/** A run that `isContestRun` says counts for the contest of `week`. */
export interface EntryForm {
  readonly earned?: Earned;
  readonly name: string;
  readonly email: string;
  readonly consent: boolean;
  readonly time: number;
  readonly score: number;
  readonly level: number;
  readonly mode: GameMode;
  readonly quest?: string | undefined;
  readonly week: WeekKey;
  readonly player?: KnownPlayer;
  /** At a booth: each visit is a guest of its own (DECISIONS 20). */
  readonly isVisit?: boolean;
}

export interface ReplyForm {
  readonly word: string;
  readonly email: string;
  readonly consent: boolean;
}

/** Why a form is not accepted; each problem has a text under `records:problem.*`. */
export type FormProblem =
  | 'nameRequired'
  | 'nameTooShort'
  | 'nameTooLong'
  | 'nameNotValid'
  | 'nameTaken'
  | 'textRequired'
  | 'textTooLong'
  | 'emailNotValid'
  | 'consentRequired'
  | 'wordWrong'
  | 'emailUsed';

export type { Refusal };

export type SubmitResult =
  /** The store has accepted it. */
  | { readonly kind: 'ok'; readonly id: string; readonly storage: Storage }
  /** It is in the outbox, "waiting to be sent". */
  | { readonly kind: 'offline'; readonly id: string; readonly storage: Storage }
  /** A score below 1 is not saved (SPEC section 5). */
  | { readonly kind: 'nothingToSave' }
  | { readonly kind: 'invalid'; readonly problem: FormProblem }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export interface BoardRow {
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
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

export interface Board {
  /** The top 100, one row per name (DECISIONS 16). */
  readonly rows: readonly BoardRow[];
  /** Row of the result asked for by id; with `isBest` false, a better result of the same name stands in its place. */
  readonly own?: { readonly row: BoardRow; readonly isBest: boolean };
}

export type BoardResult =
  | { readonly kind: 'ok'; readonly board: Board }
  /** The store cannot be reached; the board holds only results in this device's outbox. */
  | { readonly kind: 'offline'; readonly board: Board };

export interface ContestResults {
  /** `offline`: the store cannot be reached; the rows are only those in this device's outbox. */
  readonly kind: 'ok' | 'offline';
  readonly rows: readonly ContestRow[];
  /** Whether the store has more of them. */
  readonly more: boolean;
}

/** What everybody may know of a week's draws. */
export interface ContestDraws {
  readonly seal: PublishedSeal | undefined;
  /** In their order. */
  readonly draws: readonly StoredDraw[];
  /** Winners that have answered, by the number of their draw. */
  readonly winners: readonly Winner[];
}

export interface StoredActivity extends Activity {
  readonly id: string;
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

export interface ActivitiesResult {
  /** `offline`: the store cannot be reached; the activities are only those in this device's outbox. */
  readonly kind: 'ok' | 'offline';
  /** Newest first, the last 100 (SPEC section 7). */
  readonly activities: readonly StoredActivity[];
}

/** An entry with its private fields, for the admin only. */
export interface StoredEntry extends Entry {
  readonly id: string;
  /** Whether the account had confirmed this very address. */
  readonly confirmed: boolean;
  /** When the store took it, epoch milliseconds. */
  readonly sentAt: number;
}

export interface StoredDraw extends Draw {
  /** When the store took it, epoch milliseconds. */
  readonly sentAt: number;
}

export type AdminAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'offline' }
  /** The signed-in player is not the admin. */
  | { readonly kind: 'denied' };

/** What only the site's owner may do (SPEC section 6); the store decides who the owner is (DECISIONS 21). */
export interface AdminRecords {
  /** All entries of a week, however many. */
  entries(week: WeekKey): Promise<AdminAnswer<readonly StoredEntry[]>>;
  uploadLevel(definition: LevelDefinition): Promise<AdminAnswer<undefined>>;
  /** Keeps the seed of a week's draws and publishes its hash; refused once there is one, and after the week. */
  sealWeek(week: WeekKey, seed: string, seal: string): Promise<AdminAnswer<undefined>>;
  /** The seed that was sealed for a week; undefined when none was. */
  seed(week: WeekKey): Promise<AdminAnswer<string | undefined>>;
  /** Publishes a draw, the first one with the `ids` that it was made from; refused before the week's end. */
  publishDraw(draw: Draw, ids: readonly string[]): Promise<AdminAnswer<undefined>>;
  /** The winner of a draw has answered: from now on the name is shown, and there is no further draw. */
  nameWinner(week: WeekKey, winner: Winner): Promise<AdminAnswer<undefined>>;
}

export type DrawsAnswer =
  { readonly kind: 'ok'; readonly value: ContestDraws } | { readonly kind: 'offline' };
export type PublishedAnswer =
  { readonly kind: 'ok'; readonly value: PublishedWeek } | { readonly kind: 'offline' };

export type NameAnswer = { readonly kind: 'ok'; readonly taken: boolean } | { readonly kind: 'offline' };

export interface RefusedWrite {
  /** Its document path; pass it to `dismiss`. */
  readonly id: string;
  readonly what: Write['kind'];
  readonly reason: Refusal;
  /** What was written: its form opens with it. */
  readonly write: Write;
}

export interface OutboxState {
  /** Number of writes waiting to be sent. */
  readonly waiting: number;
  /** Writes the store refused for good, kept until the player dismisses them. */
  readonly refused: readonly RefusedWrite[];
  /** Results that nobody has signed yet, oldest first. */
  readonly drafts: readonly Draft[];
  /** `memory` once anything could not be kept on the device: it is lost when the page closes. */
  readonly storage: Storage;
}

export interface DrawDevice {
  /** SHA-256 as lower-case hexadecimal; rejects where the page has no secure context. */
  readonly sha256: (text: string) => Promise<string>;
  readonly newId: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
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
  activities(player: KnownPlayer): Promise<ActivitiesResult>;
  readonly admin: AdminRecords;
  /** The hash and clock that a prize draw uses. */
  readonly device: DrawDevice;
  /**
   * The board of a query; `ownId` is the id of the player's own submission, whose row is reported. A `known` reading
   * asks the store only where the last one of the same board brought no answer.
   */
  board(query: BoardQuery, ownId?: string, reading?: Reading): Promise<BoardResult>;
  /** The board of a day's hunt, by time; `ownId` and `reading` as for `board`. */
  huntBoard(day: Day, ownId?: string, reading?: Reading): Promise<BoardResult>;
  /** Public side of the entries of a week, fastest first: so many `pages` of a hundred, 1 when not given. */
  contestResults(week: WeekKey, pages?: number): Promise<ContestResults>;
  draws(week: WeekKey): Promise<DrawsAnswer>;
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
}

// ---- What an adapter provides -------------------------------------------------------------------------------------

export type PutResult =
  /** Accepted now or earlier: a write with a known id is `ok` and changes nothing. */
  | { readonly kind: 'ok'; readonly storage: Storage }
  | { readonly kind: 'offline' }
  /** Its player is not signed in; the write stays in the outbox and does not block others. */
  | { readonly kind: 'notYet' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** The interface a store implements. Expected failures are answers, never throws; every returned document has been parsed. */
export interface RecordStore {
  readonly home: 'device' | 'server';
  put(write: Write): Promise<PutResult>;
  /** At least the rows the board needs, in the order of `boardOrder`. */
  scores(
    query: BoardQuery,
  ): Promise<{ readonly kind: 'ok'; readonly scores: readonly StoredScore[] } | { readonly kind: 'offline' }>;
  /** At least the rows that the board of a day's hunt needs, in the order of `boardOrder`. */
  hunts(
    day: Day,
  ): Promise<{ readonly kind: 'ok'; readonly hunts: readonly StoredHunt[] } | { readonly kind: 'offline' }>;
  /** Fastest first, so many pages of a hundred. */
  entries(
    week: WeekKey,
    pages: number,
  ): Promise<
    | { readonly kind: 'ok'; readonly entries: readonly StoredPublicEntry[]; readonly more: boolean }
    | { readonly kind: 'offline' }
  >;
  draws(week: WeekKey): Promise<DrawsAnswer>;
  /** Public ids of all who were drawn from, as they were published with the first draw. */
  drawnList(
    week: WeekKey,
  ): Promise<{ readonly kind: 'ok'; readonly ids: readonly string[] } | { readonly kind: 'offline' }>;
  isNameTaken(name: string): Promise<NameAnswer>;
  /** At least the newest 100 of a player. */
  activities(
    userId: string,
  ): Promise<
    | { readonly kind: 'ok'; readonly activities: readonly (Activity & { readonly id: string })[] }
    | { readonly kind: 'offline' }
  >;
  readonly admin: AdminRecords;
}
