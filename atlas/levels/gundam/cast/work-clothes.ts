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
        ['white', 'cobalt', 'orange', 'umber'],
        ['aqua', 'white', 'gold', 'umber'],
      ],
    },
    {
      outfit: 'flightsuit',
      colours: [
        ['white', 'white', 'red', 'black'],
        ['aqua', 'aqua', 'white', 'umber'],
      ],
    },
    {
      outfit: 'vest',
      colours: [['red', 'white', 'white', 'umber']],
    },
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
    { outfit: 'raincoat', colours: [['yellow', 'charcoal', 'white', 'umber']] },
    { outfit: 'suit', colours: [['cream', 'cream', 'orange', 'umber']] },
    { outfit: 'chef', colours: [['white', 'white', 'orange', 'umber']] },
    { outfit: 'tee', colours: [['white', 'umber', 'orange', 'umber']] },
    { outfit: 'overalls', colours: [['sky', 'white', 'gold', 'umber']] },
    { outfit: 'mecha', colours: [['cream', 'orange', 'gold', 'charcoal']] },
    { outfit: 'dress', colours: [['peach', 'peach', 'white', 'umber']] },
  ],
  builds: ['chibi', 'teen', 'lady', 'kid', 'tall', 'brawny', 'brawny', 'stout', 'stout', 'elder'],
  hairColours: ['umber', 'chestnut', 'blond', 'black', 'ginger', 'sand'],
  hats: [
    ['helmet', 'yellow', 'charcoal'],
    ['helmet', 'white', 'orange'],
    ['backCap', 'orange', 'white'],
    ['goggles', 'umber', 'aqua'],
    ['cap', 'gold', 'umber'],
    ['headphones', 'charcoal', 'orange'],
    ['miner', 'yellow', 'white'],
    ['space', 'white', 'orange'],
    ['hachimaki', 'white', 'white'],
    ['bandana', 'orange', 'orange'],
    ['beanie', 'cream', 'orange'],
    ['chef', 'white', 'white'],
  ],
  hatted: 0.56,
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
  items: [
    'wrench',
    'hammer',
    'crate',
    'paper',
    'bucket',
    'cup',
    'brush',
    'map',
    'drill',
    'broom',
    'lantern',
    'onigiri',
    'magnifier',
    'sign',
  ],
  laden: 0.62,
};

/** The carrier's crew in field green. */
export const CREW: Wardrobe = {
  ...COLONY,
  clothes: [
    {
      outfit: 'flightsuit',
      colours: [
        ['orange', 'orange', 'white', 'black'],
        ['cream', 'forest', 'orange', 'umber'],
      ],
    },
    {
      outfit: 'rider',
      colours: [['orange', 'charcoal', 'white', 'black']],
    },
    {
      outfit: 'labcoat',
      colours: [['white', 'forest', 'orange', 'black']],
    },
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
    { outfit: 'captain', colours: [['olive', 'cream', 'gold', 'black']] },
    { outfit: 'hoodie', colours: [['forest', 'umber', 'white', 'white']] },
    { outfit: 'dress', colours: [['green', 'green', 'white', 'black']] },
    { outfit: 'chef', colours: [['white', 'forest', 'cream', 'umber']] },
    { outfit: 'suit', colours: [['wine', 'wine', 'gold', 'black']] },
    { outfit: 'poncho', colours: [['khaki', 'umber', 'forest', 'umber']] },
  ],
  builds: ['chibi', 'teen', 'lady', 'kid', 'kid', 'tall', 'brawny', 'stout', 'stout', 'elder'],
  hairColours: ['black', 'umber', 'charcoal', 'blond', 'chestnut', 'forest'],
  hats: [
    ['beret', 'olive', 'olive'],
    ['aviator', 'umber', 'sand'],
    ['cap', 'forest', 'gold'],
    ['helmet', 'green', 'white'],
    ['goggles', 'umber', 'lime'],
    ['helmet', 'olive', 'white'],
    ['headphones', 'charcoal', 'lime'],
    ['fedora', 'olive', 'umber'],
    ['space', 'white', 'green'],
    ['beanie', 'forest', 'grey'],
  ],
  hatted: 0.55,
  poses: ['stand', 'stand', 'walk', 'walk', 'run', 'carry', 'push', 'hips', 'point', 'talk', 'gazeUp'],
  items: [
    'crate',
    'suitcase',
    'bag',
    'map',
    'spyglass',
    'paper',
    'wrench',
    'flower',
    'camera',
    'guitar',
    'umbrella',
    'cat',
  ],
  laden: 0.62,
};
