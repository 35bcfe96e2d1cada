/** The last touch on the crowd of level 11: some leave a knot and some come as somebody else; nobody else moves. */
import type { Points } from '../../../core/geometry';
import type { CrowdRule } from '../../../stage/place';

/** Who stands behind the hut's roof, at a pole, in the smoke, behind a stand or a glass, or in a heap or a row. */
export const AWAY: Points = [
  [587, 2070],
  [250, 2047],
  [383, 2021],
  [468, 2022],
  [2357, 1142],
  [2408, 1085],
  [3114, 1164],
  [3318, 1760],
  [3127, 2099],
  [2590, 2383],
  [1725, 2013],
  [1949, 1901],
  [1690, 2591],
  [2891, 1010],
  [3107, 1336],
  [3183, 1899],
  [3353, 2602],
  [1244, 2283],
  [2885, 1298],
  [3420, 1343],
  [632, 1735],
  [2851, 846],
  [2696, 1196],
];

/** Who comes instead of one who was crossed, flat on the back, seen as a smooth ball, or a neighbour's double. */
export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // her hands are her own: no plate of iron is near them
  [
    [2306, 2662],
    {
      outfit: 'tracksuit',
      colours: ['teal', 'teal', 'white', 'white'],
      hair: 'widow',
      hairColour: 'ginger',
      build: 'lady',
      mood: 'shock',
      pose: 'cheer',
      turn: 0.22,
      flip: true,
      signs: ['bang'],
    },
  ],
  // who ran through the rock, and who flew out of the ring, sit where they came down
  [
    [1410, 1063],
    {
      outfit: 'tracksuit',
      colours: ['cobalt', 'cobalt', 'white', 'white'],
      hair: 'slick',
      hairColour: 'charcoal',
      build: 'stout',
      face: ['mustache'],
      mood: 'dizzy',
      pose: 'sit',
      flip: true,
      signs: ['sweat'],
    },
  ],
  [
    [2850, 1930],
    {
      outfit: 'gi',
      colours: ['blue', 'navy', 'white', 'wood'],
      hair: 'curly',
      hairColour: 'umber',
      build: 'kid',
      mood: 'dizzy',
      pose: 'sit',
      flip: true,
      signs: ['spark'],
    },
  ],
  // one red blindfold is a costume, four are a uniform
  [
    [871, 837],
    {
      outfit: 'poncho',
      colours: ['forest', 'umber', 'gold', 'wood'],
      hair: 'slick',
      hairColour: 'silver',
      build: 'kid',
      skin: 'tan',
      mood: 'smile',
      pose: 'cheer',
    },
  ],
  [
    [2630, 1128],
    {
      outfit: 'overalls',
      colours: ['wine', 'cream', 'gold', 'wood'],
      hair: 'braid',
      hairColour: 'umber',
      build: 'teen',
      skin: 'tan',
      mood: 'laugh',
      pose: 'wave',
      flip: true,
    },
  ],
  [
    [3028, 1028],
    {
      outfit: 'vest',
      colours: ['wine', 'umber', 'white', 'umber'],
      hair: 'flame',
      hairColour: 'umber',
      build: 'teen',
      facing: 'side',
      mood: 'cocky',
      pose: 'walk',
      flip: true,
    },
  ],
  // the class, without what looked like wings
  [
    [3267, 2667],
    {
      outfit: 'gi',
      colours: ['orange', 'wine', 'gold', 'wood'],
      hair: 'topKnot',
      hairColour: 'sand',
      build: 'tall',
      mood: 'wince',
      pose: 'push',
      signs: ['sweat'],
    },
  ],
  [
    [3430, 2667],
    {
      outfit: 'tee',
      colours: ['mint', 'white', 'teal', 'white'],
      hair: 'pixie',
      hairColour: 'blond',
      build: 'teen',
      mood: 'stern',
      pose: 'push',
    },
  ],
  // seen from behind they were smooth balls on a sack
  [
    [2969, 2091],
    {
      outfit: 'flightsuit',
      colours: ['ginger', 'umber', 'white', 'umber'],
      hair: 'curly',
      hairColour: 'black',
      build: 'kid',
      skin: 'brown',
      mood: 'star',
      pose: 'cheer',
      flip: true,
    },
  ],
  [
    [2462, 2240],
    {
      outfit: 'overalls',
      colours: ['cobalt', 'cream', 'gold', 'umber'],
      hair: 'afro',
      hairColour: 'black',
      build: 'lady',
      skin: 'brown',
      mood: 'stern',
      pose: 'hips',
    },
  ],
  [
    [3648, 943],
    {
      outfit: 'monk',
      colours: ['orange', 'wine', 'gold', 'wood'],
      hair: 'topKnot',
      hairColour: 'black',
      build: 'kid',
      mood: 'joy',
      pose: 'wave',
    },
  ],
  [
    [3319, 1960],
    {
      outfit: 'poncho',
      colours: ['purple', 'silver', 'white', 'purple'],
      hair: 'pompadour',
      hairColour: 'lilac',
      build: 'teen',
      skin: 'sky',
      ears: 'elf',
      mood: 'grin',
      pose: 'hold',
      hold: 'bucket',
      back: [['dragonTail', 'forest']],
      flip: true,
    },
  ],
  // whose letters of sleep lay aslant like lightning
  [
    [1382, 2599],
    {
      outfit: 'striped',
      colours: ['white', 'coral', 'white', 'wood'],
      hair: 'bob',
      hairColour: 'plum',
      build: 'stout',
      mood: 'asleep',
      pose: 'sit',
      turn: 0.2,
      shadow: false,
    },
  ],
  // a second purple turban beside the large one
  [
    [1471, 2473],
    {
      outfit: 'striped',
      colours: ['coral', 'white', 'white', 'wood'],
      hair: 'spiky',
      hairColour: 'ginger',
      build: 'kid',
      mood: 'star',
      pose: 'crouch',
      flip: true,
    },
  ],
];
