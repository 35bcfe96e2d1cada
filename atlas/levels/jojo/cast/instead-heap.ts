/** Who comes in other clothes where level 17's dark velvet stood in heaps, and who sits or sleeps in another way. */
import type { CrowdRule } from '../../../stage/place';

/** Behind another head, or before one that is looked for. */
export const OUT_OF_HEAPS: NonNullable<CrowdRule['away']> = [
  [1328, 1836],
  [1597, 2072],
  [2571, 2427],
  [2666, 2380],
  // who would come forward in the places of those: dark, with the back to us or before the photographer
  [1293, 1733],
  [1679, 2154],
];

export const FROM_HEAPS: NonNullable<CrowdRule['instead']> = [
  [
    [1600, 1990],
    {
      outfit: 'gakuran',
      colours: ['cream', 'plum', 'gold', 'black'],
      hair: 'braids',
      hairColour: 'navy',
      skin: 'fair',
      build: 'tall',
      mood: 'cool',
      pose: 'dance',
      turn: -0.35,
      facing: 'front',
      tip: -22,
    },
  ],
  [
    [1668, 2043],
    {
      outfit: 'captain',
      colours: ['coral', 'cream', 'gold', 'umber'],
      hair: 'wavy',
      hairColour: 'blond',
      skin: 'porcelain',
      build: 'tall',
      mood: 'star',
      pose: 'hold',
      turn: 0.38,
      facing: 'back',
      hold: 'camera',
    },
  ],
  [
    [1517, 2068],
    {
      outfit: 'suit',
      colours: ['sky', 'sky', 'white', 'umber'],
      hair: 'locs',
      hairColour: 'lime',
      skin: 'brown',
      build: 'stout',
      mood: 'shock',
      pose: 'cheer',
      turn: 0.35,
      flip: true,
      facing: 'front',
      signs: ['bang'],
      hat: 'hood',
      hatColours: ['rose', 'gold'],
    },
  ],
  [
    [1785, 2144],
    {
      outfit: 'gakuran',
      colours: ['gold', 'wine', 'white', 'black'],
      hair: 'long',
      hairColour: 'rose',
      skin: 'tan',
      build: 'teen',
      mood: 'calm',
      pose: 'lunge',
      turn: 0.44,
      facing: 'front',
      hold: 'paper',
      tip: 9,
    },
  ],
  // on her stool, not above it
  [
    [967, 2272],
    {
      outfit: 'dress',
      colours: ['orange', 'orange', 'white', 'plum'],
      hair: 'bowl',
      hairColour: 'black',
      skin: 'porcelain',
      build: 'chibi',
      mood: 'serene',
      pose: 'sit',
      turn: -0.32,
      facing: 'front',
      hat: 'topHat',
      hatColours: ['plum', 'gold'],
      shadow: false,
    },
  ],
  // what he says in his sleep stands upright beside him
  [
    [760, 1330],
    {
      outfit: 'tee',
      colours: ['yellow', 'white', 'white', 'white'],
      hair: 'widow',
      hairColour: 'lime',
      skin: 'deep',
      build: 'brawny',
      mood: 'asleep',
      pose: 'sleep',
      turn: 0.41,
      flip: true,
      facing: 'front',
      hat: 'horned',
      hatColours: ['gold', 'plum'],
      tip: 6,
    },
  ],
];
