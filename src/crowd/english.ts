/** English phrases of the crowd: articles by sound, adjectives before their noun, one preposition for what shares it. */
import type { Trait } from './codes';
import type { Described, Lexicon } from './grammar';

const articled = (text: string): string => text.replaceAll(/\ba(?= [aeiou])/g, 'an');

const joined = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : (parts[0] ?? '');

export function englishPhrase(lexicon: Lexicon, { who, is }: Described): string {
  const words = is.flatMap((attribute) => {
    const word = lexicon.word(attribute.trait, attribute.word);
    if (!word) return [];
    const colour = attribute.colour ? (lexicon.colour(attribute.colour, attribute.trait)?.m ?? '') : '';
    const text = articled(word.words.replace('~', colour).replaceAll(/ +/g, ' ').trim());
    return [{ trait: attribute.trait, kind: word.kind, text }];
  });
  const of = (...traits: readonly Trait[]) => words.filter(({ trait }) => traits.includes(trait));
  const texts = (kind: string) =>
    words.flatMap((word) => (word.trait !== 'build' && word.kind === kind ? [word.text] : []));
  const [build] = of('build');
  const noun = build?.text ?? lexicon.noun(who)?.words ?? '';
  const head = ['the', ...texts('adjective'), noun].join(' ');
  const body = texts('with');
  const clothes = texts('in');
  // what is said with no preposition: "dressed all in blue", "seen from behind", "jumping"
  const acts = texts('as');
  const held = of('item').map(({ text }) => `holding ${text}`);
  const after = joined([...acts, ...held]);
  const front = [
    head,
    ...(body.length > 0 ? [`with ${joined(body)}`] : []),
    ...(clothes.length > 0 ? [`in ${joined(clothes)}`] : []),
  ].join(' ');
  if (after === '') return front;
  return `${front}${body.length + clothes.length > 0 && acts.length > 0 ? ',' : ''} ${after}`;
}
