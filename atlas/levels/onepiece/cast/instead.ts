/** Who on level 7 comes in the place of those whose face nobody sees, or who are like a neighbour. */
import type { CrowdRule } from '../../../stage/place';

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // two of one white bun at one table were one; without an umbrella before the lid
  [
    [1330, 2492],
    {
      build: 'brawny',
      outfit: 'pirate',
      colours: ['green', 'mint', 'white', 'umber'],
      hair: 'curly',
      hairColour: 'ginger',
      skin: 'tan',
      mood: 'angry',
      pose: 'point',
      facing: 'side',
      flip: true,
    },
  ],
  // at the grog, with a face under the brim
  [
    [3326, 2400],
    {
      build: 'lady',
      outfit: 'poncho',
      colours: ['yellow', 'red', 'white', 'wood'],
      hair: 'choppy',
      hairColour: 'ginger',
      skin: 'fair',
      mood: 'laugh',
      pose: 'hold',
      hold: 'cup',
      facing: 'front',
    },
  ],
  // on the bridge to the skull
  [
    [2732, 1849],
    {
      build: 'teen',
      outfit: 'dress',
      colours: ['wine', 'wine', 'gold', 'umber'],
      hair: 'bob',
      hairColour: 'silver',
      skin: 'fair',
      mood: 'joy',
      pose: 'wave',
      facing: 'front',
    },
  ],
  [
    [2840, 1762],
    {
      build: 'lady',
      outfit: 'dress',
      colours: ['aqua', 'aqua', 'cream', 'wood'],
      hair: 'braid',
      hairColour: 'umber',
      skin: 'brown',
      mood: 'serene',
      pose: 'hips',
      facing: 'front',
    },
  ],
  // behind the kitchen, without the straw hat over an eye
  [
    [1164, 2523],
    {
      build: 'chibi',
      outfit: 'baker',
      colours: ['white', 'sky', 'red', 'umber'],
      hair: 'pixie',
      hairColour: 'chestnut',
      skin: 'fair',
      mood: 'cheeky',
      pose: 'push',
      facing: 'front',
    },
  ],
  // on the shore of the stalk: the hair was a golden heap on the sand
  [
    [2030, 913],
    {
      build: 'toddler',
      outfit: 'farmer',
      colours: ['red', 'cobalt', 'white', 'wood'],
      hair: 'bob',
      hairColour: 'umber',
      skin: 'brown',
      mood: 'joy',
      pose: 'wave',
      facing: 'front',
    },
  ],
];
