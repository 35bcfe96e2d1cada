/** Everybody else on level 4: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { VILLAGERS } from './wardrobe';

const GUM: readonly (readonly [Swatch, Swatch])[] = [
  ['lime', 'grass'],
  ['aqua', 'sky'],
  ['rose', 'pink'],
  ['gold', 'yellow'],
];

const HEN: readonly (readonly [Swatch, Swatch])[] = [
  ['white', 'cream'],
  ['cream', 'sand'],
  ['chestnut', 'wood'],
  ['silver', 'white'],
];

/** What runs about the kingdom: hens, gums, walking mushrooms, farm dogs, small stones that woke up. */
function beast(random: Random): CreatureSpec {
  const flip = random.chance(0.5);
  const kind = random.int(0, 5);
  const [gum, gumShade] = random.pick(GUM);
  const [hen, henShade] = random.pick(HEN);
  if (kind <= 1)
    return {
      plan: 'bird',
      colour: hen,
      second: henShade,
      crest: 'comb',
      crestColour: 'red',
      beakColour: 'orange',
      legColour: 'orange',
      mood: random.pick(['simple', 'shock', 'angry', 'cute']),
      wingTip: henShade,
      scale: random.pick([0.8, 0.9, 1]),
      flip,
    };
  if (kind === 2)
    return {
      plan: 'blob',
      body: 'gum',
      colour: gum,
      second: gumShade,
      gloss: true,
      limbs: 'puddle',
      mood: random.pick(['cute', 'grin', 'sleepy', 'shock']),
      scale: random.pick([0.8, 1]),
      flip,
    };
  if (kind === 3)
    return {
      plan: 'plant',
      kind: 'mushroom',
      colour: random.pick<Swatch>(['red', 'orange', 'purple', 'cream']),
      mood: random.pick(['cute', 'smile', 'shock', 'sleepy']),
      flip,
    };
  if (kind === 4)
    return {
      plan: 'beast',
      colour: random.pick<Swatch>(['sand', 'umber', 'white', 'ginger']),
      second: 'cream',
      ears: random.pick(['floppy', 'fox']),
      snout: 'dog',
      tail: 'curl',
      pose: random.pick(['walk', 'sit']),
      mood: random.pick(['happy', 'smile', 'sleepy']),
      flip,
    };
  return {
    plan: 'blob',
    body: 'bun',
    colour: random.pick<Swatch>(['coral', 'khaki', 'olive', 'plum']),
    second: 'cream',
    limbs: 'feet',
    crest: 'sprout',
    crestColour: 'grass',
    mood: random.pick(['cheeky', 'angry', 'cute', 'shock']),
    flip,
  };
}

const BEASTS = 0.2;

export const extra = (random: Random): FigureSpec =>
  random.chance(BEASTS) ? beast(random) : dressPerson(random, VILLAGERS);
