/** What is worn on each isle of level 7: navy blues, desert orange and turquoise, the dark of the port, scarlet under leaves, apron whites. */
import type { Dress } from '../../../stage/quarter';

/** White, blue and a little red before pale walls. */
export const NAVY: Dress = {
  clothes: [
    {
      outfit: 'sailor',
      colours: [
        ['white', 'cobalt', 'sky', 'black'],
        ['cobalt', 'navy', 'white', 'black'],
        ['navy', 'white', 'gold', 'black'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['cobalt', 'navy', 'white', 'black'],
        ['navy', 'white', 'navy', 'black'],
      ],
    },
    { outfit: 'vest', colours: [['navy', 'white', 'gold', 'black']] },
    { outfit: 'adventurer', colours: [['cobalt', 'navy', 'white', 'black']] },
    { outfit: 'dress', colours: [['navy', 'navy', 'white', 'black']] },
    { outfit: 'farmer', colours: [['sky', 'navy', 'white', 'black']] },
    {
      outfit: 'sailor',
      colours: [
        ['white', 'sky', 'red', 'umber'],
        ['white', 'white', 'red', 'umber'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['white', 'red', 'white', 'umber'],
        ['white', 'white', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['white', 'sky', 'red', 'umber'],
        ['gold', 'white', 'white', 'umber'],
      ],
    },
    { outfit: 'dress', colours: [['white', 'white', 'red', 'umber']] },
  ],
  hairColours: ['chestnut', 'umber', 'blond', 'silver', 'ginger'],
  hats: [
    ['cap', 'white', 'cobalt'],
    ['beret', 'navy', 'navy'],
    ['backCap', 'cobalt', 'white'],
    ['souwester', 'white', 'navy'],
    ['ribbon', 'red', 'white'],
  ],
};

/** Orange and rust in the heat, between white, turquoise and saffron: no two neighbours in one colour from head to foot. */
export const DESERT: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['orange', 'wine', 'cream', 'wood'],
        ['coral', 'umber', 'gold', 'wood'],
        ['white', 'teal', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['white', 'gold', 'orange', 'wood'],
        ['teal', 'cream', 'gold', 'wood'],
        ['orange', 'white', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'haikara',
      colours: [
        ['gold', 'umber', 'cream', 'wood'],
        ['aqua', 'navy', 'white', 'wood'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['white', 'teal', 'red', 'wood'],
        ['cream', 'charcoal', 'orange', 'wood'],
        ['gold', 'cream', 'red', 'wood'],
      ],
    },
    { outfit: 'yukata', colours: [['red', 'red', 'gold', 'wood']] },
    {
      outfit: 'dress',
      colours: [
        ['orange', 'orange', 'white', 'wood'],
        ['cream', 'cream', 'red', 'wood'],
        ['teal', 'teal', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['orange', 'umber', 'white', 'wood'],
        ['teal', 'cream', 'gold', 'umber'],
      ],
    },
    { outfit: 'farmer', colours: [['coral', 'umber', 'gold', 'wood']] },
    { outfit: 'adventurer', colours: [['red', 'umber', 'gold', 'umber']] },
    { outfit: 'striped', colours: [['orange', 'wine', 'umber', 'wood']] },
    {
      outfit: 'trunks',
      colours: [
        ['skin', 'red', 'gold', 'wood'],
        ['skin', 'teal', 'white', 'wood'],
      ],
    },
  ],
  hairColours: [
    'black',
    'black',
    'charcoal',
    'umber',
    'umber',
    'chestnut',
    'chestnut',
    'ginger',
    'ginger',
    'silver',
    'black',
    'blond',
  ],
  hats: [
    ['turban', 'white', 'gold'],
    ['fez', 'red', 'gold'],
    ['bandana', 'gold', 'gold'],
    ['hood', 'teal', 'gold'],
    ['kasa', 'sand', 'wood'],
  ],
};

/** Plum, navy and charcoal on the pale square of the port. */
export const PORT: Dress = {
  clothes: [
    {
      outfit: 'pirate',
      colours: [
        ['plum', 'charcoal', 'gold', 'black'],
        ['navy', 'umber', 'red', 'black'],
        ['charcoal', 'wine', 'gold', 'black'],
        ['wine', 'charcoal', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['plum', 'navy', 'charcoal', 'wood'],
        ['navy', 'umber', 'umber', 'wood'],
      ],
    },
    { outfit: 'vest', colours: [['plum', 'khaki', 'gold', 'umber']] },
    { outfit: 'adventurer', colours: [['umber', 'navy', 'red', 'black']] },
    {
      outfit: 'dress',
      colours: [
        ['plum', 'plum', 'gold', 'black'],
        ['navy', 'navy', 'red', 'black'],
      ],
    },
    {
      outfit: 'happi',
      colours: [
        ['navy', 'plum', 'gold', 'wood'],
        ['plum', 'khaki', 'teal', 'wood'],
      ],
    },
    { outfit: 'overalls', colours: [['purple', 'cream', 'gold', 'wood']] },
    {
      outfit: 'caped',
      colours: [
        ['charcoal', 'plum', 'red', 'black'],
        ['navy', 'khaki', 'gold', 'umber'],
        ['wine', 'charcoal', 'cream', 'black'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['red', 'white', 'navy', 'wood'],
        ['white', 'navy', 'wine', 'wood'],
      ],
    },
    { outfit: 'raincoat', colours: [['gold', 'plum', 'white', 'umber']] },
    {
      outfit: 'rider',
      colours: [
        ['umber', 'wine', 'gold', 'black'],
        ['navy', 'plum', 'red', 'black'],
        ['teal', 'charcoal', 'white', 'umber'],
      ],
    },
    { outfit: 'pirate', colours: [['teal', 'umber', 'gold', 'black']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'plum', 'wine', 'silver'],
  hats: [
    ['bandana', 'red', 'red'],
    ['fedora', 'umber', 'red'],
    ['horned', 'umber', 'cream'],
    ['backCap', 'wine', 'gold'],
    ['beanie', 'navy', 'white'],
  ],
};

/** Scarlet and lemon that shine under leaves. */
export const JUNGLE: Dress = {
  clothes: [
    {
      outfit: 'pirate',
      colours: [
        ['red', 'cream', 'gold', 'umber'],
        ['yellow', 'umber', 'red', 'umber'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['white', 'red', 'navy', 'wood'],
        ['yellow', 'red', 'umber', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['red', 'cream', 'white', 'wood']] },
    { outfit: 'trunks', colours: [['skin', 'red', 'white', 'wood']] },
    { outfit: 'dress', colours: [['yellow', 'yellow', 'red', 'wood']] },
    { outfit: 'adventurer', colours: [['gold', 'cream', 'red', 'umber']] },
    { outfit: 'poncho', colours: [['yellow', 'red', 'white', 'wood']] },
  ],
  hairColours: ['blond', 'chestnut', 'umber', 'black', 'white'],
  hats: [
    ['leaf', 'green', 'lime'],
    ['wreath', 'coral', 'green'],
    ['bandana', 'gold', 'gold'],
    ['snorkel', 'red', 'yellow'],
    ['horns', 'cream', 'umber'],
  ],
};

/** White, rose and mint about the great pot. */
export const TABLE: Dress = {
  clothes: [
    {
      outfit: 'baker',
      colours: [
        ['white', 'mint', 'red', 'umber'],
        ['white', 'sky', 'red', 'umber'],
        ['cream', 'rose', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['mint', 'mint', 'white', 'wood'],
        ['rose', 'rose', 'white', 'wood'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['white', 'mint', 'umber', 'wood'],
        ['white', 'rose', 'charcoal', 'wood'],
      ],
    },
    { outfit: 'vest', colours: [['mint', 'white', 'red', 'wood']] },
    { outfit: 'farmer', colours: [['white', 'green', 'rose', 'wood']] },
    { outfit: 'poncho', colours: [['white', 'rose', 'mint', 'wood']] },
    { outfit: 'pirate', colours: [['white', 'green', 'rose', 'umber']] },
  ],
  hairColours: ['black', 'chestnut', 'blond', 'green', 'sky'],
  hats: [
    ['maidBand', 'white', 'rose'],
    ['flower', 'rose', 'white'],
    ['bandana', 'mint', 'mint'],
    ['bow', 'rose', 'rose'],
    ['headband', 'white', 'white'],
  ],
};
