/** Who comes in the place of single figures of level 3's crowd that hide their own face or a neighbour. */
import type { CrowdRule } from '../../../stage/place';

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // who looks for the same treasure as her neighbour, and at us
  [
    [3060, 2315],
    {
      build: 'kid',
      pose: 'present',
      hair: 'medium',
      hairColour: 'ginger',
      hat: 'hood',
      hatColours: ['forest', 'grass'],
      outfit: 'mage',
      colours: ['coral', 'red', 'gold', 'umber'],
      mood: 'wink',
      skin: 'brown',
      seed: 446,
    },
  ],

  // she plays with the pipe below her eyes, and he beside her has nothing before his
  [
    [1698, 1561],
    {
      build: 'lady',
      outfit: 'swordsman',
      colours: ['cobalt', 'grey', 'white', 'wood'],
      hair: 'twinTails',
      hairColour: 'rose',
      skin: 'porcelain',
      mood: 'joy',
      pose: 'present',
      turn: -0.2,
      flip: true,
      facing: 'front',
      hold: 'flute',
      signs: ['note'],
      seed: 107,
    },
  ],
  [
    [1777, 1564],
    {
      build: 'lady',
      outfit: 'farmer',
      colours: ['sky', 'wood', 'cream', 'umber'],
      hair: 'bob',
      hairColour: 'ginger',
      hat: 'pumpkin',
      hatColours: ['orange', 'forest'],
      skin: 'tan',
      mood: 'star',
      pose: 'hips',
      turn: -0.2,
      facing: 'front',
      seed: 129,
    },
  ],
  // the white hat of a cook lay under a sleeper's chin: the smallest of the guests walks last
  [
    [949, 2697],
    {
      build: 'toddler',
      outfit: 'pajamas',
      colours: ['coral', 'coral', 'white', 'umber'],
      hair: 'bob',
      hairColour: 'ginger',
      skin: 'fair',
      mood: 'asleep',
      pose: 'push',
      turn: 0.3,
      facing: 'front',
      seed: 150,
    },
  ],
  // he says zzz, so his eyes are shut
  [
    [1046, 2062],
    {
      build: 'tall',
      outfit: 'poncho',
      colours: ['orange', 'umber', 'cream', 'wood'],
      hair: 'spiky',
      hairColour: 'black',
      skin: 'porcelain',
      mood: 'asleep',
      pose: 'think',
      turn: 0.35,
      facing: 'front',
      signs: ['zzz'],
      seed: 39,
    },
  ],
  // the maid has caught the sheets by which her mistress left
  [
    [2297, 1545],
    {
      build: 'kid',
      outfit: 'maid',
      colours: ['yellow', 'green', 'white', 'wood'],
      hair: 'bob',
      hairColour: 'lilac',
      skin: 'fair',
      mood: 'shock',
      pose: 'gazeUp',
      turn: 0.35,
      flip: false,
      facing: 'front',
      signs: [],
      shadow: true,
      seed: 15,
    },
  ],
];
