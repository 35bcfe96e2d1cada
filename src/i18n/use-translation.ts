/** A component's words: its namespaces, loaded before it renders, in the language of the moment. */
import { use, useSyncExternalStore } from 'react';
import type { Namespace, TextKey } from './keys';
import type { Language } from './language';
import type { Texts } from './texts';
import { useTexts } from './TextsContext';
import type { Values } from './words';

type List<First extends Namespace, More extends Namespace> = First | readonly [First, ...More[]];

export interface Translation<First extends Namespace, More extends Namespace = First> {
  /** Says a key's text; the same function until the language changes. */
  readonly t: (key: TextKey<First, First | More>, values?: Values) => string;
  readonly language: Language;
  readonly texts: Texts;
}

/** Suspends until the words have come or finally failed; words that failed are empty, as a key is no word for a player. */
export function useTranslation<First extends Namespace = 'interface', More extends Namespace = never>(
  namespaces?: List<First, More>,
): Translation<First, More> {
  const texts = useTexts();
  const language = useSyncExternalStore(texts.subscribe, () => texts.language);
  const list: readonly string[] = typeof namespaces === 'object' ? namespaces : [namespaces ?? 'interface'];
  for (const each of list.map((namespace) => texts.load(namespace))) use(each);
  return { t: texts.sayIn(list[0] ?? 'interface'), language, texts };
}
