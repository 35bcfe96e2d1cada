/** The real texts for component tests, read from the locale files without a network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { i18n } from 'i18next';
import type { Language } from '../../src/i18n/language';
import { createTexts } from '../../src/i18n/setup';

/** Texts of any namespace, as the page would have them. */
export function textsFromFiles(language: Language): Promise<i18n> {
  return createTexts({
    language,
    backend: {
      type: 'backend',
      init() {},
      read(lng, namespace, answer) {
        const file = path.resolve('resources/locales', lng, `${namespace}.json`);
        answer(null, JSON.parse(readFileSync(file, 'utf8')));
      },
    },
  });
}
