/** Everybody else on level 13: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { WAR } from './wardrobe';

const BEASTS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'chestnut',
    second: 'cream',
    ears: 'leaf',
    snout: 'horse',
    tail: 'lion',
    mane: 'umber',
    foot: 'hoof',
    leg: 50,
    neck: 34,
    girth: 34,
    length: 84,
    saddle: 'wine',
    mood: 'calm',
    pose: 'walk',
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
  {
    plan: 'beast',
    colour: 'white',
    second: 'charcoal',
    wool: 'white',
    ears: 'lop',
    snout: 'muzzle',
    foot: 'hoof',
    mood: 'sleepy',
    pose: 'stand',
  },
  { plan: 'bird', colour: 'white', second: 'red', mood: 'shock' },
  {
    plan: 'beast',
    colour: 'grey',
    second: 'silver',
    ears: 'cat',
    inner: 'pink',
    snout: 'cat',
    tail: 'cat',
    girth: 26,
    mood: 'cocky',
    pose: 'sit',
  },
  {
    plan: 'beast',
    colour: 'umber',
    second: 'sand',
    ears: 'leaf',
    snout: 'muzzle',
    horns: 'bull',
    tail: 'lion',
    foot: 'hoof',
    girth: 38,
    mood: 'simple',
    pose: 'walk',
  },
];

/** One of the animals that the war has mislaid. */
export const beast = (random: Random): CreatureSpec => ({ ...random.pick(BEASTS), flip: random.chance(0.5) });

export const extra = (random: Random) => (random.chance(0.07) ? beast(random) : dressPerson(random, WAR));
