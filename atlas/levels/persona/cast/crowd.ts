/** Everybody else on level 18: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import type { PersonSpec } from '../../../people/spec';
import { dressPerson } from '../../../stage/wardrobe';
import { PASSERS } from './wardrobe';

const SHADOWS: readonly CreatureSpec[] = [
  {
    plan: 'blob',
    body: 'wisp',
    colour: 'charcoal',
    mood: 'menace',
    iris: 'red',
    mask: 'lower',
    maskColour: 'wine',
    air: 16,
    scale: 0.8,
  },
  { plan: 'blob', body: 'gum', colour: 'black', gloss: true, mood: 'cheeky', limbs: 'puddle', scale: 0.8 },
  { plan: 'bird', colour: 'steel', second: 'silver', wingTip: 'charcoal', mood: 'simple' },
  { plan: 'bird', colour: 'silver', second: 'white', wingTip: 'grey', mood: 'cocky', scale: 0.9 },
  {
    plan: 'beast',
    colour: 'ginger',
    second: 'cream',
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    pose: 'walk',
    mood: 'happy',
  },
];

const SHADOW_SHARE = 0.06;

const MASKED = 0.09;

export function extra(random: Random) {
  if (random.chance(SHADOW_SHARE)) return { ...random.pick(SHADOWS), flip: random.chance(0.5) };
  const spec: PersonSpec = dressPerson(random, PASSERS);
  return random.chance(MASKED) ? { ...spec, face: ['mask'] as const, accent: 'white' as const } : spec;
}
