/** What is worn north of the lake: uniforms at school, pale gowns before the palace, dark coats under the stars. */
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

/** White, silver and blush: guests of the ball, as pale as the crystal they stand under. */
export const BALL: Dress = {
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['white', 'white', 'gold', 'white'],
        ['blush', 'blush', 'white', 'white'],
        ['cream', 'cream', 'gold', 'white'],
        ['lilac', 'lilac', 'white', 'white'],
      ],
    },
    {
      outfit: 'suit',
      colours: [
        ['silver', 'silver', 'lilac', 'white'],
        ['cream', 'cream', 'gold', 'umber'],
        ['blush', 'blush', 'white', 'umber'],
      ],
    },
    {
      outfit: 'captain',
      colours: [
        ['white', 'silver', 'gold', 'white'],
        ['lilac', 'white', 'gold', 'white'],
      ],
    },
    { outfit: 'kimono', colours: [['white', 'lilac', 'gold', 'white']] },
    { outfit: 'maid', colours: [['lilac', 'white', 'white', 'plum']] },
    { outfit: 'priest', colours: [['white', 'silver', 'gold', 'white']] },
    { outfit: 'caped', colours: [['silver', 'white', 'gold', 'white']] },
    { outfit: 'princess', colours: [['white', 'blush', 'gold', 'white']] },
    { outfit: 'jester', colours: [['lilac', 'white', 'gold', 'plum']] },
    { outfit: 'armor', colours: [['silver', 'lilac', 'gold', 'silver']] },
    { outfit: 'dress', colours: [['rose', 'rose', 'gold', 'white']] },
    { outfit: 'suit', colours: [['cobalt', 'navy', 'gold', 'black']] },
  ],
  hairColours: ['silver', 'blond', 'white', 'chestnut', 'black'],
  hats: [
    ['tiara', 'gold', 'white'],
    ['flower', 'white', 'gold'],
    ['bow', 'white', 'white'],
    ['beret', 'cream', 'cream'],
    ['fedora', 'silver', 'lilac'],
  ],
};

/** Indigo and steel: scarves and long coats of those who wait for a look through the tube. */
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
        ['sand', 'umber', 'aqua', 'umber'],
        ['cream', 'navy', 'gold', 'umber'],
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
        ['mint', 'mint', 'white', 'white'],
      ],
    },
    { outfit: 'raincoat', colours: [['yellow', 'navy', 'white', 'black']] },
    { outfit: 'labcoat', colours: [['white', 'navy', 'aqua', 'black']] },
    { outfit: 'spacesuit', colours: [['white', 'silver', 'coral', 'white']] },
    { outfit: 'blazer', colours: [['silver', 'navy', 'aqua', 'black']] },
    { outfit: 'farmer', colours: [['cream', 'navy', 'coral', 'umber']] },
    { outfit: 'captain', colours: [['gold', 'navy', 'white', 'black']] },
    { outfit: 'granny', colours: [['coral', 'navy', 'white', 'umber']] },
  ],
  hairColours: ['black', 'chestnut', 'charcoal', 'silver', 'umber'],
  hats: [
    ['beanie', 'cobalt', 'aqua'],
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
