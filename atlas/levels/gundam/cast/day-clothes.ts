/** What is worn on a day off: navy on the plaza, red in the park. */
import type { Wardrobe } from '../../../stage/wardrobe';
import { COLONY } from './wardrobe';

/** A day out in navy and cobalt, before the white machine. */
export const VISITORS: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'tee',
      colours: [
        ['coral', 'navy', 'white', 'white'],
        ['gold', 'cobalt', 'white', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['yellow', 'yellow', 'white', 'navy'],
        ['white', 'white', 'coral', 'navy'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['coral', 'navy', 'white', 'white'],
        ['white', 'cobalt', 'coral', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['cobalt', 'cobalt', 'white', 'black'],
        ['navy', 'navy', 'gold', 'black'],
        ['blue', 'blue', 'white', 'navy'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['navy', 'steel', 'white', 'umber'],
        ['blue', 'charcoal', 'white', 'umber'],
        ['cobalt', 'navy', 'gold', 'black'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['cobalt', 'charcoal', 'white', 'white'],
        ['navy', 'blue', 'white', 'white'],
      ],
    },
    { outfit: 'suit', colours: [['navy', 'navy', 'gold', 'black']] },
    {
      outfit: 'blazer',
      colours: [
        ['navy', 'grey', 'white', 'black'],
        ['cobalt', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['navy', 'navy', 'gold', 'white'],
        ['blue', 'blue', 'white', 'white'],
      ],
    },
    { outfit: 'overalls', colours: [['navy', 'sky', 'gold', 'umber']] },
    { outfit: 'granny', colours: [['navy', 'steel', 'white', 'black']] },
    { outfit: 'kimono', colours: [['cobalt', 'white', 'red', 'umber']] },
    { outfit: 'raincoat', colours: [['blue', 'navy', 'white', 'black']] },
    { outfit: 'sailor', colours: [['navy', 'white', 'red', 'black']] },
    { outfit: 'jersey', colours: [['blue', 'white', 'red', 'white']] },
    { outfit: 'dress', colours: [['plum', 'plum', 'white', 'black']] },
    { outfit: 'poncho', colours: [['white', 'navy', 'cobalt', 'umber']] },
    { outfit: 'pilot', colours: [['navy', 'charcoal', 'white', 'black']] },
    { outfit: 'casual', colours: [['teal', 'navy', 'white', 'umber']] },
  ],
  hairColours: ['black', 'navy', 'charcoal', 'umber', 'blue', 'grey'],
  hats: [
    ['cap', 'navy', 'gold'],
    ['beanie', 'cobalt', 'white'],
    ['backCap', 'blue', 'white'],
    ['headphones', 'navy', 'white'],
    ['beret', 'navy', 'navy'],
    ['ribbon', 'blue', 'blue'],
    ['straw', 'sand', 'cobalt'],
    ['fedora', 'navy', 'sky'],
    ['catEars', 'navy', 'pink'],
    ['bow', 'sky', 'sky'],
    ['sweatband', 'blue', 'white'],
    ['space', 'white', 'blue'],
  ],
  hatted: 0.5,
  items: [
    'bag',
    'camera',
    'phone',
    'cup',
    'map',
    'spyglass',
    'gift',
    'balloon',
    'iceCream',
    'plush',
    'umbrella',
    'fan',
    'pinwheel',
    'popcorn',
  ],
  laden: 0.6,
};

/** Red and rose on the lawn. */
export const PICNICKERS: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'striped',
      colours: [
        ['cobalt', 'white', 'white', 'umber'],
        ['white', 'cobalt', 'white', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['white', 'white', 'red', 'umber'],
        ['sky', 'sky', 'white', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [['cobalt', 'yellow', 'white', 'umber']],
    },
    {
      outfit: 'tee',
      colours: [
        ['yellow', 'cobalt', 'white', 'white'],
        ['aqua', 'umber', 'white', 'white'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['coral', 'coral', 'white', 'white'],
        ['red', 'red', 'white', 'umber'],
        ['rose', 'rose', 'white', 'white'],
        ['pink', 'pink', 'red', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['red', 'cream', 'white', 'umber'],
        ['coral', 'white', 'gold', 'umber'],
        ['white', 'red', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'farmer',
      colours: [
        ['red', 'cream', 'sand', 'umber'],
        ['coral', 'wood', 'white', 'umber'],
      ],
    },
    { outfit: 'overalls', colours: [['red', 'white', 'gold', 'umber']] },
    {
      outfit: 'tracksuit',
      colours: [
        ['red', 'red', 'white', 'white'],
        ['rose', 'rose', 'white', 'white'],
      ],
    },
    { outfit: 'hoodie', colours: [['coral', 'cream', 'white', 'white']] },
    { outfit: 'granny', colours: [['rose', 'wine', 'white', 'umber']] },
    { outfit: 'blazer', colours: [['red', 'cream', 'gold', 'umber']] },
    { outfit: 'yukata', colours: [['rose', 'white', 'red', 'umber']] },
    { outfit: 'striped', colours: [['red', 'white', 'coral', 'umber']] },
    { outfit: 'baker', colours: [['white', 'coral', 'cream', 'umber']] },
    {
      outfit: 'dress',
      colours: [
        ['yellow', 'yellow', 'white', 'white'],
        ['white', 'white', 'coral', 'white'],
      ],
    },
    { outfit: 'jersey', colours: [['coral', 'white', 'red', 'white']] },
    { outfit: 'tee', colours: [['orange', 'cream', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['white', 'cream', 'rose', 'umber']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'blond', 'ginger', 'wine'],
  hats: [
    ['straw', 'sand', 'coral'],
    ['cap', 'red', 'white'],
    ['ribbon', 'coral', 'coral'],
    ['sweatband', 'red', 'white'],
    ['flower', 'pink', 'gold'],
    ['beanie', 'rose', 'white'],
    ['bunnyEars', 'white', 'pink'],
    ['wreath', 'grass', 'pink'],
    ['chef', 'white', 'white'],
    ['backCap', 'coral', 'white'],
    ['bandana', 'red', 'red'],
    ['bow', 'pink', 'pink'],
  ],
  hatted: 0.5,
  poses: [
    'sit',
    'walk',
    'run',
    'wave',
    'talk',
    'cheer',
    'kneel',
    'hold',
    'jump',
    'dance',
    'stumble',
    'present',
    'gazeUp',
    'eat',
  ],
  items: [
    'basket',
    'iceCream',
    'taiyaki',
    'onigiri',
    'skewers',
    'cup',
    'balloon',
    'gift',
    'camera',
    'flower',
    'guitar',
    'plush',
    'fan',
    'pinwheel',
  ],
  laden: 0.6,
};
