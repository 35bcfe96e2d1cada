/** Everybody else on level 14: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';
import type { PersonSpec } from '../../../people/spec';
import { dressPerson } from '../../../stage/wardrobe';
import { ANDROIDS, RESISTANCE } from './wardrobe';

/** Body and joints of a tin figure. */
export type TinPaint = readonly [Swatch, Swatch];

const TINS: readonly TinPaint[] = [
  ['sand', 'wood'],
  ['khaki', 'umber'],
  ['silver', 'steel'],
  ['grey', 'charcoal'],
  ['cream', 'coral'],
  ['wood', 'sand'],
  ['steel', 'grey'],
  ['ginger', 'umber'],
  ['coral', 'sand'],
  ['olive', 'khaki'],
  ['mint', 'grey'],
  ['peach', 'wood'],
  ['teal', 'sand'],
];

const TIN_HATS = [
  'bow',
  'chef',
  'helmet',
  'flower',
  'ribbon',
  'cap',
  'leaf',
  'wreath',
  'fedora',
  'fez',
  'miner',
  'souwester',
  'bunnyEars',
  'catEars',
  'goggles',
  'headband',
  'bandana',
  'aviator',
] as const;

const TIN_ITEMS = [
  'flag',
  'bouquet',
  'bucket',
  'broom',
  'lantern',
  'cup',
  'gift',
  'drum',
  'umbrella',
  'teapot',
  'pinwheel',
  'hammer',
  'paper',
] as const;

/** Somebody of tin, in one of these paints. */
export function tin(random: Random, paints: readonly TinPaint[] = TINS): CreatureSpec {
  const [colour, second] = random.pick(paints);
  const hat = random.chance(0.6) ? random.pick(TIN_HATS) : undefined;
  const hold = random.chance(0.6) ? random.pick(TIN_ITEMS) : undefined;
  return {
    plan: 'golem',
    material: random.chance(0.6) ? 'clay' : 'box',
    colour,
    second,
    accent: random.pick(['yellow', 'gold', 'red', 'aqua'] as const),
    size: random.range(0.62, 0.82),
    headSize: random.range(0.95, 1.25),
    arms: random.pick(['down', 'up', 'wave', 'wave'] as const),
    face: {
      mood: { eyes: 'glow', mouth: 'none', brows: random.pick(['none', 'none', 'sad', 'angry'] as const) },
    },
    ...(random.chance(0.35) ? { moss: 'grass' as const } : {}),
    ...(random.chance(0.3) ? { antenna: 'red' as const } : {}),
    ...(hat
      ? {
          hat,
          hatColours: random.pick([
            ['red', 'cream'],
            ['teal', 'gold'],
            ['purple', 'white'],
            ['gold', 'umber'],
            ['coral', 'cream'],
            ['navy', 'gold'],
            ['mint', 'white'],
          ] as const),
        }
      : {}),
    ...(hold ? { hold } : {}),
  };
}

function animal(random: Random): CreatureSpec {
  const [colour, second] = random.pick([
    ['umber', 'sand'],
    ['chestnut', 'cream'],
    ['grey', 'silver'],
    ['khaki', 'cream'],
  ] as const);
  if (random.chance(0.4)) return { plan: 'bird', colour, second, wingTip: 'charcoal', mood: 'simple' };
  return {
    plan: 'beast',
    colour,
    second,
    ears: 'leaf',
    snout: random.chance(0.5) ? 'pig' : 'horse',
    tail: 'stub',
    pose: random.pick(['walk', 'run', 'stand'] as const),
    foot: 'hoof',
    mood: random.pick(['calm', 'angry', 'simple'] as const),
    horns: random.pick(['none', 'nubs', 'stag'] as const),
    girth: 34,
    length: 74,
  };
}

const TIN_SHARE = 0.27;

const ANIMAL_SHARE = 0.04;

const ANDROID_SHARE = 0.3;

export function extra(random: Random): PersonSpec | CreatureSpec {
  const flip = random.chance(0.5);
  if (random.chance(TIN_SHARE)) return { ...tin(random), flip };
  if (random.chance(ANIMAL_SHARE)) return { ...animal(random), flip };
  return dressPerson(random, random.chance(ANDROID_SHARE) ? ANDROIDS : RESISTANCE);
}
