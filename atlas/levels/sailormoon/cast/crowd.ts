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
];

export function extra(random: Random) {
  if (random.chance(0.06)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return dressPerson(random, EVENING);
}
