/** What is worn on a day off: navy on the plaza, red in the park, violet under the cap, teal along the window. */
import type { Wardrobe } from '../../../stage/wardrobe';
import { COLONY } from './wardrobe';

/** A day out in navy and cobalt, before the white machine. */
export const VISITORS: Wardrobe = {
  ...COLONY,
  clothes: [
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
  ],
  hairColours: ['black', 'navy', 'charcoal', 'umber', 'blue', 'grey'],
  hats: [
    ['cap', 'navy', 'gold'],
    ['beanie', 'cobalt', 'white'],
    ['backCap', 'blue', 'white'],
    ['headphones', 'navy', 'white'],
    ['beret', 'navy', 'navy'],
    ['ribbon', 'blue', 'blue'],
  ],
  items: ['bag', 'camera', 'phone', 'paper', 'cup', 'map', 'spyglass', 'flag', 'gift', 'balloon', 'iceCream'],
};

/** Red and rose on the lawn. */
export const PICNICKERS: Wardrobe = {
  ...COLONY,
  clothes: [
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
  ],
  hairColours: ['black', 'umber', 'chestnut', 'blond', 'ginger', 'wine'],
  hats: [
    ['straw', 'sand', 'coral'],
    ['cap', 'red', 'white'],
    ['ribbon', 'coral', 'coral'],
    ['sweatband', 'red', 'white'],
    ['flower', 'pink', 'gold'],
    ['beanie', 'rose', 'white'],
  ],
  poses: ['sit', 'sit', 'walk', 'run', 'stand', 'wave', 'talk', 'cheer', 'kneel', 'relaxed', 'hold', 'jump'],
  items: ['basket', 'iceCream', 'taiyaki', 'onigiri', 'ball', 'cup', 'balloon', 'gift', 'camera', 'bag'],
};

/** School violet under the far cap. */
export const PUPILS: Wardrobe = {
  ...COLONY,
  clothes: [
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
  ],
  hairColours: ['black', 'plum', 'umber', 'charcoal', 'purple', 'blond'],
  hats: [
    ['cap', 'plum', 'gold'],
    ['beret', 'purple', 'purple'],
    ['ribbon', 'plum', 'plum'],
    ['beanie', 'lilac', 'plum'],
    ['headphones', 'charcoal', 'lilac'],
  ],
  items: ['bag', 'paper', 'phone', 'camera', 'balloon', 'ball', 'flag', 'gift', 'iceCream'],
};

/** Teal for those who live along the window and no longer look down. */
export const WINDOW_SIDE: Wardrobe = {
  ...COLONY,
  clothes: [
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
  ],
  hairColours: ['teal', 'black', 'umber', 'charcoal', 'grey', 'chestnut'],
  hats: [
    ['backCap', 'teal', 'white'],
    ['straw', 'sand', 'teal'],
    ['beanie', 'teal', 'white'],
    ['headphones', 'charcoal', 'aqua'],
    ['helmet', 'white', 'teal'],
  ],
};
