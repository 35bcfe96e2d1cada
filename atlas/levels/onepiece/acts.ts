/** What happens on the isles of level 7 and on no other map: one event an isle, and who looks at it. */
import { who } from '../../stage/act';
import type { Act } from '../../stage/act';

/** Small things that make room for a scene. */
export const YIELDING: ReadonlySet<string> = new Set([
  'barrel',
  'bush',
  'crate',
  'lampPost',
  'parasol',
  'rock',
  'signpost',
]);

export const ACTS: readonly Act[] = [
  // the roast has understood what day it is: it runs, and the kitchen and the port run after it
  {
    name: 'runaway roast',
    at: [1830, 1640],
    quiet: 180,
    actors: [
      who(-110, 12, {
        plan: 'beast',
        colour: 'pink',
        second: 'blush',
        ears: 'floppy',
        inner: 'rose',
        snout: 'pig',
        tail: 'curl',
        pose: 'run',
        mood: 'shock',
        flip: true,
      }),
      who(30, -6, {
        pose: 'lunge',
        mood: 'angry',
        outfit: 'baker',
        colours: ['white', 'rose', 'red', 'umber'],
        build: 'stout',
        face: ['mustache'],
        hold: 'meat',
        flip: true,
        signs: ['anger'],
      }),
      who(126, 26, { pose: 'run', mood: 'laugh', hold: 'net', flip: true, build: 'kid' }),
      who(-226, 40, { pose: 'jump', mood: 'shock', flip: false, signs: ['bang'] }),
    ],
  },
  // the gun is loaded, the fuse burns, and nobody has asked where it points
  {
    name: 'who lit it',
    at: [3060, 916],
    quiet: 120,
    actors: [
      who(-70, 0, {
        pose: 'stumble',
        mood: 'shock',
        build: 'brawny',
        hold: 'torch',
        flip: true,
        signs: ['bang'],
      }),
      who(60, 8, { pose: 'overhead', mood: 'wince', hold: 'bucket', flip: false, signs: ['sweat'] }),
    ],
  },
  // a tasting that has gone on for a while
  {
    name: 'second helping',
    at: [1560, 2496],
    quiet: 120,
    actors: [
      who(-70, 4, { pose: 'sit', mood: 'joy', hold: 'meat', build: 'stout', flip: false }),
      who(70, 6, { pose: 'haul', mood: 'wince', hold: 'cup', outfit: 'baker', flip: true, signs: ['sweat'] }),
      who(160, -20, { pose: 'gazeUp', mood: 'shock', build: 'toddler', flip: true }),
    ],
  },
  // a duel for the shade of one palm
  {
    name: 'duel in the sand',
    at: [800, 946],
    quiet: 130,
    actors: [
      who(-84, 0, { pose: 'fight', mood: 'angry', hold: 'cutlass', flip: false }),
      who(84, 4, { pose: 'lunge', mood: 'cocky', hold: 'broom', flip: true }),
      who(-176, -26, { pose: 'cheer', mood: 'joy', build: 'kid', flip: false }),
    ],
  },
  // nobody stands before them
  { name: 'before the roast', at: [1830, 1730], quiet: 190, actors: [] },
  { name: 'before the walls', at: [3400, 936], quiet: 170, actors: [] },
  { name: 'before the gun', at: [3060, 970], quiet: 120, actors: [] },
  { name: 'before the table', at: [1560, 2560], quiet: 210, actors: [] },
  { name: 'beside the table', at: [1440, 2510], quiet: 80, actors: [] },
  { name: 'before the duel', at: [800, 1010], quiet: 160, actors: [] },
];
