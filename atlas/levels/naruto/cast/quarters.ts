/** The quarters of the village and what is worn in each: dark on the sand, pale in the wood, warm under the cliff. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import type { Dress } from '../../../stage/quarter';
import { VILLAGERS } from './wardrobe';

/** Who trains: night colours on the bright sand. */
const TRAINING: Dress = {
  clothes: [
    {
      outfit: 'shinobi',
      colours: [
        ['navy', 'charcoal', 'white', 'black'],
        ['charcoal', 'black', 'coral', 'black'],
        ['plum', 'charcoal', 'gold', 'black'],
        ['forest', 'charcoal', 'cream', 'black'],
      ],
    },
    {
      outfit: 'ninja',
      colours: [
        ['navy', 'charcoal', 'red', 'black'],
        ['forest', 'navy', 'gold', 'black'],
        ['plum', 'navy', 'white', 'charcoal'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['forest', 'navy', 'gold', 'charcoal'],
        ['charcoal', 'navy', 'white', 'black'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['cobalt', 'navy', 'red', 'umber'],
        ['purple', 'plum', 'gold', 'umber'],
        ['white', 'white', 'red', 'wood'],
      ],
    },
    { outfit: 'happi', colours: [['red', 'cream', 'white', 'wood']] },
    { outfit: 'samurai', colours: [['white', 'navy', 'gold', 'wood']] },
  ],
  hairColours: ['black', 'umber', 'navy', 'wine', 'chestnut'],
  hats: [
    ['headband', 'red', 'silver'],
    ['headband', 'navy', 'silver'],
    ['headband', 'black', 'silver'],
    ['bandana', 'navy', 'navy'],
    ['hachimaki', 'white', 'red'],
  ],
};

/** Who sits the exam in the dark wood: pale, so that they can be found again. */
const EXAM: Dress = {
  clothes: [
    {
      outfit: 'shinobi',
      colours: [
        ['white', 'sand', 'coral', 'umber'],
        ['sky', 'white', 'gold', 'wood'],
        ['cream', 'khaki', 'red', 'umber'],
      ],
    },
    {
      outfit: 'ninja',
      colours: [
        ['cream', 'sand', 'red', 'wood'],
        ['yellow', 'cream', 'coral', 'wood'],
        ['mint', 'white', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['white', 'white', 'red', 'wood'],
        ['peach', 'cream', 'navy', 'wood'],
      ],
    },
    {
      outfit: 'happi',
      colours: [
        ['yellow', 'white', 'red', 'wood'],
        ['aqua', 'white', 'white', 'wood'],
      ],
    },
  ],
  hairColours: ['blond', 'silver', 'sand', 'ginger', 'pink', 'sky'],
  hats: [
    ['headband', 'gold', 'silver'],
    ['headband', 'sky', 'silver'],
    ['headband', 'white', 'silver'],
    ['bandana', 'yellow', 'yellow'],
  ],
};

/** Who has bathed or is about to: indigo, white cotton, and the coral of who has been in too long. */
const BATHERS: Dress = {
  clothes: [
    {
      outfit: 'yukata',
      colours: [
        ['cobalt', 'cobalt', 'white', 'wood'],
        ['white', 'white', 'cobalt', 'wood'],
        ['cream', 'cream', 'coral', 'wood'],
        ['coral', 'coral', 'white', 'wood'],
        ['blush', 'blush', 'wine', 'wood'],
      ],
    },
    {
      outfit: 'kimono',
      colours: [
        ['navy', 'navy', 'coral', 'wood'],
        ['white', 'white', 'wine', 'wood'],
        ['rose', 'rose', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'happi',
      colours: [
        ['cobalt', 'white', 'white', 'wood'],
        ['navy', 'cream', 'sky', 'wood'],
      ],
    },
    { outfit: 'haikara', colours: [['sky', 'navy', 'white', 'umber']] },
  ],
  hairColours: ['black', 'umber', 'navy', 'chestnut', 'silver'],
  hats: [
    ['hachimaki', 'white', 'cobalt'],
    ['flower', 'white', 'gold'],
    ['ribbon', 'sky', 'sky'],
    ['bandana', 'white', 'white'],
  ],
};

/** Who has business at the hall: wine, plum and purple with gold. */
const OFFICE: Dress = {
  clothes: [
    {
      outfit: 'kimono',
      colours: [
        ['wine', 'wine', 'gold', 'wood'],
        ['plum', 'plum', 'gold', 'wood'],
        ['cream', 'cream', 'wine', 'wood'],
        ['gold', 'gold', 'wine', 'wood'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['wine', 'umber', 'gold', 'wood'],
        ['orange', 'umber', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['wine', 'charcoal', 'gold', 'black'],
        ['white', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'haikara',
      colours: [
        ['rose', 'plum', 'gold', 'umber'],
        ['purple', 'wine', 'white', 'umber'],
      ],
    },
    { outfit: 'shinobi', colours: [['cream', 'charcoal', 'gold', 'black']] },
  ],
  hairColours: ['black', 'umber', 'wine', 'silver', 'chestnut'],
  hats: [
    ['headband', 'black', 'gold'],
    ['headband', 'wine', 'gold'],
    ['ribbon', 'wine', 'gold'],
    ['flower', 'white', 'gold'],
  ],
};

/** Who lives under the cliff, on the grass: orange, yellow, coral and cream. */
const UPTOWN: Dress = {
  clothes: [
    {
      outfit: 'farmer',
      colours: [
        ['white', 'coral', 'red', 'wood'],
        ['cream', 'umber', 'orange', 'wood'],
        ['peach', 'wine', 'white', 'wood'],
      ],
    },
    {
      outfit: 'kimono',
      colours: [
        ['orange', 'orange', 'white', 'wood'],
        ['yellow', 'yellow', 'wine', 'wood'],
        ['coral', 'coral', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'happi',
      colours: [
        ['orange', 'white', 'white', 'wood'],
        ['red', 'cream', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'ninja',
      colours: [
        ['yellow', 'umber', 'red', 'umber'],
        ['peach', 'wine', 'white', 'umber'],
      ],
    },
    { outfit: 'gi', colours: [['cream', 'cream', 'red', 'wood']] },
  ],
  hairColours: ['blond', 'ginger', 'black', 'sky', 'silver'],
  hats: [
    ['leaf', 'lime', 'green'],
    ['hachimaki', 'white', 'red'],
    ['ribbon', 'coral', 'coral'],
    ['headband', 'wine', 'silver'],
  ],
};

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  {
    within: [
      [3080, 1560],
      [3960, 1400],
      [3960, 2860],
      [3060, 2860],
      [3040, 2300],
    ],
    extra: quarterOf(VILLAGERS, EXAM),
  },
  { within: box(880, 2010, 1960, 2620), extra: quarterOf(VILLAGERS, TRAINING) },
  { within: box(-100, 1320, 960, 2000), extra: quarterOf(VILLAGERS, BATHERS) },
  { within: box(1960, 1380, 2860, 1680), extra: quarterOf(VILLAGERS, OFFICE) },
  { within: box(-100, 700, 3960, 1360), extra: quarterOf(VILLAGERS, UPTOWN) },
];
