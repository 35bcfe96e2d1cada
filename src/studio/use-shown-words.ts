/** The words a level is played with, as the game will show them: its own, else the drawn map's, else where to look. */
import { useCallback, use, useMemo } from 'react';
import type { ArtworkDocument } from '../artwork/document';
import { wordsOf, type ShownWords } from '../artwork/words';
import { useTranslation } from '../i18n/use-translation';

/** Words of a quest by its name. Suspends until those of the drawn map are there. */
export function useShownWords(document: ArtworkDocument, space: string): (quest: string) => ShownWords {
  const { language, texts } = useTranslation('studio');
  use(texts.load('artwork'));
  use(texts.load(space));
  const { words } = useMemo(() => {
    const read = (from: string, path: string) => {
      const text = texts.read(from, path);
      return typeof text === 'string' && text !== '' ? text : undefined;
    };
    // only the words of the language in use are here: the others are asked for in vain and not shown either
    return wordsOf(document, {
      drawn: (tongue, quest) => {
        if (tongue !== language) return undefined;
        const [title, hint] = [read(space, `${quest}.title`), read(space, `${quest}.hint`)];
        return title === undefined ? undefined : { title, ...(hint === undefined ? {} : { hint }) };
      },
      place: (_, part) => read('artwork', `place.${part}`) ?? '',
    });
  }, [document, language, space, texts]);
  return useCallback((quest) => words[language][quest] ?? { title: quest, hint: quest }, [words, language]);
}
