/** Everybody else: people dressed at random from one wardrobe, so large that no two look alike. */
import type { Random } from '../../../core/random';
import { dressPerson } from '../../../stage/wardrobe';
import type { Wardrobe } from '../../../stage/wardrobe';

const VISITORS: Wardrobe = {
  clothes: [
    {
      outfit: 'tee',
      colours: [
        ['yellow', 'navy', 'white', 'white'],
        ['rose', 'charcoal', 'white', 'umber'],
        ['mint', 'cobalt', 'white', 'white'],
        ['white', 'wine', 'red', 'umber'],
      ],
    },
    {
      outfit: 'hoodie',
      colours: [
        ['coral', 'charcoal', 'white', 'white'],
        ['teal', 'navy', 'white', 'white'],
        ['lilac', 'charcoal', 'cream', 'white'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['sky', 'navy', 'white', 'black'],
        ['orange', 'umber', 'gold', 'umber'],
        ['grass', 'sand', 'cream', 'wood'],
      ],
    },
    {
      outfit: 'overalls',
      colours: [
        ['cobalt', 'cream', 'white', 'umber'],
        ['wine', 'sand', 'white', 'umber'],
      ],
    },
  ],
  hair: ['tousled', 'bobSwept', 'bowl', 'hime'],
  hairColours: ['black', 'chestnut', 'umber', 'blond', 'ginger', 'charcoal'],
  skins: ['porcelain', 'fair', 'tan', 'brown', 'deep'],
  hats: [
    ['backCap', 'red', 'white'],
    ['backCap', 'teal', 'cream'],
    ['fedora', 'umber', 'sand'],
  ],
  hatted: 0.2,
  builds: ['teen', 'kid', 'stout'],
  poses: ['walk', 'think', 'wave', 'point', 'run', 'present'],
  moods: ['happy', 'calm', 'joy', 'grin', 'worried'],
  items: ['bag', 'book', 'flower', 'phone'],
  laden: 0.3,
  signs: ['spark', 'question', 'sweat'],
};

export const extra = (random: Random) => dressPerson(random, VISITORS);
