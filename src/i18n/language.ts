/** Chooses the player's language: that of the address, else of an earlier visit, else French (DECISIONS 24). */
import { keepText, readText, type Shelf } from '../kept/kept';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

function asLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

/** Stores the choice for the next visit; when storage is blocked it lasts for this visit. */
export function rememberLanguage(language: Language, shelf: Shelf<'setItem'>): void {
  keepText('language', language, shelf);
}

/** The language to start in. `search` is the address's query; its `lng` wins and is remembered. */
export function startLanguage(search: string, shelf: Shelf<'getItem' | 'setItem'>): Language {
  const asked = asLanguage(new URLSearchParams(search).get('lng'));
  if (asked) rememberLanguage(asked, shelf);
  return asked ?? asLanguage(readText('language', shelf)) ?? 'fr';
}

/**
 * The language to offer on the first page (DECISIONS 38): English where the browser's languages (`preferred`) hold no
 * French and nothing was chosen yet.
 */
export function offeredLanguage(preferred: readonly string[], shelf: Shelf<'getItem'>): Language | undefined {
  const hasChosen = readText('language', shelf) !== undefined;
  return hasChosen || preferred.some((tag) => tag.startsWith('fr')) ? undefined : 'en';
}

/** `fr` for `fr`, `fr-CA` and anything unknown. */
export function toLanguage(tag: string): Language {
  return asLanguage(tag.slice(0, 2)) ?? 'fr';
}
