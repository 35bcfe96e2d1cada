/** What is worn where on the two titans: pale on the meadow, deep on the snow, indigo in the colony, petals in the village. */
import type { Point } from '../../../core/geometry';
import type { Quarter } from '../../../stage/cast';
import { quarterOf } from '../../../stage/quarter';
import type { Clothes } from '../../../stage/wardrobe';
import { kin } from './crowd';
import { COLONISTS } from './wardrobe';

const MEADOW: readonly Clothes[] = [
  {
    outfit: 'adventurer',
    colours: [
      ['cream', 'sand', 'red', 'umber'],
      ['white', 'khaki', 'gold', 'umber'],
      ['yellow', 'sand', 'white', 'wood'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'coral', 'wood'],
      ['yellow', 'yellow', 'white', 'umber'],
      ['peach', 'peach', 'white', 'wood'],
    ],
  },
  {
    outfit: 'poncho',
    colours: [
      ['white', 'sand', 'coral', 'wood'],
      ['blush', 'khaki', 'red', 'umber'],
      ['yellow', 'umber', 'red', 'wood'],
    ],
  },
  {
    outfit: 'farmer',
    colours: [
      ['cream', 'sand', 'red', 'wood'],
      ['peach', 'khaki', 'white', 'umber'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['coral', 'cream', 'white', 'umber'],
      ['gold', 'sand', 'white', 'umber'],
    ],
  },
];

const SNOW: readonly Clothes[] = [
  {
    outfit: 'poncho',
    colours: [
      ['navy', 'plum', 'gold', 'umber'],
      ['wine', 'umber', 'cream', 'umber'],
      ['forest', 'umber', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'pilot',
    colours: [
      ['chestnut', 'umber', 'gold', 'umber'],
      ['navy', 'charcoal', 'red', 'black'],
      ['wine', 'navy', 'cream', 'umber'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['teal', 'navy', 'red', 'umber'],
      ['purple', 'charcoal', 'gold', 'umber'],
      ['cobalt', 'umber', 'cream', 'umber'],
    ],
  },
  {
    outfit: 'adventurer',
    colours: [
      ['plum', 'charcoal', 'gold', 'umber'],
      ['forest', 'umber', 'red', 'umber'],
    ],
  },
  {
    outfit: 'armor',
    colours: [
      ['cobalt', 'navy', 'gold', 'steel'],
      ['wine', 'charcoal', 'gold', 'steel'],
    ],
  },
];

const COLONY: readonly Clothes[] = [
  {
    outfit: 'overalls',
    colours: [
      ['navy', 'coral', 'gold', 'umber'],
      ['teal', 'navy', 'gold', 'umber'],
      ['steel', 'cobalt', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['cobalt', 'navy', 'cream', 'umber'],
      ['teal', 'plum', 'white', 'umber'],
      ['wine', 'navy', 'gold', 'umber'],
    ],
  },
  {
    outfit: 'casual',
    colours: [
      ['blue', 'navy', 'white', 'umber'],
      ['purple', 'navy', 'cream', 'umber'],
      ['teal', 'steel', 'white', 'umber'],
    ],
  },
  {
    outfit: 'dress',
    colours: [
      ['cobalt', 'cobalt', 'white', 'umber'],
      ['teal', 'teal', 'cream', 'wood'],
      ['plum', 'plum', 'white', 'umber'],
    ],
  },
  {
    outfit: 'armor',
    colours: [
      ['steel', 'navy', 'gold', 'steel'],
      ['silver', 'teal', 'gold', 'steel'],
    ],
  },
];

const VILLAGE: readonly Clothes[] = [
  {
    outfit: 'dress',
    colours: [
      ['white', 'white', 'teal', 'umber'],
      ['sky', 'sky', 'white', 'umber'],
      ['mint', 'mint', 'white', 'wood'],
      ['lilac', 'lilac', 'white', 'umber'],
    ],
  },
  {
    outfit: 'poncho',
    colours: [
      ['teal', 'navy', 'white', 'umber'],
      ['sky', 'navy', 'white', 'umber'],
      ['white', 'purple', 'gold', 'wood'],
    ],
  },
  {
    outfit: 'mage',
    colours: [
      ['white', 'sky', 'gold', 'silver'],
      ['lilac', 'white', 'silver', 'plum'],
      ['mint', 'white', 'gold', 'teal'],
    ],
  },
  {
    outfit: 'vest',
    colours: [
      ['purple', 'white', 'cream', 'umber'],
      ['teal', 'cream', 'white', 'umber'],
    ],
  },
];

const dressed = (clothes: readonly Clothes[], share: number): Quarter['extra'] =>
  quarterOf(COLONISTS, { clothes }, { share, animal: kin });

const box = ([x0, y0]: Point, [x1, y1]: Point): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

export const QUARTERS: readonly Quarter[] = [
  { within: box([-80, 700], [1420, 1640]), extra: dressed(MEADOW, 0.2) },
  { within: box([2230, 700], [3920, 1830]), extra: dressed(SNOW, 0.16) },
  { within: box([-80, 1640], [1840, 2800]), extra: dressed(COLONY, 0.16) },
  { within: box([1840, 1900], [3920, 2800]), extra: dressed(VILLAGE, 0.4) },
];
