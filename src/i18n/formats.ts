/** Formats times, and the days of hunts, in the player's language: what home and games need of it. */
import en from '../../resources/locales/en/months.json';
import fr from '../../resources/locales/fr/months.json';
import { nextDay, startOf, type Day } from '../daily/day';
import type { Language } from './language';
import { textOf } from './words';

/** Day before month in both languages (SPEC section 2: dd/mm/yy). */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Seconds with one decimal: `42,2`. */
export function formatSeconds(language: Language, seconds: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(seconds);
}

/** Minutes and seconds with one decimal: `1:23,4`. */
export function formatClock(language: Language, seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const rest = new Intl.NumberFormat(LOCALES[language], {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((tenths % 600) / 10);
  return `${String(Math.floor(tenths / 600))}:${rest}`;
}

export const MONTHS = { fr, en } as const satisfies Record<Language, unknown>;

/**
 * The day of a hunt in UTC, the same for every player: `21 novembre`. From words of our own because home shows it at once:
 * the browser's first use of its formats takes 15 to 50 ms of the processor.
 */
export function formatHuntDay(language: Language, day: Day): string {
  const date = new Date(startOf(day));
  const { first, names } = MONTHS[language];
  const number = date.getUTCDate();
  return `${number === 1 ? first : String(number)} ${names[date.getUTCMonth()] ?? day}`;
}

/**
 * The time of an instant (epoch milliseconds) in the player's time zone, as a sentence says it after "à" or "at": `1 h`,
 * `5 h 30`, `minuit`; `1 am`, `5:30 am`, `midnight`.
 */
export function formatTime(language: Language, instant: number): string {
  const date = new Date(instant);
  const hour = date.getHours();
  const minute = date.getMinutes();
  const { times } = MONTHS[language];
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? times.midnight : times.noon;
  const half = hour < 12 ? 'morning' : 'evening';
  const values = {
    hours: times.clock === '12' ? hour % 12 || 12 : hour,
    minutes: String(minute).padStart(2, '0'),
  };
  return textOf(times, minute === 0 ? half : `${half}Minutes`, language, values) ?? '';
}

/** Weekday and time, in the player's time zone, at which the hunt after that of `day` begins: `dimanche`, `1 h`. */
export function formatNextHunt(language: Language, day: Day): Readonly<Record<'weekday' | 'time', string>> {
  const begins = startOf(nextDay(day));
  return {
    weekday: new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long' }).format(begins),
    time: formatTime(language, begins),
  };
}

/** A name of several words that a line does not break. */
export function onOneLine(name: string): string {
  return name.replaceAll(' ', '\u00A0');
}
