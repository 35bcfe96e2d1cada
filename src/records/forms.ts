/** What the forms of results hand in, and what becomes of it. */
import type { WeekKey } from '../contest/weeks';
import type { Day } from '../daily/day';
import type { Refusal } from './refusals';
import type { GameMode } from './schema';
import type { Storage } from './shelves';

/** A registered player, whose name replaces the name field. */
export interface KnownPlayer {
  readonly userId: string;
  readonly name: string;
}

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
  /** At a booth. */
  readonly isVisit?: boolean;
}

/** A finished ranked try at the hunt of a day. */
export interface HuntForm {
  readonly earned?: Earned;
  readonly name: string;
  /** Seconds of all five legs, rounded to one decimal when stored. */
  readonly time: number;
  readonly day: Day;
  /** The records of its runs (DECISIONS 35). */
  readonly runs?: string | undefined;
  readonly player?: KnownPlayer;
}

export interface CommentForm {
  readonly earned?: Earned;
  readonly name: string;
  readonly text: string;
}

/** A run that counts for the contest of `week`. */
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
  /** The record of the run it was earned with. */
  readonly run?: string | undefined;
  readonly player?: KnownPlayer;
  /** Version of the rules that the form showed; this week's when not given. */
  readonly wording?: string | undefined;
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

export type SubmitResult =
  /** The store has accepted it. */
  | { readonly kind: 'ok'; readonly id: string; readonly storage: Storage }
  /** It is in the outbox, "waiting to be sent". */
  | { readonly kind: 'offline'; readonly id: string; readonly storage: Storage }
  /** A score below 1 is not saved (SPEC section 5). */
  | { readonly kind: 'nothingToSave' }
  | { readonly kind: 'invalid'; readonly problem: FormProblem }
  | { readonly kind: 'refused'; readonly reason: Refusal };
