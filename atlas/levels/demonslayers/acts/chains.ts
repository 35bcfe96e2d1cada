/** Two stories that cross the town: a silk ball bounces from the gate to the canal, a cat takes an eel from a pan to the garden. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import type { CreatureSpec } from '../../../creatures/creature';
import { eel } from '../things/eel';
import { temari } from '../things/temari';

const thief = (more: Partial<Extract<CreatureSpec, { readonly plan: 'beast' }>>): CreatureSpec => ({
  plan: 'beast',
  colour: 'ginger',
  second: 'cream',
  ears: 'cat',
  inner: 'pink',
  tail: 'cat',
  snout: 'cat',
  skull: 'cheeky',
  mask: 'lower',
  maskColour: 'cream',
  iris: 'lime',
  mood: 'cocky',
  length: 66,
  girth: 27,
  neck: 4,
  ...more,
});

/** Lost, headed, leapt at, juggled for, fished out. */
export const BALL: readonly Act[] = [
  {
    name: 'ball lost',
    at: [1925, 1130],
    quiet: 90,
    things: [what(104, 10, temari, { leap: 50, lift: 20 }, 30)],
    actors: [who(0, 0, { pose: 'cheer', mood: 'shock', build: 'kid', flip: false, signs: ['bang'] })],
  },
  {
    name: 'ball headed',
    at: [1985, 1338],
    quiet: 90,
    things: [what(4, 0, temari, { leap: 150, hit: true, lift: 196 }, 30)],
    actors: [
      who(0, 0, {
        pose: 'stumble',
        mood: 'dizzy',
        build: 'stout',
        outfit: 'suit',
        colours: ['charcoal', 'charcoal', 'red', 'black'],
        hat: null,
        hair: 'bald',
        flip: true,
        tip: 0,
      }),
      who(94, 20, { pose: 'point', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'ball leapt at',
    at: [1820, 1950],
    quiet: 110,
    things: [what(60, 0, temari, { leap: -130, lift: 122 }, 30)],
    actors: [
      who(-40, 0, {
        plan: 'beast',
        colour: 'sand',
        second: 'umber',
        ears: 'floppy',
        earColour: 'umber',
        snout: 'dog',
        tail: 'curl',
        pose: 'leap',
        mood: 'joy',
        length: 70,
        girth: 30,
      }),
      who(-170, 20, { pose: 'haul', mood: 'wince', flip: true, signs: ['sweat'] }),
    ],
  },
  {
    name: 'ball in the water',
    at: [2600, 2570],
    things: [what(112, 20, temari, { leap: 190, splash: true, size: 1.15 })],
    actors: [],
  },
];

/** Snatched from the pan, down the platform, torn between three, slept off. */
export const EEL: readonly Act[] = [
  {
    name: 'eel snatched',
    at: [1850, 2150],
    quiet: 130,
    things: [what(-40, 20, eel, { length: -200, lift: 50 }, -4)],
    actors: [
      who(2, 20, thief({ pose: 'run', flip: true })),
      who(154, 0, {
        pose: 'run',
        mood: 'angry',
        hold: 'broom',
        outfit: 'happi',
        hat: 'hachimaki',
        flip: true,
        signs: ['anger'],
      }),
    ],
  },
  {
    name: 'eel on the platform',
    at: [330, 1884],
    quiet: 110,
    things: [what(-36, 16, eel, { length: -190, lift: 50 }, -4)],
    actors: [
      who(8, 16, thief({ second: 'white', pose: 'run', length: 62, flip: true })),
      who(70, -20, { pose: 'jump', mood: 'shock', build: 'lady', flip: true, signs: ['bang'] }),
      who(152, -10, { pose: 'stumble', mood: 'wince', flip: false }),
    ],
  },
  {
    name: 'eel torn',
    at: [446, 2478],
    quiet: 130,
    things: [what(58, 4, eel, { length: 62, lift: 60 }, -2)],
    actors: [
      who(
        4,
        -86,
        thief({ colour: 'steel', second: 'silver', maskColour: 'silver', pose: 'sit', mood: 'star' }),
      ),
      who(-44, 10, thief({ second: 'peach', pose: 'stand', mood: 'angry' })),
      who(
        108,
        8,
        thief({
          colour: 'charcoal',
          second: 'white',
          maskColour: 'white',
          pose: 'stand',
          mood: 'angry',
          flip: true,
        }),
      ),
    ],
  },
  {
    name: 'eel slept off',
    at: [3320, 2640],
    quiet: 150,
    things: [what(-14, 40, eel, { eaten: true, length: 104, lift: 8 }, 20)],
    actors: [who(70, 0, thief({ second: 'sand', pose: 'lie', mood: 'asleep', girth: 44, length: 84 }))],
  },
];
