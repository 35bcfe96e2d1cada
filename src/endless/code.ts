/**
 * The code of a map from a seed, `E1-KYOTO` or `E1-2026-11-22`: everything such a map depends on, short enough for an
 * address. Nothing of the drawing is imported here, so that a screen can read a code before any of it is loaded.
 */

/**
 * The edition of the drawing. It rises when the same seed gives another map; codes of another edition are refused, so
 * that nobody is challenged to a map that is not the challenger's.
 */
export const EDITION = 1;

/** Letters and digits of a word, and the dashes between them. */
export const LONGEST_SEED = 24;

export interface EndlessCode {
  readonly edition: typeof EDITION;
  /** Normalised: letters of any script in capitals, digits, and single dashes between them. */
  readonly seed: string;
}

/** Why a code cannot be used. */
export type CodeFault = 'unreadable' | 'otherEdition';

const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A word as a seed, the same however it was typed: without accents, in capitals, dashes for whatever is no letter or
 * digit, cut after `LONGEST_SEED` characters. Empty when it has neither letters nor digits.
 */
export function seedOf(word: string): string {
  // a pasted novel is not worth normalising
  const start = Array.from(word.slice(0, 400)).slice(0, 200).join('');
  const plain = start.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFKC').toUpperCase();
  const dashed = plain.replaceAll(BETWEEN, '-').replace(/^-/, '');
  return Array.from(dashed).slice(0, LONGEST_SEED).join('').replace(/-$/, '');
}

/** The code of a word that somebody typed; undefined when nothing of it can be used. */
export function codeOfWord(word: string): EndlessCode | undefined {
  const seed = seedOf(word);
  return seed === '' ? undefined : { edition: EDITION, seed };
}

const two = (value: number) => String(value).padStart(2, '0');

/** The code of a day in the place of whoever asks. */
export function codeOfDay(day: Date): EndlessCode {
  const seed = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return { edition: EDITION, seed };
}

/** The day a code is the map of, as `2026-11-22`; undefined for a word's. */
export function dayOf({ seed }: EndlessCode): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(seed)) return undefined;
  const day = new Date(`${seed}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== seed ? undefined : seed;
}

/** As an address carries it. */
export const codeText = ({ edition, seed }: EndlessCode): string => `E${edition}-${seed}`;

/** Reads a code, however it was typed. */
export function parseCode(text: string): EndlessCode | CodeFault {
  const [, edition, word] = /^\s*e(\d{1,4})-(.+)$/isu.exec(text.slice(0, 400)) ?? [];
  if (edition === undefined || word === undefined) return 'unreadable';
  if (Number(edition) !== EDITION) return 'otherEdition';
  return codeOfWord(word) ?? 'unreadable';
}
