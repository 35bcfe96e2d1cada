/** Everybody else on level 10: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { VISITORS } from './visitors';
import { GARRISON } from './wardrobe';

const COATS: readonly (readonly [Swatch, Swatch])[] = [
  ['grey', 'white'],
  ['umber', 'cream'],
  ['charcoal', 'white'],
  ['ginger', 'white'],
  ['sand', 'cream'],
  ['navy', 'white'],
  ['chestnut', 'sand'],
  ['black', 'silver'],
  ['wood', 'cream'],
  ['cobalt', 'white'],
];

type Coat = (colour: Swatch, second: Swatch, random: Random) => CreatureSpec;

/** Sled dogs, penguins that nobody ordered, hares, and a bear cub. */
const OTHERS: readonly Coat[] = [
  (colour, second, random) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'fox',
    inner: second,
    snout: 'dog',
    mask: 'lower',
    tail: 'fox',
    tailTip: second,
    pose: random.pick(['walk', 'run', 'sit', 'lie'] as const),
    length: 70,
    girth: 34,
    mood: random.pick(['happy', 'joy', 'calm', 'cute'] as const),
  }),
  (colour, second, random) => ({
    plan: 'critter',
    colour,
    second,
    pattern: 'bib',
    patternColour: second,
    snout: 'beak',
    girth: 33,
    tall: 44,
    arms: random.pick(['out', 'up', 'wave', 'hips'] as const),
    mood: random.pick(['smile', 'shock', 'cute', 'grin'] as const),
  }),
  (colour, second, random) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'rabbit',
    inner: 'pink',
    snout: 'mouse',
    girth: 28,
    tall: 34,
    mood: random.pick(['cute', 'star', 'worried'] as const),
    arms: random.pick(['up', 'belly', 'out'] as const),
  }),
  (colour, second) => ({
    plan: 'bird',
    colour,
    second,
    wingTip: second,
    mood: 'cute',
  }),
];

const OTHER_SHARE = 0.16;
const VISITOR_SHARE = 0.15;

export function extra(random: Random) {
  if (random.chance(VISITOR_SHARE)) return { ...random.pick(VISITORS), flip: random.chance(0.5) };
  if (!random.chance(OTHER_SHARE)) return dressPerson(random, GARRISON);
  const [colour, second] = random.pick(COATS);
  return { ...random.pick(OTHERS)(colour, second, random), flip: random.chance(0.5) };
}
