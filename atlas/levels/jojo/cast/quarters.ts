/** The quarters round the piazza and what is worn in each: dark on the marble, pale by the mansion, indigo on the sand. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import type { Clothes } from '../../../stage/wardrobe';
import { OVAL } from '../places';
import { poser } from './crowd';
import { POSERS } from './wardrobe';

/** Velvet on marble. */
const VELVET: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['plum', 'plum', 'gold', 'black'],
      ['wine', 'wine', 'lime', 'plum'],
      ['purple', 'purple', 'gold', 'black'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['purple', 'plum', 'gold', 'black'],
      ['wine', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'gakuran',
    colours: [
      ['black', 'black', 'gold', 'umber'],
      ['plum', 'plum', 'gold', 'black'],
    ],
  },
  { outfit: 'captain', colours: [['purple', 'navy', 'gold', 'black']] },
  {
    outfit: 'dress',
    colours: [
      ['purple', 'purple', 'gold', 'black'],
      ['wine', 'wine', 'gold', 'black'],
    ],
  },
  { outfit: 'rider', colours: [['rose', 'charcoal', 'gold', 'black']] },
  { outfit: 'priest', colours: [['plum', 'plum', 'gold', 'black']] },
  { outfit: 'jester', colours: [['wine', 'purple', 'gold', 'plum']] },
  { outfit: 'tee', colours: [['plum', 'black', 'white', 'plum']] },
];

/** Ghosts at a ball: white, rose and lemon before black firs. */
const MOONLIT: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['yellow', 'yellow', 'white', 'plum'],
      ['white', 'white', 'gold', 'white'],
      ['blush', 'blush', 'white', 'plum'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['cream', 'cream', 'purple', 'umber'],
      ['white', 'white', 'rose', 'white'],
      ['pink', 'pink', 'white', 'plum'],
    ],
  },
  { outfit: 'idol', colours: [['pink', 'white', 'gold', 'white']] },
  { outfit: 'vest', colours: [['yellow', 'cream', 'white', 'plum']] },
  { outfit: 'blazer', colours: [['blush', 'cream', 'gold', 'umber']] },
  { outfit: 'mage', colours: [['cream', 'pink', 'gold', 'umber']] },
  { outfit: 'tee', colours: [['yellow', 'white', 'white', 'white']] },
];

/** Indigo and white: the caravans. */
const INDIGO: readonly Clothes[] = [
  {
    outfit: 'poncho',
    colours: [
      ['cobalt', 'navy', 'white', 'wood'],
      ['navy', 'umber', 'gold', 'wood'],
      ['teal', 'navy', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'mage',
    colours: [
      ['cobalt', 'navy', 'gold', 'umber'],
      ['navy', 'cobalt', 'white', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['cobalt', 'cobalt', 'white', 'umber'],
      ['teal', 'teal', 'white', 'umber'],
    ],
  },
  {
    outfit: 'adventurer',
    colours: [
      ['navy', 'cream', 'gold', 'umber'],
      ['teal', 'cream', 'white', 'umber'],
    ],
  },
  { outfit: 'vest', colours: [['cobalt', 'navy', 'white', 'umber']] },
  { outfit: 'barbarian', colours: [['teal', 'charcoal', 'gold', 'black']] },
];

/** What eats ice under the awnings: apricot, lemon and white in the shade of the houses. */
const APRICOT: readonly Clothes[] = [
  {
    outfit: 'suit',
    colours: [
      ['gold', 'gold', 'plum', 'umber'],
      ['cream', 'cream', 'coral', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['orange', 'orange', 'white', 'plum'],
      ['yellow', 'yellow', 'plum', 'plum'],
      ['white', 'white', 'orange', 'white'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['gold', 'cream', 'white', 'plum'],
      ['orange', 'cream', 'gold', 'umber'],
    ],
  },
  { outfit: 'poncho', colours: [['gold', 'cream', 'orange', 'wood']] },
  { outfit: 'striped', colours: [['orange', 'cream', 'white', 'umber']] },
  { outfit: 'rider', colours: [['yellow', 'sand', 'white', 'umber']] },
  { outfit: 'jester', colours: [['gold', 'coral', 'white', 'white']] },
];

/** Boatmen's stripes and their sweethearts. */
const BOATMEN: readonly Clothes[] = [
  {
    outfit: 'striped',
    colours: [
      ['red', 'cream', 'white', 'umber'],
      ['coral', 'white', 'white', 'umber'],
      ['rose', 'cream', 'white', 'white'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['coral', 'coral', 'white', 'plum'],
      ['red', 'red', 'white', 'white'],
      ['rose', 'rose', 'white', 'plum'],
    ],
  },
  { outfit: 'vest', colours: [['coral', 'charcoal', 'gold', 'black']] },
  { outfit: 'suit', colours: [['rose', 'rose', 'white', 'plum']] },
  { outfit: 'captain', colours: [['red', 'white', 'gold', 'black']] },
  { outfit: 'tee', colours: [['red', 'white', 'white', 'white']] },
];

/** Everyday people of a quarter, who stand no straighter than elsewhere. */
const dressed = (clothes: readonly Clothes[]) => (random: Random) => poser(random, { ...POSERS, clothes });

const GARDEN: readonly Point[] = [
  [-80, 620],
  [1340, 620],
  [1460, 1020],
  [1180, 1340],
  [960, 1520],
  [-80, 1660],
];
const DESERT: readonly Point[] = [
  [2440, 600],
  [3940, 600],
  [3940, 1860],
  [3080, 1860],
  [2960, 1500],
  [2640, 1340],
  [2420, 1040],
];
const BANKS: readonly Point[] = [
  [2980, 1880],
  [3940, 1880],
  [3940, 2860],
  [2560, 2860],
  [2640, 2440],
];

export const QUARTERS: readonly Quarter[] = [
  { within: GARDEN, extra: dressed(MOONLIT) },
  { within: DESERT, extra: dressed(INDIGO) },
  { within: island([OVAL.x, OVAL.y], OVAL.rx + 60, OVAL.ry + 40, { rough: 0 }), extra: dressed(VELVET) },
  { within: BANKS, extra: dressed(BOATMEN) },
  {
    within: [
      [-80, 1500],
      [3940, 1900],
      [3940, 2860],
      [-80, 2860],
    ],
    extra: dressed(APRICOT),
  },
];
