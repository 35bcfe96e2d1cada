/** Who comes in the place of single figures of level 16 that could not be read where they stand, and who goes home. */
import type { Points } from '../../../core/geometry';
import type { CrowdRule } from '../../../stage/place';

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // two backs in orange before the board were no heads: both are seen from the side, in blue and in green
  [
    [470, 2430],
    {
      build: 'stout',
      outfit: 'overalls',
      colours: ['navy', 'white', 'gold', 'umber'],
      hair: 'neat',
      hairColour: 'chestnut',
      skin: 'tan',
      mood: 'smile',
      pose: 'hips',
      facing: 'side',
      flip: false,
    },
  ],
  [
    [560, 2446],
    {
      build: 'kid',
      outfit: 'tee',
      colours: ['lime', 'cobalt', 'white', 'white'],
      hair: 'ponytail',
      hairColour: 'black',
      skin: 'porcelain',
      mood: 'star',
      pose: 'point',
      facing: 'side',
      flip: false,
    },
  ],
  // his blade lay across his mouth
  [
    [182, 2306],
    {
      build: 'stout',
      outfit: 'happi',
      colours: ['orange', 'cream', 'red', 'wood'],
      hair: 'neat',
      hairColour: 'blond',
      skin: 'fair',
      mood: 'worried',
      pose: 'hips',
      turn: 0.39,
      flip: true,
      facing: 'front',
      hat: 'bandana',
      hatColours: ['orange', 'orange'],
    },
  ],
  // of two with one face and one top knot
  [
    [2948, 507],
    {
      build: 'kid',
      outfit: 'shinobi',
      colours: ['charcoal', 'wine', 'silver', 'black'],
      hair: 'bob',
      hairColour: 'silver',
      skin: 'fair',
      mood: 'star',
      pose: 'kneel',
      turn: -0.24,
      flip: false,
      facing: 'front',
      hold: 'magnifier',
    },
  ],
  // a pink back in the knot on the beach now shows a face
  [
    [1769, 2546],
    {
      build: 'kid',
      outfit: 'tracksuit',
      colours: ['teal', 'navy', 'white', 'navy'],
      hair: 'bob',
      hairColour: 'pink',
      skin: 'tan',
      mood: 'smile',
      pose: 'point',
      facing: 'side',
      flip: true,
    },
  ],
  // who sleeps has closed eyes
  [
    [1926, 2257],
    {
      build: 'brawny',
      outfit: 'tee',
      colours: ['white', 'cobalt', 'red', 'white'],
      hair: 'sideTail',
      hairColour: 'pink',
      skin: 'brown',
      mood: 'asleep',
      pose: 'think',
      turn: 0.35,
      flip: true,
      facing: 'front',
      signs: ['zzz'],
      hat: 'headphones',
      hatColours: ['teal', 'teal'],
    },
  ],
  // her sleep was written on a neighbour's chest
  [
    [2679, 2461],
    {
      build: 'elder',
      outfit: 'princess',
      colours: ['rose', 'cream', 'gold', 'wine'],
      hair: 'long',
      hairColour: 'silver',
      skin: 'fair',
      mood: 'asleep',
      pose: 'hips',
      turn: 0.35,
      flip: true,
      facing: 'front',
    },
  ],
];

/** A mane without a face, and a pink hood that covered the octopus' crown and body. */
export const AWAY: Points = [
  [1658, 2486],
  [3191, 1412],
];
