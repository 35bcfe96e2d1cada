/** Everybody else on level 9: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { COLONY } from './wardrobe';

/** Pets, and machines as small as pets. */
export const COLONY_PETS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'sand',
    second: 'cream',
    ears: 'fox',
    tail: 'curl',
    snout: 'dog',
    mood: 'happy',
    pose: 'walk',
  },
  {
    plan: 'beast',
    colour: 'charcoal',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'cocky',
    pose: 'sit',
    girth: 26,
  },
  {
    plan: 'golem',
    material: 'box',
    colour: 'silver',
    second: 'steel',
    accent: 'orange',
    size: 0.62,
  },
  {
    plan: 'golem',
    material: 'box',
    colour: 'yellow',
    second: 'charcoal',
    accent: 'red',
    size: 0.7,
  },
  { plan: 'bird', colour: 'white', second: 'cream', wingTip: 'silver', mood: 'simple' },
  {
    plan: 'golem',
    material: 'box',
    colour: 'teal',
    second: 'white',
    accent: 'red',
    antenna: 'gold',
    size: 0.66,
  },
  {
    plan: 'beast',
    colour: 'white',
    second: 'blush',
    ears: 'rabbit',
    inner: 'pink',
    tail: 'curl',
    snout: 'muzzle',
    mood: 'shock',
    pose: 'run',
  },
  {
    plan: 'beast',
    colour: 'umber',
    second: 'sand',
    ears: 'floppy',
    tail: 'curl',
    snout: 'dog',
    leg: 18,
    mood: 'sleepy',
    pose: 'sit',
  },
];

const PET_SHARE = 0.06;

export function extra(random: Random) {
  if (random.chance(PET_SHARE)) return { ...random.pick(COLONY_PETS), flip: random.chance(0.5) };
  return dressPerson(random, COLONY);
}
