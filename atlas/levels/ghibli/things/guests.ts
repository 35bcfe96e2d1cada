/** Who belongs to the valley's buildings and vehicles: bathers, gardeners, passengers. */
import type { Swatch } from '../../../core/swatches';
import type { PersonSpec } from '../../../people/spec';

type Bather = readonly [t: number, as: PersonSpec];
const robe = (colour: Swatch) => [colour, 'white', colour, 'wood'] as const;

/** Who cools off on the galleries, from the lowest to the highest: where along it, and how. */
export const BATHERS: readonly (readonly Bather[])[] = [
  [
    [
      -0.86,
      {
        build: 'stout',
        pose: 'wave',
        hair: 'bald',
        outfit: 'yukata',
        colours: robe('sky'),
        mood: 'laugh',
        skin: 'tan',
      },
    ],
    [
      -0.6,
      {
        build: 'kid',
        pose: 'point',
        hair: 'bowl',
        outfit: 'yukata',
        colours: robe('coral'),
        mood: 'shock',
        flip: true,
      },
    ],
    [
      0.74,
      {
        build: 'lady',
        pose: 'gazeUp',
        hair: 'hime',
        hairColour: 'black',
        outfit: 'yukata',
        colours: robe('rose'),
        mood: 'serene',
      },
    ],
    [
      0.44,
      {
        build: 'elder',
        pose: 'eat',
        hair: 'oldTufts',
        hairColour: 'white',
        outfit: 'yukata',
        colours: robe('teal'),
        mood: 'joy',
        hold: 'ramen',
      },
    ],
    [
      0.58,
      {
        build: 'elder',
        pose: 'talk',
        hair: 'oldTufts',
        hairColour: 'silver',
        outfit: 'yukata',
        colours: robe('sand'),
        mood: 'angry',
        flip: true,
      },
    ],
    [
      0.92,
      {
        build: 'teen',
        pose: 'hug',
        hair: 'medium',
        hairColour: 'umber',
        outfit: 'yukata',
        colours: robe('lilac'),
        mood: 'wince',
        signs: ['sweat'],
      },
    ],
  ],
  [
    [
      -0.7,
      {
        build: 'tall',
        pose: 'talk',
        hair: 'slick',
        outfit: 'yukata',
        colours: robe('cobalt'),
        mood: 'laugh',
      },
    ],
    [
      -0.4,
      {
        build: 'lady',
        pose: 'shy',
        hair: 'hime',
        hairColour: 'black',
        outfit: 'yukata',
        colours: robe('pink'),
        mood: 'joy',
        flip: true,
        signs: ['heart'],
      },
    ],
    [
      0.5,
      {
        build: 'brawny',
        pose: 'cheer',
        hair: 'curly',
        hairColour: 'ginger',
        outfit: 'yukata',
        colours: robe('orange'),
        mood: 'star',
      },
    ],
    [
      0.8,
      {
        build: 'kid',
        pose: 'sit',
        hair: 'choppy',
        hairColour: 'chestnut',
        outfit: 'yukata',
        colours: robe('yellow'),
        mood: 'sleepy',
      },
    ],
  ],
  [
    [
      -0.3,
      {
        build: 'stout',
        pose: 'hips',
        hair: 'curlyLong',
        hairColour: 'plum',
        outfit: 'yukata',
        colours: robe('purple'),
        mood: 'cocky',
      },
    ],
    [
      0.36,
      {
        build: 'kid',
        pose: 'present',
        hair: 'bob',
        outfit: 'happi',
        colours: ['red', 'white', 'gold', 'wood'],
        mood: 'wince',
        hold: 'teapot',
        flip: true,
        signs: ['sweat'],
      },
    ],
  ],
];

/** Who lives up there: where on the terrace, and what they are about. */
export const LOWER: readonly (readonly [number, number, PersonSpec])[] = [
  [
    2.5,
    0.93,
    {
      build: 'kid',
      pose: 'wave',
      hair: 'twinTails',
      hairColour: 'chestnut',
      outfit: 'dress',
      colours: ['rose', 'rose', 'cream'],
      mood: 'joy',
    },
  ],
  [
    1.75,
    0.93,
    {
      build: 'teen',
      pose: 'sit',
      hair: 'bob',
      hairColour: 'umber',
      outfit: 'farmer',
      colours: ['sky', 'khaki', 'cream'],
      mood: 'serene',
    },
  ],
  [
    0.62,
    0.93,
    {
      build: 'elder',
      pose: 'crouch',
      hair: 'oldTufts',
      hairColour: 'white',
      outfit: 'farmer',
      colours: ['cream', 'wood', 'red'],
      mood: 'happy',
      flip: true,
    },
  ],
];
export const MIDDLE: readonly (readonly [number, number, PersonSpec])[] = [
  [
    1.2,
    0.93,
    {
      build: 'lady',
      pose: 'gazeUp',
      hair: 'wavy',
      hairColour: 'ginger',
      outfit: 'dress',
      colours: ['teal', 'teal', 'cream'],
      mood: 'star',
    },
  ],
  [
    2.15,
    0.93,
    {
      build: 'kid',
      pose: 'run',
      hair: 'choppy',
      hairColour: 'black',
      outfit: 'overalls',
      colours: ['yellow', 'cobalt', 'gold'],
      mood: 'laugh',
    },
  ],
];

/** Who rides the late bus, window by window: skin, hair, clothes, cut, and where they look. */
export const PASSENGERS = [
  ['#f2cfa6', '#5a3a2c', '#b5533f', 3, -0.6],
  ['#8a5a40', '#2f2a38', '#5f8a6a', 1, 0.3],
  ['#f6dcc0', '#a8704a', '#4f7f9a', 2, 0.7],
  ['#e0a878', '#4a3f4a', '#d9a24a', 5, 0.5],
  ['#fbe0c8', '#7a4a3a', '#8a5a8a', 0, -0.5],
] as const;

/** He leans out of the bus and calls. */
export const CONDUCTOR: PersonSpec = {
  build: 'stout',
  pose: 'wave',
  hair: 'neat',
  hairColour: 'silver',
  hat: 'cap',
  hatColours: ['navy', 'gold'],
  outfit: 'captain',
  colours: ['navy', 'navy', 'gold', 'black'],
  face: ['mustache'],
  mood: 'laugh',
  signs: ['bubble'],
};
