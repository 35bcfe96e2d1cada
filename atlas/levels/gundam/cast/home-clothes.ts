/** What is worn by those who live here: violet at school under the cap, teal along the window. */
import type { Wardrobe } from '../../../stage/wardrobe';
import { COLONY } from './wardrobe';

/** School violet under the far cap. */
export const PUPILS: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'sailor',
      colours: [
        ['white', 'gold', 'plum', 'umber'],
        ['white', 'coral', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['gold', 'gold', 'white', 'plum'],
        ['pink', 'pink', 'white', 'plum'],
      ],
    },
    {
      outfit: 'jersey',
      colours: [['yellow', 'plum', 'white', 'white']],
    },
    {
      outfit: 'blazer',
      colours: [
        ['plum', 'grey', 'white', 'black'],
        ['purple', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['purple', 'purple', 'white', 'black'],
        ['plum', 'plum', 'pink', 'black'],
        ['lilac', 'lilac', 'plum', 'white'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['purple', 'charcoal', 'white', 'white'],
        ['plum', 'navy', 'white', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['plum', 'charcoal', 'white', 'umber'],
        ['purple', 'steel', 'gold', 'umber'],
      ],
    },
    { outfit: 'tracksuit', colours: [['purple', 'purple', 'white', 'white']] },
    { outfit: 'suit', colours: [['plum', 'plum', 'gold', 'black']] },
    { outfit: 'granny', colours: [['plum', 'grey', 'white', 'umber']] },
    { outfit: 'sailor', colours: [['white', 'plum', 'plum', 'black']] },
    { outfit: 'gakuran', colours: [['plum', 'charcoal', 'gold', 'black']] },
    { outfit: 'labcoat', colours: [['white', 'plum', 'purple', 'black']] },
    { outfit: 'jersey', colours: [['lilac', 'plum', 'white', 'white']] },
    { outfit: 'raincoat', colours: [['pink', 'plum', 'white', 'black']] },
    { outfit: 'vest', colours: [['purple', 'charcoal', 'white', 'black']] },
  ],
  hairColours: ['black', 'plum', 'umber', 'charcoal', 'purple', 'blond'],
  hats: [
    ['cap', 'plum', 'gold'],
    ['beret', 'purple', 'purple'],
    ['ribbon', 'plum', 'plum'],
    ['beanie', 'lilac', 'plum'],
    ['headphones', 'charcoal', 'lilac'],
    ['straw', 'sand', 'plum'],
    ['catEars', 'plum', 'pink'],
    ['frogHood', 'lime', 'white'],
    ['bow', 'lilac', 'lilac'],
    ['backCap', 'purple', 'white'],
  ],
  hatted: 0.5,
  items: [
    'bag',
    'paper',
    'phone',
    'camera',
    'balloon',
    'soccer',
    'gift',
    'iceCream',
    'violin',
    'bat',
    'plush',
    'net',
  ],
  laden: 0.6,
};

/** Teal for those who live along the window and no longer look down. */
export const WINDOW_SIDE: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['white', 'white', 'coral', 'umber'],
        ['coral', 'coral', 'white', 'umber'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['yellow', 'teal', 'white', 'white'],
        ['coral', 'white', 'white', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [['cream', 'teal', 'coral', 'umber']],
    },
    {
      outfit: 'spacesuit',
      colours: [
        ['teal', 'teal', 'white', 'white'],
        ['aqua', 'aqua', 'white', 'teal'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['teal', 'teal', 'white', 'umber'],
        ['aqua', 'aqua', 'teal', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['teal', 'charcoal', 'white', 'umber'],
        ['aqua', 'navy', 'white', 'white'],
      ],
    },
    { outfit: 'tracksuit', colours: [['teal', 'teal', 'white', 'white']] },
    { outfit: 'hoodie', colours: [['teal', 'navy', 'white', 'white']] },
    {
      outfit: 'overalls',
      colours: [
        ['teal', 'white', 'gold', 'umber'],
        ['white', 'teal', 'gold', 'umber'],
      ],
    },
    { outfit: 'blazer', colours: [['teal', 'charcoal', 'gold', 'black']] },
    { outfit: 'granny', colours: [['teal', 'navy', 'white', 'umber']] },
    { outfit: 'raincoat', colours: [['aqua', 'teal', 'white', 'white']] },
    { outfit: 'labcoat', colours: [['white', 'teal', 'aqua', 'umber']] },
    {
      outfit: 'flightsuit',
      colours: [
        ['teal', 'navy', 'white', 'navy'],
        ['white', 'teal', 'aqua', 'teal'],
      ],
    },
    { outfit: 'pajamas', colours: [['aqua', 'aqua', 'white', 'white']] },
    { outfit: 'striped', colours: [['teal', 'white', 'navy', 'umber']] },
    { outfit: 'kimono', colours: [['teal', 'white', 'gold', 'umber']] },
    { outfit: 'dress', colours: [['lime', 'lime', 'white', 'umber']] },
  ],
  hairColours: ['teal', 'black', 'umber', 'charcoal', 'grey', 'chestnut'],
  hats: [
    ['backCap', 'teal', 'white'],
    ['straw', 'sand', 'teal'],
    ['beanie', 'teal', 'white'],
    ['headphones', 'charcoal', 'aqua'],
    ['helmet', 'white', 'teal'],
    ['space', 'white', 'teal'],
    ['bow', 'aqua', 'aqua'],
    ['fedora', 'teal', 'white'],
    ['snorkel', 'teal', 'aqua'],
    ['bearEars', 'umber', 'sand'],
  ],
  hatted: 0.5,
};
