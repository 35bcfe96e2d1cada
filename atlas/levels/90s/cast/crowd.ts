/** Everybody else on level 5: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { COSTUMES } from './costumes';
import { fresh } from './fresh';
import { PASSERS } from './wardrobe';

const FUR: readonly (readonly [Swatch, Swatch])[] = [
  ['sand', 'cream'],
  ['umber', 'cream'],
  ['white', 'sand'],
  ['charcoal', 'white'],
  ['ginger', 'white'],
  ['grey', 'white'],
];

const PLASTIC: readonly (readonly [Swatch, Swatch])[] = [
  ['aqua', 'white'],
  ['yellow', 'teal'],
  ['pink', 'white'],
  ['lime', 'purple'],
  ['silver', 'rose'],
];

/** What runs between the legs: dogs, cats, pigeons, pocket pets that grew, robots on batteries. */
function pet(random: Random): CreatureSpec {
  const flip = random.chance(0.5);
  const kind = random.int(0, 4);
  const [fur, furShade] = random.pick(FUR);
  const [plastic, plasticShade] = random.pick(PLASTIC);
  if (kind === 0)
    return {
      plan: 'beast',
      colour: fur,
      second: furShade,
      ears: random.pick(['floppy', 'fox']),
      snout: 'dog',
      tail: 'curl',
      pose: random.pick(['walk', 'sit']),
      mood: random.pick(['happy', 'smile', 'sleepy']),
      flip,
    };
  if (kind === 1)
    return {
      plan: 'beast',
      colour: fur,
      second: furShade,
      ears: 'cat',
      snout: 'cat',
      tail: 'cat',
      pose: random.pick(['walk', 'sit']),
      mood: random.pick(['cute', 'sleepy', 'cocky']),
      flip,
    };
  if (kind === 2)
    return {
      plan: 'bird',
      colour: random.pick<Swatch>(['grey', 'silver', 'steel']),
      second: random.pick<Swatch>(['white', 'lilac', 'mint']),
      beakColour: 'gold',
      legColour: 'coral',
      wingTip: random.pick<Swatch>(['charcoal', 'steel']),
      mood: random.pick(['simple', 'shock', 'angry']),
      scale: random.pick([0.8, 0.9]),
      flip,
    };
  if (kind === 3)
    return {
      plan: 'blob',
      body: random.pick(['egg', 'cube', 'star', 'drop']),
      colour: plastic,
      second: plasticShade,
      gloss: true,
      limbs: random.pick(['feet', 'puddle']),
      mood: random.pick(['cute', 'happy', 'shock', 'sleepy']),
      scale: random.pick([0.8, 0.95]),
      flip,
    };
  return {
    plan: 'golem',
    material: 'box',
    colour: plastic,
    second: plasticShade,
    accent: random.pick<Swatch>(['red', 'cobalt', 'charcoal']),
    arms: random.pick(['up', 'down']),
    scale: 0.72,
    flip,
  };
}

const PETS = 0.17;
/** Share of people in a costume, or in clothes of another part of the square. */
const COSTUMED = 0.1;
const STRANGERS = 0.26;

/** Somebody who is not dressed for the part they are in; undefined for most. */
export function stranger(random: Random): FigureSpec | undefined {
  const drawn = random.next();
  if (drawn < COSTUMED) {
    const costume = random.pick(COSTUMES);
    const flip = random.chance(0.5);
    // each looks another way, and by it wears another dye
    const turn = (0.15 + (COSTUMES.indexOf(costume) % 10) * 0.03) * (flip ? 1 : -1);
    return fresh({ ...costume, turn: Math.round(turn * 100) / 100, flip });
  }
  if (drawn < COSTUMED + STRANGERS) return fresh(dressPerson(random, PASSERS));
  return undefined;
}

export const extra = (random: Random): FigureSpec =>
  random.chance(PETS) ? pet(random) : fresh(dressPerson(random, PASSERS));
