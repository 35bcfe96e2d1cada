/** The last touch on the machines of level 14: bodies that no golem has, so that not all of tin are of two builds. */
import type { Point } from '../../../core/geometry';
import type { Swatch } from '../../../core/swatches';
import type { BlobSpec } from '../../../creatures/plans/blob';

/** A body that is also the head; it stands in for somebody of the crowd. */
interface Machine extends Omit<BlobSpec, 'ears'> {
  readonly scale?: number;
  readonly flip?: boolean;
}

const EYES = { eyes: 'glow', mouth: 'none', brows: 'none' } as const;

/** A ball on short legs, with one lens and claws. */
const ball = (
  colour: Swatch,
  second: Swatch,
  iris: Swatch,
  more: { readonly crest?: 'propeller'; readonly flip?: boolean } = {},
): Machine => ({
  plan: 'blob',
  machine: true,
  colour,
  second,
  iris,
  limbColour: 'charcoal',
  scale: 1.12,
  turn: 0.3,
  ...more,
});

/** What a machine with a screen for a face has, whatever its build. */
const screened = (colour: Swatch, second: Swatch, iris: Swatch, flip: boolean) =>
  ({
    plan: 'blob',
    mask: 'face',
    maskColour: 'charcoal',
    limbColour: 'steel',
    colour,
    second,
    accent: second,
    crestColour: second,
    iris,
    mood: EYES,
    gap: 12,
    flip,
  }) as const;

/** A tall boiler with a propeller. */
const boiler = (colour: Swatch, second: Swatch, iris: Swatch, flip = false): Machine => ({
  ...screened(colour, second, iris, flip),
  body: 'tall',
  limbs: 'feet',
  arms: 'wave',
  crest: 'propeller',
});

/** A box that goes about on two thin shanks. */
const walker = (colour: Swatch, second: Swatch, iris: Swatch, flip = false): Machine => ({
  ...screened(colour, second, iris, flip),
  body: 'cube',
  limbs: 'birdFeet',
  arms: 'nubs',
  scale: 1.05,
});

/** By where their feet are, picture pixels. */
export const MACHINES: readonly (readonly [at: Point, as: Machine])[] = [
  [[2686, 1410], ball('cobalt', 'cream', 'gold', { crest: 'propeller' })],
  [[2686, 1511], boiler('plum', 'lilac', 'aqua')],
  [[2555, 2393], ball('wood', 'sand', 'aqua')],
  [[3278, 2530], boiler('sand', 'coral', 'red', true)],
  [[2136, 1921], ball('coral', 'cream', 'aqua', { crest: 'propeller', flip: true })],
  [[1985, 2535], boiler('mint', 'cream', 'red')],
  [[1443, 1962], ball('gold', 'cream', 'red')],
  [[1357, 1930], walker('silver', 'coral', 'aqua', true)],
  [[1164, 1247], boiler('aqua', 'white', 'red')],
  [[1619, 1114], ball('teal', 'cream', 'gold', { flip: true })],
  [[1140, 1603], walker('cream', 'mint', 'red')],
  [[1136, 2071], ball('sand', 'mint', 'red', { crest: 'propeller' })],
  [[2003, 1018], walker('grey', 'gold', 'red', true)],
];
