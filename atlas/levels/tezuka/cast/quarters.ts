/** The quarters of yesterday's tomorrow and what is worn in each: pale in the jungle, hot before the cold works. */
import type { Point } from '../../../core/geometry';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes, Wardrobe } from '../../../stage/wardrobe';
import { fresh } from './fresh';
import { TOMORROW } from './wardrobe';

/** Sun hats and safari cloth: what shines under dark leaves. */
const SAFARI: readonly Clothes[] = [
  {
    outfit: 'adventurer',
    colours: [
      ['cream', 'sand', 'orange', 'umber'],
      ['sand', 'cream', 'red', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['yellow', 'yellow', 'white', 'umber'],
      ['white', 'white', 'gold', 'umber'],
      ['orange', 'orange', 'white', 'white'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['sand', 'cream', 'white', 'umber'],
      ['gold', 'cream', 'white', 'umber'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['yellow', 'sand', 'white', 'umber'],
      ['orange', 'cream', 'white', 'umber'],
    ],
  },
  { outfit: 'poncho', colours: [['gold', 'cream', 'orange', 'umber']] },
  { outfit: 'farmer', colours: [['cream', 'gold', 'orange', 'umber']] },
];

/** Hands of the works, in warning colours. */
const WORKS: readonly Clothes[] = [
  {
    outfit: 'overalls',
    colours: [
      ['yellow', 'orange', 'gold', 'umber'],
      ['cream', 'orange', 'gold', 'umber'],
      ['gold', 'coral', 'white', 'umber'],
      ['white', 'coral', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'flightsuit',
    colours: [
      ['orange', 'umber', 'white', 'umber'],
      ['gold', 'umber', 'white', 'umber'],
      ['coral', 'umber', 'cream', 'umber'],
    ],
  },
  { outfit: 'vest', colours: [['orange', 'sand', 'white', 'umber']] },
  { outfit: 'labcoat', colours: [['cream', 'orange', 'red', 'umber']] },
];

/** Visitors and nurses of the ward: rose on the green. */
const WARD: readonly Clothes[] = [
  {
    outfit: 'pajamas',
    colours: [
      ['blush', 'blush', 'white', 'white'],
      ['pink', 'pink', 'white', 'white'],
      ['white', 'white', 'rose', 'white'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['rose', 'rose', 'white', 'white'],
      ['coral', 'coral', 'white', 'white'],
      ['pink', 'pink', 'white', 'white'],
    ],
  },
  {
    outfit: 'labcoat',
    colours: [
      ['white', 'rose', 'red', 'umber'],
      ['white', 'wine', 'coral', 'umber'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['coral', 'cream', 'white', 'umber'],
      ['red', 'grey', 'white', 'umber'],
    ],
  },
  { outfit: 'granny', colours: [['rose', 'wine', 'white', 'umber']] },
];

/** Who flies, or sees somebody off: blue and steel before the white rocket, and those who came in their Sunday best. */
const FLYERS: readonly Clothes[] = [
  {
    outfit: 'flightsuit',
    colours: [
      ['navy', 'charcoal', 'white', 'navy'],
      ['orange', 'navy', 'white', 'navy'],
      ['teal', 'navy', 'white', 'navy'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['navy', 'navy', 'gold', 'black'],
      ['wine', 'wine', 'white', 'black'],
      ['khaki', 'khaki', 'navy', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['coral', 'coral', 'white', 'umber'],
      ['cobalt', 'cobalt', 'white', 'black'],
      ['gold', 'gold', 'navy', 'black'],
    ],
  },
  {
    outfit: 'blazer',
    colours: [
      ['wine', 'grey', 'sky', 'umber'],
      ['forest', 'khaki', 'gold', 'black'],
    ],
  },
  { outfit: 'striped', colours: [['cobalt', 'charcoal', 'white', 'umber']] },
  { outfit: 'captain', colours: [['sky', 'navy', 'gold', 'black']] },
  { outfit: 'adventurer', colours: [['red', 'navy', 'gold', 'umber']] },
  {
    outfit: 'kimono',
    colours: [
      ['purple', 'plum', 'gold', 'wood'],
      ['cream', 'coral', 'red', 'wood'],
      ['teal', 'navy', 'gold', 'wood'],
    ],
  },
];

/** Ink and paper, and a dash of red: the street of the cartoonists. */
const INK: readonly Clothes[] = [
  {
    outfit: 'striped',
    colours: [
      ['navy', 'charcoal', 'white', 'umber'],
      ['charcoal', 'grey', 'white', 'umber'],
      ['red', 'charcoal', 'white', 'umber'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'red', 'black'],
      ['black', 'black', 'white', 'black'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['charcoal', 'grey', 'white', 'black'],
      ['black', 'steel', 'white', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['charcoal', 'charcoal', 'white', 'black'],
      ['wine', 'wine', 'white', 'black'],
    ],
  },
  { outfit: 'kimono', colours: [['navy', 'navy', 'red', 'wood']] },
  { outfit: 'casual', colours: [['charcoal', 'grey', 'red', 'umber']] },
];

/** Pilgrims at the foot of the fire, in plum and wine. */
const PILGRIMS: readonly Clothes[] = [
  {
    outfit: 'poncho',
    colours: [
      ['wine', 'umber', 'gold', 'umber'],
      ['plum', 'umber', 'cream', 'umber'],
    ],
  },
  {
    outfit: 'kimono',
    colours: [
      ['plum', 'plum', 'gold', 'wood'],
      ['wine', 'wine', 'cream', 'wood'],
    ],
  },
  { outfit: 'dress', colours: [['purple', 'purple', 'gold', 'umber']] },
  {
    outfit: 'monk',
    colours: [
      ['wine', 'umber', 'gold', 'wood'],
      ['plum', 'umber', 'sand', 'wood'],
    ],
  },
  { outfit: 'granny', colours: [['plum', 'grey', 'white', 'umber']] },
];

/** Whoever is only passing: from other stars, other stages, other strips; in whatever quarter, and never like a neighbour. */
const PASSING: Wardrobe = {
  ...TOMORROW,
  clothes: [
    { outfit: 'mecha', colours: [['silver', 'red', 'gold', 'charcoal']] },
    { outfit: 'caped', colours: [['red', 'gold', 'white', 'navy']] },
    { outfit: 'spacesuit', colours: [['white', 'silver', 'orange', 'steel']] },
    { outfit: 'rider', colours: [['lime', 'charcoal', 'red', 'black']] },
    { outfit: 'jester', colours: [['purple', 'gold', 'white', 'red']] },
    { outfit: 'magical', colours: [['rose', 'white', 'gold', 'rose']] },
    { outfit: 'captain', colours: [['white', 'navy', 'gold', 'black']] },
    { outfit: 'shinobi', colours: [['charcoal', 'charcoal', 'red', 'black']] },
    { outfit: 'cave', colours: [['orange', 'umber', 'cream', 'umber']] },
    { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'red']] },
    { outfit: 'idol', colours: [['sky', 'white', 'rose', 'white']] },
    { outfit: 'pirate', colours: [['wine', 'charcoal', 'gold', 'umber']] },
    { outfit: 'mage', colours: [['cobalt', 'navy', 'gold', 'black']] },
    { outfit: 'maid', colours: [['black', 'white', 'white', 'black']] },
  ],
  poses: [
    'cheer',
    'lunge',
    'jump',
    'dance',
    'point',
    'fight',
    'wave',
    'gazeUp',
    'bow',
    'run',
    'hips',
    'kneel',
  ],
  hatted: 0.2,
};
const ODD_SHARE = 0.15;

/** Everyday people of a quarter; robots and beasts go where they please. */
const dressed = (clothes: readonly Clothes[]): Quarter['extra'] => {
  const own = quarterOf(TOMORROW, { clothes });
  return (random) => fresh(random.chance(ODD_SHARE) ? dressPerson(random, PASSING) : own(random));
};

const JUNGLE: readonly Point[] = [
  [-80, 1440],
  [1020, 1500],
  [1240, 1900],
  [1280, 2320],
  [1180, 2860],
  [-80, 2860],
];
const LAWN: readonly Point[] = [
  [2620, 1780],
  [3300, 1660],
  [3940, 1660],
  [3940, 2860],
  [2900, 2860],
  [2560, 2360],
];
const YARD: readonly Point[] = [
  [2720, 880],
  [3940, 860],
  [3940, 1640],
  [2800, 1560],
];
const ASH: readonly Point[] = [
  [-80, 620],
  [1060, 620],
  [1160, 1060],
  [900, 1420],
  [-80, 1420],
];
const STREET: readonly Point[] = [
  [1340, 1760],
  [2600, 1640],
  [2560, 2360],
  [2900, 2860],
  [1240, 2860],
];

export const QUARTERS: readonly Quarter[] = [
  { within: JUNGLE, extra: dressed(SAFARI) },
  { within: LAWN, extra: dressed(WARD) },
  { within: YARD, extra: dressed(WORKS) },
  { within: ASH, extra: dressed(PILGRIMS) },
  { within: STREET, extra: dressed(INK) },
  { within: island([1900, 1300], 1900, 900, { rough: 0 }), extra: dressed(FLYERS) },
];
