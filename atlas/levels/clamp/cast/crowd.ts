/** Everybody else on level 21: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { CITY } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
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
    plan: 'beast',
    colour: 'white',
    second: 'ginger',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'walk',
    girth: 26,
  },
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
  { plan: 'bird', colour: 'white', second: 'cream', wingTip: 'silver', mood: 'simple' },
  {
    plan: 'critter',
    colour: 'umber',
    second: 'sand',
    ears: 'round',
    mask: 'tanuki',
    maskColour: 'charcoal',
    snout: 'dog',
    tail: 'ringed',
    mood: 'laugh',
    scale: 0.8,
  },
];

const STRAY_SHARE = 0.05;

export function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return dressPerson(random, CITY);
}
