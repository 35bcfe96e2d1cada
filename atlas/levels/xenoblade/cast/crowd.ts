/** Everybody else on level 22: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { COLONISTS } from './wardrobe';

const COATS: readonly (readonly [Swatch, Swatch])[] = [
  ['peach', 'cream'],
  ['mint', 'white'],
  ['lilac', 'cream'],
  ['sky', 'white'],
  ['coral', 'sand'],
  ['sand', 'white'],
  ['aqua', 'blush'],
  ['lime', 'cream'],
  ['ginger', 'white'],
  ['teal', 'mint'],
  ['plum', 'lilac'],
  ['rose', 'silver'],
];

type Coat = (colour: Swatch, second: Swatch, random: Random) => CreatureSpec;

/** The small folk, round and eared, and the herds of the plain. */
const OTHERS: readonly Coat[] = [
  (colour, second, random) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'lop',
    inner: second,
    snout: 'cat',
    girth: 33,
    tall: 40,
    mood: random.pick(['happy', 'joy', 'cute', 'grin'] as const),
    arms: random.pick(['up', 'out', 'wave', 'hips'] as const),
    crest: 'tuft',
    crestColour: second,
  }),
  (colour, second, random) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'elephant',
    inner: second,
    snout: 'mouse',
    girth: 31,
    tall: 38,
    mood: random.pick(['smile', 'shock', 'cute', 'star'] as const),
    arms: random.pick(['out', 'belly', 'wave'] as const),
    pattern: 'bib',
    patternColour: second,
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'leaf',
    horns: 'ram',
    hornColour: 'wood',
    snout: 'horse',
    mask: 'lower',
    wool: second,
    pose: 'walk',
    length: 76,
    girth: 38,
    leg: 30,
    mood: 'calm',
  }),
  (colour, second) => ({
    plan: 'bird',
    colour,
    second,
    wingTip: second,
    crest: 'plume',
    crestColour: second,
    mood: 'cute',
  }),
  (colour, second) => ({
    plan: 'bug',
    kind: 'beetle',
    colour,
    second,
    pattern: 'bigSpots',
    headColour: second,
    mood: 'cute',
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    skull: 'cheeky',
    ears: 'fox',
    inner: second,
    tail: 'fox',
    tailTip: second,
    snout: 'cat',
    horns: 'unicorn',
    hornColour: 'gold',
    pose: 'run',
    mood: 'joy',
  }),
];

const OTHER_SHARE = 0.24;

/** One of the small folk, or of the herds. */
export function kin(random: Random): CreatureSpec {
  const [colour, second] = random.pick(COATS);
  return { ...random.pick(OTHERS)(colour, second, random), flip: random.chance(0.5) };
}

export function extra(random: Random) {
  return random.chance(OTHER_SHARE) ? kin(random) : dressPerson(random, COLONISTS);
}
