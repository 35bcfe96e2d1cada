/** The quarters of the fortress city and what is worn in each: dark in the bright pit, white on the dark street, cool by the red sea. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes } from '../../../stage/wardrobe';
import { stranger } from './crowd';
import { CITY } from './wardrobe';

/** Who digs: blue, green and plum on the yellow of the pit. */
const DIGGERS: readonly Clothes[] = [
  {
    outfit: 'overalls',
    colours: [
      ['cobalt', 'cream', 'gold', 'umber'],
      ['forest', 'sand', 'gold', 'umber'],
      ['navy', 'orange', 'gold', 'black'],
      ['plum', 'cream', 'lime', 'black'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['teal', 'navy', 'lime', 'umber'],
      ['forest', 'charcoal', 'yellow', 'umber'],
      ['purple', 'charcoal', 'lime', 'black'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['cobalt', 'umber', 'white', 'umber'],
      ['wine', 'charcoal', 'gold', 'black'],
    ],
  },
  { outfit: 'hoodie', colours: [['teal', 'charcoal', 'white', 'white']] },
  { outfit: 'tracksuit', colours: [['cobalt', 'cobalt', 'white', 'white']] },
  { outfit: 'jersey', colours: [['orange', 'navy', 'white', 'umber']] },
  { outfit: 'adventurer', colours: [['forest', 'umber', 'gold', 'umber']] },
  { outfit: 'poncho', colours: [['wine', 'navy', 'gold', 'umber']] },
  { outfit: 'striped', colours: [['navy', 'umber', 'white', 'umber']] },
  { outfit: 'tee', colours: [['white', 'cobalt', 'red', 'umber']] },
];

/** Who comes to the sea: white and sea blue, the only cold colours beside all that red, and the yellow of sun hats. */
const BATHERS: readonly Clothes[] = [
  {
    outfit: 'sailor',
    colours: [
      ['white', 'teal', 'lime', 'umber'],
      ['white', 'cobalt', 'white', 'umber'],
      ['aqua', 'white', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['navy', 'navy', 'white', 'white'],
      ['white', 'white', 'cobalt', 'white'],
      ['cobalt', 'cobalt', 'white', 'white'],
    ],
  },
  {
    outfit: 'raincoat',
    colours: [
      ['yellow', 'yellow', 'white', 'charcoal'],
      ['white', 'white', 'teal', 'black'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['teal', 'navy', 'white', 'white'],
      ['gold', 'navy', 'white', 'white'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['white', 'teal', 'gold', 'umber'],
      ['green', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'striped',
    colours: [
      ['cobalt', 'navy', 'white', 'umber'],
      ['white', 'navy', 'teal', 'umber'],
    ],
  },
  { outfit: 'blazer', colours: [['navy', 'cream', 'gold', 'umber']] },
];

/** The school: rose, wine and cream on the green of its roof. */
const PUPILS: readonly Clothes[] = [
  {
    outfit: 'sailor',
    colours: [
      ['cream', 'wine', 'red', 'umber'],
      ['white', 'purple', 'gold', 'black'],
      ['white', 'coral', 'red', 'umber'],
    ],
  },
  {
    outfit: 'gakuran',
    colours: [
      ['wine', 'wine', 'gold', 'black'],
      ['charcoal', 'charcoal', 'gold', 'black'],
      ['plum', 'plum', 'gold', 'black'],
    ],
  },
  {
    outfit: 'blazer',
    colours: [
      ['rose', 'cream', 'gold', 'black'],
      ['wine', 'grey', 'white', 'black'],
      ['purple', 'grey', 'gold', 'black'],
    ],
  },
  {
    outfit: 'tracksuit',
    colours: [
      ['red', 'red', 'gold', 'white'],
      ['coral', 'coral', 'white', 'white'],
    ],
  },
  { outfit: 'labcoat', colours: [['white', 'coral', 'wine', 'umber']] },
];

/** The city's own staff on the dark street: white coats, cream, mint. */
const STAFF: readonly Clothes[] = [
  {
    outfit: 'labcoat',
    colours: [
      ['white', 'coral', 'lime', 'umber'],
      ['cream', 'teal', 'red', 'black'],
      ['white', 'orange', 'navy', 'black'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['mint', 'navy', 'white', 'white'],
      ['cream', 'charcoal', 'red', 'white'],
    ],
  },
  {
    outfit: 'raincoat',
    colours: [
      ['sky', 'sky', 'white', 'charcoal'],
      ['white', 'white', 'orange', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['sand', 'sand', 'wine', 'black'],
      ['cream', 'cream', 'red', 'black'],
    ],
  },
  {
    outfit: 'tracksuit',
    colours: [
      ['lime', 'lime', 'white', 'white'],
      ['cream', 'cream', 'coral', 'white'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['cream', 'charcoal', 'teal', 'umber'],
      ['lime', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['mint', 'mint', 'white', 'white'],
      ['coral', 'coral', 'white', 'white'],
    ],
  },
  { outfit: 'chef', colours: [['white', 'navy', 'red', 'black']] },
];

/** Round the square and its hatch: the red and orange of an alarm, and the black of command. */
const ALERT: readonly Clothes[] = [
  {
    outfit: 'overalls',
    colours: [
      ['orange', 'white', 'gold', 'umber'],
      ['red', 'cream', 'gold', 'black'],
      ['coral', 'charcoal', 'white', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'lime', 'black'],
      ['wine', 'wine', 'gold', 'black'],
      ['navy', 'navy', 'orange', 'black'],
    ],
  },
  {
    outfit: 'gakuran',
    colours: [
      ['navy', 'navy', 'gold', 'black'],
      ['charcoal', 'charcoal', 'red', 'black'],
    ],
  },
  {
    outfit: 'tracksuit',
    colours: [
      ['red', 'red', 'gold', 'white'],
      ['orange', 'orange', 'white', 'white'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['red', 'charcoal', 'white', 'white'],
      ['orange', 'navy', 'white', 'white'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['red', 'red', 'white', 'black'],
      ['wine', 'wine', 'gold', 'black'],
    ],
  },
  {
    outfit: 'blazer',
    colours: [
      ['cobalt', 'grey', 'red', 'black'],
      ['red', 'charcoal', 'gold', 'black'],
    ],
  },
  { outfit: 'granny', colours: [['wine', 'grey', 'white', 'umber']] },
];

/** Everyday people of a quarter; golems and animals are those of the whole city. */
const dressed =
  (clothes: readonly Clothes[]): Quarter['extra'] =>
  (random) =>
    stranger(random) ?? dressPerson(random, { ...CITY, clothes });

const PIT: readonly Point[] = [
  [-100, 2060],
  [900, 2070],
  [1420, 2220],
  [1680, 2460],
  [1600, 2900],
  [-100, 2900],
];
const SHORE: readonly Point[] = [
  [2000, 700],
  [2240, 1120],
  [2540, 1500],
  [2720, 1880],
  [3960, 1880],
  [3960, 700],
];
const ROOF: readonly Point[] = [
  [2540, 1880],
  [3960, 1880],
  [3960, 2900],
  [2540, 2900],
];
const SQUARE: readonly Point[] = [
  [1040, 1420],
  [2100, 1380],
  [2540, 1520],
  [2540, 2000],
  [1040, 1960],
];

export const QUARTERS: readonly Quarter[] = [
  { within: PIT, extra: dressed(DIGGERS) },
  { within: SHORE, extra: dressed(BATHERS) },
  { within: ROOF, extra: dressed(PUPILS) },
  { within: SQUARE, extra: dressed(ALERT) },
  {
    within: [
      [-100, 600],
      [3960, 600],
      [3960, 2900],
      [-100, 2900],
    ],
    extra: dressed(STAFF),
  },
];
