/** The port to the records: what screens ask for, and what a store (embedded or Firebase) has to answer. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { LevelDefinition } from '../maps/definition';
import type { Activity, Draw, Entry, GameMode, Hunt, PublicEntry, Score, Write } from './schema';

/** Where a write is safe: `memory` is lost with the page, because the device gave no room (or no IndexedDB). */
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

/** A line of the contest's public results. */
export interface ContestRow extends StoredPublicEntry {
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

// ---- What screens use -------------------------------------------------------------------------------------------

export interface ScoreForm {
  readonly name: string;
  readonly feedback: string;
  /** Seconds; the port keeps one decimal. In mode 3: the time limit minus what remained. */
  readonly time: number;
  readonly score: number;
  readonly mode: GameMode;
  readonly level: number;
  readonly player?: KnownPlayer;
}

/** A finished ranked try at the hunt of a day. */
export interface HuntForm {
  readonly name: string;
  /** Seconds of all five legs; the port keeps one decimal. */
  readonly time: number;
  readonly day: Day;
  readonly player?: KnownPlayer;
}

export interface CommentForm {
  readonly name: string;
  readonly text: string;
}

/** A run that `isContestRun` says counts for the contest of `week`. */
export interface EntryForm {
  readonly name: string;
  readonly email: string;
  readonly consent: boolean;
  readonly time: number;
  readonly score: number;
  readonly level: number;
  readonly week: WeekKey;
  readonly player?: KnownPlayer;
}

export interface ReplyForm {
  readonly word: string;
  readonly email: string;
  readonly consent: boolean;
}

/** Why a form is not accepted; each has its text under `records:problem.*`. */
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

/** Why a store will never take a write. */
export type Refusal = 'nameTaken' | 'denied' | 'invalid' | 'insecure' | 'emailUsed';

export type SubmitResult =
  /** The store has it. */
  | { readonly kind: 'ok'; readonly id: string; readonly storage: Storage }
  /** Kept in the outbox, "waiting to be sent". */
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
  /** The true top 100, one row per name (DECISIONS 16). */
  readonly rows: readonly BoardRow[];
  /** The result asked for by id: its own row, or the better row of the same name that stands for it. */
  readonly own?: { readonly row: BoardRow; readonly isBest: boolean };
}

export type BoardResult =
  | { readonly kind: 'ok'; readonly board: Board }
  /** The store cannot be reached; the board holds only what waits on this device. */
  | { readonly kind: 'offline'; readonly board: Board };

export type ContestResults =
  | { readonly kind: 'ok'; readonly rows: readonly ContestRow[] }
  /** The store cannot be reached; only what waits on this device is there. */
  | { readonly kind: 'offline'; readonly rows: readonly ContestRow[] };

export interface StoredActivity extends Activity {
  readonly id: string;
  /** Whether it is still in this device's outbox. */
  readonly waiting: boolean;
}

export interface ActivitiesResult {
  /** `offline`: the store cannot be reached; only what waits on this device is there. */
  readonly kind: 'ok' | 'offline';
  /** Newest first, the last 100 (SPEC section 7). */
  readonly activities: readonly StoredActivity[];
}

/** An entry as the admin alone may see it. */
export interface StoredEntry extends Entry {
  readonly id: string;
}

export interface StoredDraw extends Draw {
  readonly id: string;
}

export type AdminAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'offline' }
  /** Whoever asks is not the admin. */
  | { readonly kind: 'denied' };

/** What the site's owner alone may do (SPEC section 6); the store decides who that is (DECISIONS 21). */
export interface AdminRecords {
  entries(week: WeekKey): Promise<AdminAnswer<readonly StoredEntry[]>>;
  uploadLevel(definition: LevelDefinition): Promise<AdminAnswer<undefined>>;
  /** Draws are only ever added, oldest first: a second one of a week stands beside the first. */
  draws(week: WeekKey): Promise<AdminAnswer<readonly StoredDraw[]>>;
  saveDraw(id: string, draw: Draw): Promise<AdminAnswer<undefined>>;
}

export type NameAnswer = { readonly kind: 'ok'; readonly taken: boolean } | { readonly kind: 'offline' };

export interface RefusedWrite {
  /** Its document path: the handle to dismiss it by. */
  readonly id: string;
  readonly what: Write['kind'];
  readonly reason: Refusal;
}

export interface OutboxState {
  /** Writes waiting to be sent. */
  readonly waiting: number;
  /** Writes the store refused for good, kept until the player dismisses them. */
  readonly refused: readonly RefusedWrite[];
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
  /** `device`: records never leave it, and a note says so (DECISIONS 23). */
  readonly home: 'device' | 'server';
  /** Keeps a score, and a comment when feedback and name are both non-blank. */
  submitScore(form: ScoreForm): Promise<SubmitResult>;
  /** A hunt makes no activity: it belongs to no level. */
  submitHunt(form: HuntForm): Promise<SubmitResult>;
  submitComment(form: CommentForm): Promise<SubmitResult>;
  /** A second entry of the same e-mail and week is silently one (SPEC section 5). */
  submitEntry(form: EntryForm): Promise<SubmitResult>;
  /** The mystery word's form (SPEC section 5); one reply an address. */
  submitReply(form: ReplyForm): Promise<SubmitResult>;
  activities(player: KnownPlayer): Promise<ActivitiesResult>;
  readonly admin: AdminRecords;
  /** What a prize draw needs of this device. */
  readonly device: DrawDevice;
  /** `ownId` is the id a submission gave, to find its row. */
  board(query: BoardQuery, ownId?: string): Promise<BoardResult>;
  /** The board of a day's hunt, by time; `ownId` as for `board`. */
  huntBoard(day: Day, ownId?: string): Promise<BoardResult>;
  /** Public side of the entries of a week, fastest first. */
  contestResults(week: WeekKey): Promise<ContestResults>;
  /** Whether the name belongs to a registered player; names compare without case. */
  isNameTaken(name: string): Promise<NameAnswer>;
  outbox(): OutboxState;
  /** Calls back on every change of `outbox()`; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Sends what waits now instead of at the next retry. */
  retry(): void;
  dismiss(id: string): Promise<void>;
}

// ---- What an adapter provides -------------------------------------------------------------------------------------

export type PutResult =
  /** Taken now or before: a write with a known id is `ok` and changes nothing. */
  | { readonly kind: 'ok'; readonly storage: Storage }
  | { readonly kind: 'offline' }
  /** Not while somebody else is signed in: it stays in the outbox, and does not keep others waiting. */
  | { readonly kind: 'notYet' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** One home of the records. Never throws for what can be expected; every document it returns has been parsed. */
export interface RecordStore {
  readonly home: 'device' | 'server';
  put(write: Write): Promise<PutResult>;
  /** At least the rows the board needs: its order is asked of the database, see `boardOrder`. */
  scores(
    query: BoardQuery,
  ): Promise<{ readonly kind: 'ok'; readonly scores: readonly StoredScore[] } | { readonly kind: 'offline' }>;
  /** At least the rows the board of a day's hunt needs, in its order. */
  hunts(
    day: Day,
  ): Promise<{ readonly kind: 'ok'; readonly hunts: readonly StoredHunt[] } | { readonly kind: 'offline' }>;
  entries(
    week: WeekKey,
  ): Promise<
    { readonly kind: 'ok'; readonly entries: readonly StoredPublicEntry[] } | { readonly kind: 'offline' }
  >;
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
