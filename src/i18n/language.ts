/** Which language the player reads: French unless the address or an earlier visit says otherwise (DECISIONS 24). */
import { keepText, readText, type Shelf } from '../kept/kept';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

function asLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

/** Keeps the choice for the next visit. Where nothing can be kept the choice holds for this visit. */
export function rememberLanguage(language: Language, shelf: Shelf<'setItem'>): void {
  keepText('language', language, shelf);
}

/** The language to start in. `search` is the query of the address; `lng` in it wins and is remembered. */
export function startLanguage(search: string, shelf: Shelf<'getItem' | 'setItem'>): Language {
  const asked = asLanguage(new URLSearchParams(search).get('lng'));
  if (asked) rememberLanguage(asked, shelf);
  return asked ?? asLanguage(readText('language', shelf)) ?? 'fr';
}

/** `fr` for `fr`, `fr-CA` and anything unknown. */
export function toLanguage(tag: string): Language {
  return asLanguage(tag.slice(0, 2)) ?? 'fr';
}
