/** The few words the shell itself says, in the language the player reads in the game. */
import english from '../../resources/locales/en/shell.json';
import french from '../../resources/locales/fr/shell.json';
import type { Language } from '../../src/i18n/language';

export type ShellTexts = typeof french;

export const TEXTS: Readonly<Record<Language, ShellTexts>> = { fr: french, en: english };

/** A text with its `{{version}}` filled in. */
export function withVersion(text: string, version: string): string {
  return text.replaceAll('{{version}}', version);
}
