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

type Coat = (color: Swatch, second: Swatch, random: Random) => CreatureSpec;

/** The small folk, round and eared, and the herds of the plain. */
const OTHERS: readonly Coat[] = [
  (color, second, random) => ({
    plan: 'critter',
    color,
    second,
    ears: 'lop',
    inner: second,
    snout: 'cat',
    girth: 33,
    tall: 40,
    mood: random.pick(['happy', 'joy', 'cute', 'grin'] as const),
    arms: random.pick(['up', 'out', 'wave', 'hips'] as const),
    crest: 'tuft',
    crestColor: second,
  }),
  (color, second, random) => ({
    plan: 'critter',
    color,
    second,
    ears: 'elephant',
    inner: second,
    snout: 'mouse',
    girth: 31,
    tall: 38,
    mood: random.pick(['smile', 'shock', 'cute', 'star'] as const),
    arms: random.pick(['out', 'belly', 'wave'] as const),
    pattern: 'bib',
    patternColor: second,
  }),
  (color, second) => ({
    plan: 'beast',
    color,
    second,
    ears: 'leaf',
    horns: 'ram',
    hornColor: 'wood',
    snout: 'horse',
    mask: 'lower',
    wool: second,
    pose: 'walk',
    length: 76,
    girth: 38,
    leg: 30,
    mood: 'calm',
  }),
  (color, second) => ({
    plan: 'bird',
    color,
    second,
    wingTip: second,
    crest: 'plume',
    crestColor: second,
    mood: 'cute',
  }),
  (color, second) => ({
    plan: 'bug',
    kind: 'beetle',
    color,
    second,
    pattern: 'bigSpots',
    headColor: second,
    mood: 'cute',
  }),
  (color, second) => ({
    plan: 'beast',
    color,
    second,
    skull: 'cheeky',
    ears: 'fox',
    inner: second,
    tail: 'fox',
    tailTip: second,
    snout: 'cat',
    horns: 'unicorn',
    hornColor: 'gold',
    pose: 'run',
    mood: 'joy',
  }),
];

const OTHER_SHARE = 0.24;

export function extra(random: Random) {
  if (!random.chance(OTHER_SHARE)) return dressPerson(random, COLONISTS);
  const [color, second] = random.pick(COATS);
  return { ...random.pick(OTHERS)(color, second, random), flip: random.chance(0.5) };
}
