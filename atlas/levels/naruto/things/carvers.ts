/** Who is at work on the faces in the cliff, and who should be: each at a spot of the wall. */
import type { Point } from '../../../core/geometry';
import type { PersonSpec } from '../../../people/spec';

export interface Carver {
  /** Where the feet are, in the wall's own u and z. */
  readonly at: Point;
  /** How far to the side the ropes of the seat are tied above, for who hangs on some. */
  readonly rope?: number;
  readonly as: PersonSpec;
}

export const CARVERS: readonly Carver[] = [
  {
    at: [118, 330],
    rope: 20,
    as: {
      build: 'stout',
      pose: 'overhead',
      hair: 'bald',
      hat: 'hachimaki',
      hatColours: ['white', 'red'],
      outfit: 'overalls',
      colours: ['cobalt', 'cream', 'gold', 'umber'],
      mood: 'angry',
      hold: 'broom',
      flip: true,
      signs: ['sweat'],
    },
  },
  {
    at: [-96, 352],
    rope: -30,
    as: {
      build: 'kid',
      pose: 'present',
      hair: 'braids',
      hairColour: 'teal',
      outfit: 'overalls',
      colours: ['plum', 'mint', 'white', 'umber'],
      mood: 'cheeky',
      hold: 'brush',
    },
  },
  {
    at: [744, 248],
    as: {
      build: 'elder',
      pose: 'sleep',
      hair: 'bald',
      face: ['mustache'],
      outfit: 'farmer',
      colours: ['sand', 'wood', 'cream', 'umber'],
      mood: 'asleep',
      signs: ['zzz'],
    },
  },
  {
    at: [700, 396],
    as: {
      build: 'brawny',
      pose: 'overhead',
      hair: 'choppy',
      hairColour: 'umber',
      hat: 'hachimaki',
      hatColours: ['cobalt', 'white'],
      outfit: 'vest',
      colours: ['olive', 'umber', 'cream', 'umber'],
      mood: 'stern',
      hold: 'hammer',
      flip: true,
    },
  },
  {
    at: [562, 395],
    as: {
      build: 'teen',
      pose: 'sit',
      hair: 'bob',
      hairColour: 'black',
      outfit: 'vest',
      colours: ['coral', 'umber', 'cream', 'umber'],
      mood: 'joy',
      hold: 'onigiri',
    },
  },
];
