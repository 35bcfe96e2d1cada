/** The studio's texts, which are part of its own page: the game's list of files does not name them. */
import type { BackendModule } from 'i18next';
import english from '../../resources/locales/en/studio.json';
import french from '../../resources/locales/fr/studio.json';
import { toLanguage } from '../i18n/language';

const TEXTS = { fr: french, en: english };

export const studioTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, answer) {
    answer(null, namespace === 'studio' ? TEXTS[toLanguage(language)] : {});
  },
};
