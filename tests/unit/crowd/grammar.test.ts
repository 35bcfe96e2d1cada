import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '../../../resources/locales/en/crowd.json';
import french from '../../../resources/locales/fr/crowd.json';
import { CROWD_COLOURS, CROWD_NOUNS, TRAITS, parseAttribute, type Attribute } from '../../../src/crowd/codes';
import { capital, phraseOf, type Described, type Tongue } from '../../../src/crowd/grammar';
import { contracted } from '../../../src/crowd/french';
import { lexiconOf } from '../../../src/crowd/lexicon';

const LEXICONS = { fr: lexiconOf(french.words), en: lexiconOf(english.words) };

const say = (tongue: Tongue, somebody: Described) => phraseOf(tongue, LEXICONS[tongue], somebody);

const saying = (who: Described['who'], ...texts: readonly string[]): Described => ({
  who,
  is: texts.flatMap((text) => parseAttribute(text) ?? []),
});

const told = (who: Described['who'], ...texts: readonly string[]) => {
  const somebody = saying(who, ...texts);
  expect(somebody.is).toHaveLength(texts.length);
  return [say('fr', somebody), say('en', somebody)];
};

/** Every attribute that a file can hold, with every colour where it takes one. */
const sections: Readonly<Record<string, Readonly<Record<string, { readonly words: string }>>>> = {
  ...french.words,
  colour: {},
  hairColour: {},
};
const ATTRIBUTES: readonly Attribute[] = TRAITS.flatMap((trait) =>
  Object.entries(sections[trait] ?? {}).flatMap(([word, { words }]): Attribute[] => {
    const dyed = words.includes('~') ? CROWD_COLOURS.map((colour) => ({ trait, word, colour })) : [];
    return word === 'clothes' ? dyed : [{ trait, word }, ...dyed];
  }),
);

/** What no French writer would let stand. */
const FRENCH_FAULTS = [
  / {2}|^ | $| ,|,,|~|\*|undefined|\(e\)/,
  /(?:^|[\s])(?:à|de) les?(?=\s)/i,
  // an elision that was not made, or one before a consonant
  /(?:^|[\s])(?:le|la|de) (?=[aeiouyéèêâîôûœ])/i,
  /(?:^|\s)l’(?=[^aeiouyhéèêâîôûœ])/i,
  /(?:^|\s)(?:l’hache|l’heaume|l’haut)/i,
  /\b(?:un|le|du|au) (?:[\p{L}-]+ )?(?:blanche|noire|verte|grise|bleue|violette|blonde|rousse|brune)s?\b/u,
  /\b(?:aux|des|les) [\p{L}-]+ (?:blanc|noir|vert|bleu|violet|jaune|rouge|rose|blond|brun)(?![\p{L}])/u,
  /qui .* qui /,
];
const ENGLISH_FAULTS = [
  / {2}|^ | $| ,|,,|~|undefined/,
  /\ba (?=[aeiou])/,
  /\ban (?=[^aeiou])/,
  /\b(with|in|and) (with|in|and)\b/,
];

const faultsOf = (text: string, faults: readonly RegExp[]) =>
  faults.filter((fault) => fault.test(text)).map(String);

describe('the words of the crowd', () => {
  it('are the same in both languages, with a colour where both say one', () => {
    const slots = (words: object) =>
      JSON.stringify(words, (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'words' in value
          ? String(value.words).includes('~')
          : value,
      );
    const { colour: _c, hairColour: _h, ...fr } = french.words;
    const { colour: _d, hairColour: _i, ...en } = english.words;
    expect(slots(fr)).toBe(slots(en));
  });

  it('name every noun, colour and trait there is', () => {
    for (const lexicon of Object.values(LEXICONS)) {
      expect(CROWD_NOUNS.filter((noun) => !lexicon.noun(noun))).toEqual([]);
      expect(
        CROWD_COLOURS.filter((colour) => !lexicon.colour(colour, 'hat') || !lexicon.colour(colour, 'hair')),
      ).toEqual([]);
    }
    expect(TRAITS.filter((trait) => !(trait in french.words))).toEqual([]);
  });
});

describe('a clue', () => {
  it.each([
    [
      told('boy', 'hat.beanie.red', 'item.umbrella'),
      'le petit garçon au bonnet rouge qui tient un parapluie',
      'the little boy in a red woolly hat holding an umbrella',
    ],
    [
      told('miss', 'hair.twinTails.pink', 'outfit.kimono.orange', 'item.book'),
      'la fille aux couettes roses, en kimono orange, qui tient un livre',
      'the girl with pink bunches in an orange kimono holding a book',
    ],
    [
      told('someone', 'hat.topHat', 'pose.sit'),
      'la personne au haut-de-forme, assise',
      'the one in a top hat, sitting down',
    ],
    [
      told('woman', 'outfit.clothes.blue', 'item.axe'),
      'la dame toute en bleu qui tient une hache',
      'the lady dressed all in blue and holding an axe',
    ],
    [
      told('child', 'hat.halo', 'sign.heart', 'pose.jump'),
      'l’enfant à l’auréole, avec un cœur au-dessus de la tête, qui saute en l’air',
      'the child with a halo and a heart overhead, jumping in the air',
    ],
    [
      told('lad', 'hair.hair.yellow', 'build.burly', 'outfit.bare'),
      'le grand costaud aux cheveux blonds, torse nu',
      'the bare-chested burly one with blond hair',
    ],
  ])('is said as a writer would: %s', (both, french, english) => {
    expect(both).toEqual([french, english]);
  });

  it('contracts its prepositions', () => {
    expect(['le chat', 'les chats', 'la dame', 'l’enfant'].map((text) => contracted('de', text))).toEqual([
      'du chat',
      'des chats',
      'de la dame',
      'de l’enfant',
    ]);
    expect(contracted('à', 'les couettes')).toBe('aux couettes');
    expect(capital('élève')).toBe('Élève');
  });

  it('has no fault in either language, whoever has whatever attribute', () => {
    const faults = CROWD_NOUNS.flatMap((who) =>
      ATTRIBUTES.flatMap((attribute) => {
        const somebody = { who, is: [attribute] };
        const [fr, en] = [say('fr', somebody), say('en', somebody)];
        return [...faultsOf(fr, FRENCH_FAULTS), ...faultsOf(en, ENGLISH_FAULTS)].map(
          (fault) => `${fr} | ${en} ${fault}`,
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has no fault, and says everything, with any two or three attributes of different kinds', () => {
    const any = fc
      .uniqueArray(fc.constantFrom(...ATTRIBUTES), {
        minLength: 2,
        maxLength: 3,
        selector: ({ trait }) => trait,
      })
      .chain((is) => fc.constantFrom(...CROWD_NOUNS).map((who) => ({ who, is })));
    fc.assert(
      fc.property(any, (somebody) => {
        const [fr, en] = [say('fr', somebody), say('en', somebody)];
        expect([fr, en, ...faultsOf(fr, FRENCH_FAULTS), ...faultsOf(en, ENGLISH_FAULTS)]).toEqual([fr, en]);
        for (const { trait, word, colour } of somebody.is) {
          if (colour) expect(en).toContain(LEXICONS.en.colour(colour, trait)?.m);
          const [first = ''] = (LEXICONS.fr.word(trait, word)?.words ?? '').replace('*', '').split(/ ?~|\(/);
          expect(fr).toContain(first);
        }
      }),
    );
  });

  it('leaves out what no locale file says', () => {
    expect(say('fr', saying('man', 'hat.colander', 'item.cup'))).toBe('le monsieur qui tient une tasse');
    expect(phraseOf('en', lexiconOf(undefined), saying('man', 'item.cup'))).toBe('the ');
  });
});
