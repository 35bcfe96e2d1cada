/** The crowd's words in the player's language: who is sought, and the hint. */
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { CrowdQuest, Somebody } from '../../crowd/file';
import { contracted } from '../../crowd/french';
import { capital, phraseOf } from '../../crowd/grammar';
import { lexiconOf } from '../../crowd/lexicon';
import type { Place } from '../../crowd/place';

export interface Clues {
  /** Who is sought, as a heading. */
  readonly clue: (somebody: Somebody) => string;
  readonly hint: (quest: CrowdQuest, place: Place) => string;
}

export function useClues(): Clues {
  const { t, language, texts } = useTranslation('crowd');
  const tongue = language.startsWith('en') ? 'en' : 'fr';
  return useMemo(() => {
    const lexicon = lexiconOf(texts.read('crowd', 'words'));
    const phrase = (somebody: Somebody) => phraseOf(tongue, lexicon, somebody);
    const beside = (somebody: Somebody) =>
      tongue === 'fr' ? contracted('de', phrase(somebody)) : phrase(somebody);
    return {
      clue: (somebody) => capital(phrase(somebody)),
      hint: ({ near }, place) =>
        [t(`hint.place.${place}`), ...(near ? [t('hint.near', { somebody: beside(near) })] : [])].join(' '),
    };
  }, [t, texts, tongue]);
}
