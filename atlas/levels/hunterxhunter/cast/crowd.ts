/** Everybody else on level 16: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import { dressPerson } from '../../../stage/wardrobe';
import { CANDIDATES } from './wardrobe';

const ants = (['charcoal', 'wine', 'umber', 'olive'] as const).map((colour): CreatureSpec => ({
  plan: 'critter',
  colour,
  second: 'sand',
  skull: 'wedge',
  horns: 'antennae',
  hornColour: colour,
  pattern: 'plates',
  feet: 'claws',
  arms: 'out',
  mood: 'menace',
  iris: 'gold',
  girth: 20,
  tall: 52,
  scale: 1.05,
}));

const BEASTS: readonly CreatureSpec[] = [
  ...ants,
  {
    plan: 'critter',
    colour: 'khaki',
    second: 'cream',
    ears: 'fox',
    inner: 'cream',
    snout: 'dog',
    tail: 'fox',
    tailTip: 'cream',
    mask: 'lower',
    arms: 'hips',
    mood: 'cheeky',
    girth: 24,
    tall: 60,
  },
  {
    plan: 'critter',
    colour: 'olive',
    second: 'lime',
    skull: 'frog',
    snout: 'frog',
    girth: 34,
    tall: 34,
    feet: 'webbed',
    arms: 'belly',
    mood: 'sleepy',
  },
  {
    plan: 'beast',
    colour: 'pink',
    second: 'blush',
    ears: 'floppy',
    snout: 'pig',
    tail: 'curl',
    girth: 38,
    length: 70,
    leg: 18,
    horns: 'nubs',
    mood: 'angry',
    pose: 'run',
  },
  {
    plan: 'bird',
    colour: 'cream',
    second: 'white',
    wingTip: 'coral',
    crest: 'plume',
    crestColour: 'coral',
    mood: 'simple',
  },
];

const BEAST_SHARE = 0.09;

/** One of the island's animals. */
export function beast(random: Random): CreatureSpec {
  const coat: Swatch = random.pick(['charcoal', 'wine', 'umber', 'olive', 'khaki', 'steel', 'plum']);
  return { ...random.pick(BEASTS), colour: coat, flip: random.chance(0.5) };
}

export function extra(random: Random) {
  return random.chance(BEAST_SHARE) ? beast(random) : dressPerson(random, CANDIDATES);
}
