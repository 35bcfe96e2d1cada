/** Everybody else on level 3: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { ADVENTURERS } from './wardrobe';

const GUMS: readonly (readonly [Swatch, Swatch])[] = [
  ['aqua', 'sky'],
  ['lime', 'grass'],
  ['gold', 'yellow'],
  ['lilac', 'plum'],
  ['peach', 'coral'],
];

const PLUMES: readonly (readonly [Swatch, Swatch])[] = [
  ['orange', 'gold'],
  ['yellow', 'sand'],
  ['coral', 'peach'],
  ['sky', 'white'],
];

type Coat = (random: Random) => CreatureSpec;

/** What one meets at random: gums, riding birds, things with caps, small stones, and dogs that want to join. */
const MONSTERS: readonly Coat[] = [
  (r) => {
    const [colour, second] = r.pick(GUMS);
    return {
      plan: 'blob',
      body: r.pick(['gum', 'cube', 'dome']),
      colour,
      second,
      gloss: true,
      limbs: 'puddle',
      mood: r.pick(['cute', 'grin', 'sleepy', 'shock', 'angry']),
      scale: r.pick([0.85, 1]),
    };
  },
  (r) => {
    const [colour, second] = r.pick(PLUMES);
    return {
      plan: 'bird',
      colour,
      second,
      wingTip: second,
      crest: 'tuft',
      crestColour: 'teal',
      beakColour: 'orange',
      legColour: 'orange',
      neck: 20,
      leg: 24,
      mood: r.pick(['simple', 'cute', 'shock', 'happy']),
      scale: r.pick([1.1, 1.25]),
    };
  },
  (r) => ({
    plan: 'plant',
    kind: 'mushroom',
    colour: r.pick<Swatch>(['red', 'purple', 'teal', 'orange']),
    mood: r.pick(['cute', 'smile', 'shock', 'sleepy']),
  }),
  (r) => ({
    plan: 'golem',
    colour: r.pick<Swatch>(['steel', 'wood', 'olive']),
    accent: r.pick<Swatch>(['aqua', 'orange', 'lime']),
    size: 0.6,
    arms: r.pick(['down', 'up', 'wave']),
  }),
  (r) => ({
    plan: 'beast',
    colour: r.pick<Swatch>(['sand', 'umber', 'ginger', 'silver']),
    second: 'cream',
    ears: r.pick(['floppy', 'fox', 'cat']),
    snout: r.pick(['dog', 'cat']),
    tail: 'curl',
    pose: r.pick(['walk', 'sit']),
    mood: r.pick(['happy', 'smile', 'sleepy']),
  }),
  (r) => ({
    plan: 'blob',
    body: 'ghost',
    colour: r.pick<Swatch>(['white', 'mint', 'blush', 'sky']),
    mood: r.pick(['cute', 'shock', 'cheeky', 'sad']),
    air: 10,
  }),
  (r) => ({
    plan: 'blob',
    body: 'egg',
    colour: r.pick<Swatch>(['cream', 'pink', 'khaki', 'teal']),
    second: 'white',
    snout: 'beak',
    beakColour: 'orange',
    limbs: 'birdFeet',
    arms: 'wings',
    mood: 'simple',
  }),
];

const MONSTER_SHARE = 0.36;

export const extra = (random: Random): FigureSpec =>
  random.chance(MONSTER_SHARE)
    ? { ...random.pick(MONSTERS)(random), flip: random.chance(0.5) }
    : dressPerson(random, ADVENTURERS);
