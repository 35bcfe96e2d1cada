/** Who is aboard the airship, and who waits for it. */
import type { PersonSpec } from '../../../people/spec';

/** Who is on deck: where along it, how high, how large, and what they are about. */
export const CREW: readonly (readonly [u: number, z: number, size: number, as: PersonSpec])[] = [
  [
    -322,
    116,
    0.82,
    {
      build: 'kid',
      pose: 'gazeUp',
      hair: 'bob',
      hairColour: 'teal',
      outfit: 'sailor',
      colours: ['white', 'navy', 'red', 'navy'],
      mood: 'star',
    },
  ],
  [
    -246,
    98,
    0.84,
    {
      build: 'stout',
      pose: 'point',
      hair: 'curly',
      hairColour: 'silver',
      outfit: 'captain',
      colours: ['cobalt', 'navy', 'gold', 'black'],
      face: ['mustache'],
      mood: 'laugh',
      flip: true,
    },
  ],
  [
    -110,
    78,
    0.84,
    {
      build: 'teen',
      pose: 'wave',
      hair: 'highTail',
      hairColour: 'ginger',
      outfit: 'vest',
      colours: ['red', 'umber', 'cream', 'umber'],
      mood: 'joy',
    },
  ],
  [
    -40,
    72,
    0.84,
    {
      build: 'tall',
      pose: 'bow',
      hair: 'neat',
      hairColour: 'blond',
      outfit: 'suit',
      colours: ['lilac', 'plum', 'white', 'umber'],
      mood: 'dizzy',
      signs: ['sweat'],
    },
  ],
  [
    96,
    74,
    0.84,
    {
      build: 'brawny',
      pose: 'hips',
      hair: 'mohawk',
      hairColour: 'red',
      skin: 'brown',
      outfit: 'overalls',
      colours: ['sand', 'umber', 'gold', 'umber'],
      mood: 'angry',
      flip: true,
    },
  ],
];

/** Who waits on the deck: along it, and how. */
export const PASSENGERS: readonly (readonly [u: number, as: PersonSpec])[] = [
  [
    -296,
    {
      build: 'kid',
      pose: 'cheer',
      hair: 'twinTails',
      hairColour: 'pink',
      outfit: 'dress',
      colours: ['sky', 'sky', 'white'],
      mood: 'star',
    },
  ],
  [
    -236,
    {
      build: 'lady',
      pose: 'wave',
      hair: 'wavy',
      hairColour: 'umber',
      outfit: 'princess',
      colours: ['coral', 'rose', 'gold', 'wine'],
      mood: 'joy',
    },
  ],
  [
    -150,
    {
      build: 'elder',
      pose: 'think',
      hair: 'oldTufts',
      hairColour: 'white',
      outfit: 'suit',
      colours: ['forest', 'umber', 'cream', 'umber'],
      mood: 'worried',
      signs: ['question'],
    },
  ],
  [
    -86,
    {
      build: 'teen',
      pose: 'hug',
      hair: 'choppy',
      hairColour: 'cobalt',
      outfit: 'tracksuit',
      colours: ['yellow', 'yellow', 'white', 'umber'],
      mood: 'wince',
      flip: true,
    },
  ],
];
