/**
 * One paint box for every figure of every map. A swatch is a lit colour and a hand-picked shadow colour:
 * shadows turn cooler and redder instead of merely darker, which keeps flat colour from looking like clip-art.
 */
import { asColour, channels, fromChannels, isColour, mixSrgb } from './colour';
import type { Colour } from './colour';
import type { FigurePaint } from './figure';
import { named } from './named';

/** Aubergine, never black. */
const INK: Colour = '#2b1a2e';

export const SWATCHES = {
  // skins
  porcelain: ['#ffe7d6', '#f2bda6'],
  fair: ['#fdd5b4', '#e7a384'],
  tan: ['#ecb88a', '#c5855f'],
  brown: ['#bb7f55', '#8f5540'],
  deep: ['#83503a', '#5b3230'],
  // whites and greys
  white: ['#fdf8ee', '#cfc6d8'],
  cream: ['#fbeccb', '#dcbd93'],
  silver: ['#d9dce4', '#a3a5bf'],
  grey: ['#aaa7b5', '#7c7690'],
  steel: ['#8e9db3', '#606b8c'],
  charcoal: ['#565264', '#39344a'],
  black: ['#403849', '#282236'],
  // warm
  yellow: ['#fcdc58', '#e6a53a'],
  gold: ['#f2b737', '#bf7a2a'],
  blond: ['#f8d277', '#d99c4a'],
  orange: ['#f28d3d', '#c45a30'],
  ginger: ['#e27b3b', '#ac4b30'],
  peach: ['#fbb795', '#dd8277'],
  coral: ['#f2705c', '#bd4357'],
  red: ['#d93f3c', '#97263f'],
  wine: ['#93304e', '#611d43'],
  rose: ['#e4627f', '#ae3a68'],
  pink: ['#f8a5bb', '#d5719b'],
  blush: ['#fcccd0', '#e79bb0'],
  // browns
  sand: ['#e8d19f', '#c0986f'],
  khaki: ['#c3ae79', '#917b58'],
  wood: ['#b37d4b', '#7f4f38'],
  chestnut: ['#a4613d', '#733b33'],
  umber: ['#704734', '#4b2b2c'],
  // cool
  lime: ['#bcd550', '#7da23f'],
  grass: ['#7dba54', '#478548'],
  green: ['#4b9a55', '#2c6a4f'],
  olive: ['#87894a', '#5a5b3c'],
  forest: ['#3b6b4d', '#254742'],
  mint: ['#aee2c6', '#72b3a3'],
  teal: ['#3ea99f', '#28737f'],
  aqua: ['#7fd6dc', '#4a9fbd'],
  sky: ['#90cdec', '#5b97cb'],
  blue: ['#4b86d0', '#3558a0'],
  cobalt: ['#3a5db4', '#2b3c83'],
  navy: ['#3c4a7c', '#272e57'],
  lilac: ['#cdb2e6', '#9a7cc4'],
  purple: ['#8f66b8', '#60418c'],
  plum: ['#6a3f7d', '#45275c'],
} as const satisfies Record<string, readonly [Colour, Colour]>;

export type SwatchName = keyof typeof SWATCHES;
/** A colour of the paint box, or any other as '#rrggbb'. */
export type Swatch = SwatchName | Colour;

export const swatchNames: readonly string[] = Object.keys(SWATCHES);

/** The shadow of a colour that is not in the box. */
function shadowOf(colour: Colour): Colour {
  const filter = channels('#b9a3c9');
  return mixSrgb(
    fromChannels(channels(colour).map((v, i) => (v * (filter[i] ?? 255)) / 255)),
    '#7a3f6a',
    0.08,
  );
}

/** The plain colour of a swatch. Throws on a name that is not in the box. */
export const plainColour = (swatch: string): Colour => (isColour(swatch) ? swatch : swatchPair(swatch)[0]);

/** [lit, dim] of a swatch in plain daylight. Throws on a name that is not in the box. */
export function swatchPair(swatch: string): readonly [lit: Colour, dim: Colour] {
  if (isColour(swatch)) return [swatch, shadowOf(swatch)];
  return named<readonly [Colour, Colour]>(SWATCHES, swatch, 'colour');
}

const HIGHLIGHT: Colour = '#fffbe8';

/** The highlight on a colour, wherever it stands. */
export const highlightOf = (lit: string): Colour => mixSrgb(asColour(lit), HIGHLIGHT, 0.5);

/** Plain daylight: the swatches as they are. */
export const dayPaint: FigurePaint = {
  ink: INK,
  lit: (swatch) => swatchPair(swatch)[0],
  dim: (swatch) => swatchPair(swatch)[1],
  highlight: (swatch) => highlightOf(swatchPair(swatch)[0]),
};
