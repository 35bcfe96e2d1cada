/** Everybody else on level 6: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { TOMORROW } from './wardrobe';

const EVERYBODY_ELSE: readonly CreatureSpec[] = [
  { plan: 'golem', material: 'box', colour: 'silver', second: 'steel', accent: 'orange', size: 0.72 },
  { plan: 'golem', material: 'box', colour: 'yellow', second: 'charcoal', accent: 'red', size: 0.78 },
  {
    plan: 'golem',
    material: 'box',
    colour: 'aqua',
    second: 'white',
    accent: 'coral',
    size: 0.7,
    arms: 'wave',
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
    colour: 'grey',
    second: 'silver',
    ears: 'elephant',
    snout: 'trunk',
    tail: 'lion',
    mood: 'smile',
    girth: 46,
  },
  {
    plan: 'beast',
    colour: 'ginger',
    second: 'cream',
    ears: 'round',
    tail: 'lion',
    tailTip: 'umber',
    mane: 'chestnut',
    snout: 'cat',
    mood: 'stern',
    pose: 'sit',
  },
  { plan: 'bird', colour: 'red', second: 'gold', wingTip: 'blue', wingColour: 'blue', mood: 'happy' },
  {
    plan: 'critter',
    colour: 'umber',
    second: 'sand',
    ears: 'round',
    snout: 'muzzle',
    arms: 'up',
    tail: 'none',
    mood: 'laugh',
  },
];

const ELSE_SHARE = 0.1;

/** Somebody of the crowd. */
export function extra(random: Random) {
  if (random.chance(ELSE_SHARE)) return { ...random.pick(EVERYBODY_ELSE), flip: random.chance(0.5) };
  return dressPerson(random, TOMORROW);
}
