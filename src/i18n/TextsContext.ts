/** Hands the page's texts down to every component. */
import { createContext, use } from 'react';
import type { Texts } from './texts';

const TextsContext = createContext<Texts | undefined>(undefined);

export const TextsProvider = TextsContext.Provider;

/** The page's texts themselves, without following a change of the language. Throws outside a provider. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('No texts around this component');
  return texts;
}
