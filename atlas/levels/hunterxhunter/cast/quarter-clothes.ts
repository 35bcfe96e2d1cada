/** What is worn in each quarter of the island: pale under the trees, violet on the meadow, black by the ants. */
import type { Wardrobe } from '../../../stage/wardrobe';

/** What one quarter wears, from head to foot. */
export interface Dress extends Pick<Wardrobe, 'clothes' | 'hairColours' | 'hats'> {
  /** Share of beasts among those who come here. */
  readonly beasts?: number;
}

/** Lemon and cream: what shines under dark leaves. */
export const GLADE: Dress = {
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['cream', 'sand', 'gold', 'umber'],
        ['yellow', 'cream', 'white', 'umber'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['white', 'white', 'gold', 'wood'],
        ['cream', 'cream', 'black', 'wood'],
      ],
    },
    { outfit: 'vest', colours: [['yellow', 'cream', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['sand', 'cream', 'gold', 'wood']] },
    { outfit: 'hoodie', colours: [['white', 'sand', 'gold', 'white']] },
    {
      outfit: 'tee',
      colours: [
        ['yellow', 'white', 'white', 'white'],
        ['white', 'khaki', 'gold', 'umber'],
      ],
    },
    { outfit: 'dress', colours: [['yellow', 'yellow', 'white', 'umber']] },
    { outfit: 'farmer', colours: [['cream', 'khaki', 'gold', 'wood']] },
  ],
  hairColours: ['blond', 'silver', 'white', 'chestnut', 'sand'],
  hats: [
    ['straw', 'sand', 'gold'],
    ['turban', 'cream', 'gold'],
    ['kasa', 'sand', 'wood'],
    ['sweatband', 'white', 'white'],
  ],
  beasts: 0.1,
};

/** Scarlet and white, as the cards are. */
export const GAMBLERS: Dress = {
  clothes: [
    {
      outfit: 'suit',
      colours: [
        ['red', 'red', 'white', 'black'],
        ['white', 'white', 'red', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['red', 'cream', 'white', 'umber'],
        ['coral', 'white', 'gold', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['red', 'red', 'white', 'white'],
        ['coral', 'coral', 'white', 'white'],
        ['white', 'white', 'red', 'red'],
      ],
    },
    { outfit: 'casual', colours: [['coral', 'cream', 'white', 'umber']] },
    { outfit: 'hoodie', colours: [['white', 'red', 'red', 'red']] },
    { outfit: 'tracksuit', colours: [['red', 'red', 'white', 'white']] },
    { outfit: 'jester', colours: [['red', 'white', 'gold', 'white']] },
  ],
  hairColours: ['black', 'white', 'red', 'silver'],
  hats: [
    ['fedora', 'red', 'white'],
    ['ribbon', 'white', 'white'],
    ['bandana', 'red', 'red'],
  ],
};

/** Violet and plum against the grass, with gold, coral and white among them. */
export const MEADOW: Dress = {
  clothes: [
    {
      outfit: 'gi',
      colours: [
        ['purple', 'purple', 'gold', 'black'],
        ['plum', 'plum', 'white', 'wood'],
      ],
    },
    {
      outfit: 'mage',
      colours: [
        ['plum', 'purple', 'gold', 'umber'],
        ['purple', 'plum', 'lilac', 'black'],
      ],
    },
    {
      outfit: 'poncho',
      colours: [
        ['purple', 'charcoal', 'lilac', 'wood'],
        ['lilac', 'plum', 'white', 'wood'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['plum', 'plum', 'lilac', 'black'],
        ['lilac', 'lilac', 'white', 'plum'],
      ],
    },
    { outfit: 'adventurer', colours: [['wine', 'charcoal', 'gold', 'umber']] },
    { outfit: 'casual', colours: [['orange', 'charcoal', 'white', 'black']] },
    { outfit: 'farmer', colours: [['cobalt', 'cream', 'white', 'wood']] },
    { outfit: 'shinobi', colours: [['purple', 'charcoal', 'silver', 'black']] },
    { outfit: 'samurai', colours: [['white', 'wine', 'gold', 'wood']] },
    { outfit: 'vest', colours: [['gold', 'plum', 'white', 'umber']] },
    { outfit: 'vest', colours: [['white', 'purple', 'gold', 'umber']] },
    { outfit: 'tee', colours: [['white', 'plum', 'gold', 'white']] },
    { outfit: 'tee', colours: [['coral', 'purple', 'white', 'white']] },
    { outfit: 'hoodie', colours: [['gold', 'charcoal', 'white', 'white']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'white', 'umber']] },
  ],
  hairColours: ['plum', 'blond', 'black', 'umber', 'chestnut', 'ginger'],
  hats: [
    ['fez', 'wine', 'gold'],
    ['hood', 'plum', 'plum'],
    ['headband', 'coral', 'coral'],
    ['turban', 'cream', 'purple'],
    ['horned', 'silver', 'gold'],
  ],
};

/** Black and steel, as is worn where the ants are watched. */
export const WATCH: Dress = {
  clothes: [
    {
      outfit: 'shinobi',
      colours: [
        ['charcoal', 'charcoal', 'red', 'black'],
        ['black', 'black', 'silver', 'black'],
      ],
    },
    {
      outfit: 'barbarian',
      colours: [
        ['charcoal', 'black', 'gold', 'black'],
        ['steel', 'charcoal', 'white', 'black'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['black', 'grey', 'white', 'black'],
        ['steel', 'charcoal', 'white', 'black'],
      ],
    },
    { outfit: 'suit', colours: [['charcoal', 'charcoal', 'white', 'black']] },
    { outfit: 'hoodie', colours: [['charcoal', 'black', 'silver', 'black']] },
    { outfit: 'adventurer', colours: [['steel', 'charcoal', 'white', 'black']] },
    { outfit: 'samurai', colours: [['black', 'steel', 'silver', 'black']] },
    { outfit: 'dress', colours: [['black', 'black', 'silver', 'black']] },
  ],
  hairColours: ['black', 'charcoal', 'grey', 'umber'],
  hats: [
    ['hood', 'charcoal', 'charcoal'],
    ['beanie', 'black', 'grey'],
    ['goggles', 'umber', 'silver'],
    ['bandana', 'charcoal', 'charcoal'],
  ],
  beasts: 0.26,
};

/** Wine and rose for an evening at the auction. */
export const BIDDERS: Dress = {
  clothes: [
    {
      outfit: 'suit',
      colours: [
        ['wine', 'wine', 'gold', 'black'],
        ['plum', 'plum', 'rose', 'black'],
        ['cream', 'cream', 'wine', 'umber'],
        ['forest', 'forest', 'gold', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['rose', 'rose', 'white', 'wine'],
        ['red', 'red', 'gold', 'wine'],
        ['gold', 'gold', 'wine', 'umber'],
      ],
    },
    { outfit: 'captain', colours: [['wine', 'charcoal', 'gold', 'black']] },
    { outfit: 'vest', colours: [['rose', 'umber', 'white', 'umber']] },
    {
      outfit: 'kimono',
      colours: [
        ['wine', 'wine', 'gold', 'wood'],
        ['teal', 'teal', 'gold', 'wood'],
      ],
    },
    { outfit: 'casual', colours: [['wine', 'charcoal', 'cream', 'umber']] },
    { outfit: 'princess', colours: [['rose', 'cream', 'gold', 'wine']] },
    { outfit: 'mage', colours: [['plum', 'wine', 'gold', 'umber']] },
    { outfit: 'jester', colours: [['wine', 'gold', 'cream', 'wine']] },
    { outfit: 'caped', colours: [['charcoal', 'wine', 'gold', 'black']] },
    { outfit: 'priest', colours: [['cream', 'wine', 'gold', 'umber']] },
    { outfit: 'haikara', colours: [['rose', 'plum', 'gold', 'umber']] },
    { outfit: 'rider', colours: [['umber', 'charcoal', 'rose', 'black']] },
    { outfit: 'monk', colours: [['umber', 'gold', 'cream', 'wood']] },
  ],
  hairColours: ['blond', 'black', 'chestnut', 'umber', 'silver', 'ginger', 'pink', 'sand'],
  hats: [
    ['fedora', 'wine', 'rose'],
    ['ribbon', 'rose', 'rose'],
    ['beret', 'wine', 'wine'],
  ],
};
