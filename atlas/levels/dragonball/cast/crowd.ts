/** Everybody else on level 11: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';

const REPTILES: readonly Swatch[] = ['olive', 'teal', 'forest', 'steel'];

/** What each is about: with both paws on a belly, eight of them are one. */
const DOING: readonly Partial<Extract<CreatureSpec, { readonly plan: 'critter' }>>[] = [
  { armR: 'hold', armL: 'hips', hold: 'broom', tilt: -6 },
  { arms: 'up', hold: 'flag', tilt: 8 },
  { armR: 'hold', armL: 'down', hold: 'onigiri' },
  { armR: 'wave', armL: 'hips', tilt: -10 },
  { armR: 'hold', armL: 'out', hold: 'iceCream', tilt: 6 },
  { arms: 'out', off: 'bucket', tilt: -4 },
  { armR: 'hold', armL: 'hold', hold: 'fan', off: 'cup' },
  { armR: 'hold', armL: 'down', hold: 'book', tilt: 10 },
  { armR: 'wave', armL: 'out', hold: 'ball', tilt: -8 },
  { armR: 'hold', armL: 'hips', hold: 'staff' },
];

const HATS = [
  'cap',
  'straw',
  'bandana',
  'fedora',
  'bow',
  'fez',
  'turban',
  'chef',
  'beanie',
  'helmet',
  'flower',
  'goggles',
] as const;

/** Animals who have business here: they walk upright and pay their taxes. `coats` paint them; each its own without. */
export function beastFolk(
  random: Random,
  coats?: readonly (readonly [coat: Swatch, belly: Swatch])[],
): CreatureSpec {
  const kind = random.int(0, 5);
  const painted = coats && random.pick(coats);
  const mood = random.pick(['smile', 'calm', 'happy', 'cool', 'grin'] as const);
  const flip = random.chance(0.5);
  if (kind === 0)
    return {
      plan: 'beast',
      colour: painted?.[0] ?? random.pick(REPTILES),
      second: painted?.[1] ?? random.pick(['cream', 'sand', 'lime'] as const),
      skull: 'long',
      snout: 'dragon',
      ears: 'none',
      tail: 'lizard',
      backSpikes: random.pick(['orange', 'red', 'umber', 'gold'] as const),
      neck: random.int(16, 46),
      pose: random.pick(['stand', 'walk', 'run'] as const),
      mood,
      flip,
      scale: 1.1,
    };
  const [colour, ears, snout, tail] = random.pick([
    ['sand', 'cat', 'cat', 'cat'],
    ['grey', 'mouse', 'mouse', 'cat'],
    ['chestnut', 'floppy', 'dog', 'stub'],
    ['ginger', 'fox', 'muzzle', 'fox'],
    ['white', 'rabbit', 'none', 'puff'],
    ['umber', 'round', 'muzzle', 'stub'],
    ['steel', 'none', 'frog', 'none'],
    ['blond', 'lop', 'dog', 'puff'],
  ] as const);
  const doing = random.pick(DOING);
  const folk: CreatureSpec = {
    plan: 'critter',
    colour: painted?.[0] ?? colour,
    ears,
    snout,
    tail,
    mood,
    flip,
    second: painted?.[1] ?? random.pick(['cream', 'white', 'sand', 'peach'] as const),
    girth: random.int(22, 32),
    tall: random.int(40, 58),
    legs: random.int(8, 22),
    pattern: random.pick(['none', 'belly', 'bib', 'stripes'] as const),
    hat: random.pick(HATS),
    hatColours: [
      random.pick(['red', 'cobalt', 'green', 'orange', 'purple', 'white', 'navy'] as const),
      'gold',
    ],
    scale: 1.05,
  };
  return { ...folk, ...doing };
}
