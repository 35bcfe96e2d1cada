/** Who of level 15 comes in other clothes or goes home, so that faces, fox and street are read at first glance. */
import type { Points } from '../../../core/geometry';
import type { CrowdRule } from '../../../stage/place';

/** Cloth of the skin's own value was no cloth at all by lamplight. */
export const CLOTHED: NonNullable<CrowdRule['instead']> = [
  [
    [2819, 2192],
    {
      build: 'lady',
      outfit: 'happi',
      colours: ['red', 'cobalt', 'gold', 'wood'],
      hair: 'neat',
      hairColour: 'ginger',
      skin: 'porcelain',
      mood: 'cool',
      pose: 'hold',
      hold: 'candyApple',
      turn: -0.28,
      flip: true,
      facing: 'front',
    },
  ],
  [
    [880, 1290],
    {
      build: 'teen',
      outfit: 'haikara',
      colours: ['lilac', 'wine', 'gold', 'wood'],
      hair: 'lowTwins',
      hairColour: 'umber',
      skin: 'tan',
      mood: 'cute',
      pose: 'talk',
      turn: 0.43,
      flip: true,
      facing: 'front',
      hat: 'bow',
      hatColours: ['gold', 'gold'],
    },
  ],
  [
    [2088, 2725],
    {
      build: 'brawny',
      outfit: 'happi',
      colours: ['cobalt', 'navy', 'gold', 'black'],
      hair: 'topBun',
      hairColour: 'umber',
      skin: 'tan',
      mood: 'smile',
      pose: 'stand',
      turn: -0.3,
      flip: true,
      facing: 'side',
      hat: 'hachimaki',
      hatColours: ['white', 'red'],
    },
  ],
];

/**
 * Whom the pagoda's spire crossed, who stood with an umbrella before the fox, who read behind a lamp post, who was in a
 * knot at the street's end, behind the tram, and those that filled the middle of the street: it is a lane of light.
 */
export const CALM: Points = [
  [3560, 1500],
  [3330, 1912],
  [1325, 2368],
  [1860, 989],
  [1879, 1580],
  [2196, 1473],
  [2123, 1066],
  [2150, 1138],
  [2100, 1241],
  [2111, 1410],
];
