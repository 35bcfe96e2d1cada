/** Who comes in the place of single figures of level 9's crowd: one had a bald back for a face, one vanished in blue on blue, one wore a pack nobody knew. */
import type { CrowdRule } from '../../../stage/place';

/** Who stood behind an aerial or the horn of a roof, on somebody's cap, behind somebody's turban or before the kit. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [249, 1065],
  [2922, 1565],
  [1858, 2269],
  [1863, 2416],
  [920, 1411],
  [608, 2494],
  [2145, 1513],
  // three heads and a stumble in the corner between the white machine's foot and the diner's pipe
  [2806, 1687],
  [2747, 1573],
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
  // a rocket pack seen from behind looked like two white balls
  [
    [1675, 2395],
    {
      outfit: 'pajamas',
      colours: ['aqua', 'aqua', 'white', 'white'],
      hair: 'bobSwept',
      hairColour: 'charcoal',
      skin: 'fair',
      build: 'kid',
      mood: 'cheeky',
      pose: 'hips',
      facing: 'away',
      hat: 'bearEars',
      hatColours: ['umber', 'peach'],
    },
  ],
];
