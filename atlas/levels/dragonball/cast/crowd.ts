/** Everybody else on level 11: people dressed at random, and animals. */
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { CreatureSpec } from '../../../creatures/creature';

const REPTILES: readonly Swatch[] = ['olive', 'teal', 'forest', 'steel'];

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
  return {
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
    arms: random.pick(['down', 'wave', 'hips', 'out', 'belly'] as const),
    pattern: random.pick(['none', 'belly', 'bib', 'stripes'] as const),
    hat: random.pick(['cap', 'straw', 'bandana', 'headband', 'fedora', 'bow', 'goggles'] as const),
    hatColours: [
      random.pick(['red', 'cobalt', 'green', 'orange', 'purple', 'white', 'navy'] as const),
      'gold',
    ],
    scale: 1.05,
  };
}
