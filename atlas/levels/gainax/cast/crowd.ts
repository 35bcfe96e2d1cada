/** Everybody else on level 19: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { COSTUMES } from './costumes';
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
/** Share of those who came in a costume, or in clothes of another quarter. */
const COSTUMED = 0.1;
const STRANGERS = 0.2;

/** Somebody who is not dressed for the quarter; undefined for most. */
export function stranger(random: Random): FigureSpec | undefined {
  const drawn = random.next();
  if (drawn < COSTUMED) return { ...random.pick(COSTUMES), flip: random.chance(0.5) };
  if (drawn < COSTUMED + STRANGERS) return dressPerson(random, CITY);
  return undefined;
}

export function extra(random: Random): FigureSpec {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return dressPerson(random, CITY);
}
