/** Who comes in the place of single figures of level 9's crowd: one had a bald back for a face, one vanished in blue on blue. */
import type { CrowdRule } from '../../../stage/place';

/** Who stood behind an aerial or the horn of a roof, or on somebody's cap. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [249, 1065],
  [2922, 1565],
  [1858, 2269],
];

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  [
    [1949, 1245],
    {
      outfit: 'labcoat',
      colours: ['white', 'plum', 'purple', 'black'],
      hair: 'pixie',
      hairColour: 'plum',
      skin: 'porcelain',
      build: 'stout',
      mood: 'calm',
      pose: 'hips',
      turn: 0.22,
      facing: 'front',
      hold: 'bat',
      hat: 'beanie',
      hatColours: ['lilac', 'plum'],
      face: ['glasses'],
    },
  ],
  [
    [3251, 1378],
    {
      outfit: 'chef',
      colours: ['white', 'forest', 'cream', 'umber'],
      hair: 'twinTails',
      hairColour: 'blond',
      skin: 'fair',
      build: 'chibi',
      mood: 'joy',
      pose: 'shoulder',
      turn: 0.16,
      facing: 'front',
      hold: 'bag',
      hat: 'space',
      hatColours: ['white', 'green'],
      back: [['jetpack', 'forest']],
    },
  ],
  [
    [1441, 1236],
    {
      outfit: 'hoodie',
      colours: ['yellow', 'white', 'white', 'white'],
      hair: 'twinTails',
      hairColour: 'navy',
      skin: 'tan',
      build: 'kid',
      mood: 'worried',
      pose: 'dance',
      turn: -0.37,
      facing: 'front',
      hold: 'taiyaki',
      face: ['squareGlasses'],
    },
  ],
  [
    [2065, 1516],
    {
      outfit: 'blazer',
      colours: ['navy', 'grey', 'red', 'umber'],
      hair: 'bald',
      hairColour: 'ginger',
      skin: 'deep',
      build: 'kid',
      mood: 'star',
      pose: 'hold',
      turn: -0.28,
      facing: 'front',
      hold: 'wrench',
      shadow: true,
    },
  ],
];
