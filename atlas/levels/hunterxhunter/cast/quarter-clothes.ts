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
        ['umber', 'umber', 'rose', 'black'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['wine', 'wine', 'gold', 'black'],
        ['rose', 'rose', 'white', 'wine'],
        ['red', 'red', 'gold', 'wine'],
      ],
    },
    { outfit: 'captain', colours: [['wine', 'charcoal', 'gold', 'black']] },
    { outfit: 'blazer', colours: [['wine', 'grey', 'rose', 'black']] },
    { outfit: 'vest', colours: [['rose', 'umber', 'white', 'umber']] },
    { outfit: 'kimono', colours: [['wine', 'wine', 'gold', 'wood']] },
    { outfit: 'casual', colours: [['wine', 'charcoal', 'cream', 'umber']] },
    { outfit: 'suit', colours: [['cream', 'cream', 'wine', 'umber']] },
    { outfit: 'suit', colours: [['forest', 'forest', 'gold', 'black']] },
    { outfit: 'dress', colours: [['gold', 'gold', 'wine', 'umber']] },
    { outfit: 'blazer', colours: [['cream', 'wine', 'gold', 'umber']] },
  ],
  hairColours: ['blond', 'black', 'chestnut', 'umber', 'silver'],
  hats: [
    ['fedora', 'wine', 'rose'],
    ['ribbon', 'rose', 'rose'],
    ['beret', 'wine', 'wine'],
  ],
};

/** The sea's own blues along the shore. */
export const SHORE: Dress = {
  clothes: [
    {
      outfit: 'tracksuit',
      colours: [
        ['cobalt', 'cobalt', 'white', 'white'],
        ['teal', 'teal', 'white', 'white'],
      ],
    },
    {
      outfit: 'gi',
      colours: [
        ['sky', 'sky', 'navy', 'wood'],
        ['navy', 'navy', 'white', 'wood'],
      ],
    },
    {
      outfit: 'tee',
      colours: [
        ['teal', 'navy', 'white', 'white'],
        ['sky', 'cobalt', 'white', 'white'],
      ],
    },
    { outfit: 'hoodie', colours: [['cobalt', 'navy', 'white', 'white']] },
    { outfit: 'adventurer', colours: [['teal', 'navy', 'white', 'umber']] },
    { outfit: 'vest', colours: [['cobalt', 'navy', 'white', 'umber']] },
    { outfit: 'dress', colours: [['teal', 'teal', 'white', 'navy']] },
    { outfit: 'striped', colours: [['cobalt', 'white', 'white', 'umber']] },
    { outfit: 'tee', colours: [['coral', 'navy', 'white', 'white']] },
    { outfit: 'tee', colours: [['white', 'cobalt', 'red', 'white']] },
    { outfit: 'vest', colours: [['yellow', 'navy', 'white', 'umber']] },
    { outfit: 'vest', colours: [['white', 'teal', 'coral', 'umber']] },
    { outfit: 'dress', colours: [['coral', 'coral', 'white', 'white']] },
  ],
  hairColours: ['black', 'cobalt', 'blond', 'umber', 'chestnut'],
  hats: [
    ['cap', 'cobalt', 'white'],
    ['sweatband', 'sky', 'sky'],
    ['bandana', 'teal', 'teal'],
    ['straw', 'sand', 'cobalt'],
  ],
};

/** Orange and gold for those just landed. */
export const LANDED: Dress = {
  clothes: [
    {
      outfit: 'adventurer',
      colours: [
        ['orange', 'sand', 'gold', 'umber'],
        ['gold', 'cream', 'coral', 'umber'],
      ],
    },
    { outfit: 'gi', colours: [['orange', 'orange', 'navy', 'wood']] },
    {
      outfit: 'vest',
      colours: [
        ['gold', 'cream', 'white', 'umber'],
        ['orange', 'cream', 'white', 'umber'],
      ],
    },
    { outfit: 'hoodie', colours: [['orange', 'cream', 'white', 'white']] },
    { outfit: 'tee', colours: [['yellow', 'cream', 'white', 'orange']] },
    { outfit: 'poncho', colours: [['gold', 'cream', 'orange', 'wood']] },
    { outfit: 'dress', colours: [['gold', 'gold', 'white', 'umber']] },
    { outfit: 'casual', colours: [['orange', 'sand', 'gold', 'umber']] },
  ],
  hairColours: ['blond', 'chestnut', 'umber', 'cream', 'black'],
  hats: [
    ['straw', 'sand', 'red'],
    ['cap', 'gold', 'white'],
    ['goggles', 'umber', 'gold'],
    ['bandana', 'orange', 'orange'],
  ],
};
