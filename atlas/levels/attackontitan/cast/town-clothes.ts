/** What the townsfolk of each quarter wear: gold on the ash of the breach, blue on the market, green in the lanes, red on the quay. */
import type { Dress } from './dress';
import { TOWNSFOLK } from './wardrobe';

/** Whatever they caught up in running: all that is yellow before grey dust. */
export const REFUGEES: Dress = {
  ...TOWNSFOLK,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['orange', 'orange', 'cream', 'umber'],
        ['yellow', 'yellow', 'white', 'wood'],
        ['gold', 'gold', 'white', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['gold', 'umber', 'cream', 'umber'],
        ['orange', 'wood', 'white', 'umber'],
        ['yellow', 'wood', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['gold', 'umber', 'white', 'umber'],
        ['orange', 'umber', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['yellow', 'wood', 'white', 'umber'],
        ['orange', 'umber', 'white', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['gold', 'umber', 'cream', 'umber']] },
    { outfit: 'overalls', colours: [['wood', 'yellow', 'gold', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'black', 'wood', 'charcoal'],
  hats: [
    ['straw', 'sand', 'orange'],
    ['bandana', 'gold', 'gold'],
    ['flower', 'orange', 'gold'],
    ['cap', 'wood', 'gold'],
  ],
  poses: ['run', 'run', 'run', 'walk', 'walk', 'carry', 'hug', 'point', 'stumble', 'haul'],
  moods: ['shock', 'worried', 'sad', 'wince', 'stern', 'dizzy'],
  items: ['suitcase', 'basket', 'bag', 'cat', 'plush', 'crate', 'lantern'],
  laden: 0.66,
};

/** Blue of the market days, under red roofs and on pale stone. */
export const MARKET: Dress = {
  ...TOWNSFOLK,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['blue', 'blue', 'white', 'umber'],
        ['cobalt', 'cobalt', 'cream', 'umber'],
        ['navy', 'navy', 'white', 'black'],
      ],
    },
    {
      outfit: 'maid',
      colours: [
        ['navy', 'white', 'white', 'black'],
        ['cobalt', 'white', 'white', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['cobalt', 'umber', 'cream', 'umber'],
        ['blue', 'navy', 'white', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['navy', 'charcoal', 'white', 'black'],
        ['blue', 'umber', 'white', 'umber'],
      ],
    },
    { outfit: 'baker', colours: [['sky', 'blue', 'white', 'umber']] },
    {
      outfit: 'casual',
      colours: [
        ['blue', 'charcoal', 'white', 'umber'],
        ['navy', 'steel', 'gold', 'umber'],
      ],
    },
    { outfit: 'overalls', colours: [['navy', 'sky', 'gold', 'umber']] },
    {
      outfit: 'granny',
      colours: [
        ['navy', 'steel', 'white', 'black'],
        ['cobalt', 'navy', 'white', 'umber'],
      ],
    },
  ],
  hats: [
    ['bandana', 'sky', 'sky'],
    ['beanie', 'navy', 'sky'],
    ['fedora', 'navy', 'sky'],
    ['cap', 'cobalt', 'white'],
    ['ribbon', 'blue', 'blue'],
  ],
};

/** Herb gardens' greens in the lanes by the church. */
export const LANES: Dress = {
  ...TOWNSFOLK,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['teal', 'teal', 'white', 'umber'],
        ['forest', 'forest', 'cream', 'umber'],
        ['green', 'green', 'white', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['teal', 'umber', 'cream', 'umber'],
        ['green', 'wood', 'white', 'umber'],
      ],
    },
    {
      outfit: 'granny',
      colours: [
        ['forest', 'umber', 'cream', 'umber'],
        ['teal', 'forest', 'white', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['forest', 'umber', 'cream', 'umber'],
        ['teal', 'charcoal', 'white', 'black'],
      ],
    },
    { outfit: 'overalls', colours: [['forest', 'mint', 'gold', 'umber']] },
    { outfit: 'casual', colours: [['teal', 'forest', 'white', 'umber']] },
    { outfit: 'maid', colours: [['forest', 'white', 'white', 'black']] },
  ],
  hats: [
    ['bandana', 'mint', 'mint'],
    ['straw', 'sand', 'teal'],
    ['fedora', 'forest', 'mint'],
    ['beanie', 'teal', 'mint'],
    ['ribbon', 'green', 'green'],
  ],
};

/** Dockers in white and red on dark boards. */
export const DOCKERS: Dress = {
  ...TOWNSFOLK,
  clothes: [
    {
      outfit: 'vest',
      colours: [
        ['white', 'red', 'cream', 'umber'],
        ['red', 'cream', 'white', 'umber'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['white', 'red', 'red', 'umber'],
        ['red', 'cream', 'white', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['red', 'white', 'gold', 'umber'],
        ['cream', 'red', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['white', 'red', 'cream', 'umber'],
        ['red', 'sand', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['red', 'red', 'white', 'umber'],
        ['white', 'white', 'red', 'umber'],
      ],
    },
    { outfit: 'baker', colours: [['white', 'red', 'cream', 'umber']] },
    { outfit: 'casual', colours: [['red', 'cream', 'white', 'umber']] },
  ],
  hairColours: ['blond', 'sand', 'silver', 'chestnut', 'black'],
  hats: [
    ['bandana', 'red', 'red'],
    ['cap', 'white', 'red'],
    ['beanie', 'red', 'white'],
    ['straw', 'sand', 'red'],
  ],
  poses: ['carry', 'carry', 'haul', 'push', 'stand', 'hips', 'walk', 'talk', 'sit', 'hold', 'point'],
  items: ['crate', 'fish', 'net', 'bucket', 'bag', 'basket', 'suitcase'],
};
