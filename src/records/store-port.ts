/** The port to a store of records, which the embedded store and Firebase implement. */
import type { PublishedSeal } from '../contest/check-draw';
import type { Words } from '../contest/plan';
import type { DueWeek } from '../contest/retention';
import type { Span, WeekKey } from '../contest/weeks';
import type { ContestDesk } from './contests';
import type { Explorer } from './explorers';
import type { Day } from '../daily/day';
import type { LevelDefinition } from '../maps/definition';
import type { DayDesk } from './days';
import type { FaultDesk } from './faults';
import type { KeptDocument } from './kept-documents';
import type { LevelVersion } from './level-versions';
import type { AdminAnswer, Answer } from './store-answer';
import type { MessageDesk } from './messages';
import type { ModerationDesk } from './moderation';
import type { Refusal } from './refusals';
import type { Activity, Draw, Entry, GameMode, Hunt, PublicEntry, Score, Winner, Write } from './schema';
import type { Storage } from './shelves';
import type { SitePageAnswer, SitePageDesk, SitePageName } from './site-pages';

export interface BoardQuery {
  readonly level: number;
  readonly mode: GameMode;
  readonly week: Span;
  /** In mode 5: whose board; without it, the board of what was sent before each quest had one. */
  readonly quest?: string | undefined;
}

interface Stored {
  /** Of the document. */
  readonly id: string;
}

export interface StoredScore extends Score, Stored {
  /** When the server took it, epoch milliseconds; absent on the embedded store. */
  readonly sentAt?: number | undefined;
}
export interface StoredHunt extends Hunt, Stored {
  /** When the server took it, epoch milliseconds; absent on the embedded store. */
  readonly sentAt?: number | undefined;
}
export interface StoredPublicEntry extends PublicEntry, Stored {
  /** When the server took it, epoch milliseconds; absent on the embedded store. */
  readonly sentAt?: number | undefined;
}
export interface StoredExplorer extends Explorer, Stored {
  /** When the server took it, epoch milliseconds; absent on the embedded store. */
  readonly sentAt?: number | undefined;
}
export interface StoredActivity extends Activity, Stored {}

/** An entry with its private fields, for the owner alone. */
export interface StoredEntry extends Entry, Stored {
  /** Whether the account had confirmed this very address. */
  readonly confirmed: boolean;
  /** When the store took it, epoch milliseconds. */
  readonly sentAt: number;
}

export interface StoredDraw extends Draw {
  /** When the store took it, epoch milliseconds. */
  readonly sentAt: number;
}

/** What everybody may know of a week's draws. */
export interface ContestDraws {
  readonly seal: PublishedSeal | undefined;
  /** In their order. */
  readonly draws: readonly StoredDraw[];
  /** Winners that have answered, by the number of their draw. */
  readonly winners: readonly Winner[];
}

export type DrawsAnswer = Answer<{ readonly value: ContestDraws }>;
export type NameAnswer = Answer<{ readonly taken: boolean }>;

/** The owner's definitions of levels. */
export interface LevelDesk {
  /** Keeps what it replaces, where that says something else. */
  uploadLevel(definition: LevelDefinition): Promise<AdminAnswer<undefined>>;
  /** The last definitions that were replaced, newest first. */
  levelVersions(level: number): Promise<AdminAnswer<readonly LevelVersion[]>>;
}

/** What only the site's owner may do (SPEC section 6); the store decides who the owner is (DECISIONS 21). */
export interface AdminRecords extends LevelDesk {
  /** All entries of a week, however many; `onRead` hears how many have been read so far. */
  entries(week: WeekKey, onRead?: (count: number) => void): Promise<AdminAnswer<readonly StoredEntry[]>>;
  /** How many entries a week has, without reading them. */
  countEntries(week: WeekKey): Promise<AdminAnswer<number>>;
  /** Keeps the seed of a week's draws and publishes its hash; refused once there is one, and after the week. */
  sealWeek(week: WeekKey, seed: string, seal: string): Promise<AdminAnswer<undefined>>;
  /** The seed that was sealed for a week; undefined when none was. */
  seed(week: WeekKey): Promise<AdminAnswer<string | undefined>>;
  /** Publishes a draw, the first one with the `ids` that it was made from; refused before the week's end. */
  publishDraw(draw: Draw, ids: readonly string[]): Promise<AdminAnswer<undefined>>;
  /** The winner of a draw has answered: from now on the name is shown, and there is no further draw. */
  nameWinner(week: WeekKey, winner: Winner): Promise<AdminAnswer<undefined>>;
  /** The weeks whose entries may be erased by now and that have any, however long ago they were; newest first. */
  dueWeeks(): Promise<AdminAnswer<readonly DueWeek[]>>;
  /**
   * Erases the entries of a week, addresses and all, with their public side; draws, lists and winners stay. `id` is that
   * of its line in the log. Refused while they are kept; answers how many went.
   */
  eraseEntries(week: WeekKey, id: string): Promise<AdminAnswer<number>>;
  /** Every week that may hold anything, those that are planned among them; oldest first. */
  weeks(): Promise<AdminAnswer<readonly WeekKey[]>>;
  /** What is kept in a collection, or the document of that path, with the server's hours as texts. */
  documents(path: string): Promise<AdminAnswer<readonly KeptDocument[]>>;
  readonly contests: ContestDesk;
  readonly pages: SitePageDesk;
  /** Publishes how many find each quest, as a text for everybody. */
  keepStatistics(text: string): Promise<AdminAnswer<undefined>>;
  readonly days: DayDesk;
  readonly faults: FaultDesk;
  readonly messages: MessageDesk;
  readonly moderation: ModerationDesk;
}

export type PutResult =
  /** Accepted now or earlier: a write with a known id is `ok` and changes nothing. */
  | { readonly kind: 'ok'; readonly storage: Storage }
  /** `why`: the project takes nothing from a page that cannot prove to be the game's own (App Check). */
  | { readonly kind: 'offline'; readonly why?: 'unproved' }
  /** Its player is not signed in; the write stays in the outbox and does not block others. */
  | { readonly kind: 'notYet' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** The first rows of a list; `more` reads on behind them and answers with all, and is absent where the list ends. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly more?: (() => Promise<RowsAnswer<Row>>) | undefined;
}

export type RowsAnswer<Row> = Answer<Rows<Row>>;

export interface SomeHunts {
  readonly hunts: readonly Pick<StoredHunt, 'id' | 'time'>[];
  /** Whether the day has no others. */
  readonly isAll: boolean;
}

/** Some of a week's explorers, in no order: its first, and whoever stands beside the player. */
export interface ExplorersRead {
  readonly rows: readonly StoredExplorer[];
  /** How many rows from the top have a certain rank: nobody who was not read can stand between them. */
  readonly ranked: number;
  /** Id of the player's own document; undefined where nobody is known who could have one. */
  readonly ownId: string | undefined;
}

/** Picks those of the rows read so far that count for a full board: unproved rows must not keep proved ones off it. */
export type Ranked<Row = StoredScore> = (rows: readonly Row[]) => Promise<readonly Row[]>;

/** The interface a store implements. Expected failures are answers, never throws; every returned document has been parsed. */
export interface RecordStore {
  readonly home: 'device' | 'server';
  put(write: Write): Promise<PutResult>;
  /** In the order of `boardOrder`, until a board is full; `ranked` says which of those read count for that. */
  scores(query: BoardQuery, ranked?: Ranked): Promise<RowsAnswer<StoredScore>>;
  /** Those of a day, in the order of `boardOrder`, until its board is full; `ranked` as for `scores`. */
  hunts(day: Day, ranked?: Ranked<StoredHunt>): Promise<RowsAnswer<StoredHunt>>;
  /** Some hunts of a day, drawn by lot: `from` is a random id; all of them where there are few, or where that costs nothing. */
  someHunts(day: Day, from: string): Promise<Answer<{ readonly value: SomeHunts }>>;
  /** Fastest first. */
  entries(week: WeekKey): Promise<RowsAnswer<StoredPublicEntry>>;
  /** `name` is the one under which a guest plays on this device. */
  explorers(week: WeekKey, name: string): Promise<Answer<{ readonly value: ExplorersRead }>>;
  draws(week: WeekKey): Promise<DrawsAnswer>;
  /** Public ids of all who were drawn from, as they were published with the first draw. */
  drawnList(week: WeekKey): Promise<Answer<{ readonly ids: readonly string[] }>>;
  /** Rules of participation that the owner has written; undefined where there is no such version. */
  wording(version: string): Promise<Answer<{ readonly words: Words | undefined }>>;
  /** What the owner has written in the place of a page of the game's own. */
  sitePage(name: SitePageName): Promise<SitePageAnswer>;
  isNameTaken(name: string): Promise<NameAnswer>;
  /** At least the newest 100 of a player. */
  activities(userId: string): Promise<Answer<{ readonly activities: readonly StoredActivity[] }>>;
  readonly admin: AdminRecords;
}
