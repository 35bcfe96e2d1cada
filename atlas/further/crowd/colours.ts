/** What a painted colour is called, and whether two people could call it differently: the margin between colours. */
import { CROWD_COLOURS, type CrowdColour } from '../../../src/crowd/codes';
import { SWATCHES, type SwatchName } from '../../core/swatches';

/** CIE L*a*b* under D65: distances are about as large as they look (CIE 1976). */
export type CieLab = readonly [number, number, number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const bent = (v: number) => (v > 216 / 24389 ? Math.cbrt(v) : ((24389 / 27) * v + 16) / 116);

/** Red, green and blue are 0..255. */
export function cieLab(red: number, green: number, blue: number): CieLab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export const apart = (a: CieLab, b: CieLab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * What people call the colours of the paint box: the name a clue may use, first, and every other that somebody might
 * give; a dash where no name is sure.
 */
const CALLED: Readonly<Record<SwatchName, string>> = {
  porcelain: '- beige pink',
  fair: '- beige pink',
  tan: '- beige orange',
  brown: '- brown',
  deep: '- brown',
  white: 'white',
  cream: '- white beige yellow',
  silver: '- grey white',
  grey: 'grey',
  steel: '- grey blue',
  charcoal: '- grey black',
  black: 'black',
  yellow: 'yellow',
  gold: 'yellow orange',
  blond: 'yellow beige',
  orange: 'orange',
  ginger: 'orange brown red',
  peach: '- orange pink beige',
  coral: '- orange red pink',
  red: 'red burgundy',
  wine: 'burgundy red purple brown',
  rose: 'pink red',
  pink: 'pink',
  blush: 'pink',
  sand: 'beige yellow',
  khaki: '- beige brown green',
  wood: 'brown orange',
  chestnut: 'brown',
  umber: 'brown black',
  lime: 'green yellow',
  grass: 'green',
  green: 'green',
  olive: '- green brown',
  forest: 'green',
  mint: '- green turquoise',
  teal: 'turquoise green blue',
  aqua: '- turquoise blue',
  sky: 'blue',
  blue: 'blue',
  cobalt: 'blue',
  navy: 'blue',
  lilac: 'purple',
  purple: 'purple',
  plum: 'purple burgundy',
};

const isSwatchName = (swatch: string): swatch is SwatchName => Object.hasOwn(SWATCHES, swatch);
const isColourName = (name: string): name is CrowdColour => CROWD_COLOURS.some((each) => each === name);
const called = (swatch: string): readonly string[] => (isSwatchName(swatch) ? CALLED[swatch].split(' ') : []);

const fromHex = (hex: string): CieLab => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return cieLab(r, g, b);
};

/** A swatch as it is painted in the light. */
const PAINTED = Object.entries(SWATCHES).map(([swatch, [lit]]) => ({
  names: called(swatch),
  lab: fromHex(lit),
}));
const EXAMPLES = PAINTED.flatMap(({ names, lab }) =>
  names.filter(isColourName).map((name) => ({ name, lab })),
);

/** All names that somebody might give a painted colour: those of examples no further than `margin` beyond the nearest. */
function paintedNames(lab: CieLab, margin: number): ReadonlySet<CrowdColour> {
  const near = EXAMPLES.map((example) => ({ name: example.name, far: apart(lab, example.lab) }));
  const least = Math.min(...near.map(({ far }) => far));
  return new Set(near.filter(({ far }) => far <= least + margin).map(({ name }) => name));
}

/** A colour as it is meant and as it is painted. */
export interface Shade {
  /** The swatch it was painted with, where that is known. */
  readonly swatch: string | undefined;
  readonly lab: CieLab;
}

/** The light of a map may move a colour so far from its name's examples, beyond another's. */
const TINTED = 16;
/** Names as near as this are as likely. */
const LIKELY = 6;

/** The first name of the nearest swatch, where those that are as likely have the same. */
function nameOfNearest(lab: CieLab): string | undefined {
  const near = PAINTED.map(({ names: [name], lab: example }) => ({ name, far: apart(lab, example) }));
  const least = Math.min(...near.map(({ far }) => far));
  const names = new Set(near.filter(({ far }) => far <= least + LIKELY).map(({ name }) => name));
  return names.size === 1 ? [...names][0] : undefined;
}

/** The name a clue may use; undefined where people would not agree on one. */
export function nameOf({ swatch, lab }: Shade): CrowdColour | undefined {
  const own = swatch !== undefined && isSwatchName(swatch) ? called(swatch)[0] : nameOfNearest(lab);
  if (own === undefined || !isColourName(own)) return undefined;
  return paintedNames(lab, TINTED).has(own) ? own : undefined;
}

/** Every name somebody might give it. */
export function namesOf({ swatch, lab }: Shade): ReadonlySet<CrowdColour> {
  const meant = swatch !== undefined && isSwatchName(swatch) ? called(swatch).filter(isColourName) : [];
  return new Set([...meant, ...paintedNames(lab, LIKELY)]);
}
