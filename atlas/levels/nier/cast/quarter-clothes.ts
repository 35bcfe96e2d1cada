/** What is worn in each quarter of the dead city: pale in the forest, black on the avenue, indigo on the sand. */
import type { Wardrobe } from '../../../stage/wardrobe';
import type { TinPaint } from './crowd';
import { ANDROIDS } from './wardrobe';

/** What one quarter wears, from head to foot, and how its tin people are painted. */
export interface Dress extends Pick<Wardrobe, 'clothes' | 'hairColours' | 'hats'> {
  readonly tins: readonly TinPaint[];
  /** Share of tin people among those who come here. */
  readonly share: number;
}

/** Undyed cloth and mint: what shines under dark leaves. */
export const FOREST: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['cream', 'sand', 'mint', 'wood'],
        ['white', 'sand', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['cream', 'sand', 'mint', 'umber'],
        ['sand', 'cream', 'gold', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['sand', 'cream', 'white', 'umber']] },
    {
      outfit: 'casual',
      colours: [
        ['mint', 'cream', 'white', 'umber'],
        ['white', 'sand', 'mint', 'umber'],
      ],
    },
    { outfit: 'labcoat', colours: [['white', 'cream', 'mint', 'umber']] },
    { outfit: 'raincoat', colours: [['sand', 'cream', 'gold', 'umber']] },
    { outfit: 'dress', colours: [['cream', 'cream', 'mint', 'wood']] },
  ],
  hairColours: ['blond', 'silver', 'chestnut', 'sand', 'white'],
  hats: [
    ['hood', 'sand', 'sand'],
    ['turban', 'cream', 'mint'],
    ['leaf', 'grass', 'grass'],
    ['helmet', 'sand', 'cream'],
  ],
  tins: [
    ['sand', 'wood'],
    ['cream', 'sand'],
    ['mint', 'grey'],
    ['silver', 'grey'],
  ],
  share: 0.2,
};

/** Rust and ember round the fires of the camp. */
export const CAMP: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['coral', 'cream', 'gold', 'umber'],
        ['orange', 'cream', 'red', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['red', 'cream', 'white', 'umber'],
        ['orange', 'sand', 'cream', 'umber'],
      ],
    },
    { outfit: 'overalls', colours: [['orange', 'cream', 'gold', 'umber']] },
    { outfit: 'pilot', colours: [['red', 'cream', 'gold', 'umber']] },
    {
      outfit: 'casual',
      colours: [
        ['coral', 'cream', 'white', 'umber'],
        ['gold', 'coral', 'white', 'umber'],
      ],
    },
    { outfit: 'raincoat', colours: [['coral', 'sand', 'gold', 'umber']] },
    { outfit: 'adventurer', colours: [['gold', 'cream', 'red', 'umber']] },
  ],
  hairColours: ['ginger', 'chestnut', 'black', 'blond', 'red'],
  hats: [
    ['bandana', 'red', 'red'],
    ['goggles', 'umber', 'gold'],
    ['helmet', 'coral', 'cream'],
    ['hood', 'orange', 'orange'],
  ],
  tins: [
    ['coral', 'sand'],
    ['ginger', 'umber'],
    ['peach', 'wood'],
    ['cream', 'coral'],
  ],
  share: 0.13,
};

/** Bottle green, white and gold for a day in a rosy park. */
export const PARK_GOERS: Dress = {
  clothes: [
    {
      outfit: 'casual',
      colours: [
        ['teal', 'navy', 'white', 'umber'],
        ['forest', 'teal', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['teal', 'teal', 'white', 'umber'],
        ['forest', 'forest', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['teal', 'white', 'gold', 'umber'],
        ['forest', 'mint', 'gold', 'wood'],
      ],
    },
    { outfit: 'vest', colours: [['teal', 'forest', 'white', 'umber']] },
    { outfit: 'poncho', colours: [['teal', 'forest', 'mint', 'umber']] },
    { outfit: 'pilot', colours: [['forest', 'teal', 'gold', 'umber']] },
    { outfit: 'jester', colours: [['teal', 'forest', 'gold', 'umber']] },
    {
      outfit: 'tee',
      colours: [
        ['white', 'teal', 'red', 'umber'],
        ['gold', 'forest', 'white', 'umber'],
      ],
    },
    {
      outfit: 'sailor',
      colours: [
        ['white', 'teal', 'red', 'umber'],
        ['cream', 'forest', 'gold', 'umber'],
      ],
    },
    { outfit: 'dress', colours: [['gold', 'gold', 'white', 'umber']] },
    { outfit: 'striped', colours: [['white', 'teal', 'red', 'umber']] },
  ],
  hairColours: ['black', 'umber', 'blond', 'ginger', 'chestnut'],
  hats: [
    ['bow', 'teal', 'gold'],
    ['bandana', 'teal', 'teal'],
    ['beret', 'forest', 'gold'],
    ['headphones', 'forest', 'gold'],
  ],
  tins: [
    ['teal', 'sand'],
    ['gold', 'cream'],
    ['white', 'coral'],
    ['silver', 'forest'],
  ],
  share: 0.2,
};

/** The soldiers' black, and tin of iron. */
export const SOLDIERS: Dress = {
  clothes: [
    ...ANDROIDS.clothes,
    { outfit: 'raincoat', colours: [['charcoal', 'black', 'silver', 'black']] },
    { outfit: 'casual', colours: [['black', 'charcoal', 'white', 'black']] },
    { outfit: 'pilot', colours: [['charcoal', 'black', 'silver', 'black']] },
  ],
  hairColours: ANDROIDS.hairColours,
  hats: ANDROIDS.hats,
  tins: [
    ['steel', 'charcoal'],
    ['grey', 'charcoal'],
    ['charcoal', 'steel'],
  ],
  share: 0.13,
};

/** Leather bindings: wine, plum and chestnut among the shelves. */
export const READERS: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['wine', 'umber', 'gold', 'umber'],
        ['plum', 'charcoal', 'cream', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['wine', 'charcoal', 'cream', 'umber'],
        ['plum', 'umber', 'white', 'umber'],
      ],
    },
    {
      outfit: 'dress',
      colours: [
        ['wine', 'wine', 'gold', 'umber'],
        ['plum', 'plum', 'white', 'black'],
        ['rose', 'rose', 'wine', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['chestnut', 'wine', 'cream', 'umber']] },
    { outfit: 'mage', colours: [['wine', 'plum', 'gold', 'umber']] },
    { outfit: 'raincoat', colours: [['wine', 'charcoal', 'white', 'black']] },
    { outfit: 'labcoat', colours: [['cream', 'wine', 'red', 'umber']] },
    {
      outfit: 'vest',
      colours: [
        ['gold', 'cream', 'wine', 'umber'],
        ['cream', 'plum', 'gold', 'umber'],
      ],
    },
    { outfit: 'casual', colours: [['gold', 'umber', 'cream', 'umber']] },
  ],
  hairColours: ['blond', 'black', 'umber', 'plum', 'chestnut'],
  hats: [
    ['beret', 'wine', 'wine'],
    ['hood', 'plum', 'plum'],
    ['ribbon', 'rose', 'rose'],
    ['turban', 'wine', 'gold'],
  ],
  tins: [
    ['wine', 'rose'],
    ['plum', 'lilac'],
    ['chestnut', 'umber'],
  ],
  share: 0.13,
};

/** Indigo against the glare. */
export const DESERTERS: Dress = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['navy', 'umber', 'white', 'umber'],
        ['cobalt', 'navy', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['navy', 'steel', 'white', 'umber'],
        ['cobalt', 'cream', 'gold', 'umber'],
      ],
    },
    { outfit: 'vest', colours: [['navy', 'steel', 'white', 'black']] },
    { outfit: 'pilot', colours: [['navy', 'steel', 'white', 'umber']] },
    { outfit: 'raincoat', colours: [['cobalt', 'navy', 'white', 'black']] },
    { outfit: 'casual', colours: [['cobalt', 'charcoal', 'white', 'umber']] },
    { outfit: 'barbarian', colours: [['navy', 'charcoal', 'silver', 'black']] },
  ],
  hairColours: ['black', 'navy', 'umber', 'silver'],
  hats: [
    ['turban', 'white', 'cobalt'],
    ['turban', 'navy', 'gold'],
    ['hood', 'navy', 'navy'],
    ['goggles', 'umber', 'silver'],
  ],
  tins: [
    ['steel', 'navy'],
    ['cobalt', 'silver'],
    ['navy', 'steel'],
  ],
  share: 0.18,
};
