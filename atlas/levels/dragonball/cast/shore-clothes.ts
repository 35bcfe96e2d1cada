/** What is worn at the edges of the wasteland, on the beach and on the far sand. */
import type { Dress } from './quarter-clothes';

/** Swimmers' rose and aqua on the beach. */
export const BEACH: Dress = {
  clothes: [
    {
      outfit: 'striped',
      colours: [
        ['rose', 'white', 'white', 'wood'],
        ['aqua', 'white', 'white', 'wood'],
      ],
    },
    {
      outfit: 'trunks',
      colours: [
        ['skin', 'rose', 'white', 'wood'],
        ['skin', 'teal', 'white', 'wood'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['rose', 'teal', 'white', 'wood'],
        ['aqua', 'rose', 'white', 'wood'],
        ['pink', 'teal', 'white', 'wood'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['rose', 'rose', 'white', 'red'],
        ['aqua', 'aqua', 'rose', 'white'],
      ],
    },
    { outfit: 'yukata', colours: [['rose', 'teal', 'white', 'wood']] },
    { outfit: 'casual', colours: [['pink', 'teal', 'white', 'wood']] },
  ],
  hairColours: ['black', 'umber', 'ginger', 'blond', 'teal'],
  hats: [
    ['straw', 'sand', 'rose'],
    ['snorkel', 'aqua', 'rose'],
    ['flower', 'rose', 'gold'],
    ['cap', 'rose', 'white'],
    ['goggles', 'rose', 'aqua'],
  ],
  coats: [
    ['pink', 'blush'],
    ['aqua', 'white'],
    ['rose', 'blush'],
  ],
};

/** Bottle green, wine and white on the far sand: pilgrims on their way to a wish. */
export const PILGRIMS: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['forest', 'umber', 'gold', 'wood'],
        ['wine', 'umber', 'gold', 'wood'],
        ['white', 'forest', 'wine', 'umber'],
      ],
    },
    {
      outfit: 'monk',
      colours: [
        ['wine', 'umber', 'gold', 'wood'],
        ['forest', 'wine', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['forest', 'umber', 'red', 'umber'],
        ['white', 'wine', 'gold', 'umber'],
      ],
    },
    { outfit: 'gi', colours: [['white', 'wine', 'gold', 'wood']] },
    { outfit: 'vest', colours: [['wine', 'umber', 'white', 'umber']] },
    {
      outfit: 'dress',
      colours: [
        ['forest', 'forest', 'gold', 'umber'],
        ['wine', 'wine', 'white', 'umber'],
      ],
    },
    { outfit: 'mage', colours: [['white', 'forest', 'gold', 'umber']] },
  ],
  hairColours: ['black', 'umber', 'charcoal', 'silver', 'chestnut'],
  hats: [
    ['turban', 'white', 'gold'],
    ['straw', 'wood', 'umber'],
    ['hood', 'forest', 'forest'],
    ['headband', 'wine', 'wine'],
  ],
  coats: [
    ['forest', 'lime'],
    ['umber', 'sand'],
    ['olive', 'cream'],
  ],
};
