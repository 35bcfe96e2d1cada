/** What is worn north of the lake: uniforms at school, gowns like jewels before the palace, bright coats under the stars. */
import type { Dress } from '../../../stage/quarter';

/** Navy and white, a red knot: whoever is late is late in uniform. */
export const SCHOOL: Dress = {
  clothes: [
    {
      outfit: 'sailor',
      colours: [
        ['white', 'navy', 'red', 'umber'],
        ['white', 'cobalt', 'gold', 'umber'],
        ['sky', 'white', 'navy', 'umber'],
      ],
    },
    {
      outfit: 'blazer',
      colours: [
        ['sand', 'navy', 'red', 'umber'],
        ['cream', 'cobalt', 'gold', 'black'],
      ],
    },
    {
      outfit: 'gakuran',
      colours: [
        ['navy', 'navy', 'gold', 'black'],
        ['white', 'white', 'gold', 'black'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['red', 'red', 'white', 'white'],
        ['sky', 'sky', 'white', 'white'],
      ],
    },
    { outfit: 'jersey', colours: [['white', 'navy', 'red', 'white']] },
    { outfit: 'vest', colours: [['cream', 'navy', 'red', 'umber']] },
    { outfit: 'samurai', colours: [['white', 'navy', 'red', 'wood']] },
    { outfit: 'gi', colours: [['white', 'white', 'navy', 'white']] },
    { outfit: 'labcoat', colours: [['white', 'navy', 'red', 'umber']] },
    { outfit: 'suit', colours: [['khaki', 'umber', 'red', 'black']] },
  ],
  hairColours: ['black', 'umber', 'chestnut', 'ginger', 'blond'],
  hats: [
    ['beret', 'navy', 'navy'],
    ['cap', 'white', 'navy'],
    ['ribbon', 'red', 'red'],
    ['headphones', 'red', 'charcoal'],
    ['hachimaki', 'white', 'red'],
  ],
};

/** Rose, cobalt, teal and wine: guests of the ball are jewels before the pale crystal; a few came in white. */
export const BALL: Dress = {
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['cobalt', 'cobalt', 'gold', 'white'],
        ['rose', 'rose', 'white', 'white'],
        ['teal', 'teal', 'gold', 'white'],
        ['wine', 'wine', 'pink', 'white'],
      ],
    },
    {
      outfit: 'suit',
      colours: [
        ['navy', 'navy', 'gold', 'black'],
        ['wine', 'charcoal', 'gold', 'black'],
        ['forest', 'forest', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'captain',
      colours: [
        ['red', 'white', 'gold', 'black'],
        ['cobalt', 'white', 'gold', 'black'],
      ],
    },
    { outfit: 'kimono', colours: [['coral', 'wine', 'gold', 'wood']] },
    { outfit: 'maid', colours: [['plum', 'white', 'white', 'plum']] },
    { outfit: 'priest', colours: [['purple', 'gold', 'white', 'black']] },
    { outfit: 'caped', colours: [['gold', 'navy', 'red', 'black']] },
    { outfit: 'princess', colours: [['coral', 'blush', 'gold', 'white']] },
    { outfit: 'jester', colours: [['teal', 'yellow', 'red', 'plum']] },
    { outfit: 'armor', colours: [['steel', 'rose', 'gold', 'charcoal']] },
    { outfit: 'dress', colours: [['white', 'white', 'rose', 'white']] },
    { outfit: 'suit', colours: [['cobalt', 'navy', 'gold', 'black']] },
  ],
  hairColours: ['wine', 'ginger', 'umber', 'chestnut', 'black'],
  hats: [
    ['tiara', 'gold', 'rose'],
    ['flower', 'coral', 'gold'],
    ['bow', 'red', 'red'],
    ['beret', 'teal', 'teal'],
    ['fedora', 'navy', 'gold'],
  ],
};

/** Navy with a bright piece each: scarves and long coats of those who wait for a look through the tube. */
export const STARGAZERS: Dress = {
  clothes: [
    {
      outfit: 'hoodie',
      colours: [
        ['aqua', 'navy', 'white', 'white'],
        ['white', 'cobalt', 'aqua', 'white'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['orange', 'umber', 'aqua', 'umber'],
        ['red', 'navy', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['sky', 'navy', 'white', 'umber'],
        ['gold', 'steel', 'white', 'umber'],
      ],
    },
    { outfit: 'mage', colours: [['sky', 'cobalt', 'gold', 'black']] },
    {
      outfit: 'pajamas',
      colours: [
        ['sky', 'sky', 'white', 'white'],
        ['coral', 'coral', 'white', 'white'],
      ],
    },
    { outfit: 'raincoat', colours: [['yellow', 'navy', 'white', 'black']] },
    { outfit: 'labcoat', colours: [['white', 'navy', 'aqua', 'black']] },
    { outfit: 'spacesuit', colours: [['orange', 'white', 'cobalt', 'white']] },
    { outfit: 'blazer', colours: [['teal', 'navy', 'gold', 'black']] },
    { outfit: 'farmer', colours: [['red', 'navy', 'white', 'umber']] },
    { outfit: 'captain', colours: [['gold', 'navy', 'white', 'black']] },
    { outfit: 'granny', colours: [['coral', 'navy', 'white', 'umber']] },
  ],
  hairColours: ['black', 'chestnut', 'ginger', 'blond', 'umber'],
  hats: [
    ['beanie', 'coral', 'white'],
    ['wizard', 'navy', 'gold'],
    ['aviator', 'umber', 'aqua'],
    ['headphones', 'aqua', 'navy'],
    ['cap', 'navy', 'aqua'],
    ['catEars', 'charcoal', 'aqua'],
  ],
};

/** Cream, peach and gold on the lit square round the fountain. */
export const SQUARE: Dress = {
  clothes: [
    {
      outfit: 'casual',
      colours: [
        ['peach', 'cream', 'white', 'wood'],
        ['cream', 'wood', 'gold', 'umber'],
        ['yellow', 'cream', 'white', 'wood'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['yellow', 'yellow', 'white', 'wood'],
        ['peach', 'peach', 'white', 'wood'],
        ['cream', 'cream', 'coral', 'wood'],
      ],
    },
    { outfit: 'granny', colours: [['peach', 'wood', 'white', 'umber']] },
    { outfit: 'farmer', colours: [['cream', 'wood', 'gold', 'umber']] },
    { outfit: 'striped', colours: [['gold', 'cream', 'white', 'wood']] },
    { outfit: 'vest', colours: [['wood', 'cream', 'gold', 'umber']] },
    { outfit: 'hoodie', colours: [['gold', 'wood', 'white', 'white']] },
    { outfit: 'haikara', colours: [['cream', 'wood', 'coral', 'umber']] },
    { outfit: 'maid', colours: [['peach', 'white', 'white', 'wood']] },
    { outfit: 'blazer', colours: [['teal', 'cream', 'gold', 'umber']] },
    { outfit: 'kimono', colours: [['teal', 'teal', 'gold', 'wood']] },
    { outfit: 'tracksuit', colours: [['coral', 'coral', 'white', 'white']] },
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'ginger', 'sand'],
  hats: [
    ['straw', 'sand', 'coral'],
    ['fedora', 'wood', 'cream'],
    ['beret', 'peach', 'peach'],
    ['flower', 'yellow', 'gold'],
    ['beanie', 'cream', 'gold'],
    ['bandana', 'peach', 'peach'],
  ],
};
