/** The studio's texts, which are part of its own page: the game's list of files does not name them. */
import english from '../../resources/locales/en/studio.json';
import french from '../../resources/locales/fr/studio.json';
import type { LoadFile } from '../i18n/texts';

const TEXTS = { fr: french, en: english };

export const studioTexts: LoadFile = async (language, namespace) => ({
  texts: namespace === 'studio' ? TEXTS[language] : {},
});
