/** The scenes that the base in the snow alone tells: boxes that walk past whoever sleeps on duty, and a fort of snow. */
import { what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import { cardboard } from './things/cardboard';
import { snowFort } from './things/snow-fort';

/** Small things that make room for a scene. */
export const YIELDING: ReadonlySet<string> = new Set([
  'cardboard',
  'conifer',
  'crate',
  'fuelDrum',
  'rock',
  'roadBlock',
  'signpost',
]);

export const ACTS: readonly Act[] = [
  {
    name: 'boxes on tiptoe',
    at: [1236, 1560],
    quiet: 120,
    things: [
      what(-128, 30, cardboard, { within: 'feet', print: 'glass', width: 92, tall: 72 }),
      what(-18, 10, cardboard, { within: 'feet', print: 'heart', width: 78, tall: 60 }),
      what(78, 22, cardboard, { within: 'both', print: 'orange', width: 64, tall: 52 }),
    ],
    actors: [who(176, -6, { pose: 'sit', mood: 'asleep', outfit: 'flightsuit', signs: ['zzz'], flip: true })],
  },
  {
    // three guards have found feet under a box; the boxes behind their backs have found the way out
    name: 'only feet',
    at: [850, 1640],
    quiet: 170,
    things: [
      what(0, 0, cardboard, { within: 'feet', print: 'orange', width: 108, tall: 84 }),
      what(214, 50, cardboard, { within: 'both', print: 'heart', width: 74, tall: 58 }),
      what(304, 74, cardboard, { within: 'both', print: 'glass', width: 62, tall: 50 }),
    ],
    actors: [
      who(-104, 18, {
        pose: 'crouch',
        mood: 'shock',
        hat: 'helmet',
        hatColours: ['olive', 'khaki'],
        signs: ['bang'],
      }),
      who(106, -14, {
        pose: 'think',
        mood: 'worried',
        hat: 'cap',
        hatColours: ['navy', 'gold'],
        flip: true,
        signs: ['question'],
      }),
      who(-176, -50, { pose: 'point', mood: 'stern', hat: 'aviator', hatColours: ['umber', 'cream'] }),
    ],
  },
  {
    name: 'fort of snow',
    at: [330, 880],
    quiet: 90,
    things: [what(0, 0, snowFort, { width: 250 })],
    actors: [
      who(-84, -40, { pose: 'overhead', mood: 'grin', build: 'kid', hold: ['ball', 'white'], flip: false }),
      who(6, -44, { pose: 'cheer', mood: 'laugh', build: 'kid', flip: false }),
      who(236, 26, { pose: 'stumble', mood: 'shock', flip: true, signs: ['splash'] }),
      who(318, 4, { pose: 'point', mood: 'laugh', flip: true }),
    ],
  },
];
