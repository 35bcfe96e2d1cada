/** Which language the player reads: French unless the address or an earlier visit says otherwise (DECISIONS 24). */

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'worldmaps.language';

/** A storage may throw on any touch: blocked, full, or none at all. */
export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>;

function asLanguage(value: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

function remembered(storage: () => LanguageStorage): Language | undefined {
  try {
    return asLanguage(storage().getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit. Where nothing can be kept the choice holds for this visit. */
export function rememberLanguage(language: Language, storage: () => LanguageStorage): void {
  try {
    storage().setItem(KEY, language);
  } catch {
    // the game goes on in the chosen language
  }
}

/** The language to start in. `search` is the query of the address; `lng` in it wins and is remembered. */
export function startLanguage(search: string, storage: () => LanguageStorage): Language {
  const asked = asLanguage(new URLSearchParams(search).get('lng'));
  if (asked) rememberLanguage(asked, storage);
  return asked ?? remembered(storage) ?? 'fr';
}

/** `fr` for `fr`, `fr-CA` and anything unknown. */
export function toLanguage(tag: string): Language {
  return asLanguage(tag.slice(0, 2)) ?? 'fr';
}
