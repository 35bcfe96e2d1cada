/** Everybody else on level 1: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import { COSTUMES } from './costumes';
import { VISITORS } from './wardrobe';

/** Two colours of a critter: coat and belly. */
export type Paint = readonly [coat: Swatch, belly: Swatch];

const COATS: readonly Paint[] = [
  ['peach', 'cream'],
  ['mint', 'white'],
  ['lilac', 'white'],
  ['sky', 'white'],
  ['coral', 'cream'],
  ['sand', 'white'],
  ['rose', 'blush'],
  ['aqua', 'cream'],
  ['grass', 'lime'],
  ['gold', 'cream'],
  ['steel', 'silver'],
  ['purple', 'lilac'],
  ['ginger', 'cream'],
  ['teal', 'mint'],
  ['cream', 'white'],
  ['cobalt', 'sky'],
];

type Coat = (colour: Swatch, second: Swatch) => CreatureSpec;

/** Body plans of our own critters; a coat of two colours makes one of them somebody. */
const CRITTERS: readonly Coat[] = [
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'round',
    inner: second,
    snout: 'muzzle',
    tail: 'stub',
    mood: 'happy',
    girth: 30,
  }),
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'rabbit',
    inner: second,
    snout: 'cat',
    tail: 'puff',
    tailColour: second,
    mood: 'wink',
    arms: 'up',
  }),
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    ears: 'lop',
    inner: second,
    snout: 'mouse',
    mood: 'cute',
    arms: 'wave',
    armL: 'down',
    crest: 'sprout',
    crestColour: 'grass',
  }),
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    skull: 'frog',
    snout: 'frog',
    girth: 28,
    tall: 34,
    feet: 'webbed',
    arms: 'hips',
    mood: 'smile',
    blush: 'coral',
  }),
  (colour, second) => ({
    plan: 'critter',
    colour,
    second,
    neck: 12,
    skull: 'egg',
    snout: 'dragon',
    horns: 'nubs',
    tail: 'flameTip',
    tailTip: second,
    wings: 'insect',
    wingColour: second,
    pattern: 'plates',
    feet: 'claws',
    mood: 'grin',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'gum',
    colour,
    second,
    gloss: true,
    mood: 'cute',
    blush: 'coral',
    limbs: 'puddle',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'dome',
    colour,
    second,
    limbs: 'tentacles',
    mood: 'joy',
    blush: 'red',
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'bell',
    colour,
    second,
    limbs: 'streamers',
    mood: 'serene',
    blush: 'rose',
    air: 10,
  }),
  (colour, second) => ({
    plan: 'blob',
    body: 'cube',
    colour,
    second,
    gloss: true,
    mood: 'sleepy',
    crest: 'tuft',
    crestColour: second,
    limbs: 'feet',
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    skull: 'cheeky',
    ears: 'fox',
    inner: second,
    tail: 'fox',
    tailTip: second,
    mask: 'lower',
    snout: 'cat',
    mood: 'smile',
    pose: 'sit',
    pattern: 'bib',
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'floppy',
    snout: 'dog',
    tail: 'curl',
    mask: 'patch',
    maskColour: second,
    pose: 'walk',
    mood: 'happy',
    length: 66,
    girth: 30,
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    skull: 'round',
    ears: 'elephant',
    inner: second,
    snout: 'trunk',
    tail: 'lion',
    tailTip: second,
    length: 80,
    girth: 46,
    leg: 24,
    legWidth: 18,
    mood: 'happy',
    headSize: 0.84,
  }),
  (colour, second) => ({
    plan: 'beast',
    colour,
    second,
    ears: 'leaf',
    horns: 'antlers',
    hornColour: 'wood',
    snout: 'mouse',
    mask: 'lower',
    leg: 40,
    neck: 22,
    girth: 30,
    legWidth: 9,
    foot: 'hoof',
    headSize: 0.7,
    mood: 'calm',
    pattern: 'spots',
    patternColour: second,
  }),
  (colour, second) => ({
    plan: 'bird',
    colour,
    second,
    wingTip: second,
    crest: 'plume',
    crestColour: second,
    mood: 'cute',
  }),
  (colour, second) => ({
    plan: 'bug',
    kind: 'beetle',
    colour,
    second,
    pattern: 'bigSpots',
    mood: 'cute',
    headColour: second,
  }),
  (colour, second) => ({ plan: 'bug', kind: 'snail', colour, second, mood: 'cute' }),
  (colour, second) => ({
    plan: 'bug',
    kind: 'caterpillar',
    colour,
    second,
    horns: 'antennae',
    hornColour: 'red',
    mood: 'cute',
    blush: 'coral',
  }),
  (colour) => ({ plan: 'plant', kind: 'mushroom', colour, mood: 'cute', blush: 'coral' }),
  (colour) => ({ plan: 'plant', kind: 'flower', colour, mood: 'joy' }),
];

const CRITTER_SHARE = 0.5;
/** Share of people who came as somebody, or in the clothes of another part of the fair. */
const COSTUMED = 0.14;
const STRANGERS = 0.16;

/** Some critter in one of these coats. */
export function critter(random: Random, coats: readonly Paint[]): CreatureSpec {
  const [colour, second] = random.pick(coats);
  return { ...random.pick(CRITTERS)(colour, second), flip: random.chance(0.5) };
}

/** Somebody who is not dressed for the part of the fair they are in; undefined for most. */
export function stranger(random: Random): FigureSpec | undefined {
  const drawn = random.next();
  if (drawn < COSTUMED) return { ...random.pick(COSTUMES), flip: random.chance(0.5) };
  if (drawn < COSTUMED + STRANGERS) return dressPerson(random, VISITORS);
  return undefined;
}

export function extra(random: Random): FigureSpec {
  if (random.chance(CRITTER_SHARE)) return critter(random, COATS);
  return stranger(random) ?? dressPerson(random, VISITORS);
}
