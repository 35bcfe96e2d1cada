/** The quarters of the kingdom: everybody wears what they would anywhere, dyed as their quarter is: pale on the ash, light in the wood. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Swatch } from '../../../core/swatches';
import type { Quarter } from '../../../stage/cast';
import { isCreature } from '../../../stage/figure';
import type { FigureSpec } from '../../../stage/figure';
import { extra } from './crowd';

/** What is dyed, by its own colour. */
type Dye = Readonly<Record<string, Swatch>>;

/** On the dark ash: nothing red or brown, which it swallows. */
const ASH: Dye = {
  red: 'sky',
  wine: 'aqua',
  coral: 'white',
  orange: 'yellow',
  rose: 'mint',
  umber: 'cream',
  chestnut: 'sand',
  purple: 'lilac',
  plum: 'silver',
  charcoal: 'silver',
  navy: 'cobalt',
};

/** Under the trees: what the light finds. */
const WOOD: Dye = {
  wine: 'yellow',
  teal: 'white',
  cobalt: 'sky',
  navy: 'silver',
  purple: 'lilac',
  plum: 'pink',
  umber: 'sand',
  charcoal: 'cream',
  blue: 'aqua',
  red: 'coral',
};

/** Before the bright stalls: deep colours. */
const MARKET: Dye = {
  cream: 'wine',
  peach: 'red',
  yellow: 'purple',
  sky: 'navy',
  pink: 'plum',
  white: 'cobalt',
  sand: 'chestnut',
  khaki: 'umber',
};

/** By the lake: white and blue. */
const LAKE: Dye = {
  coral: 'white',
  red: 'cobalt',
  wine: 'navy',
  orange: 'cream',
  rose: 'sky',
  gold: 'blue',
  chestnut: 'navy',
};

const dyed =
  (dye: Dye) =>
  (random: Random): FigureSpec => {
    const spec = extra(random);
    if (isCreature(spec)) return spec;
    const colours = (spec.colours ?? []).map((colour) =>
      colour === undefined ? colour : (dye[colour] ?? colour),
    );
    const [main, second, accent, feet] = colours;
    return { ...spec, colours: [main, second, accent, feet] };
  };

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  { within: box(-100, 1500, 1200, 2900), extra: dyed(WOOD) },
  { within: box(1380, 1240, 2260, 1900), extra: dyed(MARKET) },
  { within: box(2560, 1460, 3960, 2060), extra: dyed(LAKE) },
  {
    within: [
      [2740, 640],
      [3960, 600],
      [3960, 1440],
      [2900, 1400],
      [2760, 1000],
    ],
    extra: dyed(ASH),
  },
];
