/** Everybody else on level 8: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { VILLAGERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    colour: 'charcoal',
    second: 'grey',
    ears: 'cat',
    tail: 'cat',
    snout: 'cat',
    inner: 'pink',
    mood: 'sleepy',
    pose: 'sit',
  },
  {
    plan: 'beast',
    colour: 'white',
    second: 'ginger',
    ears: 'cat',
    tail: 'cat',
    snout: 'cat',
    inner: 'pink',
    mood: 'shock',
    pose: 'walk',
  },
  { plan: 'bird', colour: 'umber', second: 'cream', wingTip: 'charcoal', beakColour: 'gold', mood: 'stern' },
  {
    plan: 'bird',
    colour: 'charcoal',
    second: 'grey',
    wingTip: 'black',
    beakColour: 'charcoal',
    mood: 'cocky',
  },
  { plan: 'blob', body: 'dome', colour: 'lime', second: 'yellow', mood: 'simple', scale: 0.6 },
];

const STRAY_SHARE = 0.04;

export const extra = (random: Random) =>
  random.chance(STRAY_SHARE)
    ? { ...random.pick(STRAYS), flip: random.chance(0.5) }
    : dressPerson(random, VILLAGERS);
