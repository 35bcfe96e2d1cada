/** What is worn south of the lake: neon at the arcade, wine among roses, deep blue by the water, light summer cotton in front. */
import type { Dress } from '../../../stage/quarter';

/** Coral, lemon and white with a little aqua in the light of the arcade. */
export const ARCADE: Dress = {
  clothes: [
    {
      outfit: 'hoodie',
      colours: [
        ['coral', 'charcoal', 'yellow', 'white'],
        ['pink', 'charcoal', 'white', 'white'],
        ['orange', 'plum', 'white', 'white'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['yellow', 'charcoal', 'coral', 'white'],
        ['rose', 'charcoal', 'white', 'white'],
        ['orange', 'wine', 'white', 'white'],
      ],
    },
    {
      outfit: 'tracksuit',
      colours: [
        ['red', 'red', 'yellow', 'white'],
        ['rose', 'rose', 'white', 'white'],
      ],
    },
    { outfit: 'striped', colours: [['coral', 'charcoal', 'white', 'white']] },
    {
      outfit: 'dress',
      colours: [
        ['coral', 'coral', 'yellow', 'wine'],
        ['white', 'white', 'rose', 'rose'],
        ['aqua', 'aqua', 'yellow', 'white'],
      ],
    },
    { outfit: 'overalls', colours: [['rose', 'yellow', 'gold', 'wine']] },
    { outfit: 'jersey', colours: [['white', 'rose', 'aqua', 'white']] },
    {
      outfit: 'raincoat',
      colours: [
        ['yellow', 'yellow', 'white', 'rose'],
        ['mint', 'mint', 'yellow', 'white'],
      ],
    },
    { outfit: 'rider', colours: [['red', 'charcoal', 'yellow', 'black']] },
    { outfit: 'casual', colours: [['coral', 'plum', 'yellow', 'white']] },
  ],
  hairColours: ['black', 'charcoal', 'blond', 'navy', 'wine'],
  hats: [
    ['cap', 'coral', 'yellow'],
    ['headphones', 'yellow', 'charcoal'],
    ['catEars', 'charcoal', 'pink'],
    ['beanie', 'orange', 'yellow'],
    ['sweatband', 'yellow', 'yellow'],
    ['bow', 'rose', 'rose'],
  ],
};

/** Wine, plum and rose: whoever dances among roses dresses like one. */
export const GARDEN: Dress = {
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['wine', 'wine', 'gold', 'black'],
        ['plum', 'plum', 'pink', 'black'],
        ['rose', 'rose', 'wine', 'wine'],
      ],
    },
    {
      outfit: 'suit',
      colours: [
        ['wine', 'charcoal', 'gold', 'black'],
        ['charcoal', 'charcoal', 'rose', 'black'],
        ['plum', 'plum', 'gold', 'black'],
      ],
    },
    {
      outfit: 'kimono',
      colours: [
        ['wine', 'plum', 'gold', 'wood'],
        ['rose', 'wine', 'cream', 'wood'],
      ],
    },
    { outfit: 'caped', colours: [['plum', 'wine', 'gold', 'black']] },
    { outfit: 'granny', colours: [['plum', 'wine', 'white', 'black']] },
    { outfit: 'haikara', colours: [['rose', 'plum', 'gold', 'umber']] },
    { outfit: 'vest', colours: [['wine', 'charcoal', 'rose', 'black']] },
    { outfit: 'princess', colours: [['cream', 'blush', 'gold', 'white']] },
    { outfit: 'captain', colours: [['cream', 'wine', 'gold', 'black']] },
    { outfit: 'jester', colours: [['rose', 'cream', 'gold', 'wine']] },
    { outfit: 'pirate', colours: [['wine', 'cream', 'gold', 'black']] },
    { outfit: 'dress', colours: [['cream', 'cream', 'rose', 'wine']] },
  ],
  hairColours: ['black', 'wine', 'chestnut', 'umber', 'grey'],
  hats: [
    ['fedora', 'wine', 'charcoal'],
    ['flower', 'rose', 'gold'],
    ['beret', 'wine', 'wine'],
    ['tiara', 'gold', 'rose'],
    ['ribbon', 'wine', 'wine'],
  ],
};

/** Teal and deep blue on the dark lawn round the water. */
export const SHORE: Dress = {
  clothes: [
    {
      outfit: 'casual',
      colours: [
        ['sky', 'navy', 'white', 'umber'],
        ['aqua', 'white', 'navy', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['sky', 'sky', 'white', 'navy'],
        ['mint', 'mint', 'white', 'navy'],
        ['white', 'white', 'aqua', 'navy'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['white', 'navy', 'blue', 'white'],
        ['mint', 'navy', 'white', 'white'],
      ],
    },
    { outfit: 'striped', colours: [['cobalt', 'white', 'white', 'white']] },
    { outfit: 'trunks', colours: [['skin', 'coral', 'gold', 'umber']] },
    { outfit: 'overalls', colours: [['aqua', 'white', 'gold', 'umber']] },
    { outfit: 'sailor', colours: [['aqua', 'navy', 'white', 'navy']] },
    { outfit: 'poncho', colours: [['cream', 'cobalt', 'mint', 'umber']] },
    { outfit: 'vest', colours: [['teal', 'cream', 'white', 'umber']] },
    { outfit: 'tee', colours: [['coral', 'navy', 'white', 'white']] },
    { outfit: 'farmer', colours: [['white', 'cobalt', 'coral', 'umber']] },
  ],
  hairColours: ['black', 'blond', 'umber', 'charcoal', 'chestnut'],
  hats: [
    ['straw', 'sand', 'teal'],
    ['beanie', 'teal', 'mint'],
    ['ribbon', 'aqua', 'aqua'],
    ['cap', 'blue', 'white'],
    ['leaf', 'green', 'grass'],
  ],
};

/** White, gold, coral and sky: summer cotton for the dance below the lake, light against the evening. */
export const PROMENADE: Dress = {
  clothes: [
    {
      outfit: 'yukata',
      colours: [
        ['sky', 'sky', 'gold', 'wood'],
        ['coral', 'coral', 'white', 'wood'],
        ['white', 'white', 'cobalt', 'wood'],
        ['blush', 'blush', 'plum', 'wood'],
      ],
    },
    {
      outfit: 'kimono',
      colours: [
        ['gold', 'coral', 'blush', 'wood'],
        ['mint', 'teal', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'happi',
      colours: [
        ['navy', 'white', 'gold', 'wood'],
        ['red', 'white', 'gold', 'wood'],
      ],
    },
    { outfit: 'haikara', colours: [['lilac', 'navy', 'white', 'umber']] },
    { outfit: 'dress', colours: [['yellow', 'yellow', 'white', 'plum']] },
    { outfit: 'miko', colours: [['white', 'coral', 'gold', 'wood']] },
    { outfit: 'swordsman', colours: [['aqua', 'navy', 'gold', 'wood']] },
    { outfit: 'suit', colours: [['cream', 'cream', 'rose', 'black']] },
    { outfit: 'poncho', colours: [['orange', 'cream', 'gold', 'wood']] },
    { outfit: 'yukata', colours: [['cream', 'cream', 'coral', 'wood']] },
    { outfit: 'maid', colours: [['rose', 'white', 'gold', 'black']] },
  ],
  hairColours: ['black', 'ginger', 'blond', 'chestnut', 'umber'],
  hats: [
    ['kasa', 'wood', 'coral'],
    ['flower', 'white', 'gold'],
    ['foxEars', 'white', 'rose'],
    ['hachimaki', 'white', 'cobalt'],
    ['bow', 'coral', 'coral'],
  ],
};
