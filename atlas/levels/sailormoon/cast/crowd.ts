/** Everybody else on level 12: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { EVENING } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'chestnut',
    second: 'cream',
    ears: 'cat',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'lie',
  },
  {
    plan: 'beast',
    colour: 'cream',
    second: 'pink',
    ears: 'rabbit',
    inner: 'pink',
    tail: 'puff',
    mood: 'cute',
    pose: 'sit',
  },
  {
    plan: 'beast',
    colour: 'sand',
    second: 'umber',
    ears: 'floppy',
    tail: 'curl',
    snout: 'dog',
    mood: 'happy',
    pose: 'walk',
  },
  { plan: 'bird', colour: 'sky', second: 'white', mood: 'cute' },
  {
    plan: 'beast',
    colour: 'black',
    second: 'charcoal',
    ears: 'cat',
    inner: 'gold',
    tail: 'cat',
    snout: 'cat',
    iris: 'gold',
    mood: 'cocky',
    pose: 'sit',
  },
  {
    plan: 'beast',
    colour: 'white',
    second: 'silver',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'serene',
    pose: 'stand',
  },
  {
    plan: 'critter',
    colour: 'umber',
    second: 'cream',
    ears: 'round',
    inner: 'peach',
    snout: 'muzzle',
    tail: 'stub',
    girth: 34,
    arms: 'belly',
    hat: 'bow',
    hatColours: ['rose', 'rose'],
    mood: 'cute',
  },
  {
    plan: 'bird',
    colour: 'wood',
    second: 'sand',
    girth: 32,
    neck: 0,
    ears: 'tufts',
    mask: 'face',
    maskColour: 'sand',
    mood: 'shock',
    tail: 'none',
  },
];

/** An animal of the city that is out at night. */
export const stray = (random: Random): CreatureSpec => ({
  ...random.pick(STRAYS),
  flip: random.chance(0.5),
});

export function extra(random: Random) {
  return random.chance(0.06) ? stray(random) : dressPerson(random, EVENING);
}
