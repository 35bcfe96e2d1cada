/** What is worn in each quarter of the wasteland but the arena: pale on dark ground, dark on pale. */
import type { Swatch } from '../../../core/swatches';
import type { Dress as Worn } from '../../../stage/quarter';

/** What one quarter wears, from head to foot, and the coats and bellies of its animals. */
export interface Dress extends Worn {
  readonly coats: readonly (readonly [coat: Swatch, belly: Swatch])[];
}

/** White and lemon among dark leaves: those who live in domes. */
export const DOMES: Dress = {
  clothes: [
    { outfit: 'labcoat', colours: [['white', 'sky', 'yellow', 'umber']] },
    {
      outfit: 'overalls',
      colours: [
        ['yellow', 'white', 'red', 'red'],
        ['cream', 'mint', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['white', 'sky', 'yellow', 'wood'],
        ['yellow', 'cream', 'white', 'wood'],
        ['cream', 'sand', 'mint', 'wood'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['white', 'white', 'yellow', 'wood'],
        ['yellow', 'yellow', 'white', 'red'],
        ['mint', 'mint', 'white', 'white'],
      ],
    },
    { outfit: 'tracksuit', colours: [['white', 'white', 'yellow', 'white']] },
    { outfit: 'vest', colours: [['cream', 'sky', 'white', 'wood']] },
    { outfit: 'flightsuit', colours: [['yellow', 'cream', 'white', 'umber']] },
  ],
  hairColours: ['blond', 'silver', 'chestnut', 'black', 'mint'],
  hats: [
    ['cap', 'yellow', 'white'],
    ['straw', 'sand', 'yellow'],
    ['ribbon', 'yellow', 'yellow'],
    ['headphones', 'white', 'sky'],
    ['goggles', 'umber', 'yellow'],
  ],
  coats: [
    ['white', 'cream'],
    ['sand', 'white'],
    ['blond', 'cream'],
  ],
};

/** Violet, sea green and coral on the pale road, and white between them: travellers who have come far for noodles. */
export const MARKET: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['plum', 'navy', 'gold', 'wood'],
        ['aqua', 'teal', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['purple', 'navy', 'gold', 'umber'],
        ['white', 'purple', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['teal', 'navy', 'white', 'umber'],
        ['coral', 'navy', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['purple', 'purple', 'gold', 'black'],
        ['teal', 'teal', 'white', 'black'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['purple', 'navy', 'white', 'wood'],
        ['white', 'teal', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['plum', 'navy', 'lilac', 'black'],
        ['aqua', 'navy', 'cream', 'umber'],
      ],
    },
    { outfit: 'tracksuit', colours: [['teal', 'teal', 'white', 'white']] },
    { outfit: 'striped', colours: [['coral', 'navy', 'white', 'wood']] },
    {
      outfit: 'happi',
      colours: [
        ['coral', 'navy', 'white', 'wood'],
        ['mint', 'purple', 'gold', 'wood'],
      ],
    },
    { outfit: 'hoodie', colours: [['mint', 'teal', 'white', 'white']] },
  ],
  hairColours: ['black', 'ginger', 'plum', 'chestnut', 'silver'],
  hats: [
    ['turban', 'plum', 'gold'],
    ['bandana', 'purple', 'purple'],
    ['cap', 'navy', 'gold'],
    ['fedora', 'plum', 'navy'],
    ['flower', 'lilac', 'gold'],
  ],
  coats: [
    ['lilac', 'white'],
    ['silver', 'white'],
    ['teal', 'cream'],
  ],
};

/** Sulphur and white down in the crater: the people with the instruments. */
export const DIGGERS: Dress = {
  clothes: [
    {
      outfit: 'raincoat',
      colours: [
        ['yellow', 'cream', 'white', 'umber'],
        ['cream', 'yellow', 'gold', 'umber'],
      ],
    },
    { outfit: 'labcoat', colours: [['white', 'cream', 'gold', 'umber']] },
    {
      outfit: 'flightsuit',
      colours: [
        ['cream', 'yellow', 'white', 'umber'],
        ['white', 'gold', 'cream', 'umber'],
      ],
    },
    { outfit: 'overalls', colours: [['yellow', 'white', 'gold', 'umber']] },
    { outfit: 'adventurer', colours: [['cream', 'sand', 'gold', 'umber']] },
    { outfit: 'vest', colours: [['yellow', 'cream', 'white', 'umber']] },
  ],
  hairColours: ['blond', 'sand', 'silver', 'chestnut', 'black'],
  hats: [
    ['miner', 'yellow', 'gold'],
    ['beanie', 'white', 'yellow'],
    ['goggles', 'umber', 'gold'],
    ['cap', 'cream', 'yellow'],
  ],
  coats: [
    ['sand', 'cream'],
    ['blond', 'white'],
    ['silver', 'white'],
  ],
};

/** Silver, lilac and mint on the burnt ring round the saucer. */
export const VISITORS: Dress = {
  clothes: [
    {
      outfit: 'flightsuit',
      colours: [
        ['silver', 'lilac', 'white', 'white'],
        ['lilac', 'white', 'mint', 'white'],
        ['mint', 'silver', 'white', 'white'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['lilac', 'silver', 'white', 'purple'],
        ['white', 'lilac', 'mint', 'purple'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['lilac', 'lilac', 'white', 'purple'],
        ['blush', 'blush', 'lilac', 'purple'],
      ],
    },
    { outfit: 'casual', colours: [['silver', 'lilac', 'mint', 'white']] },
    { outfit: 'hoodie', colours: [['mint', 'silver', 'lilac', 'white']] },
    { outfit: 'tracksuit', colours: [['lilac', 'lilac', 'white', 'white']] },
  ],
  hairColours: ['lilac', 'silver', 'mint', 'pink', 'white'],
  hats: [
    ['headband', 'silver', 'lilac'],
    ['aviator', 'lilac', 'silver'],
    ['tiara', 'silver', 'pink'],
    ['headphones', 'silver', 'mint'],
  ],
  coats: [
    ['lilac', 'white'],
    ['mint', 'cream'],
    ['silver', 'blush'],
  ],
};
