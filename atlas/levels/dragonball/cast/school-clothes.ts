/** What the two schools of the final wear: fire to the left of the ring, the wave to the right. */
import type { Dress } from './quarter-clothes';

/** The school of fire: everybody who cheers on the left. */
export const FIRE: Dress = {
  clothes: [
    {
      outfit: 'gi',
      colours: [
        ['orange', 'wine', 'gold', 'wood'],
        ['red', 'orange', 'gold', 'wood'],
        ['coral', 'wine', 'gold', 'wood'],
        ['ginger', 'red', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['orange', 'wine', 'gold', 'wood'],
        ['red', 'wine', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['red', 'red', 'gold', 'umber'],
        ['orange', 'orange', 'wine', 'umber'],
      ],
    },
    { outfit: 'tee', colours: [['orange', 'wine', 'gold', 'umber']] },
    { outfit: 'vest', colours: [['red', 'wine', 'gold', 'umber']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'gold', 'wine']] },
    { outfit: 'happi', colours: [['red', 'wine', 'gold', 'wood']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'wine', 'ginger'],
  hats: [
    ['headband', 'orange', 'orange'],
    ['hachimaki', 'red', 'gold'],
    ['cap', 'orange', 'red'],
    ['sweatband', 'gold', 'gold'],
    ['bandana', 'red', 'red'],
  ],
  coats: [
    ['ginger', 'cream'],
    ['chestnut', 'sand'],
    ['coral', 'cream'],
  ],
};

/** The school of the wave: everybody who cheers on the right. */
export const WAVE: Dress = {
  clothes: [
    {
      outfit: 'gi',
      colours: [
        ['teal', 'navy', 'white', 'wood'],
        ['cobalt', 'navy', 'white', 'black'],
        ['blue', 'white', 'navy', 'wood'],
        ['navy', 'teal', 'white', 'black'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['teal', 'navy', 'white', 'wood'],
        ['blue', 'navy', 'white', 'wood'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['cobalt', 'cobalt', 'white', 'white'],
        ['teal', 'teal', 'white', 'white'],
      ],
    },
    { outfit: 'tee', colours: [['blue', 'navy', 'white', 'white']] },
    { outfit: 'vest', colours: [['navy', 'teal', 'white', 'black']] },
    { outfit: 'dress', colours: [['teal', 'teal', 'white', 'navy']] },
    { outfit: 'happi', colours: [['cobalt', 'navy', 'white', 'black']] },
  ],
  hairColours: ['black', 'navy', 'charcoal', 'silver', 'umber'],
  hats: [
    ['headband', 'cobalt', 'cobalt'],
    ['hachimaki', 'white', 'blue'],
    ['cap', 'teal', 'white'],
    ['sweatband', 'white', 'white'],
    ['bandana', 'teal', 'teal'],
  ],
  coats: [
    ['steel', 'white'],
    ['teal', 'cream'],
    ['grey', 'white'],
  ],
};
