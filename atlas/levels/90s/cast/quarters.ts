/** The quarters of the square and what is worn in each: neon on the violet cross, denim by the shops, black before the stage. */
import type { Point } from '../../../core/geometry';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes } from '../../../stage/wardrobe';
import { CROSS, KEYS } from '../places';
import { stranger } from './crowd';
import { bright, fresh } from './fresh';
import { PASSERS } from './wardrobe';

/** What glows when somebody dances. */
const NEON: readonly Clothes[] = [
  {
    outfit: 'tracksuit',
    colours: [
      ['yellow', 'yellow', 'rose', 'white'],
      ['lime', 'lime', 'white', 'white'],
      ['white', 'white', 'rose', 'white'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['yellow', 'white', 'white', 'red'],
      ['lime', 'cream', 'white', 'white'],
    ],
  },
  {
    outfit: 'overalls',
    colours: [
      ['yellow', 'white', 'gold', 'white'],
      ['lime', 'yellow', 'gold', 'white'],
    ],
  },
  {
    outfit: 'tee',
    colours: [
      ['white', 'lime', 'rose', 'white'],
      ['yellow', 'cream', 'white', 'white'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['yellow', 'yellow', 'rose', 'white'],
      ['white', 'white', 'lime', 'white'],
    ],
  },
  { outfit: 'jersey', colours: [['lime', 'white', 'white', 'white']] },
];

/** Denim, washed and unwashed, before the shop windows. */
const DENIM: readonly Clothes[] = [
  {
    outfit: 'casual',
    colours: [
      ['blue', 'navy', 'white', 'umber'],
      ['cobalt', 'steel', 'white', 'white'],
      ['navy', 'blue', 'white', 'umber'],
    ],
  },
  {
    outfit: 'overalls',
    colours: [
      ['white', 'blue', 'gold', 'white'],
      ['sky', 'cobalt', 'gold', 'white'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['blue', 'steel', 'white', 'white'],
      ['navy', 'cobalt', 'white', 'red'],
    ],
  },
  { outfit: 'tee', colours: [['steel', 'blue', 'white', 'white']] },
  { outfit: 'hoodie', colours: [['cobalt', 'steel', 'white', 'white']] },
  { outfit: 'blazer', colours: [['navy', 'blue', 'white', 'umber']] },
  { outfit: 'gakuran', colours: [['navy', 'navy', 'gold', 'black']] },
  {
    outfit: 'dress',
    colours: [
      ['blue', 'blue', 'white', 'white'],
      ['cobalt', 'cobalt', 'white', 'umber'],
    ],
  },
  {
    outfit: 'tee',
    colours: [
      ['yellow', 'blue', 'white', 'white'],
      ['white', 'blue', 'rose', 'red'],
    ],
  },
  { outfit: 'striped', colours: [['rose', 'blue', 'white', 'white']] },
  { outfit: 'dress', colours: [['yellow', 'yellow', 'white', 'white']] },
];

/** Black, wine and chains: who came for the bass. */
const BASS: readonly Clothes[] = [
  {
    outfit: 'tee',
    colours: [
      ['black', 'charcoal', 'white', 'white'],
      ['wine', 'black', 'white', 'white'],
      ['charcoal', 'black', 'rose', 'white'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['black', 'charcoal', 'white', 'white'],
      ['plum', 'black', 'white', 'white'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['black', 'steel', 'rose', 'white'],
      ['wine', 'charcoal', 'white', 'white'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['black', 'charcoal', 'white', 'umber'],
      ['plum', 'charcoal', 'white', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['black', 'black', 'rose', 'black'],
      ['wine', 'wine', 'white', 'black'],
    ],
  },
  { outfit: 'striped', colours: [['black', 'charcoal', 'wine', 'white']] },
];

/** Warm and wide, with a little denim: the skaters' hill. */
const BAGGY: readonly Clothes[] = [
  {
    outfit: 'hoodie',
    colours: [
      ['orange', 'sand', 'white', 'white'],
      ['red', 'khaki', 'white', 'white'],
      ['coral', 'cream', 'white', 'red'],
    ],
  },
  {
    outfit: 'tee',
    colours: [
      ['coral', 'khaki', 'white', 'white'],
      ['orange', 'sand', 'white', 'white'],
    ],
  },
  {
    outfit: 'jersey',
    colours: [
      ['red', 'white', 'white', 'white'],
      ['orange', 'cream', 'white', 'white'],
    ],
  },
  { outfit: 'overalls', colours: [['red', 'khaki', 'gold', 'white']] },
  { outfit: 'casual', colours: [['red', 'khaki', 'white', 'umber']] },
  { outfit: 'tracksuit', colours: [['red', 'red', 'white', 'white']] },
  { outfit: 'dress', colours: [['coral', 'coral', 'white', 'white']] },
  {
    outfit: 'tee',
    colours: [
      ['white', 'blue', 'red', 'red'],
      ['navy', 'sand', 'white', 'white'],
    ],
  },
  { outfit: 'hoodie', colours: [['blue', 'sand', 'white', 'red']] },
  { outfit: 'striped', colours: [['white', 'navy', 'red', 'white']] },
  { outfit: 'casual', colours: [['navy', 'khaki', 'white', 'white']] },
];

/** Sea colours round the egg, with coral, violet and yellow among them as on a towel. */
const SEA: readonly Clothes[] = [
  {
    outfit: 'hoodie',
    colours: [
      ['teal', 'navy', 'white', 'white'],
      ['sky', 'cobalt', 'white', 'white'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['aqua', 'aqua', 'white', 'white'],
      ['cobalt', 'cobalt', 'yellow', 'white'],
    ],
  },
  { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'rose']] },
  {
    outfit: 'sailor',
    colours: [
      ['white', 'cobalt', 'rose', 'umber'],
      ['aqua', 'navy', 'white', 'umber'],
    ],
  },
  { outfit: 'blazer', colours: [['navy', 'cream', 'red', 'umber']] },
  { outfit: 'suit', colours: [['pink', 'pink', 'teal', 'umber']] },
  { outfit: 'granny', colours: [['lilac', 'purple', 'white', 'umber']] },
  {
    outfit: 'tee',
    colours: [
      ['mint', 'teal', 'white', 'white'],
      ['teal', 'white', 'white', 'white'],
    ],
  },
  {
    outfit: 'tee',
    colours: [
      ['coral', 'white', 'white', 'white'],
      ['yellow', 'teal', 'white', 'white'],
    ],
  },
  { outfit: 'dress', colours: [['coral', 'coral', 'white', 'white']] },
  { outfit: 'hoodie', colours: [['purple', 'white', 'yellow', 'white']] },
  { outfit: 'casual', colours: [['yellow', 'navy', 'white', 'umber']] },
  { outfit: 'striped', colours: [['purple', 'navy', 'white', 'white']] },
];

/** Everyday people of a quarter; toys and pets go everywhere. */
const dressed =
  (clothes: readonly Clothes[]): Quarter['extra'] =>
  (random) =>
    stranger(random) ?? fresh(dressPerson(random, { ...PASSERS, clothes }));

const onTheCross: Quarter['extra'] = (random) => bright(dressed(NEON)(random));

/** Between the frame and the first sweep of the street. */
const SHOPS: readonly Point[] = [
  [-80, -80],
  [3920, -80],
  [3920, 860],
  [2400, 830],
  [860, 880],
  [420, 1060],
  [420, 1320],
  [-80, 1500],
];
const HILL: readonly Point[] = [
  [-80, 1480],
  [840, 1455],
  [1130, 1600],
  [1130, 2860],
  [-80, 2860],
];
const STAGE: readonly Point[] = [
  [1130, 1500],
  [1700, 1545],
  [2080, 1640],
  [2080, 2340],
  [1500, 2440],
  [1290, 2580],
  [1260, 2860],
  [1130, 2860],
];
const PIT: readonly Point[] = [
  [2080, 1600],
  [2960, 1765],
  [3060, 1985],
  [2760, 2200],
  [2080, 2340],
];
const MARKET: readonly Point[] = [
  [1260, 2860],
  [1500, 2440],
  [2760, 2200],
  [3060, 1985],
  [3060, 2860],
];

export const QUARTERS: readonly Quarter[] = [
  { within: SHOPS, extra: dressed(DENIM) },
  { within: HILL, extra: dressed(BAGGY) },
  { within: STAGE, extra: dressed(BASS) },
  { within: PIT, extra: dressed(BAGGY) },
  { within: MARKET, extra: dressed(DENIM) },
  { within: island(CROSS, 480, 260, { rough: 0 }), extra: onTheCross },
  { within: island(KEYS, 900, 700, { rough: 0 }), extra: dressed(SEA) },
  {
    within: [
      [420, 880],
      [3920, 830],
      [3920, 1900],
      [420, 1500],
    ],
    extra: dressed(SEA),
  },
];
