/** Who of level 1's crowd goes home, and who comes in the place of figures that hid a face, a sign or a neighbour. */
import type { Point } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';
import type { CrowdRule } from '../../../stage/place';

/** Whose feet a ride hides, whose head an umbrella swallows, who stands before a sign; by where their feet are. */
export const AWAY: NonNullable<CrowdRule['away']> = [
  [3352, 1196],
  [1826, 1171],
];

/** Who flies in the chairs: from everywhere, not one club in purple, and not all looking ahead. */
const CHAIRS: readonly (readonly [feet: Point, spec: PersonSpec])[] = [
  [
    [2908, 1516],
    {
      hair: 'curly',
      hairColour: 'umber',
      outfit: 'hoodie',
      colours: ['gold', 'umber', 'white', 'umber'],
      build: 'kid',
      mood: 'joy',
      turn: 0.42,
    },
  ],
  [
    [3316, 1515],
    {
      hair: 'slick',
      hairColour: 'umber',
      skin: 'porcelain',
      outfit: 'striped',
      colours: ['red', 'navy', 'white', 'umber'],
      build: 'toddler',
      mood: 'dizzy',
      turn: -0.42,
      flip: true,
    },
  ],
  [
    [3320, 1599],
    {
      hair: 'pixie',
      hairColour: 'charcoal',
      outfit: 'tee',
      colours: ['coral', 'navy', 'white', 'red'],
      build: 'teen',
      mood: 'joy',
      turn: -0.44,
      flip: true,
    },
  ],
  [
    [3015, 1660],
    {
      hair: 'topBun',
      hairColour: 'umber',
      skin: 'porcelain',
      outfit: 'overalls',
      colours: ['mint', 'cobalt', 'gold', 'umber'],
      build: 'lady',
      mood: 'wince',
      turn: 0.45,
    },
  ],
  [
    [2904, 1599],
    {
      hair: 'bob',
      hairColour: 'silver',
      skin: 'tan',
      hat: 'headphones',
      hatColours: ['lime', 'plum'],
      outfit: 'casual',
      colours: ['rose', 'plum', 'white', 'wine'],
      build: 'teen',
      mood: 'happy',
      turn: 0.4,
      flip: true,
    },
  ],
];
const FLYING: NonNullable<CrowdRule['instead']> = CHAIRS.map(([feet, spec]) => [
  feet,
  { pose: 'sit', facing: 'front', shadow: false, ...spec },
]);

export const INSTEAD: NonNullable<CrowdRule['instead']> = [
  ...FLYING,
  // a helmet from behind is a ball without a face
  [
    [1806, 2439],
    {
      outfit: 'spacesuit',
      colours: ['white', 'coral', 'sky', 'white'],
      hat: 'space',
      hatColours: ['white', 'coral'],
      hair: 'curly',
      hairColour: 'chestnut',
      skin: 'deep',
      build: 'teen',
      pose: 'float',
      mood: 'joy',
      hold: 'balloon',
      turn: -0.2,
      flip: true,
      facing: 'front',
    },
  ],
  // no fan before the mouth
  [
    [1497, 1373],
    {
      outfit: 'jersey',
      colours: ['coral', 'cream', 'gold', 'wine'],
      hair: 'afro',
      hairColour: 'chestnut',
      skin: 'porcelain',
      build: 'kid',
      mood: 'joy',
      pose: 'wave',
      turn: 0.44,
      hat: 'bow',
      hatColours: ['coral', 'coral'],
    },
  ],
  // not teal before a teal elephant
  [
    [2196, 1411],
    {
      outfit: 'striped',
      colours: ['red', 'navy', 'white', 'white'],
      hair: 'curtain',
      hairColour: 'ginger',
      skin: 'fair',
      build: 'chibi',
      mood: 'smile',
      pose: 'walk',
      facing: 'side',
      flip: true,
    },
  ],
  // small enough to leave the cart behind its name
  [
    [863, 1378],
    {
      outfit: 'dress',
      colours: ['steel', 'steel', 'cream', 'umber'],
      hair: 'bob',
      hairColour: 'ginger',
      skin: 'tan',
      build: 'toddler',
      mood: 'shock',
      pose: 'hug',
      turn: -0.34,
      flip: true,
      hold: 'plush',
    },
  ],
  // he has not bitten yet
  [
    [2718, 2081],
    {
      outfit: 'armor',
      colours: ['silver', 'steel', 'red', 'steel'],
      hat: 'knight',
      hatColours: ['silver', 'red'],
      hair: 'neat',
      hairColour: 'blond',
      build: 'stout',
      pose: 'shoulder',
      mood: 'happy',
      hold: 'meat',
      flip: true,
      turn: 0.35,
    },
  ],
  [
    [1968, 2208],
    {
      outfit: 'poncho',
      colours: ['yellow', 'cobalt', 'white', 'umber'],
      hair: 'twinTails',
      hairColour: 'black',
      skin: 'fair',
      build: 'kid',
      mood: 'fang',
      pose: 'carry',
      turn: -0.23,
      flip: true,
      hold: 'balloon',
    },
  ],
  [
    [2495, 2726],
    {
      outfit: 'overalls',
      colours: ['orange', 'umber', 'gold', 'umber'],
      hat: 'pumpkin',
      hatColours: ['orange', 'grass'],
      hair: 'neat',
      hairColour: 'black',
      build: 'stout',
      pose: 'dance',
      mood: 'laugh',
      turn: 0.25,
    },
  ],
  // one teal less beside the elephant
  [
    [2177, 1610],
    {
      outfit: 'hoodie',
      colours: ['cobalt', 'navy', 'white', 'white'],
      hair: 'bowl',
      hairColour: 'teal',
      skin: 'brown',
      build: 'toddler',
      mood: 'joy',
      pose: 'overhead',
      turn: -0.21,
      flip: true,
      hold: ['flag', 'gold'],
      hat: 'bunnyEars',
      hatColours: ['sky', 'navy'],
      shadow: false,
    },
  ],
];
