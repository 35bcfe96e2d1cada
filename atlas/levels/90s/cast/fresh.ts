/** Gives what the wardrobe hands out twice another colour: one dotted cap is a find, three of them are one head drawn thrice. */
import { nth } from '../../../core/geometry';
import type { Swatch } from '../../../core/swatches';
import type { HatName } from '../../../people/hats/hats';
import { isCreature } from '../../../stage/figure';
import type { FigureSpec } from '../../../stage/figure';

const DYED: ReadonlySet<HatName> = new Set([
  'cap',
  'backCap',
  'beanie',
  'bandana',
  'turban',
  'beret',
  'headband',
  'sweatband',
  'ribbon',
  'bow',
  'mushroom',
]);

/** Cap and trim, as they hung in the shops. */
const DYES: readonly (readonly [Swatch, Swatch])[] = [
  ['coral', 'white'],
  ['lime', 'purple'],
  ['sky', 'white'],
  ['gold', 'rose'],
  ['teal', 'yellow'],
  ['rose', 'white'],
  ['purple', 'lime'],
  ['navy', 'coral'],
  ['white', 'cobalt'],
];
const SPIKES: readonly Swatch[] = ['rose', 'blond', 'ginger', 'wine', 'black'];
/** Dyed hair is for a few: most of those who drew it have their own. */
const OWN_HAIR: readonly Swatch[] = ['chestnut', 'blond', 'black', 'umber', 'lilac'];

/** What is dark on a floor of violet, and what is worn there in its place. */
const PALE: Readonly<Record<string, Swatch>> = {
  purple: 'yellow',
  plum: 'lime',
  navy: 'white',
  cobalt: 'lime',
  blue: 'aqua',
  black: 'yellow',
  charcoal: 'coral',
  wine: 'rose',
  steel: 'white',
  lilac: 'cream',
  umber: 'white',
};

/** A number that somebody carries about with them: by it, no chance is drawn anew. */
const lot = (turn: number): number => Math.round(Math.abs(turn) * 100) + (turn > 0 ? 4 : 0);

export function fresh(spec: FigureSpec): FigureSpec {
  if (isCreature(spec)) return spec;
  const { hat, hair, hairColour, turn = 0.35 } = spec;
  const k = lot(turn);
  return {
    ...spec,
    ...(hat && DYED.has(hat) ? { hatColours: nth(DYES, k % DYES.length) } : {}),
    ...(hairColour === 'aqua' && k % 3 ? { hairColour: nth(OWN_HAIR, k % OWN_HAIR.length) } : {}),
    ...(hairColour === 'rose' && k % 2 ? { hairColour: nth(OWN_HAIR, (k + 2) % OWN_HAIR.length) } : {}),
    ...(hair === 'spiky' && hairColour === 'aqua' ? { hairColour: nth(SPIKES, k % SPIKES.length) } : {}),
    // a poncho goes with the cap
    ...(hat === 'mushroom' && k % 2 ? { colours: ['sky', 'cream', 'coral', 'umber'] as const } : {}),
  };
}

/** The same for who dances on the violet cross: light against it. */
export function bright(spec: FigureSpec): FigureSpec {
  if (isCreature(spec) || !spec.colours) return spec;
  const [main = 'white', second = 'white', accent = 'white', feet = 'white'] = spec.colours;
  return {
    ...spec,
    colours: [PALE[main] ?? main, PALE[second] ?? second, accent, PALE[feet] ?? feet],
  };
}
