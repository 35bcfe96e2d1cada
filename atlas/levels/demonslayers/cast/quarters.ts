/** What is worn where by night: pale silk in the dark garden and the back yards, deep cloth in the lamplight of the street. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes } from '../../../stage/wardrobe';
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
      ['navy', 'navy', 'gold', 'wood'],
      ['wine', 'wine', 'cream', 'wood'],
      ['plum', 'plum', 'gold', 'wood'],
      ['forest', 'forest', 'red', 'wood'],
      ['teal', 'teal', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'samurai',
    colours: [
      ['forest', 'charcoal', 'gold', 'wood'],
      ['navy', 'grey', 'white', 'wood'],
      ['wine', 'umber', 'cream', 'wood'],
    ],
  },
  {
    outfit: 'gakuran',
    colours: [
      ['black', 'black', 'gold', 'black'],
      ['navy', 'navy', 'gold', 'black'],
    ],
  },
  {
    outfit: 'suit',
    colours: [
      ['charcoal', 'charcoal', 'red', 'black'],
      ['umber', 'umber', 'green', 'umber'],
      ['navy', 'charcoal', 'cobalt', 'black'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['teal', 'teal', 'cream', 'umber'],
      ['wine', 'wine', 'white', 'black'],
      ['cobalt', 'cobalt', 'white', 'umber'],
    ],
  },
  {
    outfit: 'haikara',
    colours: [
      ['coral', 'navy', 'cream', 'umber'],
      ['purple', 'wine', 'gold', 'umber'],
    ],
  },
  { outfit: 'poncho', colours: [['wine', 'charcoal', 'cream', 'wood']] },
];

const dressed =
  (clothes: readonly Clothes[]) =>
  (random: Random): FigureSpec =>
    dressPerson(random, { ...STROLLERS, clothes });

const box = ([x0, y0]: Point, [x1, y1]: Point): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  { within: box([2880, 1420], [3920, 2800]), extra: dressed(PALE) },
  { within: box([-80, 900], [1060, 1180]), extra: dressed(PALE) },
  { within: box([2640, 900], [3920, 1180]), extra: dressed(PALE) },
  { within: box([-80, 2120], [720, 2800]), extra: dressed(PALE) },
  { within: box([1240, 1000], [2560, 2800]), extra: dressed(DEEP) },
];
