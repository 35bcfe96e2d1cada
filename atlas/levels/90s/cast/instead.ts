/** Who of level 5's crowd goes home, and who comes in the place of figures that crossed a face or played in everyday clothes. */
import type { CrowdRule } from '../../../stage/place';

/** Of whom no more than hair is seen behind somebody else, and who made a knot of two; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [2441, 2470],
  [1780, 2203],
  [900, 1000],
  [3616, 1281],
  [3170, 2270],
];

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // asleep without a sign: it lay across the face behind
  [
    [1869, 686],
    {
      outfit: 'overalls',
      colours: ['lime', 'cobalt', 'gold', 'red'],
      hair: 'locs',
      hairColour: 'blond',
      skin: 'porcelain',
      build: 'elder',
      mood: 'asleep',
      pose: 'sit',
      turn: 0.35,
      flip: true,
    },
  ],
  // small enough to leave the mug behind in sight
  [
    [3172, 2536],
    {
      outfit: 'sailor',
      colours: ['white', 'teal', 'rose', 'umber'],
      hair: 'pixie',
      hairColour: 'aqua',
      skin: 'deep',
      build: 'toddler',
      mood: 'angry',
      pose: 'hips',
      turn: 0.35,
      flip: true,
    },
  ],
  // one on one, both in shirts: the ball is on the roof below; nobody with a number is drawn the other way round
  [
    [496, 2345],
    {
      outfit: 'jersey',
      colours: ['orange', 'sand', 'white', 'white'],
      hair: 'wavy',
      hairColour: 'umber',
      skin: 'porcelain',
      build: 'teen',
      mood: 'grin',
      pose: 'jump',
      turn: 0.27,
    },
  ],
  [
    [635, 2345],
    {
      outfit: 'jersey',
      colours: ['teal', 'navy', 'white', 'white'],
      hair: 'lowTail',
      hairColour: 'blond',
      skin: 'brown',
      build: 'teen',
      mood: 'shock',
      pose: 'cheer',
      turn: 0.3,
      signs: ['sweat'],
    },
  ],
  [
    [992, 2108],
    {
      outfit: 'jersey',
      colours: ['orange', 'cream', 'white', 'white'],
      hair: 'neat',
      hairColour: 'ginger',
      skin: 'brown',
      build: 'lady',
      mood: 'cheeky',
      pose: 'cheer',
      turn: 0.42,
      facing: 'front',
      hold: 'camera',
      hat: 'fedora',
      hatColours: ['charcoal', 'rose'],
    },
  ],
  [
    [3516, 2885],
    {
      outfit: 'jersey',
      colours: ['red', 'white', 'white', 'white'],
      hair: 'topBun',
      hairColour: 'blond',
      skin: 'brown',
      build: 'teen',
      mood: 'worried',
      pose: 'sit',
      turn: 0.39,
      facing: 'front',
      hold: 'gift',
    },
  ],
  // of three in a row two had the same bob
  [
    [1881, 1207],
    {
      outfit: 'overalls',
      colours: ['mint', 'cobalt', 'gold', 'white'],
      hair: 'braids',
      hairColour: 'navy',
      skin: 'tan',
      build: 'kid',
      mood: 'serene',
      pose: 'sit',
      turn: -0.35,
      facing: 'front',
      hold: 'iceCream',
    },
  ],
];
