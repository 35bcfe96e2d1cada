/** Who comes in the place of single figures of level 20 that could not be read where they stand, and who goes home. */
import type { Points } from '../../../core/geometry';
import type { CrowdRule } from '../../../stage/place';

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  // a helmet seen from behind was a bin on two sticks: whoever greets the giants has pigtails and a yellow coat
  [
    [1850, 1150],
    {
      build: 'toddler',
      outfit: 'raincoat',
      colours: ['yellow', 'wine', 'gold', 'umber'],
      hair: 'twinTails',
      hairColour: 'ginger',
      skin: 'peach',
      mood: 'joy',
      pose: 'wave',
      facing: 'away',
      flip: false,
    },
  ],
  // a bald white head from behind was a dummy's
  [
    [3384, 1814],
    {
      build: 'teen',
      outfit: 'poncho',
      colours: ['cream', 'umber', 'mint', 'umber'],
      hair: 'ponytail',
      hairColour: 'chestnut',
      skin: 'tan',
      mood: 'stern',
      pose: 'crouch',
      facing: 'away',
      flip: true,
      back: [['cape', 'green']],
    },
  ],
  // an umbrella down to the mouth
  [
    [1720, 2578],
    {
      build: 'kid',
      outfit: 'baker',
      colours: ['sky', 'blue', 'white', 'umber'],
      hair: 'twinTails',
      hairColour: 'blond',
      skin: 'fair',
      mood: 'joy',
      pose: 'hold',
      hold: 'pinwheel',
      turn: 0.22,
      flip: true,
      facing: 'front',
    },
  ],
  // the bubble of her talk lay over the sign
  [
    [3542, 2344],
    {
      build: 'stout',
      outfit: 'dress',
      colours: ['coral', 'coral', 'cream', 'umber'],
      hair: 'choppy',
      hairColour: 'chestnut',
      skin: 'fair',
      mood: 'cheeky',
      pose: 'talk',
      turn: 0.35,
      flip: false,
      facing: 'front',
    },
  ],
];

/**
 * One too many in a knot: before the bare man's legs, beside his flowers, behind his shoulder, between reader and sword at
 * the statue, who ate before her face, who hung on the sword's tip with a dog, whose net caught a wheel, and of whom the depot's ridge left a head.
 */
export const AWAY: Points = [
  [3443, 2719],
  [3579, 2508],
  [3448, 2560],
  [1593, 1527],
  [1650, 1297],
  [1560, 1412],
  [1736, 1354],
  [2215, 2725],
  [1827, 1951],
];
