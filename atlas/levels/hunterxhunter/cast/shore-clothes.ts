/** What is worn by the water of the exam island: along the spit, and on the pier where one lands. */
import type { Dress } from './quarter-clothes';

/** The sea's own blues along the shore. */
export const SHORE: Dress = {
  clothes: [
    {
      outfit: 'tracksuit',
      colours: [
        ['cobalt', 'cobalt', 'white', 'white'],
        ['teal', 'teal', 'white', 'white'],
      ],
    },
    { outfit: 'gi', colours: [['sky', 'sky', 'navy', 'wood']] },
    {
      outfit: 'tee',
      colours: [
        ['teal', 'navy', 'white', 'white'],
        ['coral', 'navy', 'white', 'white'],
        ['white', 'cobalt', 'red', 'white'],
      ],
    },
    { outfit: 'hoodie', colours: [['cobalt', 'navy', 'white', 'white']] },
    { outfit: 'adventurer', colours: [['teal', 'navy', 'white', 'umber']] },
    {
      outfit: 'vest',
      colours: [
        ['yellow', 'navy', 'white', 'umber'],
        ['white', 'teal', 'coral', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['teal', 'teal', 'white', 'navy'],
        ['coral', 'coral', 'white', 'white'],
      ],
    },
    {
      outfit: 'striped',
      colours: [
        ['cobalt', 'white', 'white', 'umber'],
        ['red', 'white', 'white', 'navy'],
      ],
    },
    { outfit: 'sailor', colours: [['white', 'cobalt', 'red', 'navy']] },
    { outfit: 'trunks', colours: [['coral', 'white', 'white', 'wood']] },
    { outfit: 'pirate', colours: [['red', 'navy', 'gold', 'umber']] },
    { outfit: 'overalls', colours: [['sky', 'yellow', 'gold', 'umber']] },
    { outfit: 'poncho', colours: [['yellow', 'teal', 'white', 'wood']] },
    { outfit: 'happi', colours: [['cobalt', 'white', 'red', 'wood']] },
    { outfit: 'farmer', colours: [['white', 'teal', 'coral', 'wood']] },
    { outfit: 'flightsuit', colours: [['orange', 'navy', 'white', 'umber']] },
  ],
  hairColours: ['black', 'ginger', 'blond', 'umber', 'teal', 'silver', 'chestnut', 'pink'],
  hats: [
    ['cap', 'cobalt', 'white'],
    ['sweatband', 'sky', 'sky'],
    ['bandana', 'teal', 'teal'],
    ['straw', 'sand', 'cobalt'],
  ],
};

/** Orange and gold for those just landed. */
export const LANDED: Dress = {
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['orange', 'sand', 'gold', 'umber'],
        ['gold', 'cream', 'coral', 'umber'],
      ],
    },
    { outfit: 'gi', colours: [['orange', 'orange', 'navy', 'wood']] },
    {
      outfit: 'vest',
      colours: [
        ['gold', 'cream', 'white', 'umber'],
        ['orange', 'cream', 'white', 'umber'],
      ],
    },
    { outfit: 'hoodie', colours: [['orange', 'cream', 'white', 'white']] },
    { outfit: 'tee', colours: [['yellow', 'cream', 'white', 'orange']] },
    { outfit: 'poncho', colours: [['gold', 'cream', 'orange', 'wood']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'white', 'umber']] },
    { outfit: 'casual', colours: [['orange', 'sand', 'gold', 'umber']] },
    { outfit: 'farmer', colours: [['cream', 'orange', 'gold', 'wood']] },
    { outfit: 'flightsuit', colours: [['sand', 'umber', 'orange', 'umber']] },
    { outfit: 'barbarian', colours: [['orange', 'umber', 'gold', 'umber']] },
    { outfit: 'happi', colours: [['orange', 'cream', 'red', 'wood']] },
  ],
  hairColours: ['blond', 'chestnut', 'umber', 'silver', 'black', 'ginger', 'teal'],
  hats: [
    ['straw', 'sand', 'red'],
    ['cap', 'gold', 'white'],
    ['goggles', 'umber', 'gold'],
    ['bandana', 'orange', 'orange'],
  ],
};
