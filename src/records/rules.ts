/** The validation rules of record forms (SPEC section 5); pure, used by the forms and again by the port. */
import { emailKey, isEmail } from '../contest/consent';
import { WORD_LENGTH, lettersOf } from '../contest/mystery-word';
import type {
  CommentForm,
  EntryForm,
  FormProblem,
  HuntForm,
  KnownPlayer,
  ReplyForm,
  ScoreForm,
} from './forms';
import { LONGEST_TEXT } from './limits';
import { nameProblem, tidyName } from './names';

/** Rounds seconds to one decimal (DECISIONS 10). */
export function roundTime(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

/** The name a form is kept under: the known player's, else the normal form of the typed one. */
export function signature(form: { readonly name: string; readonly player?: KnownPlayer }): string {
  return form.player?.name ?? tidyName(form.name);
}

/** The score form checks the name and the length of the text, never an e-mail. */
export function scoreProblem(form: Pick<ScoreForm, 'name' | 'feedback' | 'player'>): FormProblem | undefined {
  return nameProblem(signature(form)) ?? lengthProblem(form.feedback);
}

/** The hunt's form checks only the name. */
export function huntProblem(form: Pick<HuntForm, 'name' | 'player'>): FormProblem | undefined {
  return nameProblem(signature(form));
}

/** A score below 1 is never saved. */
export function isWorthSaving(score: number): boolean {
  return score >= 1;
}

/** Whether a comment is stored: only when text and name are both non-blank. */
export function hasComment(name: string, text: string): boolean {
  return name.trim() !== '' && text.trim() !== '';
}

export function commentProblem(form: CommentForm): FormProblem | undefined {
  // in the order of the form's fields
  if (form.text.trim() === '') return 'textRequired';
  return lengthProblem(form.text) ?? nameProblem(form.name);
}

export function entryProblem(
  form: Pick<EntryForm, 'name' | 'email' | 'consent' | 'player'>,
): FormProblem | undefined {
  const problem = nameProblem(signature(form));
  if (problem) return problem;
  if (!isEmail(emailKey(form.email))) return 'emailNotValid';
  return form.consent ? undefined : 'consentRequired';
}

/** Checks everything but the word itself, which needs an asynchronous hash. */
export function replyProblem({ word, email, consent }: ReplyForm): FormProblem | undefined {
  if (lettersOf(word).length < WORD_LENGTH) return 'wordWrong';
  if (!isEmail(emailKey(email))) return 'emailNotValid';
  return consent ? undefined : 'consentRequired';
}

function lengthProblem(text: string): FormProblem | undefined {
  return text.trim().length > LONGEST_TEXT ? 'textTooLong' : undefined;
}
