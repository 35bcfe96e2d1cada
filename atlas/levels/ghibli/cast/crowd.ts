/** Everybody else on level 2: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { VALLEY } from './wardrobe';

type Coat = (colour: Swatch, second: Swatch) => CreatureSpec;

/** Guests of the baths and neighbours of the wood; a coat of two colours makes one of them somebody. */
const SPIRITS: readonly Coat[] = [
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    skull: 'frog',
    snout: 'frog',
    girth: 27,
    tall: 32,
    feet: 'webbed',
    arms: 'hips',
    mood: 'smile',
  }),
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'round',
    inner: second,
    snout: 'mouse',
    tail: 'puff',
    girth: 34,
    mood: 'happy',
    arms: 'belly',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'pear',
    colour,
    second,
    mood: 'serene',
    arms: 'nubs',
    limbs: 'feet',
    blush: 'coral',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'bun',
    colour,
    second,
    gloss: true,
    mood: 'sleepy',
    limbs: 'puddle',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'egg',
    colour,
    second,
    snout: 'beak',
    beakColour: 'orange',
    limbs: 'birdFeet',
    arms: 'wings',
    mood: 'simple',
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    pose: 'sit',
    mood: 'calm',
    girth: 28,
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    mask: 'patch',
    maskColour: second,
    pose: 'walk',
    mood: 'happy',
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    snout: 'pig',
    ears: 'lop',
    tail: 'curl',
    leg: 22,
    length: 70,
    girth: 40,
    mood: 'simple',
  }),
  (colour, second) => ({ plan: 'bird', colour, second, wingTip: second, mood: 'cute' }),
  (colour, second) => ({ plan: 'plant', kind: 'mushroom', colour, second, mood: 'cute', blush: 'coral' }),
  (colour, second) => ({ plan: 'bug', kind: 'snail', colour, second, mood: 'calm' }),
  (colour) => ({ plan: 'plant', kind: 'stump', colour, mood: 'sleepy' }),
  (colour, second) => ({ plan: 'blob', body: 'ghost', colour, second, mood: 'simple', air: 12 }),
];

const COATS: readonly (readonly [Swatch, Swatch])[] = [
  ['mint', 'cream'],
  ['sand', 'white'],
  ['gold', 'cream'],
  ['peach', 'cream'],
  ['sky', 'white'],
  ['white', 'blush'],
  ['coral', 'cream'],
  ['lilac', 'white'],
  ['wood', 'sand'],
  ['aqua', 'white'],
  ['rose', 'blush'],
  ['yellow', 'white'],
  ['steel', 'silver'],
];

const SPIRIT_SHARE = 0.26;

/** Somebody who is not quite of this world. */
export function spirit(random: Random): CreatureSpec {
  const [colour, second] = random.pick(COATS);
  return { ...random.pick(SPIRITS)(colour, second), flip: random.chance(0.5) };
}

export function extra(random: Random): FigureSpec {
  return random.chance(SPIRIT_SHARE) ? spirit(random) : dressPerson(random, VALLEY);
}
