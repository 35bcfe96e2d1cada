/** Who comes in the place of single figures of level 19's crowd: four stood in one row in one hat. */
import type { CrowdRule } from '../../../stage/place';

/** Who stood in a knot with others, grew out of a pot, or had the grip of the scissors before the face. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [2876, 2061],
  [150, 2131],
  [2829, 2384],
  [2415, 1447],
  [2524, 1432],
  [2706, 2238],
  [2811, 2230],
  [2836, 1560],
  [3013, 1721],
  [2874, 1722],
  // the lane by the robot's head was one wool of heads; one cheered behind the one who is angry
  [1611, 1499],
  [1721, 1501],
  [1653, 1626],
  [1897, 1395],
  [1956, 1390],
  [3559, 1687],
];

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  [
    [3153, 1793],
    {
      outfit: 'sailor',
      colours: ['white', 'purple', 'gold', 'black'],
      hair: 'pixie',
      hairColour: 'chestnut',
      skin: 'fair',
      build: 'tall',
      mood: 'smile',
      pose: 'lunge',
      turn: 0.23,
      flip: true,
      facing: 'away',
      hold: 'flag',
      hat: 'straw',
      hatColours: ['cream', 'red'],
    },
  ],
  [
    [3259, 1719],
    {
      outfit: 'raincoat',
      colours: ['white', 'white', 'teal', 'black'],
      hair: 'braids',
      hairColour: 'ginger',
      skin: 'fair',
      build: 'kid',
      mood: 'shock',
      pose: 'hug',
      turn: -0.3,
      facing: 'side',
      hold: 'umbrella',
      hat: 'beret',
      hatColours: ['wine', 'wine'],
    },
  ],
];
