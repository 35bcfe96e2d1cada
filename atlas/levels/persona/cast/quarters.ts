/** The quarters of the crossing and what is worn in each: bright on dark asphalt, dark on the pale squares. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import { island } from '../../../ground/shapes';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { hatsOf } from '../../../stage/quarter';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes, Wardrobe } from '../../../stage/wardrobe';
import { BLUE, CROSSING, GALLERY, NEON, OFFICE, SCHOOL } from './clothes';
import { trade } from './trades';
import { PASSERS } from './wardrobe';

const HATS = {
  crossing: [
    ['cap', 'white', 'red'],
    ['bow', 'red', 'red'],
    ['straw', 'cream', 'red'],
    ['bunnyEars', 'white', 'red'],
    ['headphones', 'white', 'red'],
    ['flower', 'gold', 'white'],
    ['beanie', 'gold', 'red'],
    ['sweatband', 'red', 'white'],
    ['catHood', 'white', 'coral'],
    ['ribbon', 'gold', 'gold'],
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

/** Nobody stands about on a crossing: they walk, run, trip, carry, dodge the rain. */
const CROSSES: Partial<Wardrobe> = {
  poses: [
    'walk',
    'walk',
    'walk',
    'run',
    'run',
    'stumble',
    'jump',
    'carry',
    'push',
    'lunge',
    'dance',
    'sneeze',
    'sneak',
    'wave',
    'shoulder',
    'haul',
  ],
  items: [
    'umbrella',
    'umbrella',
    'suitcase',
    'skateboard',
    'gift',
    'guitar',
    'balloon',
    'bag',
    'bouquet',
    'paper',
    'soccer',
    'basket',
  ],
};

/** Share of those who are at work in the street, or walk on four legs. */
const AT_WORK = 0.15;

/** Everyday people of a quarter, and among them those who work in it. */
const dressed =
  (
    clothes: readonly Clothes[],
    hats: Wardrobe['hats'] = PASSERS.hats,
    does: Partial<Wardrobe> = {},
  ): Quarter['extra'] =>
  (random: Random): FigureSpec => {
    const spec = dressPerson(random, {
      ...PASSERS,
      ...does,
      clothes,
      hats: hatsOf(PASSERS.hats, hats),
      builds: BUILDS,
    });
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
    extra: dressed(CROSSING, HATS.crossing, CROSSES),
  },
];
