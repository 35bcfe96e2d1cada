/** Who on level 12 comes in the place of those who hide their own face or a neighbour's, or are as dusky as the lawn. */
import type { Point } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';

export const CLEAR: readonly (readonly [at: Point, as: PersonSpec])[] = [
  // the roast was where a face should be
  [
    [2625, 2231],
    {
      outfit: 'maid',
      colours: ['rose', 'white', 'gold', 'black'],
      hair: 'choppy',
      hairColour: 'chestnut',
      skin: 'fair',
      build: 'stout',
      mood: 'laugh',
      pose: 'hips',
      facing: 'front',
    },
  ],
  // a balloon on the hair
  [
    [1432, 1829],
    {
      outfit: 'yukata',
      colours: ['white', 'coral', 'gold', 'wood'],
      hair: 'drills',
      hairColour: 'blond',
      skin: 'fair',
      build: 'kid',
      mood: 'joy',
      pose: 'cheer',
      facing: 'front',
      flip: true,
    },
  ],
  // a dumpling before the nose
  [
    [583, 1595],
    {
      outfit: 'tracksuit',
      colours: ['mint', 'mint', 'white', 'white'],
      hair: 'curly',
      hairColour: 'blond',
      skin: 'brown',
      build: 'stout',
      mood: 'joy',
      pose: 'sit',
      facing: 'front',
    },
  ],
  // above the small dome
  [
    [3539, 1007],
    {
      outfit: 'labcoat',
      colours: ['white', 'sky', 'gold', 'umber'],
      hair: 'bob',
      hairColour: 'ginger',
      skin: 'fair',
      build: 'teen',
      mood: 'star',
      pose: 'gazeUp',
      facing: 'front',
    },
  ],
  [
    [3638, 1007],
    {
      outfit: 'casual',
      colours: ['yellow', 'white', 'coral', 'umber'],
      hair: 'pompadour',
      hairColour: 'blond',
      skin: 'tan',
      build: 'teen',
      mood: 'laugh',
      pose: 'wave',
      facing: 'front',
      flip: true,
    },
  ],
];
