/** Two stories that cross the valley: a carrot from the field to the pot, and a hat from the harbour to a head of copper. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import { carrot } from '../things/carrot';
import { hatOnTheWind } from '../things/hat-on-the-wind';

/** Pulled, carried off, over the river, sawn, eaten. */
export const CARROT: readonly Act[] = [
  {
    name: 'carrot pulled',
    at: [965, 1890],
    quiet: 120,
    things: [what(0, 0, carrot, { part: 'planted' })],
    actors: [
      who(-118, 4, {
        pose: 'haul',
        mood: 'wince',
        outfit: 'farmer',
        hat: 'straw',
        hatColours: ['sand', 'red'],
        flip: true,
        signs: ['sweat'],
      }),
      who(-204, 12, { pose: 'haul', mood: 'angry', outfit: 'farmer', build: 'stout', flip: true }),
      who(138, 30, { pose: 'cheer', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'carrot carried',
    at: [1050, 2096],
    things: [what(0, 0, carrot, { part: 'carried', lift: 68 }, 6)],
    actors: [
      who(-96, 0, { pose: 'overhead', mood: 'wince', build: 'teen', flip: true, signs: ['sweat'] }),
      who(100, 0, { pose: 'overhead', mood: 'grin', build: 'teen', flip: true }),
      who(
        10,
        0,
        { pose: 'sit', mood: 'joy', build: 'toddler', flip: true },
        { lift: 196, before: 12, size: 0.9 },
      ),
      who(226, 24, { pose: 'run', mood: 'laugh', build: 'kid', hold: 'pinwheel', flip: true }),
    ],
  },
  {
    name: 'carrot over the river',
    at: [1590, 2424],
    things: [what(0, 0, carrot, { part: 'carried', lift: 122 }, 44)],
    actors: [
      who(
        -104,
        0,
        { pose: 'overhead', mood: 'worried', build: 'teen', hat: null, flip: false },
        { lift: 52, before: 42 },
      ),
      who(
        150,
        0,
        { pose: 'overhead', mood: 'shock', build: 'teen', hat: null, flip: false, signs: ['sweat'] },
        { lift: 44, before: 43 },
      ),
    ],
  },
  {
    name: 'carrot sawn',
    at: [2046, 2290],
    quiet: 190,
    things: [what(0, 0, carrot, { part: 'sawn' })],
    actors: [
      who(-26, -52, { pose: 'haul', mood: 'angry', build: 'brawny', flip: false, signs: ['sweat'] }),
      who(92, 44, { pose: 'haul', mood: 'wince', flip: true }),
      who(-292, 34, { pose: 'run', mood: 'joy', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'carrot soup',
    at: [3470, 1440],
    quiet: 170,
    things: [what(0, 0, carrot, { part: 'potted' })],
    actors: [
      who(-150, 10, { pose: 'eat', mood: 'joy', hold: 'cup', flip: false }),
      who(-70, 92, { pose: 'present', mood: 'star', hold: 'cup', build: 'kid', flip: false }),
      who(146, 20, {
        pose: 'overhead',
        mood: 'laugh',
        outfit: 'baker',
        hat: 'chef',
        flip: true,
        signs: ['heart'],
      }),
      who(96, 96, {
        plan: 'blob',
        body: 'bun',
        colour: 'peach',
        second: 'white',
        mood: 'asleep',
        limbs: 'puddle',
        gloss: true,
      }),
    ],
  },
];

/** Blown off, missed by a hook, missed by hands, found by a machine that keeps it. */
export const HAT: readonly Act[] = [
  {
    name: 'hat gone',
    at: [3300, 1980],
    quiet: 90,
    things: [what(-176, 0, hatOnTheWind, { lift: 150, size: 0.9, wind: 110 }, 20)],
    actors: [
      who(0, 0, {
        pose: 'cheer',
        mood: 'shock',
        build: 'lady',
        hair: 'wavy',
        hat: null,
        outfit: 'dress',
        colours: ['white', 'white', 'red', 'umber'],
        flip: true,
        signs: ['bang'],
      }),
    ],
  },
  {
    name: 'hat nearly hooked',
    at: [2220, 1250],
    quiet: 80,
    actors: [
      who(0, 0, { pose: 'lunge', mood: 'angry', hold: 'rod', build: 'stout', flip: true }),
      who(86, 30, { pose: 'cheer', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'hat out of reach',
    at: [2080, 1284],
    quiet: 120,
    things: [what(-30, -20, hatOnTheWind, { lift: 262, size: 0.95, tilt: -26, wind: 110 }, 60)],
    actors: [
      who(-84, 10, { pose: 'jump', mood: 'joy', build: 'kid', flip: false }),
      who(6, 20, { pose: 'jump', mood: 'wince', build: 'kid', flip: true }),
      who(92, 4, { pose: 'cheer', mood: 'star', build: 'toddler', flip: true }),
    ],
  },
  {
    name: 'hat on copper',
    at: [1210, 1508],
    things: [what(-24, 0, hatOnTheWind, { lift: 346, size: 1.5, tilt: -9, wind: 0 }, 90)],
    actors: [],
  },
  // under its watering can nobody stands
  // lanes through the crowd
  { name: 'to the baths', at: [2920, 1700], quiet: 110, actors: [] },
  { name: 'before the stop', at: [1010, 2640], quiet: 120, actors: [] },
  { name: 'before the sleeper', at: [520, 2690], quiet: 90, actors: [] },
  { name: 'watering', at: [850, 1530], quiet: 90, actors: [] },
  { name: 'the can', at: [985, 1480], quiet: 80, actors: [] },
];
