/** Everybody else on level 19: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { CITY } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'golem',
    material: 'box',
    colour: 'silver',
    accent: 'lime',
    antenna: 'red',
    size: 0.62,
    arms: 'wave',
  },
  {
    plan: 'golem',
    material: 'box',
    colour: 'orange',
    accent: 'aqua',
    antenna: 'gold',
    size: 0.56,
    arms: 'down',
  },
  { plan: 'golem', material: 'box', colour: 'lilac', accent: 'yellow', size: 0.6, arms: 'up' },
  { plan: 'bird', colour: 'charcoal', second: 'steel', mood: 'cocky', beakColour: 'gold' },
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
    girth: 26,
  },
];

const STRAY_SHARE = 0.07;

export function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return dressPerson(random, CITY);
}
