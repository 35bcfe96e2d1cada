/** What the crowd of level 14 wears, holds and does. */
import type { Wardrobe } from '../../../stage/wardrobe';

const HAIR = [
  'neat',
  'tousled',
  'bob',
  'bobSwept',
  'pixie',
  'medium',
  'long',
  'wavy',
  'ponytail',
  'braids',
  'buns',
  'curly',
  'afro',
  'slick',
  'locs',
  'lowTail',
  'topKnot',
  'bald',
  'curtain',
  'lowTwins',
] as const;

/** People of the camp: cloth that was mended, goggles that were found. */
export const RESISTANCE: Wardrobe = {
  clothes: [
    {
      outfit: 'poncho',
      colours: [
        ['sand', 'umber', 'red', 'umber'],
        ['cream', 'charcoal', 'olive', 'umber'],
        ['cream', 'khaki', 'sand', 'wood'],
        ['steel', 'charcoal', 'wine', 'black'],
        ['sand', 'olive', 'teal', 'umber'],
      ],
    },
    {
      outfit: 'adventurer',
      colours: [
        ['khaki', 'cream', 'red', 'umber'],
        ['forest', 'sand', 'gold', 'umber'],
        ['wood', 'cream', 'teal', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [
        ['umber', 'sand', 'cream', 'black'],
        ['wine', 'charcoal', 'cream', 'umber'],
        ['grey', 'olive', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['khaki', 'white', 'gold', 'umber'],
        ['steel', 'coral', 'gold', 'umber'],
        ['forest', 'cream', 'gold', 'wood'],
      ],
    },
    {
      outfit: 'pilot',
      colours: [
        ['chestnut', 'khaki', 'cream', 'umber'],
        ['charcoal', 'grey', 'red', 'black'],
        ['olive', 'sand', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['teal', 'cream', 'white', 'umber'],
        ['sand', 'charcoal', 'white', 'umber'],
        ['coral', 'umber', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'labcoat',
      colours: [
        ['cream', 'olive', 'red', 'umber'],
        ['white', 'steel', 'teal', 'black'],
      ],
    },
    {
      outfit: 'raincoat',
      colours: [
        ['khaki', 'umber', 'gold', 'umber'],
        ['wine', 'charcoal', 'white', 'black'],
      ],
    },
  ],
  hair: HAIR,
  hairColours: ['umber', 'chestnut', 'black', 'ginger', 'blond', 'silver', 'wine', 'olive'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['hood', 'khaki', 'khaki'],
    ['hood', 'olive', 'olive'],
    ['bandana', 'red', 'red'],
    ['bandana', 'charcoal', 'charcoal'],
    ['goggles', 'umber', 'gold'],
    ['aviator', 'chestnut', 'cream'],
    ['helmet', 'steel', 'red'],
    ['helmet', 'sand', 'umber'],
    ['headphones', 'charcoal', 'gold'],
    ['leaf', 'grass', 'grass'],
    ['turban', 'cream', 'red'],
  ],
  hatted: 0.5,
  builds: ['chibi', 'chibi', 'teen', 'lady', 'kid', 'tall', 'stout', 'brawny', 'elder'],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'walk',
    'run',
    'talk',
    'hold',
    'point',
    'think',
    'sit',
    'carry',
    'gazeUp',
    'crouch',
    'haul',
  ],
  moods: ['smile', 'calm', 'happy', 'worried', 'cocky', 'grin', 'shock', 'sleepy', 'laugh', 'cool', 'stern'],
  items: [
    'wrench',
    'crate',
    'map',
    'lantern',
    'bucket',
    'bag',
    'spear',
    'shield',
    'cup',
    'paper',
    'flag',
    'spyglass',
    'hammer',
    'scroll',
  ],
  laden: 0.5,
  signs: ['sweat', 'bang', 'question', 'bubble', 'note'],
};

/** Soldiers from above, who were told not to feel anything and feel it all the same. */
export const ANDROIDS: Wardrobe = {
  ...RESISTANCE,
  clothes: [
    {
      outfit: 'dress',
      colours: [
        ['black', 'black', 'white', 'black'],
        ['charcoal', 'charcoal', 'red', 'black'],
        ['grey', 'grey', 'black', 'black'],
      ],
    },
    {
      outfit: 'gakuran',
      colours: [
        ['black', 'black', 'silver', 'black'],
        ['charcoal', 'black', 'white', 'black'],
      ],
    },
    {
      outfit: 'hero',
      colours: [
        ['black', 'white', 'grey', 'black'],
        ['white', 'charcoal', 'black', 'black'],
      ],
    },
    {
      outfit: 'swordsman',
      colours: [
        ['black', 'white', 'silver', 'charcoal'],
        ['white', 'black', 'gold', 'black'],
      ],
    },
    {
      outfit: 'maid',
      colours: [['black', 'white', 'white', 'black']],
    },
  ],
  hairColours: ['white', 'silver', 'blond', 'blush', 'grey', 'black'],
  skins: ['porcelain', 'fair', 'tan', 'brown'],
  hats: [
    ['headband', 'black', 'black'],
    ['beret', 'black', 'white'],
    ['ribbon', 'black', 'black'],
    ['bow', 'white', 'white'],
    ['halo', 'cream', 'cream'],
  ],
  hatted: 0.36,
  builds: ['chibi', 'teen', 'lady', 'lady', 'kid', 'tall'],
  poses: [
    'stand',
    'relaxed',
    'walk',
    'hips',
    'hold',
    'point',
    'think',
    'run',
    'kneel',
    'fight',
    'gazeUp',
    'shy',
  ],
  moods: ['calm', 'serene', 'stern', 'cool', 'sad', 'worried', 'simple', 'smile', 'shock'],
  items: ['saber', 'spear', 'cutlass', 'bouquet', 'cat', 'letter', 'phone', 'umbrella', 'fish', 'cup'],
  laden: 0.45,
};
