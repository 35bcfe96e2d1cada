/** Who of level 5's crowd goes home, and who comes in the place of figures that crossed a face or played in everyday clothes. */
import type { CrowdRule } from '../../../stage/place';

/** Of whom no more than hair is seen behind somebody else; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [2441, 2470],
  [1780, 2203],
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
  // one on one, both in shirts: the ball is on the roof below
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
      turn: -0.3,
      flip: true,
      signs: ['sweat'],
    },
  ],
];
