/** Who comes to the blossom city from another story: each of a silhouette that no school and no shop has. */
import type { Wardrobe } from '../../../stage/wardrobe';
import { CITY } from './wardrobe';

/** Share of them among everybody. */
export const VISITOR_SHARE = 0.2;

export const VISITORS: Wardrobe = {
  ...CITY,
  clothes: [
    { outfit: 'pirate', colours: [['red', 'umber', 'gold', 'umber']] },
    { outfit: 'captain', colours: [['white', 'cobalt', 'gold', 'black']] },
    {
      outfit: 'jester',
      colours: [
        ['teal', 'gold', 'white', 'red'],
        ['pink', 'sky', 'white', 'wine'],
      ],
    },
    {
      outfit: 'idol',
      colours: [
        ['aqua', 'white', 'pink', 'white'],
        ['orange', 'white', 'gold', 'white'],
      ],
    },
    { outfit: 'rider', colours: [['orange', 'charcoal', 'white', 'black']] },
    { outfit: 'shinobi', colours: [['teal', 'charcoal', 'silver', 'black']] },
    { outfit: 'spacesuit', colours: [['white', 'sky', 'orange', 'white']] },
    { outfit: 'flightsuit', colours: [['olive', 'umber', 'cream', 'umber']] },
    { outfit: 'overalls', colours: [['mint', 'yellow', 'white', 'umber']] },
    { outfit: 'happi', colours: [['cobalt', 'white', 'red', 'wood']] },
    { outfit: 'chef', colours: [['white', 'white', 'red', 'black']] },
    { outfit: 'labcoat', colours: [['white', 'teal', 'cream', 'umber']] },
    { outfit: 'farmer', colours: [['grass', 'khaki', 'cream', 'wood']] },
    { outfit: 'samurai', colours: [['forest', 'grey', 'gold', 'wood']] },
    { outfit: 'barbarian', colours: [['umber', 'umber', 'gold', 'umber']] },
    { outfit: 'caped', colours: [['sky', 'red', 'gold', 'white']] },
    { outfit: 'raincoat', colours: [['yellow', 'yellow', 'white', 'red']] },
    { outfit: 'poncho', colours: [['orange', 'umber', 'cream', 'wood']] },
    { outfit: 'monk', colours: [['orange', 'wine', 'cream', 'wood']] },
    { outfit: 'princess', colours: [['mint', 'white', 'gold', 'forest']] },
    { outfit: 'striped', colours: [['red', 'white', 'white', 'navy']] },
    { outfit: 'yukata', colours: [['sky', 'white', 'coral', 'wood']] },
  ],
  hairColours: ['blond', 'ginger', 'pink', 'rose', 'silver', 'grass', 'sand', 'red', 'umber'],
  builds: ['brawny', 'giant', 'stout', 'stout', 'tall', 'toddler', 'elder', 'lady', 'kid', 'teen'],
  poses: [
    'dance',
    'jump',
    'overhead',
    'lunge',
    'run',
    'gazeUp',
    'sneak',
    'cheer',
    'propose',
    'shoulder',
    'push',
    'crouch',
    'present',
    'point',
    'sneeze',
  ],
  hatted: 0.4,
};
