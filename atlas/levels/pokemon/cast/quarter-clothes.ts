/** What is worn in each part of the fair: fans in the colours of their corner, pale on dark ground, dark in the shade. */
import type { Dress as Worn } from '../../../stage/quarter';
import type { Paint } from './crowd';

/** What one part wears, from head to foot, and the coats of its critters. */
export interface Dress extends Worn {
  readonly coats: readonly Paint[];
}

/** Everybody on the left of the ring is for the round one. */
export const RED_CORNER: Dress = {
  clothes: [
    {
      outfit: 'jersey',
      colours: [
        ['coral', 'cream', 'gold', 'wine'],
        ['red', 'cream', 'gold', 'wine'],
        ['orange', 'wine', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['coral', 'wine', 'white', 'umber'],
        ['orange', 'umber', 'white', 'red'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['red', 'wine', 'white', 'white'],
        ['peach', 'wine', 'white', 'coral'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['coral', 'coral', 'cream', 'wine'],
        ['orange', 'orange', 'cream', 'red'],
      ],
    },
    { outfit: 'striped', colours: [['red', 'umber', 'white', 'white']] },
    { outfit: 'overalls', colours: [['wine', 'peach', 'gold', 'umber']] },
    { outfit: 'tracksuit', colours: [['orange', 'orange', 'cream', 'white']] },
    { outfit: 'happi', colours: [['coral', 'wine', 'cream', 'wood']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'ginger', 'wine'],
  hats: [
    ['cap', 'red', 'cream'],
    ['headband', 'coral', 'coral'],
    ['beanie', 'orange', 'cream'],
    ['bow', 'coral', 'coral'],
    ['foxEars', 'orange', 'cream'],
    ['catEars', 'orange', 'cream'],
  ],
  coats: [
    ['orange', 'cream'],
    ['coral', 'cream'],
    ['peach', 'white'],
    ['ginger', 'cream'],
    ['red', 'peach'],
  ],
};

/** Everybody on the right of it is for the long one. */
export const BLUE_CORNER: Dress = {
  clothes: [
    {
      outfit: 'jersey',
      colours: [
        ['teal', 'white', 'sky', 'navy'],
        ['cobalt', 'white', 'sky', 'navy'],
        ['aqua', 'navy', 'white', 'navy'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['teal', 'navy', 'white', 'white'],
        ['sky', 'cobalt', 'white', 'navy'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['cobalt', 'navy', 'white', 'white'],
        ['aqua', 'teal', 'white', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['aqua', 'aqua', 'white', 'navy'],
        ['blue', 'blue', 'white', 'navy'],
      ],
    },
    { outfit: 'striped', colours: [['teal', 'navy', 'white', 'white']] },
    { outfit: 'overalls', colours: [['navy', 'sky', 'gold', 'navy']] },
    { outfit: 'tracksuit', colours: [['teal', 'teal', 'white', 'white']] },
    { outfit: 'happi', colours: [['cobalt', 'navy', 'white', 'wood']] },
  ],
  hairColours: ['black', 'navy', 'charcoal', 'teal', 'silver'],
  hats: [
    ['cap', 'teal', 'white'],
    ['headband', 'cobalt', 'cobalt'],
    ['beanie', 'aqua', 'white'],
    ['bow', 'teal', 'teal'],
    ['bandana', 'cobalt', 'cobalt'],
    ['headphones', 'sky', 'navy'],
  ],
  coats: [
    ['aqua', 'cream'],
    ['teal', 'mint'],
    ['sky', 'white'],
    ['cobalt', 'sky'],
    ['steel', 'silver'],
  ],
};

/** Sky, steel and denim before the far rides: they lie back with the distance, and yet stand off the pale sand. */
export const FAIRWAY: Dress = {
  clothes: [
    {
      outfit: 'casual',
      colours: [
        ['blue', 'steel', 'white', 'umber'],
        ['steel', 'khaki', 'white', 'umber'],
        ['sky', 'navy', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['blue', 'blue', 'white', 'navy'],
        ['steel', 'steel', 'cream', 'umber'],
        ['teal', 'teal', 'white', 'umber'],
      ],
    },
    { outfit: 'tee', colours: [['blue', 'khaki', 'white', 'umber']] },
    { outfit: 'hoodie', colours: [['steel', 'navy', 'white', 'white']] },
    { outfit: 'blazer', colours: [['cobalt', 'steel', 'white', 'umber']] },
    { outfit: 'overalls', colours: [['cobalt', 'white', 'gold', 'umber']] },
    { outfit: 'granny', colours: [['steel', 'navy', 'white', 'umber']] },
    { outfit: 'vest', colours: [['khaki', 'steel', 'white', 'umber']] },
  ],
  hairColours: ['chestnut', 'umber', 'black', 'ginger', 'navy'],
  hats: [
    ['straw', 'khaki', 'blue'],
    ['cap', 'blue', 'white'],
    ['beret', 'steel', 'steel'],
    ['ribbon', 'cobalt', 'cobalt'],
    ['flower', 'coral', 'gold'],
  ],
  coats: [
    ['steel', 'silver'],
    ['blue', 'sky'],
    ['teal', 'mint'],
    ['khaki', 'cream'],
  ],
};

/** Pink and lilac round the merry-go-round and at the tables. */
export const MERRY: Dress = {
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['pink', 'pink', 'white', 'wine'],
        ['lilac', 'lilac', 'white', 'plum'],
        ['rose', 'rose', 'cream', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['blush', 'plum', 'white', 'white'],
        ['rose', 'lilac', 'white', 'plum'],
      ],
    },
    { outfit: 'overalls', colours: [['rose', 'white', 'gold', 'white']] },
    { outfit: 'hoodie', colours: [['pink', 'plum', 'white', 'white']] },
    { outfit: 'striped', colours: [['rose', 'plum', 'white', 'white']] },
    { outfit: 'tracksuit', colours: [['lilac', 'lilac', 'white', 'white']] },
    { outfit: 'vest', colours: [['plum', 'blush', 'white', 'plum']] },
    { outfit: 'baker', colours: [['blush', 'wine', 'white', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'rose', 'black'],
  hats: [
    ['bow', 'rose', 'rose'],
    ['bunnyEars', 'white', 'pink'],
    ['beret', 'plum', 'plum'],
    ['ribbon', 'pink', 'pink'],
    ['flower', 'pink', 'gold'],
    ['beanie', 'lilac', 'white'],
  ],
  coats: [
    ['lilac', 'white'],
    ['rose', 'blush'],
    ['purple', 'lilac'],
    ['pink', 'white'],
  ],
};
