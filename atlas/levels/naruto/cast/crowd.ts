/** Everybody else on level 8: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { VILLAGERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  {
    plan: 'beast',
    color: 'charcoal',
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
    color: 'white',
    second: 'ginger',
    ears: 'cat',
    tail: 'cat',
    snout: 'cat',
    inner: 'pink',
    mood: 'shock',
    pose: 'walk',
  },
  { plan: 'bird', color: 'umber', second: 'cream', wingTip: 'charcoal', beakColor: 'gold', mood: 'stern' },
  { plan: 'bird', color: 'charcoal', second: 'grey', wingTip: 'black', beakColor: 'charcoal', mood: 'cocky' },
  { plan: 'blob', body: 'dome', color: 'lime', second: 'yellow', mood: 'simple', scale: 0.6 },
];

const STRAY_SHARE = 0.04;

export const extra = (random: Random) =>
  random.chance(STRAY_SHARE)
    ? { ...random.pick(STRAYS), flip: random.chance(0.5) }
    : dressPerson(random, VILLAGERS);
