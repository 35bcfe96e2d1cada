/** What is worn where by night: pale silk in the dark garden and the back yards, coloured cloth in the lamplight of the street. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes, Wardrobe } from '../../../stage/wardrobe';
import type { PersonSpec } from '../../../people/spec';
import { seemly } from './seemly';
import { STROLLERS } from './wardrobe';

const PALE: readonly Clothes[] = [
  {
    outfit: 'kimono',
    colours: [
      ['white', 'white', 'wine', 'wood'],
      ['cream', 'cream', 'cobalt', 'wood'],
      ['blush', 'blush', 'red', 'wood'],
      ['peach', 'peach', 'white', 'wood'],
      ['silver', 'silver', 'cobalt', 'wood'],
    ],
  },
  {
    outfit: 'miko',
    colours: [
      ['white', 'red', 'white', 'white'],
      ['white', 'sky', 'white', 'white'],
      ['cream', 'coral', 'white', 'wood'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['cream', 'cream', 'wine', 'umber'],
      ['pink', 'pink', 'white', 'umber'],
      ['yellow', 'yellow', 'white', 'umber'],
    ],
  },
  {
    outfit: 'yukata',
    colours: [
      ['white', 'white', 'teal', 'wood'],
      ['sky', 'sky', 'red', 'wood'],
      ['blush', 'blush', 'plum', 'wood'],
    ],
  },
  { outfit: 'gi', colours: [['white', 'cream', 'black', 'wood']] },
];

const DEEP: readonly Clothes[] = [
  {
    outfit: 'kimono',
    colours: [
      ['sky', 'sky', 'gold', 'wood'],
      ['coral', 'coral', 'cream', 'wood'],
      ['rose', 'rose', 'gold', 'wood'],
      ['forest', 'forest', 'red', 'wood'],
      ['aqua', 'aqua', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'samurai',
    colours: [
      ['forest', 'charcoal', 'gold', 'wood'],
      ['sky', 'grey', 'white', 'wood'],
      ['cream', 'wine', 'gold', 'wood'],
    ],
  },
  {
    outfit: 'gakuran',
    colours: [
      ['black', 'black', 'gold', 'black'],
      ['silver', 'silver', 'gold', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'red', 'black'],
      ['sand', 'sand', 'green', 'umber'],
      ['white', 'grey', 'cobalt', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['teal', 'teal', 'cream', 'umber'],
      ['pink', 'pink', 'white', 'black'],
      ['cobalt', 'cobalt', 'white', 'umber'],
    ],
  },
  {
    outfit: 'haikara',
    colours: [
      ['coral', 'navy', 'cream', 'umber'],
      ['lilac', 'wine', 'gold', 'umber'],
    ],
  },
  { outfit: 'poncho', colours: [['coral', 'cream', 'cream', 'wood']] },
  {
    outfit: 'happi',
    colours: [
      ['cobalt', 'white', 'red', 'wood'],
      ['red', 'cream', 'navy', 'wood'],
    ],
  },
  {
    outfit: 'maid',
    colours: [
      ['sky', 'white', 'red', 'black'],
      ['wine', 'cream', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'captain',
    colours: [
      ['forest', 'charcoal', 'gold', 'black'],
      ['white', 'red', 'gold', 'black'],
    ],
  },
  {
    outfit: 'farmer',
    colours: [
      ['white', 'khaki', 'white', 'wood'],
      ['lilac', 'cream', 'cream', 'wood'],
    ],
  },
  { outfit: 'rider', colours: [['teal', 'umber', 'cream', 'umber']] },
];

/** Shares of people with a face one remembers, and with something on their back. */
const MARKED = 0.3;
const LADEN = 0.2;
const FACES = [
  'glasses',
  'mustache',
  'beard',
  'freckles',
  'monocle',
  'goatee',
  'eyepatch',
  'stubble',
] as const;

type Pack = NonNullable<PersonSpec['back']>[number];

const dressed =
  (clothes: readonly Clothes[], hats: Wardrobe['hats'], packs: readonly Pack[]) =>
  (random: Random): FigureSpec =>
    seemly({
      ...dressPerson(random, { ...STROLLERS, clothes, hats, hatted: 0.42 }),
      ...(random.chance(MARKED) ? { face: [random.pick(FACES)] } : {}),
      ...(random.chance(LADEN) ? { back: [random.pick(packs)] } : {}),
    });

/** In the dark garden and on the platform. */
const GARDEN = dressed(
  PALE,
  [
    ['kasa', 'cream', 'wine'],
    ['flower', 'pink', 'gold'],
    ['bow', 'red', 'red'],
    ['beret', 'sky', 'sky'],
    ['ribbon', 'sky', 'sky'],
    ['hachimaki', 'white', 'red'],
    ['nurse', 'white', 'red'],
    ['wreath', 'mint', 'pink'],
  ],
  [
    ['cloak', 'silver'],
    ['bigScroll', 'white'],
    ['backpack', 'sand'],
  ],
);

/** In the lamplight of the street. */
const STREET = dressed(
  DEEP,
  [
    ['fedora', 'sand', 'wine'],
    ['cap', 'navy', 'gold'],
    ['topHat', 'black', 'grey'],
    ['beret', 'wine', 'wine'],
    ['kasa', 'sand', 'wood'],
    ['flower', 'gold', 'red'],
    ['bow', 'purple', 'purple'],
    ['headband', 'white', 'white'],
    ['hachimaki', 'cream', 'cobalt'],
    ['turban', 'teal', 'gold'],
    ['bandana', 'cobalt', 'cobalt'],
    ['aviator', 'umber', 'sand'],
  ],
  [
    ['cloak', 'wine'],
    ['bigScroll', 'cream'],
    ['backpack', 'umber'],
    ['quiver', 'umber'],
    ['cape', 'navy'],
  ],
);

const box = ([x0, y0]: Point, [x1, y1]: Point): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  { within: box([2880, 1420], [3920, 2800]), extra: GARDEN },
  { within: box([-80, 900], [1060, 1180]), extra: GARDEN },
  { within: box([2640, 900], [3920, 1180]), extra: GARDEN },
  { within: box([-80, 2120], [720, 2800]), extra: GARDEN },
  { within: box([1240, 1000], [2560, 2800]), extra: STREET },
];
