/** Logs errors on the device for a bug report that the player may send; nothing is sent automatically. */
import { itemsOf, keepValue, readValue, type Shelf } from '../../kept/kept';

/** How many errors are kept; the oldest go first. */
export const KEPT_ERRORS = 20;
const LONGEST = 300;

export interface LoggedError {
  /** ISO 8601. */
  readonly at: string;
  /** The page's path, without its query. */
  readonly where: string;
  readonly what: string;
}

function isLogged(value: unknown): value is LoggedError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    'where' in value &&
    'what' in value &&
    [value.at, value.where, value.what].every((text) => typeof text === 'string')
  );
}

export function readErrors(shelf: Shelf<'getItem'>): readonly LoggedError[] {
  return readValue('errors', (raw) => itemsOf(raw, isLogged), shelf);
}

function wordsOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason).slice(0, LONGEST);
  const place =
    reason.stack
      ?.split('\n')
      .find((line) => line.includes('/assets/'))
      ?.trim() ?? '';
  return `${reason.name}: ${reason.message} ${place}`.trim().slice(0, LONGEST);
}

export function noteError(
  reason: unknown,
  where: string,
  at: number,
  shelf: Shelf<'getItem' | 'setItem'>,
): void {
  const logged = { at: new Date(at).toISOString(), where, what: wordsOf(reason) };
  keepValue('errors', [...readErrors(shelf), logged].slice(-KEPT_ERRORS), shelf);
}

/** The report a player may copy: the version, the browser, and what went wrong. */
export function errorReport(errors: readonly LoggedError[], version: string, browser: string): string {
  const lines = errors.map(({ at, where, what }) => `${at} ${where} ${what}`);
  return [`Worldmaps ${version}`, browser, ...lines].join('\n');
}

/** Logs uncaught errors and unhandled rejections of the page. */
export function logPageErrors(): void {
  const note = (reason: unknown) => noteError(reason, location.pathname, Date.now(), () => localStorage);
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
