/** Dyes caps and gives quiet hands something to do: what the wardrobe hands out twice must not look like one head drawn twice. */
import { nth } from '../../../core/geometry';
import type { Swatch } from '../../../core/swatches';
import type { HatName } from '../../../people/hats/hats';
import type { PoseName } from '../../../people/poses';
import { isCreature } from '../../../stage/figure';
import type { FigureSpec } from '../../../stage/figure';

const DYED: ReadonlySet<HatName> = new Set([
  'mushroom',
  'beanie',
  'cap',
  'backCap',
  'wizard',
  'helmet',
  'sweatband',
  'bow',
  'ribbon',
  'fedora',
  'turban',
  'antennae',
]);

const DYES: readonly (readonly [Swatch, Swatch])[] = [
  ['coral', 'white'],
  ['teal', 'cream'],
  ['gold', 'wine'],
  ['cobalt', 'white'],
  ['lime', 'forest'],
  ['plum', 'gold'],
  ['rose', 'white'],
  ['orange', 'navy'],
  ['sky', 'navy'],
  ['cream', 'coral'],
  ['wine', 'gold'],
];

/** In place of arms that hang. */
const LIVELY: readonly PoseName[] = ['haul', 'lunge', 'overhead', 'sneak', 'wave', 'bow', 'present'];
const QUIET: ReadonlySet<PoseName> = new Set(['stand', 'hold', 'hips', 'walk']);

export function fresh(spec: FigureSpec): FigureSpec {
  if (isCreature(spec)) return spec;
  const { hat, pose = 'stand', turn = 0.35, hold } = spec;
  // a number that somebody carries about with them: by it, no chance is drawn anew
  const k = Math.round(Math.abs(turn) * 100) + (turn > 0 ? 5 : 0);
  return {
    ...spec,
    ...(hat && DYED.has(hat) ? { hatColours: nth(DYES, k % DYES.length) } : {}),
    ...(QUIET.has(pose) && !hold && k % 3 ? { pose: nth(LIVELY, k % LIVELY.length) } : {}),
  };
}
