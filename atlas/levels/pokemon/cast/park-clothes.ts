/** What is worn in the green and by the water of the fair: pale among the trees, navy at the lake, brass on the line. */
import type { Dress } from './quarter-clothes';

/** Navy and brass down at the line, in the shade of the near trees. */
export const STATION: Dress = {
  clothes: [
    {
      outfit: 'captain',
      colours: [
        ['navy', 'navy', 'gold', 'black'],
        ['cobalt', 'navy', 'gold', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['navy', 'sand', 'gold', 'black'],
        ['charcoal', 'cream', 'gold', 'black'],
      ],
    },
    {
      outfit: 'blazer',
      colours: [
        ['navy', 'charcoal', 'gold', 'black'],
        ['forest', 'navy', 'gold', 'umber'],
      ],
    },
    { outfit: 'overalls', colours: [['navy', 'gold', 'gold', 'umber']] },
    { outfit: 'casual', colours: [['plum', 'charcoal', 'gold', 'umber']] },
    { outfit: 'suit', colours: [['charcoal', 'charcoal', 'gold', 'black']] },
    { outfit: 'hoodie', colours: [['navy', 'umber', 'gold', 'white']] },
    { outfit: 'dress', colours: [['cobalt', 'cobalt', 'gold', 'black']] },
    { outfit: 'poncho', colours: [['forest', 'umber', 'gold', 'umber']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'blond', 'silver'],
  hats: [
    ['cap', 'navy', 'gold'],
    ['fedora', 'umber', 'gold'],
    ['beret', 'navy', 'navy'],
    ['goggles', 'umber', 'gold'],
    ['ribbon', 'gold', 'gold'],
  ],
  coats: [
    ['steel', 'silver'],
    ['purple', 'lilac'],
    ['cobalt', 'sky'],
    ['teal', 'mint'],
  ],
};

/** Cobalt, white and tomato on the promenade: clear spots on the path of light that leads up to the ring. */
export const PROMENADE: Dress = {
  clothes: [
    {
      outfit: 'tee',
      colours: [
        ['cobalt', 'white', 'white', 'navy'],
        ['white', 'navy', 'red', 'wood'],
        ['red', 'navy', 'white', 'navy'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['red', 'red', 'white', 'wood'],
        ['cobalt', 'cobalt', 'white', 'wood'],
      ],
    },
    { outfit: 'casual', colours: [['white', 'cobalt', 'red', 'umber']] },
    { outfit: 'poncho', colours: [['yellow', 'cobalt', 'white', 'umber']] },
    { outfit: 'sailor', colours: [['white', 'cobalt', 'red', 'navy']] },
    { outfit: 'farmer', colours: [['white', 'red', 'sand', 'umber']] },
    { outfit: 'kimono', colours: [['cobalt', 'white', 'red', 'wood']] },
    { outfit: 'striped', colours: [['red', 'navy', 'white', 'white']] },
    { outfit: 'hoodie', colours: [['cobalt', 'umber', 'white', 'white']] },
    { outfit: 'vest', colours: [['wine', 'white', 'gold', 'umber']] },
    { outfit: 'jester', colours: [['cobalt', 'white', 'red', 'navy']] },
    { outfit: 'adventurer', colours: [['red', 'umber', 'white', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'ginger', 'black'],
  hats: [
    ['straw', 'sand', 'red'],
    ['cap', 'cobalt', 'white'],
    ['sweatband', 'red', 'red'],
    ['flower', 'white', 'red'],
    ['bow', 'red', 'red'],
  ],
  coats: [
    ['coral', 'white'],
    ['cobalt', 'sky'],
    ['white', 'cream'],
    ['ginger', 'cream'],
  ],
};

/** White, cream and straw between the dark trees of the orchard. */
export const ORCHARD_FOLK: Dress = {
  clothes: [
    {
      outfit: 'farmer',
      colours: [
        ['cream', 'sky', 'white', 'umber'],
        ['white', 'khaki', 'coral', 'umber'],
        ['sand', 'white', 'coral', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['cream', 'white', 'gold', 'umber'],
        ['sky', 'white', 'gold', 'umber'],
        ['sand', 'blush', 'gold', 'umber'],
      ],
    },
    { outfit: 'dress', colours: [['white', 'white', 'coral', 'wood']] },
    { outfit: 'maid', colours: [['sky', 'white', 'white', 'wood']] },
    { outfit: 'baker', colours: [['cream', 'wood', 'white', 'umber']] },
    { outfit: 'granny', colours: [['blush', 'cream', 'white', 'wood']] },
    { outfit: 'casual', colours: [['white', 'sand', 'coral', 'wood']] },
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'ginger', 'silver'],
  hats: [
    ['straw', 'sand', 'red'],
    ['straw', 'blond', 'coral'],
    ['bandana', 'coral', 'coral'],
    ['flower', 'white', 'gold'],
    ['bearEars', 'wood', 'cream'],
  ],
  coats: [
    ['cream', 'white'],
    ['peach', 'cream'],
    ['sand', 'white'],
    ['blush', 'white'],
  ],
};

/** Navy stripes and orange life vests by the water. */
export const LAKESIDE: Dress = {
  clothes: [
    {
      outfit: 'striped',
      colours: [
        ['navy', 'white', 'white', 'white'],
        ['cobalt', 'cream', 'white', 'wood'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['orange', 'navy', 'white', 'white'],
        ['orange', 'white', 'gold', 'navy'],
      ],
    },
    {
      outfit: 'sailor',
      colours: [
        ['white', 'navy', 'orange', 'navy'],
        ['cream', 'cobalt', 'navy', 'navy'],
      ],
    },
    { outfit: 'raincoat', colours: [['orange', 'orange', 'white', 'navy']] },
    { outfit: 'tee', colours: [['white', 'navy', 'orange', 'white']] },
    { outfit: 'dress', colours: [['navy', 'navy', 'white', 'orange']] },
    { outfit: 'trunks', colours: [['skin', 'navy', 'white', 'wood']] },
  ],
  hairColours: ['black', 'umber', 'blond', 'ginger', 'navy'],
  hats: [
    ['souwester', 'orange', 'navy'],
    ['straw', 'sand', 'navy'],
    ['snorkel', 'orange', 'navy'],
    ['cap', 'white', 'navy'],
    ['ribbon', 'navy', 'navy'],
  ],
  coats: [
    ['cobalt', 'sky'],
    ['steel', 'silver'],
    ['aqua', 'cream'],
    ['sky', 'white'],
  ],
};

/** Violet and lime under the flying chairs and along the dipper. */
export const THRILLS: Dress = {
  clothes: [
    {
      outfit: 'hoodie',
      colours: [
        ['purple', 'plum', 'white', 'white'],
        ['plum', 'charcoal', 'lime', 'lime'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['purple', 'plum', 'lime', 'white'],
        ['lilac', 'plum', 'white', 'plum'],
      ],
    },
    { outfit: 'tracksuit', colours: [['purple', 'purple', 'lime', 'white']] },
    { outfit: 'casual', colours: [['plum', 'lilac', 'lime', 'white']] },
    { outfit: 'dress', colours: [['purple', 'purple', 'lilac', 'plum']] },
    { outfit: 'striped', colours: [['purple', 'plum', 'white', 'white']] },
    { outfit: 'rider', colours: [['plum', 'purple', 'lime', 'black']] },
  ],
  hairColours: ['black', 'charcoal', 'plum', 'silver', 'umber'],
  hats: [
    ['helmet', 'purple', 'lime'],
    ['headphones', 'lime', 'plum'],
    ['beanie', 'plum', 'lilac'],
    ['catEars', 'charcoal', 'pink'],
    ['cap', 'purple', 'white'],
  ],
  coats: [
    ['purple', 'lilac'],
    ['lilac', 'white'],
    ['grass', 'lime'],
  ],
};
