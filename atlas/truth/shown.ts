/** What an author says of a target's words: which part of the figure shows what they name. */
import type { Part } from './part';

/** A part, and the word that names it in English and in French; null where that language does not. */
export type Named = readonly [part: Part, en: string | null, fr: string | null];

/** A kind of thing or of ground on the map, and the word of the hint that names it. */
export type Near = readonly [
  place: `thing:${string}` | `ground:${string}`,
  en: string | null,
  fr: string | null,
];

export interface QuestWords {
  readonly title?: readonly Named[];
  readonly hint?: readonly Named[];
  /** Where the hint says it is: it stands by one of these at least, and all are on its map. */
  readonly near?: readonly Near[];
  /** Words that name what nothing shows: a trade, a wish, what is elsewhere. */
  readonly told?: { readonly en: readonly string[]; readonly fr: readonly string[] };
}

/** The words of a level's quests, by quest. */
export type Shown = Readonly<Record<string, QuestWords>>;
