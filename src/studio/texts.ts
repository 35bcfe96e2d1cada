/** The studio's texts, which are part of its own page: the game's list of files does not name them. */
import type { LoadFile } from '../i18n/texts';
import type { Words } from '../i18n/words';

const FILES = import.meta.glob<Words>('../../resources/locales/*/*.json', { import: 'default' });

export const studioTexts: LoadFile = async (language, namespace) => {
  const load = FILES[`../../resources/locales/${language}/${namespace}.json`];
  if (!load) return { error: new Error(`Texts ${namespace} in ${language} do not exist`), again: false };
  try {
    return { texts: await load() };
  } catch (error) {
    return { error: new Error(`Texts ${namespace} in ${language}`, { cause: error }), again: true };
  }
};
