/** Everybody else on level 20: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import type { PersonSpec } from '../../../people/spec';
import { dressPerson } from '../../../stage/wardrobe';
import { SOLDIERS, TOWNSFOLK } from './wardrobe';

/** Animals that roam the city. */
export const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'chestnut',
    second: 'wood',
    snout: 'horse',
    ears: 'leaf',
    mane: 'umber',
    tail: 'lion',
    foot: 'hoof',
    leg: 46,
    neck: 40,
    saddle: 'wine',
    pose: 'walk',
    mood: 'simple',
    scale: 1.15,
  },
  {
    plan: 'beast',
    colour: 'grey',
    second: 'silver',
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
    colour: 'wood',
    second: 'cream',
    ears: 'floppy',
    earColour: 'umber',
    snout: 'dog',
    tail: 'curl',
    pose: 'run',
    mood: 'shock',
  },
  {
    plan: 'beast',
    colour: 'cream',
    wool: 'white',
    ears: 'floppy',
    snout: 'dog',
    pose: 'walk',
    mood: 'worried',
  },
  { plan: 'bird', colour: 'white', second: 'red', wingTip: 'cream', beakColour: 'gold', mood: 'shock' },
  {
    plan: 'beast',
    colour: 'white',
    second: 'silver',
    snout: 'muzzle',
    ears: 'lop',
    tail: 'curl',
    foot: 'hoof',
    leg: 32,
    mood: 'cocky',
    pose: 'stand',
  },
  {
    plan: 'beast',
    colour: 'pink',
    second: 'blush',
    snout: 'pig',
    ears: 'leaf',
    tail: 'curl',
    leg: 18,
    mood: 'joy',
    pose: 'run',
  },
  {
    plan: 'beast',
    colour: 'sand',
    second: 'wood',
    snout: 'dog',
    ears: 'fox',
    tail: 'fox',
    mood: 'happy',
    pose: 'sit',
  },
];

const STRAY_SHARE = 0.05;

const SOLDIER_SHARE = 0.4;

const CAPED = 0.6;

export function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  if (!random.chance(SOLDIER_SHARE)) return dressPerson(random, TOWNSFOLK);
  const soldier = dressPerson(random, SOLDIERS);
  return random.chance(CAPED)
    ? { ...soldier, back: [['cape', 'green']] satisfies PersonSpec['back'] }
    : soldier;
}
