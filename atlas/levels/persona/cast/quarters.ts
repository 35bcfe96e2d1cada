/** The quarters of the crossing and what is worn in each: bright on dark asphalt, dark on the pale squares. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes, Wardrobe } from '../../../stage/wardrobe';
import { trade } from './trades';
import { PASSERS } from './wardrobe';

/** Whoever crosses: white, yellow and red, to be seen on the road. */
const CROSSING: readonly Clothes[] = [
  {
    outfit: 'hoodie',
    colours: [
      ['white', 'red', 'red', 'red'],
      ['gold', 'cream', 'white', 'white'],
      ['red', 'cream', 'white', 'white'],
    ],
  },
  {
    outfit: 'raincoat',
    colours: [
      ['cream', 'cream', 'red', 'umber'],
      ['yellow', 'yellow', 'white', 'umber'],
      ['white', 'white', 'red', 'red'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'red', 'red'],
      ['yellow', 'yellow', 'white', 'red'],
      ['coral', 'coral', 'white', 'white'],
    ],
  },
  {
    outfit: 'jersey',
    colours: [
      ['white', 'red', 'gold', 'white'],
      ['yellow', 'red', 'white', 'white'],
    ],
  },
  { outfit: 'sailor', colours: [['white', 'red', 'gold', 'umber']] },
  {
    outfit: 'idol',
    colours: [
      ['white', 'gold', 'red', 'red'],
      ['yellow', 'white', 'red', 'white'],
    ],
  },
  {
    outfit: 'poncho',
    colours: [
      ['cream', 'coral', 'gold', 'umber'],
      ['orange', 'cream', 'red', 'umber'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['white', 'coral', 'cream', 'umber'],
      ['blush', 'cream', 'white', 'red'],
    ],
  },
];

/** School is out: navy, wine and charcoal on the warm stones of the lane. */
const SCHOOL: readonly Clothes[] = [
  {
    outfit: 'blazer',
    colours: [
      ['navy', 'grey', 'red', 'black'],
      ['charcoal', 'wine', 'red', 'black'],
      ['wine', 'charcoal', 'gold', 'black'],
    ],
  },
  { outfit: 'gakuran', colours: [['black', 'black', 'gold', 'black']] },
  {
    outfit: 'haikara',
    colours: [
      ['wine', 'navy', 'white', 'umber'],
      ['plum', 'wine', 'white', 'umber'],
    ],
  },
  {
    outfit: 'sailor',
    colours: [
      ['charcoal', 'charcoal', 'red', 'umber'],
      ['navy', 'navy', 'red', 'black'],
    ],
  },
  { outfit: 'vest', colours: [['charcoal', 'navy', 'white', 'black']] },
  { outfit: 'maid', colours: [['black', 'white', 'red', 'black']] },
];

/** The banks and offices, in a hurry: steel, grey and black. */
const OFFICE: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'red', 'black'],
      ['steel', 'steel', 'red', 'black'],
      ['wine', 'wine', 'gold', 'black'],
      ['black', 'black', 'white', 'black'],
    ],
  },
  { outfit: 'caped', colours: [['steel', 'charcoal', 'grey', 'black']] },
  {
    outfit: 'raincoat',
    colours: [
      ['khaki', 'khaki', 'umber', 'black'],
      ['grey', 'grey', 'red', 'black'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['black', 'grey', 'red', 'black'],
      ['wine', 'charcoal', 'white', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['black', 'black', 'red', 'red'],
      ['steel', 'steel', 'white', 'black'],
    ],
  },
];

/** Between the arcade and the shops: what is worn to be looked at. */
const NEON: readonly Clothes[] = [
  {
    outfit: 'rider',
    colours: [
      ['black', 'charcoal', 'gold', 'black'],
      ['red', 'black', 'white', 'black'],
    ],
  },
  {
    outfit: 'hoodie',
    colours: [
      ['black', 'charcoal', 'gold', 'gold'],
      ['wine', 'black', 'gold', 'white'],
    ],
  },
  {
    outfit: 'jersey',
    colours: [
      ['black', 'wine', 'gold', 'gold'],
      ['gold', 'black', 'red', 'black'],
    ],
  },
  { outfit: 'trunks', colours: [['black', 'red', 'white', 'white']] },
  {
    outfit: 'idol',
    colours: [
      ['red', 'black', 'gold', 'white'],
      ['black', 'wine', 'gold', 'black'],
    ],
  },
  {
    outfit: 'magical',
    colours: [
      ['red', 'white', 'gold', 'red'],
      ['black', 'rose', 'gold', 'black'],
    ],
  },
  { outfit: 'ninja', colours: [['charcoal', 'black', 'red', 'black']] },
];

/** An evening at the museum: gowns, capes, top coats, in wine and black on the rose of the square. */
const GALLERY: readonly Clothes[] = [
  {
    outfit: 'princess',
    colours: [
      ['wine', 'wine', 'gold', 'black'],
      ['black', 'charcoal', 'red', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['black', 'black', 'white', 'black'],
      ['white', 'white', 'black', 'black'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['black', 'black', 'gold', 'wood'],
      ['plum', 'plum', 'gold', 'wood'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['charcoal', 'charcoal', 'gold', 'black'],
      ['cream', 'cream', 'wine', 'black'],
    ],
  },
  { outfit: 'captain', colours: [['wine', 'black', 'gold', 'black']] },
  { outfit: 'caped', colours: [['wine', 'charcoal', 'gold', 'black']] },
];

/** Round the cell, where a street is blue for once. */
const BLUE: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['white', 'navy', 'gold', 'black'],
      ['navy', 'navy', 'silver', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'gold', 'navy'],
      ['navy', 'navy', 'silver', 'black'],
    ],
  },
  { outfit: 'striped', colours: [['black', 'black', 'white', 'black']] },
  { outfit: 'priest', colours: [['white', 'navy', 'gold', 'black']] },
];

const HATS = {
  crossing: [
    ['cap', 'white', 'red'],
    ['bow', 'red', 'red'],
    ['straw', 'cream', 'red'],
    ['bunnyEars', 'white', 'red'],
    ['headphones', 'white', 'red'],
    ['flower', 'gold', 'white'],
    ['mushroom', 'red', 'white'],
    ['bearEars', 'cream', 'coral'],
  ],
  school: [
    ['cap', 'navy', 'gold'],
    ['ribbon', 'red', 'red'],
    ['headphones', 'red', 'charcoal'],
    ['beanie', 'wine', 'charcoal'],
    ['headband', 'white', 'white'],
  ],
  office: [
    ['fedora', 'charcoal', 'red'],
    ['fedora', 'khaki', 'black'],
    ['aviator', 'umber', 'sand'],
    ['cap', 'steel', 'black'],
  ],
  neon: [
    ['horns', 'red', 'black'],
    ['catHood', 'black', 'red'],
    ['backCap', 'gold', 'black'],
    ['foxMask', 'white', 'red'],
    ['antennae', 'gold', 'gold'],
    ['halo', 'gold', 'gold'],
    ['knight', 'silver', 'red'],
  ],
  gallery: [
    ['tiara', 'gold', 'red'],
    ['fedora', 'black', 'white'],
    ['flower', 'wine', 'gold'],
    ['hood', 'wine', 'gold'],
    ['wreath', 'gold', 'red'],
  ],
} as const satisfies Readonly<Record<string, Wardrobe['hats']>>;

const BUILDS: Wardrobe['builds'] = [
  'chibi',
  'teen',
  'lady',
  'tall',
  'kid',
  'stout',
  'elder',
  'brawny',
  'toddler',
];

/** Share of those who are at work in the street, or walk on four legs. */
const AT_WORK = 0.15;

/** Everyday people of a quarter, and among them those who work in it. */
const dressed =
  (clothes: readonly Clothes[], hats: Wardrobe['hats'] = PASSERS.hats): Quarter['extra'] =>
  (random: Random): FigureSpec => {
    const spec = dressPerson(random, { ...PASSERS, clothes, hats, builds: BUILDS });
    return random.chance(AT_WORK) ? trade(random, spec) : spec;
  };

const LANE: readonly Point[] = [
  [640, 1700],
  [1480, 1760],
  [1480, 2200],
  [1180, 2480],
  [760, 2300],
  [380, 2120],
];
const BLOCKS: readonly Point[] = [
  [-80, 700],
  [1700, 700],
  [2200, 760],
  [1900, 1300],
  [1300, 1330],
  [-80, 1330],
];
const SHOPS: readonly Point[] = [
  [2420, 760],
  [3940, 760],
  [3940, 1840],
  [3100, 1720],
  [2460, 1480],
];
const SQUARE: readonly Point[] = [
  [2480, 2100],
  [3100, 2240],
  [3940, 2260],
  [3940, 2860],
  [2240, 2860],
  [2220, 2420],
];

export const QUARTERS: readonly Quarter[] = [
  { within: LANE, extra: dressed(SCHOOL, HATS.school) },
  { within: SQUARE, extra: dressed(GALLERY, HATS.gallery) },
  { within: SHOPS, extra: dressed(NEON, HATS.neon) },
  { within: BLOCKS, extra: dressed(OFFICE, HATS.office) },
  { within: island([470, 2560], 620, 300, { rough: 0 }), extra: dressed(BLUE) },
  {
    within: [
      [-80, 1300],
      [3940, 1300],
      [3940, 2860],
      [-80, 2860],
    ],
    extra: dressed(CROSSING, HATS.crossing),
  },
];
