/** What is worn at work: orange on the steel of the yard, field green before the carrier. */
import type { Wardrobe } from '../../../stage/wardrobe';
import { COLONY } from './wardrobe';

/** Mechanics shine like their own warning stripes. */
export const MECHANICS: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'overalls',
      colours: [
        ['orange', 'cream', 'gold', 'umber'],
        ['yellow', 'white', 'charcoal', 'umber'],
        ['gold', 'charcoal', 'white', 'umber'],
        ['coral', 'cream', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'flightsuit',
      colours: [
        ['orange', 'umber', 'white', 'umber'],
        ['gold', 'umber', 'white', 'umber'],
        ['yellow', 'orange', 'white', 'charcoal'],
      ],
    },
    {
      outfit: 'spacesuit',
      colours: [
        ['yellow', 'yellow', 'charcoal', 'charcoal'],
        ['orange', 'orange', 'white', 'white'],
        ['cream', 'cream', 'orange', 'orange'],
      ],
    },
    {
      outfit: 'labcoat',
      colours: [
        ['white', 'orange', 'red', 'umber'],
        ['cream', 'gold', 'orange', 'umber'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['orange', 'charcoal', 'white', 'umber'],
        ['gold', 'sand', 'white', 'umber'],
      ],
    },
    { outfit: 'hoodie', colours: [['yellow', 'charcoal', 'white', 'white']] },
    { outfit: 'tracksuit', colours: [['orange', 'orange', 'white', 'white']] },
  ],
  hairColours: ['umber', 'chestnut', 'blond', 'black', 'ginger', 'sand'],
  hats: [
    ['helmet', 'yellow', 'charcoal'],
    ['helmet', 'white', 'orange'],
    ['backCap', 'orange', 'white'],
    ['goggles', 'umber', 'aqua'],
    ['cap', 'gold', 'umber'],
    ['headphones', 'charcoal', 'orange'],
  ],
  hatted: 0.5,
  poses: [
    'stand',
    'walk',
    'walk',
    'carry',
    'carry',
    'push',
    'hips',
    'think',
    'point',
    'talk',
    'kneel',
    'crouch',
    'shoulder',
    'hold',
  ],
  items: ['wrench', 'hammer', 'crate', 'paper', 'bucket', 'cup', 'brush', 'map', 'flag'],
};

/** The carrier's crew in field green. */
export const CREW: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'flightsuit',
      colours: [
        ['forest', 'olive', 'white', 'umber'],
        ['green', 'forest', 'white', 'forest'],
        ['olive', 'umber', 'white', 'umber'],
      ],
    },
    {
      outfit: 'pilot',
      colours: [
        ['forest', 'olive', 'white', 'umber'],
        ['olive', 'khaki', 'white', 'umber'],
        ['green', 'charcoal', 'gold', 'black'],
      ],
    },
    {
      outfit: 'suit',
      colours: [
        ['olive', 'olive', 'white', 'umber'],
        ['forest', 'forest', 'gold', 'black'],
      ],
    },
    {
      outfit: 'casual',
      colours: [
        ['forest', 'khaki', 'white', 'umber'],
        ['green', 'charcoal', 'white', 'black'],
      ],
    },
    { outfit: 'overalls', colours: [['forest', 'khaki', 'gold', 'umber']] },
    { outfit: 'spacesuit', colours: [['green', 'green', 'white', 'forest']] },
    { outfit: 'raincoat', colours: [['forest', 'charcoal', 'white', 'black']] },
  ],
  hairColours: ['black', 'umber', 'charcoal', 'blond', 'chestnut', 'forest'],
  hats: [
    ['beret', 'olive', 'olive'],
    ['aviator', 'umber', 'sand'],
    ['cap', 'forest', 'gold'],
    ['helmet', 'green', 'white'],
    ['goggles', 'umber', 'lime'],
  ],
  poses: ['stand', 'stand', 'walk', 'walk', 'run', 'carry', 'push', 'hips', 'point', 'talk', 'gazeUp'],
  items: ['crate', 'suitcase', 'bag', 'map', 'spyglass', 'flag', 'paper', 'wrench'],
};
