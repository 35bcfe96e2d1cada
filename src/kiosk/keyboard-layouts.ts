/** The on-screen keyboard's rows in each language's usual layout. */
import type { Language } from '../i18n/language';

export type Side = 'letters' | 'signs';

type Rows = readonly (readonly string[])[];

const rows = (...texts: readonly string[]): Rows => texts.map((text) => Array.from(text));

const SIGNS = rows('1234567890', "@.-_+'!?", 'éèàçùêôïœæ');

const LETTERS: Readonly<Record<Language, Rows>> = {
  fr: rows('1234567890', 'azertyuiop', 'qsdfghjklm', "wxcvbn'éè@."),
  en: rows('1234567890', 'qwertyuiop', 'asdfghjkl', "zxcvbnm'-@."),
};

export function keysOf(language: Language, side: Side): Rows {
  return side === 'letters' ? LETTERS[language] : SIGNS;
}
