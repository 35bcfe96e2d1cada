/** French phrases of the crowd: gender, elision, contracted articles, agreeing colours. */
import type { Attribute, Trait } from './codes';
import type { ColourForms, Described, Lexicon, Word } from './grammar';

type Gender = keyof ColourForms;

const genderOf = (kind: string): Gender => {
  const gender = kind.replace('+', '');
  return gender === 'f' || gender === 'mp' || gender === 'fp' ? gender : 'm';
};

/** Words that begin with a vowel, or with an h that is not heard. Those with an aspirated h are marked by `*` in the locale file. */
const isVowel = (text: string): boolean => /^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(text);
const plain = (text: string): string => text.replace('*', '');

/** A word with its colour, agreeing with it; an aspirated h keeps its mark. */
function coloured(lexicon: Lexicon, { words, kind }: Word, { trait, colour }: Attribute): string {
  const forms = colour && words.includes('~') ? lexicon.colour(colour, trait) : undefined;
  return words
    .replace('~', forms?.[genderOf(kind)] ?? '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** With `le`, `la`, `l’` or `les`. */
function definite(kind: string, text: string): string {
  const gender = genderOf(kind);
  if (gender === 'mp' || gender === 'fp') return `les ${plain(text)}`;
  if (isVowel(text)) return `l’${text}`;
  return `${gender === 'f' ? 'la' : 'le'} ${plain(text)}`;
}

/** A preposition before a phrase that begins with its article: `au`, `aux`, `du`, `des`. */
export function contracted(preposition: 'à' | 'de', text: string): string {
  const [au, aux] = preposition === 'à' ? ['au', 'aux'] : ['du', 'des'];
  if (text.startsWith('le ')) return `${au} ${text.slice(3)}`;
  if (text.startsWith('les ')) return `${aux} ${text.slice(4)}`;
  return `${preposition} ${text}`;
}

/** With `un`, `une` or `des`. */
function indefinite(kind: string, text: string): string {
  const gender = genderOf(kind);
  const article = gender === 'mp' || gender === 'fp' ? 'des' : gender === 'f' ? 'une' : 'un';
  return `${article} ${plain(text)}`;
}

const joined = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1) ?? ''}` : (parts[0] ?? '');

/** What is told with "à". */
const OWNED: readonly Trait[] = ['hair', 'beard', 'hat', 'cape', 'top', 'legs'];

export function frenchPhrase(lexicon: Lexicon, { who, is }: Described): string {
  const words = is.flatMap((attribute) => {
    const word = lexicon.word(attribute.trait, attribute.word);
    return word ? [{ attribute, word, text: coloured(lexicon, word, attribute) }] : [];
  });
  const of = (...traits: readonly Trait[]) =>
    words.filter(({ attribute }) => traits.includes(attribute.trait));
  const [build] = of('build');
  const noun = build?.word ?? lexicon.noun(who) ?? { words: '', kind: 'm' };
  const head = definite(noun.kind, noun.words);
  const isFeminine = genderOf(noun.kind) === 'f';
  const agreed = (text: string) => text.replace('(e)', isFeminine ? 'e' : '');

  const isBeside = ({ word }: { readonly word: Word }) => word.kind.endsWith('+');
  const things = of(...OWNED);
  const owned = joined(
    things
      .filter((thing) => !isBeside(thing))
      .map(({ word, text }) => contracted('à', definite(word.kind, text))),
  );
  const beside: string[] = [];
  for (const { attribute, word, text } of of('outfit')) {
    const colour = attribute.colour && lexicon.colour(attribute.colour, 'outfit')?.m;
    if (attribute.word === 'clothes') beside.push(agreed(`tout(e) en ${colour ?? ''}`));
    else beside.push(word.kind === 'as' ? agreed(text) : `en ${plain(text)}`);
  }
  for (const { word, text } of [...things.filter(isBeside), ...of('sign')])
    beside.push(`avec ${indefinite(word.kind, text)}`);
  const acts: string[] = [];
  for (const { word, text } of of('pose', 'back')) (word.kind === 'verb' ? acts : beside).push(agreed(text));
  for (const { word, text } of of('item')) acts.push(`tient ${indefinite(word.kind, text)}`);

  // what stands beside the noun alone needs no comma, and neither does what it does
  const front = owned === '' ? head : `${head} ${owned}`;
  const [first, ...more] = beside;
  const middle = first === undefined ? front : `${front}${owned === '' ? '' : ','} ${first}`;
  const whole = [middle, ...more].join(', ');
  if (acts.length === 0) return whole;
  const pause = beside.length > (owned === '' ? 1 : 0) ? ',' : '';
  return `${whole}${pause} qui ${joined(acts)}`;
}
