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
