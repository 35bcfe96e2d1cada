/** The real texts for component tests, read from the locale files without a network. */
import type { Language } from '../../src/i18n/language';
import type { Texts } from '../../src/i18n/texts';
import { textsOnHand } from './texts-on-hand';

/**
 * Texts of any namespace. All are there at once: a component that waits for words while a test renders it without
 * waiting itself may never be rendered again.
 */
export async function textsFromFiles(language: Language): Promise<Texts> {
  const texts = textsOnHand(language);
  const follow = () => {
    document.documentElement.lang = texts.language;
  };
  texts.subscribe(follow);
  follow();
  return texts;
}
