/** Two of level 4's crowd who are larger than anybody near them. */
import type { CrowdRule } from '../../../stage/place';

export const GIANTS: NonNullable<CrowdRule['instead']> = [
  [
    [63, 1067],
    {
      build: 'giant',
      outfit: 'farmer',
      colours: ['coral', 'umber', 'cream', 'umber'],
      hair: 'curly',
      hairColour: 'umber',
      face: ['beard'],
      skin: 'brown',
      mood: 'joy',
      pose: 'carry',
      hold: 'crate',
    },
  ],
  [
    [3097, 2638],
    {
      build: 'giant',
      outfit: 'barbarian',
      colours: ['skin', 'umber', 'gold', 'umber'],
      hair: 'curlyLong',
      hairColour: 'umber',
      face: ['beard'],
      skin: 'tan',
      mood: 'grin',
      pose: 'talk',
    },
  ],
];
