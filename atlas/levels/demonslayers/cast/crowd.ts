/** Everybody else on level 15: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { seemly } from './seemly';
import { STROLLERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'charcoal',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    skull: 'wide',
    snout: 'cat',
    mood: 'cocky',
    iris: 'lime',
    pose: 'walk',
    legWidth: 11,
    length: 62,
    girth: 26,
    leg: 22,
  },
  {
    plan: 'beast',
    colour: 'ginger',
    second: 'cream',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'sit',
    girth: 28,
  },
  {
    plan: 'beast',
    colour: 'sand',
    second: 'umber',
    ears: 'floppy',
    earColour: 'umber',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'happy',
  },
  { plan: 'bird', colour: 'steel', second: 'silver', wingTip: 'charcoal', mood: 'simple' },
  {
    plan: 'blob',
    body: 'flame',
    colour: 'aqua',
    maskColour: 'white',
    mask: 'lower',
    mood: 'menace',
    air: 26,
    scale: 0.7,
  },
  {
    plan: 'blob',
    body: 'flame',
    colour: 'lilac',
    maskColour: 'white',
    mask: 'lower',
    mood: 'cheeky',
    air: 22,
    scale: 0.66,
  },
  {
    plan: 'critter',
    colour: 'lime',
    second: 'cream',
    skull: 'frog',
    snout: 'frog',
    girth: 26,
    tall: 30,
    feet: 'webbed',
    arms: 'hips',
    mood: 'smile',
    scale: 0.8,
  },
];

const STRAY_SHARE = 0.05;

export function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return seemly(dressPerson(random, STROLLERS));
}
