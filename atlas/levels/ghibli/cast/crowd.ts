/** Everybody else on level 2: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { VALLEY } from './wardrobe';

type Coat = (color: Swatch, second: Swatch) => CreatureSpec;

/** Guests of the baths and neighbours of the wood; a coat of two colours makes one of them somebody. */
const SPIRITS: readonly Coat[] = [
  (color, second) => ({
    plan: 'critter',
    color,
    second,
    skull: 'frog',
    snout: 'frog',
    girth: 27,
    tall: 32,
    feet: 'webbed',
    arms: 'hips',
    mood: 'smile',
  }),
  (color, second) => ({
    plan: 'critter',
    color,
    second,
    ears: 'round',
    inner: second,
    snout: 'mouse',
    tail: 'puff',
    girth: 34,
    mood: 'happy',
    arms: 'belly',
  }),
  (color, second) => ({
    plan: 'blob',
    body: 'pear',
    color,
    second,
    mood: 'serene',
    arms: 'nubs',
    limbs: 'feet',
    blush: 'coral',
  }),
  (color, second) => ({
    plan: 'blob',
    body: 'bun',
    color,
    second,
    gloss: true,
    mood: 'sleepy',
    limbs: 'puddle',
  }),
  (color, second) => ({
    plan: 'blob',
    body: 'egg',
    color,
    second,
    snout: 'beak',
    beakColor: 'orange',
    limbs: 'birdFeet',
    arms: 'wings',
    mood: 'simple',
  }),
  (color, second) => ({
    plan: 'beast',
    color,
    second,
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    pose: 'sit',
    mood: 'calm',
    girth: 28,
  }),
  (color, second) => ({
    plan: 'beast',
    color,
    second,
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    mask: 'patch',
    maskColor: second,
    pose: 'walk',
    mood: 'happy',
  }),
  (color, second) => ({
    plan: 'beast',
    color,
    second,
    snout: 'pig',
    ears: 'lop',
    tail: 'curl',
    leg: 22,
    length: 70,
    girth: 40,
    mood: 'simple',
  }),
  (color, second) => ({ plan: 'bird', color, second, wingTip: second, mood: 'cute' }),
  (color, second) => ({ plan: 'plant', kind: 'mushroom', color, second, mood: 'cute', blush: 'coral' }),
  (color, second) => ({ plan: 'bug', kind: 'snail', color, second, mood: 'calm' }),
  (color) => ({ plan: 'plant', kind: 'stump', color, mood: 'sleepy' }),
  (color, second) => ({ plan: 'blob', body: 'ghost', color, second, mood: 'simple', air: 12 }),
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

export function extra(random: Random): FigureSpec {
  if (!random.chance(SPIRIT_SHARE)) return dressPerson(random, VALLEY);
  const [color, second] = random.pick(COATS);
  return { ...random.pick(SPIRITS)(color, second), flip: random.chance(0.5) };
}
