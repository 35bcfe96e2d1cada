/** The words of a locale file as the grammar looks them up. */
import * as z from 'zod/mini';
import type { Lexicon } from './grammar';

const word = z.object({ words: z.string(), kind: z.string() });
const forms = z.object({ m: z.string(), f: z.string(), mp: z.string(), fp: z.string() });
const table = z.record(z.string(), z.unknown());

const NOTHING: Lexicon = { noun: () => undefined, word: () => undefined, colour: () => undefined };

/** `raw`: what stands under `words` in the locale file. A word that is missing there is said by nobody. */
export function lexiconOf(raw: unknown): Lexicon {
  const parsed = z.record(z.string(), table).safeParse(raw);
  if (!parsed.success) return NOTHING;
  const found = <Value>(section: string, key: string, schema: z.ZodMiniType<Value>): Value | undefined => {
    const item = schema.safeParse(parsed.data[section]?.[key]);
    return item.success ? item.data : undefined;
  };
  return {
    noun: (noun) => found('noun', noun, word),
    word: (trait, key) => found(trait, key, word),
    // hair has colours of its own: blond, ginger
    colour: (colour, trait) => found(trait === 'hair' ? 'hairColour' : 'colour', colour, forms),
  };
}
