/** Everybody else on level 7: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { ISLANDERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  { plan: 'bird', colour: 'red', second: 'yellow', wingTip: 'cobalt', beakColour: 'charcoal', mood: 'cocky' },
  { plan: 'bird', colour: 'green', second: 'lime', wingTip: 'red', beakColour: 'gold', mood: 'happy' },
  {
    plan: 'bird',
    colour: 'yellow',
    second: 'cream',
    wingTip: 'orange',
    beakColour: 'orange',
    mood: 'simple',
    girth: 34,
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
  },
  {
    plan: 'beast',
    colour: 'white',
    second: 'charcoal',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'joy',
  },
  { plan: 'blob', body: 'dome', colour: 'purple', limbs: 'tentacles', mood: 'cute', scale: 0.7 },
];

export const STRAY_SHARE = 0.05;

/** An animal of the isles. */
export const stray = (random: Random): CreatureSpec => ({ ...random.pick(STRAYS), flip: random.chance(0.5) });

export const extra = (random: Random) =>
  random.chance(STRAY_SHARE) ? stray(random) : dressPerson(random, ISLANDERS);
