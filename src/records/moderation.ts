/** What the owner does about rows, names and accounts, the same in every store: each act is in a log that never changes. */
import * as z from 'zod/mini';
import type { Span, WeekKey } from '../contest/weeks';
import type { AdminAnswer } from './store-answer';
import type { Explorer } from './explorers';
import { huntSchema, scoreSchema, type GameMode } from './schema';

/** A row of a board, of a day's hunt or of a week's explorers as the owner sees it, hidden or not. */
export interface ModeratedRow {
  /** Of its document. */
  readonly path: string;
  readonly name: string;
  /** Empty for a guest. */
  readonly userId: string;
  /** Of a row of a board only. */
  readonly game?: { readonly level: number; readonly mode: GameMode; readonly score: number };
  /** Of an explorer's row only. */
  readonly points?: number;
  /** Seconds; an explorer has none. */
  readonly time?: number;
  /** ISO 8601; absent where the store does not say it. */
  readonly date?: string;
  readonly isHidden: boolean;
}

export type RowQuery =
  | { readonly of: 'board'; readonly week: Span; readonly level: number; readonly mode: GameMode }
  /** All hunts of a week. */
  | { readonly of: 'hunts'; readonly week: WeekKey }
  | { readonly of: 'explorers'; readonly week: WeekKey }
  /** Wherever a week has rows: of this spelling, and of the account that has the name. */
  | { readonly of: 'name'; readonly week: WeekKey; readonly name: string }
  | { readonly of: 'account'; readonly week: WeekKey; readonly userId: string };

/**
 * `erase`: the entries of a whole week, whose path is the only target. `close`: the end of an account, whose path comes
 * first, or of one of its entries.
 */
export const ACTS = ['hide', 'show', 'delete', 'bar', 'unbar', 'erase', 'close'] as const;
export type ActKind = (typeof ACTS)[number];

export interface Act {
  /** Made by who acts, so that the same act twice is one. */
  readonly id: string;
  readonly act: ActKind;
  /** Whom the act is about, as the log names them. */
  readonly subject: string;
  /** Paths of documents: rows, or what is barred (`users/…` for a name, `accounts/…` for an account). */
  readonly targets: readonly string[];
}

export interface LoggedAct extends Act {
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

export interface ModerationDesk {
  rows(query: RowQuery): Promise<AdminAnswer<readonly ModeratedRow[]>>;
  /** Does it and logs it, nine targets at a time. */
  act(act: Act): Promise<AdminAnswer<undefined>>;
  /** Newest first, so many pages of a hundred. */
  log(pages: number): Promise<AdminAnswer<{ readonly acts: readonly LoggedAct[]; readonly more: boolean }>>;
}

/** Most targets of a line of the log: the rules look two documents up for each, and may look up twenty in a batch. */
const TARGETS = 9;

export const LOG_PAGE = 100;

/** An act as the lines of the log it takes. */
export function linesOf({ targets, ...act }: Act): readonly Act[] {
  return Array.from({ length: Math.ceil(targets.length / TARGETS) }, (_, index) => ({
    ...act,
    id: index === 0 ? act.id : `${act.id}-${String(index + 1)}`,
    targets: targets.slice(index * TARGETS, (index + 1) * TARGETS),
  }));
}

export function logPath(id: string): string {
  return `deskLog/${id}`;
}

export const actSchema = z.object({
  act: z.literal(ACTS),
  subject: z.string(),
  targets: z.array(z.string()).check(z.minLength(1)),
});

const hidden = { hidden: z.optional(z.boolean()) };
/** As they are stored: whether a row is hidden is no part of what a player sends. */
export const storedScore = z.extend(scoreSchema, hidden);
export const storedHunt = z.extend(huntSchema, hidden);

/** Whether a row stands on its board for everybody. */
export function isShown({ hidden }: { readonly hidden?: boolean | undefined }): boolean {
  return hidden !== true;
}

export function scoreRow(path: string, document: z.infer<typeof storedScore>): ModeratedRow {
  const { level, gameMode: mode, score, name, userId, time, date, hidden: isHidden = false } = document;
  return { path, name, userId, game: { level, mode, score }, time, date, isHidden };
}

export function huntRow(path: string, document: z.infer<typeof storedHunt>): ModeratedRow {
  const { name, userId, time, date, hidden: isHidden = false } = document;
  return { path, name, userId, time, date, isHidden };
}

/** `path`: of the week's explorers. */
export function explorerRow(
  path: string,
  explorer: Explorer & { readonly id: string; readonly sentAt?: number },
): ModeratedRow {
  const { id, name, userId, points, sentAt, hidden: isHidden = false } = explorer;
  const date = sentAt === undefined ? {} : { date: new Date(sentAt).toISOString() };
  return { path: `${path}/${id}`, name, userId, points, isHidden, ...date };
}

const OPPOSITE = { hide: 'show', show: 'hide', bar: 'unbar', unbar: 'bar' } as const;

/** What takes an act back; undefined for what erased something. */
export function oppositeOf(act: ActKind): ActKind | undefined {
  return act === 'delete' || act === 'erase' || act === 'close' ? undefined : OPPOSITE[act];
}

/** Whether an act of the log can still be taken back: nothing newer was done to any of its targets. */
export function canUndo(one: LoggedAct, log: readonly LoggedAct[]): boolean {
  const newer = log.slice(0, log.indexOf(one));
  return (
    oppositeOf(one.act) !== undefined &&
    !newer.some(({ targets }) => targets.some((target) => one.targets.includes(target)))
  );
}
