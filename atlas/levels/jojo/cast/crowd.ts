/** Everybody else on level 17: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { CreatureSpec } from '../../../creatures/creature';
import type { PersonSpec } from '../../../people/spec';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';
import { POSERS } from './wardrobe';

const STRAYS: readonly CreatureSpec[] = [
  { plan: 'bird', colour: 'lilac', second: 'white', wingTip: 'purple', mood: 'cocky' },
  { plan: 'bird', colour: 'white', second: 'cream', wingTip: 'rose', mood: 'simple', scale: 0.9 },
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
  {
    plan: 'beast',
    colour: 'rose',
    second: 'cream',
    ears: 'cat',
    inner: 'pink',
    tail: 'cat',
    snout: 'cat',
    mood: 'sleepy',
    pose: 'sit',
    girth: 26,
  },
  {
    plan: 'beast',
    colour: 'khaki',
    second: 'sand',
    ears: 'round',
    snout: 'horse',
    tail: 'lion',
    tailTip: 'umber',
    length: 78,
    leg: 44,
    neck: 26,
    girth: 36,
    mood: 'cocky',
    pose: 'walk',
  },
  {
    plan: 'bug',
    kind: 'beetle',
    colour: 'red',
    second: 'black',
    pattern: 'bigSpots',
    headColour: 'charcoal',
    mood: 'cute',
    scale: 0.8,
  },
];

const STRAY_SHARE = 0.06;

// who leans further than this falls
const TIPS = [-13, -9, -6, 6, 9, 13] as const;

const TIPPED = 0.5;

/** Somebody of a wardrobe, as they hold themselves here. */
export function poser(random: Random, wardrobe: Wardrobe): PersonSpec {
  const spec = dressPerson(random, wardrobe);
  // nobody here has ever stood up straight
  return random.chance(TIPPED) ? { ...spec, tip: random.pick(TIPS) } : spec;
}

export function extra(random: Random) {
  if (random.chance(STRAY_SHARE)) return { ...random.pick(STRAYS), flip: random.chance(0.5) };
  return poser(random, POSERS);
}
