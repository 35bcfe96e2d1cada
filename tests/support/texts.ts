/** The real texts for component tests, read from the locale files without a network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '../../src/i18n/texts';
import type { Language } from '../../src/i18n/language';
import { createTexts } from '../../src/i18n/setup';

/** Texts of any namespace, as the page would have them. */
export function textsFromFiles(language: Language): Promise<Texts> {
  return createTexts({
    language,
    load: async (tongue, namespace) => {
      const file = path.resolve('resources/locales', tongue, `${namespace}.json`);
      return { texts: JSON.parse(readFileSync(file, 'utf8')) };
    },
  });
}
