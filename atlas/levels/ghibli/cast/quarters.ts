/** What is worn where in the valley: pale in the dark wood, dark on the light lawn, sea colours on the quay, silk at the baths. */
import type { Point } from '../../../core/geometry';
import type { Random } from '../../../core/random';
import type { Quarter } from '../../../stage/cast';
import type { FigureSpec } from '../../../stage/figure';
import { dressPerson } from '../../../stage/wardrobe';
import type { Clothes } from '../../../stage/wardrobe';
import { spirit } from './crowd';
import { VALLEY } from './wardrobe';

const PALE: readonly Clothes[] = [
  {
    outfit: 'yukata',
    colours: [
      ['cream', 'cream', 'red', 'wood'],
      ['white', 'white', 'coral', 'wood'],
      ['blush', 'blush', 'wine', 'wood'],
      ['yellow', 'yellow', 'red', 'wood'],
    ],
  },
  {
    outfit: 'raincoat',
    colours: [
      ['yellow', 'yellow', 'white', 'red'],
      ['white', 'white', 'red', 'yellow'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'coral', 'umber'],
      ['peach', 'peach', 'white', 'umber'],
      ['yellow', 'yellow', 'white', 'umber'],
    ],
  },
  {
    outfit: 'overalls',
    colours: [
      ['sand', 'white', 'gold', 'umber'],
      ['peach', 'cream', 'gold', 'umber'],
    ],
  },
  { outfit: 'farmer', colours: [['cream', 'sand', 'red', 'wood']] },
];

const DEEP: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['navy', 'navy', 'white', 'wine'],
      ['wine', 'wine', 'cream', 'umber'],
      ['cobalt', 'cobalt', 'white', 'umber'],
      ['forest', 'forest', 'cream', 'umber'],
    ],
  },
  {
    outfit: 'overalls',
    colours: [
      ['navy', 'red', 'gold', 'umber'],
      ['cobalt', 'wine', 'gold', 'umber'],
      ['umber', 'teal', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['wine', 'navy', 'cream', 'umber'],
      ['green', 'umber', 'cream', 'umber'],
      ['purple', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'yukata',
    colours: [
      ['navy', 'navy', 'red', 'wood'],
      ['plum', 'plum', 'gold', 'wood'],
      ['teal', 'teal', 'red', 'wood'],
    ],
  },
  { outfit: 'haikara', colours: [['wine', 'navy', 'cream', 'umber']] },
  { outfit: 'farmer', colours: [['cobalt', 'umber', 'cream', 'wood']] },
  { outfit: 'suit', colours: [['umber', 'umber', 'cream', 'black']] },
  { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'red']] },
];

const SEA: readonly Clothes[] = [
  {
    outfit: 'striped',
    colours: [
      ['cobalt', 'white', 'red', 'umber'],
      ['navy', 'red', 'white', 'umber'],
      ['red', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'sailor',
    colours: [['white', 'cobalt', 'gold', 'umber']],
  },
  { outfit: 'captain', colours: [['white', 'navy', 'gold', 'black']] },
  { outfit: 'granny', colours: [['coral', 'cream', 'white', 'umber']] },
  { outfit: 'vest', colours: [['coral', 'cream', 'white', 'umber']] },
  {
    outfit: 'maid',
    colours: [
      ['teal', 'teal', 'white', 'umber'],
      ['wine', 'wine', 'cream', 'umber'],
      ['navy', 'navy', 'white', 'umber'],
    ],
  },
  {
    outfit: 'overalls',
    colours: [
      ['navy', 'red', 'gold', 'umber'],
      ['teal', 'coral', 'gold', 'white'],
      ['steel', 'wine', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'pilot',
    colours: [
      ['chestnut', 'umber', 'red', 'umber'],
      ['umber', 'navy', 'cream', 'umber'],
    ],
  },
  { outfit: 'baker', colours: [['coral', 'navy', 'white', 'umber']] },
];

const SPIRITS = { wood: 0.3, lawn: 0.16, quay: 0.12 } as const;

const dressed =
  (clothes: readonly Clothes[], share: number) =>
  (random: Random): FigureSpec =>
    random.chance(share) ? spirit(random) : dressPerson(random, { ...VALLEY, clothes });

const box = ([x0, y0]: Point, [x1, y1]: Point): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  { within: box([-80, 600], [900, 1520]), extra: dressed(PALE, SPIRITS.wood) },
  { within: box([900, 600], [2480, 1760]), extra: dressed(DEEP, SPIRITS.lawn) },
  { within: box([1960, 1760], [3900, 2800]), extra: dressed(SEA, SPIRITS.quay) },
];
