/** What is worn at the edges of the town: gold on the ash of the breach, red on the quay. */
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
    {
      outfit: 'pajamas',
      colours: [
        ['yellow', 'yellow', 'white', 'white'],
        ['peach', 'peach', 'orange', 'orange'],
      ],
    },
    { outfit: 'poncho', colours: [['orange', 'yellow', 'peach', 'umber']] },
    { outfit: 'raincoat', colours: [['yellow', 'wood', 'white', 'umber']] },
    { outfit: 'maid', colours: [['ginger', 'cream', 'cream', 'umber']] },
    { outfit: 'chef', colours: [['white', 'white', 'orange', 'umber']] },
    { outfit: 'suit', colours: [['gold', 'gold', 'wine', 'umber']] },
    { outfit: 'striped', colours: [['orange', 'cream', 'umber', 'umber']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'white', 'umber']] },
  ],
  hairColours: ['umber', 'chestnut', 'black', 'wood', 'charcoal', 'blond', 'grey', 'ginger'],
  hats: [
    ['straw', 'sand', 'orange'],
    ['bandana', 'gold', 'gold'],
    ['flower', 'orange', 'gold'],
    ['cap', 'wood', 'gold'],
    ['chef', 'white', 'white'],
    ['topHat', 'umber', 'gold'],
    ['turban', 'orange', 'gold'],
    ['helmet', 'gold', 'umber'],
    ['bow', 'coral', 'coral'],
  ],
  hatted: 0.46,
  builds: [
    'chibi',
    'chibi',
    'teen',
    'lady',
    'lady',
    'kid',
    'kid',
    'tall',
    'stout',
    'stout',
    'elder',
    'elder',
    'toddler',
    'brawny',
  ],
  poses: ['run', 'run', 'run', 'walk', 'walk', 'carry', 'hug', 'point', 'stumble', 'haul'],
  moods: ['shock', 'worried', 'sad', 'wince', 'stern', 'dizzy'],
  items: [
    'suitcase',
    'basket',
    'bag',
    'cat',
    'plush',
    'crate',
    'lantern',
    'guitar',
    'umbrella',
    'teapot',
    'broom',
    'fish',
  ],
  laden: 0.74,
  packs: [
    ['backpack', 'wood'],
    ['backpack', 'wine'],
    ['bigScroll', 'cream'],
  ],
  faces: ['glasses', 'mustache', 'freckles', 'beard', 'squareGlasses', 'tears', 'monocle'],
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
    { outfit: 'pirate', colours: [['red', 'umber', 'cream', 'umber']] },
    { outfit: 'raincoat', colours: [['yellow', 'white', 'cream', 'umber']] },
    { outfit: 'granny', colours: [['coral', 'cream', 'white', 'umber']] },
    { outfit: 'maid', colours: [['red', 'white', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['sky', 'white', 'red', 'umber']] },
    { outfit: 'barbarian', colours: [['cream', 'red', 'wood', 'umber']] },
  ],
  builds: ['chibi', 'teen', 'lady', 'kid', 'kid', 'tall', 'brawny', 'brawny', 'stout', 'stout', 'elder'],
  hairColours: ['blond', 'sand', 'silver', 'chestnut', 'black', 'ginger', 'white'],
  hats: [
    ['bandana', 'red', 'red'],
    ['cap', 'white', 'red'],
    ['beanie', 'red', 'white'],
    ['straw', 'sand', 'red'],
    ['souwester', 'yellow', 'yellow'],
    ['tricorn', 'umber', 'red'],
    ['chef', 'white', 'white'],
    ['hood', 'coral', 'coral'],
  ],
  hatted: 0.5,
  packs: [
    ['backpack', 'cream'],
    ['bigScroll', 'sand'],
  ],
  faces: ['mustache', 'eyepatch', 'beard', 'stubble', 'scar', 'freckles'],
  poses: ['carry', 'carry', 'haul', 'push', 'stand', 'hips', 'walk', 'talk', 'sit', 'hold', 'point'],
  items: ['crate', 'fish', 'net', 'bucket', 'bag', 'basket', 'suitcase'],
};
