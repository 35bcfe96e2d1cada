/** The studio's words where it is a part of the game, whose list of files does not name them: they come with its code. */
import enPlaces from '../../resources/locales/en/artwork.json';
import enStudio from '../../resources/locales/en/studio.json';
import frPlaces from '../../resources/locales/fr/artwork.json';
import frStudio from '../../resources/locales/fr/studio.json';
import type { ArtworkLanguage } from '../artwork/document';
import type { Part } from '../artwork/words';
import type { Texts } from '../i18n/texts';

/** Before anything of the studio renders. */
export function putStudioWords(texts: Pick<Texts, 'put'>): void {
  texts.put('studio', { fr: frStudio, en: enStudio });
  texts.put('artwork', { fr: frPlaces, en: enPlaces });
}

/** A hint that says in which part of the map something lies. */
export function placeWords(language: ArtworkLanguage, part: Part): string {
  return (language === 'fr' ? frPlaces : enPlaces).place[part];
}
