/** The animals that stories bring along: each time in another coat. */
import type { Random } from '../core/random';
import type { Swatch } from '../core/swatches';
import type { CreatureSpec } from '../creatures/creature';

type Spec<P> = Extract<CreatureSpec, { readonly plan: P }>;

const COATS: readonly (readonly [Swatch, Swatch])[] = [
  ['sand', 'cream'],
  ['chestnut', 'cream'],
  ['silver', 'white'],
  ['charcoal', 'silver'],
  ['ginger', 'white'],
  ['cream', 'umber'],
  ['umber', 'sand'],
  ['steel', 'white'],
  ['wood', 'blond'],
  ['gold', 'white'],
];
const COLLARS: readonly Swatch[] = ['red', 'cobalt', 'teal', 'gold', 'purple'];

export const dog = (random: Random, more: Partial<Spec<'beast'>> = {}): CreatureSpec => {
  const [colour, second] = random.pick(COATS);
  return {
    plan: 'beast',
    colour,
    second,
    ears: 'floppy',
    snout: 'dog',
    tail: random.pick(['curl', 'stub'] as const),
    mask: 'patch',
    maskColour: random.pick([second, ...COLLARS.slice(0, 1)]),
    mood: 'happy',
    length: random.int(56, 72),
    girth: random.int(26, 33),
    ...more,
  };
};

export const pup = (random: Random): CreatureSpec => dog(random, { pose: 'run', mood: 'joy' });
export const waitingDog = (random: Random): CreatureSpec => dog(random, { pose: 'sit', mood: 'happy' });

export const cat = (random: Random): CreatureSpec => {
  const [colour, second] = random.pick(COATS);
  return {
    plan: 'beast',
    colour,
    second,
    skull: 'cheeky',
    ears: 'cat',
    snout: 'cat',
    tail: 'cat',
    pose: random.pick(['sit', 'lie'] as const),
    mood: 'serene',
    pattern: 'bib',
    patternColour: second,
    length: random.int(46, 58),
    girth: random.int(22, 28),
  };
};

export const hen = (random: Random): CreatureSpec => {
  const [colour, second] = random.pick(COATS);
  return {
    plan: 'bird',
    colour,
    second,
    wingTip: second,
    crest: 'comb',
    crestColour: 'red',
    mood: 'shock',
    girth: random.int(22, 28),
    tall: random.int(34, 42),
  };
};
