/**
 * Puts somebody's attributes into words, in French or English: one phrase without a verb of its own, which can stand
 * as a clue or after "next to". All words come from the locale files; what is here is order and agreement.
 */
import type { Attribute, CrowdColour, CrowdNoun, Trait } from './codes';
import { englishPhrase } from './english';
import { frenchPhrase } from './french';

/** A word of a locale file. `~` marks where a colour goes; without it none is said. */
export interface Word {
  readonly words: string;
  /**
   * French: gender and number (`m`, `f`, `mp`, `fp`, with `+` where it is said with "avec"), `verb`, or `as` where it stands
   * as it is. English: the preposition it takes (`in`, `with`), `adjective`, or `as` where it takes none.
   */
  readonly kind: string;
}

/** A colour in the four French forms; English has one. */
export type ColourForms = Readonly<Record<'m' | 'f' | 'mp' | 'fp', string>>;

/** What the grammar looks up. Each gives undefined for what no locale file says. */
export interface Lexicon {
  noun(noun: CrowdNoun): Word | undefined;
  word(trait: Trait, word: string): Word | undefined;
  colour(colour: CrowdColour, of: Trait): ColourForms | undefined;
}

export interface Described {
  readonly who: CrowdNoun;
  readonly is: readonly Attribute[];
}

export type Tongue = 'fr' | 'en';

/** Somebody in words, with the definite article. */
export function phraseOf(tongue: Tongue, lexicon: Lexicon, somebody: Described): string {
  return tongue === 'fr' ? frenchPhrase(lexicon, somebody) : englishPhrase(lexicon, somebody);
}

/** A sentence's first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
