/** Everybody else on level 7: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { ISLANDERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  { plan: 'bird', color: 'red', second: 'yellow', wingTip: 'cobalt', beakColor: 'charcoal', mood: 'cocky' },
  { plan: 'bird', color: 'green', second: 'lime', wingTip: 'red', beakColor: 'gold', mood: 'happy' },
  {
    plan: 'bird',
    color: 'yellow',
    second: 'cream',
    wingTip: 'orange',
    beakColor: 'orange',
    mood: 'simple',
    girth: 34,
  },
  {
    plan: 'beast',
    color: 'ginger',
    second: 'cream',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'sit',
  },
  {
    plan: 'beast',
    color: 'white',
    second: 'charcoal',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'joy',
  },
  { plan: 'blob', body: 'dome', color: 'purple', limbs: 'tentacles', mood: 'cute', scale: 0.7 },
];

const STRAY_SHARE = 0.05;

export const extra = (random: Random) =>
  random.chance(STRAY_SHARE)
    ? { ...random.pick(STRAYS), flip: random.chance(0.5) }
    : dressPerson(random, ISLANDERS);
