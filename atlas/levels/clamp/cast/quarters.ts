/** The quarters of the blossom city and what is worn in each: pale in the dusk of the shop, dark on the white garden. */
import type { Point } from '../../../core/geometry';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes } from '../../../stage/wardrobe';
import { VISITORS, VISITOR_SHARE } from './visitors';
import { CITY } from './wardrobe';

/** Kimono and frocks the colour of lamplight, and some the colour of the moon: the only pale things on the violet street. */
const LAMPLIT: readonly Clothes[] = [
  {
    outfit: 'kimono',
    colours: [
      ['cream', 'cream', 'orange', 'wood'],
      ['sky', 'sky', 'cream', 'wood'],
      ['coral', 'coral', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['yellow', 'yellow', 'white', 'umber'],
      ['white', 'white', 'coral', 'white'],
      ['aqua', 'aqua', 'white', 'white'],
    ],
  },
  {
    outfit: 'haikara',
    colours: [
      ['cream', 'coral', 'gold', 'umber'],
      ['white', 'sky', 'gold', 'umber'],
    ],
  },
  { outfit: 'maid', colours: [['sky', 'white', 'white', 'umber']] },
  {
    outfit: 'hoodie',
    colours: [
      ['yellow', 'white', 'coral', 'white'],
      ['white', 'sky', 'coral', 'white'],
    ],
  },
  { outfit: 'suit', colours: [['white', 'white', 'coral', 'umber']] },
  { outfit: 'granny', colours: [['coral', 'cream', 'white', 'umber']] },
];

/** Ink on paper: nothing pale stands on the feathers but the feathers. */
const INKY: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['plum', 'plum', 'white', 'black'],
      ['navy', 'navy', 'white', 'black'],
      ['wine', 'wine', 'white', 'black'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['teal', 'teal', 'silver', 'wood'],
      ['plum', 'plum', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['forest', 'forest', 'gold', 'black'],
      ['navy', 'navy', 'rose', 'black'],
      ['plum', 'plum', 'silver', 'black'],
    ],
  },
  {
    outfit: 'maid',
    colours: [
      ['navy', 'white', 'white', 'black'],
      ['plum', 'white', 'white', 'black'],
    ],
  },
  {
    outfit: 'haikara',
    colours: [
      ['navy', 'plum', 'white', 'umber'],
      ['wine', 'navy', 'cream', 'umber'],
    ],
  },
];

/** The school's own: white shirts with navy, and the red of its sports club. */
const UNIFORMS: readonly Clothes[] = [
  {
    outfit: 'sailor',
    colours: [
      ['white', 'navy', 'red', 'umber'],
      ['white', 'cobalt', 'white', 'black'],
      ['white', 'wine', 'gold', 'black'],
    ],
  },
  { outfit: 'gakuran', colours: [['navy', 'navy', 'gold', 'black']] },
  {
    outfit: 'blazer',
    colours: [
      ['cobalt', 'silver', 'red', 'black'],
      ['forest', 'silver', 'gold', 'black'],
      ['sand', 'umber', 'red', 'umber'],
    ],
  },
  { outfit: 'overalls', colours: [['sky', 'white', 'gold', 'umber']] },
  { outfit: 'hoodie', colours: [['mint', 'navy', 'white', 'white']] },
  { outfit: 'labcoat', colours: [['white', 'cobalt', 'cream', 'umber']] },
  { outfit: 'casual', colours: [['white', 'navy', 'red', 'black']] },
  {
    outfit: 'tracksuit',
    colours: [
      ['red', 'white', 'white', 'white'],
      ['teal', 'teal', 'white', 'white'],
    ],
  },
];

/** Starlight on the night of the circle: white, rose and lemon. */
const STARLIT: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'gold', 'white'],
      ['blush', 'blush', 'white', 'white'],
      ['yellow', 'yellow', 'white', 'white'],
      ['sky', 'sky', 'white', 'white'],
    ],
  },
  {
    outfit: 'sailor',
    colours: [
      ['white', 'pink', 'red', 'umber'],
      ['cream', 'coral', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'maid',
    colours: [
      ['pink', 'white', 'white', 'white'],
      ['yellow', 'white', 'white', 'white'],
    ],
  },
  { outfit: 'hoodie', colours: [['blush', 'cream', 'white', 'white']] },
  { outfit: 'kimono', colours: [['blush', 'blush', 'red', 'wood']] },
  { outfit: 'miko', colours: [['white', 'coral', 'white', 'wood']] },
  { outfit: 'suit', colours: [['cream', 'cream', 'rose', 'umber']] },
];

/** Vermilion and white, as the gate is. */
const SHRINE: readonly Clothes[] = [
  {
    outfit: 'miko',
    colours: [
      ['white', 'red', 'white', 'wood'],
      ['white', 'coral', 'white', 'wood'],
      ['cream', 'wine', 'white', 'wood'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['red', 'red', 'gold', 'wood'],
      ['wine', 'wine', 'cream', 'wood'],
      ['coral', 'coral', 'white', 'wood'],
    ],
  },
  {
    outfit: 'haikara',
    colours: [
      ['red', 'wine', 'gold', 'umber'],
      ['rose', 'wine', 'white', 'umber'],
    ],
  },
  { outfit: 'casual', colours: [['red', 'charcoal', 'white', 'umber']] },
  { outfit: 'granny', colours: [['wine', 'grey', 'white', 'umber']] },
];

/** Who walks over the lawns, on Sunday: white, cobalt and plum, which neither grass nor blossom is. */
const STROLLERS: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['cobalt', 'cobalt', 'white', 'umber'],
      ['white', 'white', 'cobalt', 'white'],
      ['plum', 'plum', 'cream', 'umber'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['cobalt', 'cobalt', 'gold', 'wood'],
      ['plum', 'plum', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['white', 'cobalt', 'gold', 'umber'],
      ['sky', 'navy', 'white', 'umber'],
      ['purple', 'charcoal', 'gold', 'black'],
    ],
  },
  { outfit: 'hoodie', colours: [['white', 'cobalt', 'white', 'white']] },
  { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'red']] },
  { outfit: 'overalls', colours: [['coral', 'white', 'gold', 'white']] },
  { outfit: 'striped', colours: [['red', 'white', 'white', 'navy']] },
  { outfit: 'granny', colours: [['plum', 'grey', 'white', 'umber']] },
];

/** Everyday people of a quarter, and now and then somebody of another story. */
const dressed = (clothes: readonly Clothes[]): Quarter['extra'] =>
  quarterOf(CITY, { clothes }, { share: VISITOR_SHARE, animal: (random) => dressPerson(random, VISITORS) });

const GARDEN: readonly Point[] = [
  [2620, 1930],
  [3960, 1860],
  [3960, 2860],
  [2600, 2860],
  [2480, 2300],
];
const STREET: readonly Point[] = [
  [-60, 2060],
  [900, 2060],
  [1360, 2250],
  [1820, 2500],
  [1820, 2860],
  [-60, 2860],
];
const YARD: readonly Point[] = [
  [2440, 1300],
  [3960, 1180],
  [3960, 1860],
  [2620, 1860],
];
const PRECINCT: readonly Point[] = [
  [-60, 1180],
  [1240, 1180],
  [1280, 1700],
  [-60, 1780],
];

export const QUARTERS: readonly Quarter[] = [
  { within: GARDEN, extra: dressed(INKY) },
  { within: STREET, extra: dressed(LAMPLIT) },
  { within: island([1900, 1780], 760, 350, { rough: 0 }), extra: dressed(STARLIT) },
  { within: YARD, extra: dressed(UNIFORMS) },
  { within: PRECINCT, extra: dressed(SHRINE) },
  {
    within: [
      [-100, 600],
      [3960, 600],
      [3960, 2900],
      [-100, 2900],
    ],
    extra: dressed(STROLLERS),
  },
];
