/** Formats the dates of records and contests in the player's language: what boards and the desk need, and no game. */
import { mondayOf, sundayOf, type WeekKey } from '../contest/weeks';
import { LOCALES } from './formats';
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
  return inUtc(language, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    mondayOf(week),
    sundayOf(week),
  );
}

/** The day of an instant (epoch milliseconds) by which contests go, in UTC (DECISIONS 26): `dimanche 22 novembre`. */
export function formatContestDay(language: Language, instant: number): string {
  const text = inUtc(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(instant);
  return language === 'fr' ? text.replace(/ 1 /, ' 1er ') : text;
}

function inUtc(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' });
}
