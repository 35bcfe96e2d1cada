/** Formats the dates of records and contests in the player's language: what boards and the desk need, and no game. */
import { mondayOf, sundayOf, type WeekKey } from '../contest/weeks';
import { LOCALES, MONTHS } from './formats';
import type { Language } from './language';

/** The day of an ISO 8601 instant in the player's time zone: `21/11/26`. */
export function formatDay(language: Language, date: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  }).format(new Date(date));
}

/** A week from Monday to Sunday: `16–22 novembre 2026`. */
export function formatWeek(language: Language, week: WeekKey): string {
  const format = inUtc(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return ordinals(language, format.formatRangeToParts(mondayOf(week), sundayOf(week)));
}

/** The day of an instant (epoch milliseconds) by which contests go, in UTC (DECISIONS 26): `dimanche 22 novembre`. */
export function formatContestDay(language: Language, instant: number): string {
  return ordinals(
    language,
    inUtc(language, { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(instant),
  );
}

/** The day of an instant (epoch milliseconds) in UTC, with its year: `1er décembre 2026`. */
export function formatDate(language: Language, instant: number): string {
  return ordinals(language, inUtc(language, { dateStyle: 'long' }).formatToParts(instant));
}

/** The first of a month as its language writes it, which not every browser does. */
function ordinals(language: Language, parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }) => (type === 'day' && value === '1' ? MONTHS[language].first : value))
    .join('');
}

function inUtc(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
}
