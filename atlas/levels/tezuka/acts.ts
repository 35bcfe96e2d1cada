/** The scenes that tomorrow alone tells: ink walked across a clean pavement, a ticket for a car that flies, a robot's first step. */
import { who } from '../../stage/act';
import type { Act } from '../../stage/act';

/** Small things that make room for a scene. */
export const YIELDING: ReadonlySet<string> = new Set([
  'bench',
  'bush',
  'fern',
  'flowerBed',
  'parasol',
  'pot',
]);

export const ACTS: readonly Act[] = [
  {
    // the youngest of the fire has left the nest, and its keepers run
    name: 'chick of fire',
    at: [560, 1252],
    quiet: 150,
    actors: [
      who(-150, 0, {
        plan: 'bird',
        colour: 'coral',
        second: 'yellow',
        wingTip: 'gold',
        wingColour: 'gold',
        crest: 'flame',
        crestColour: 'orange',
        mood: 'happy',
        size: 0.62,
        flip: true,
      }),
      who(-36, 14, { pose: 'run', mood: 'shock', hold: 'net', flip: true, signs: ['sweat'] }),
      who(70, -8, { pose: 'stumble', mood: 'wince', build: 'stout', flip: true, signs: ['dust'] }),
      who(178, 18, { pose: 'kneel', mood: 'serene', build: 'elder', hold: 'flower', flip: true }),
      who(262, -4, { pose: 'point', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    // its prints are on the ground (marks.ts): from the door of the studio to whoever made them
    name: 'ink on the pavement',
    at: [1600, 2070],
    quiet: 110,
    actors: [
      who(-36, 4, { build: 'toddler', pose: 'run', mood: 'grin', hold: 'bucket', flip: true }),
      who(118, 20, { pose: 'run', mood: 'angry', hold: 'broom', flip: true, signs: ['anger'] }),
      // and somebody has slipped on it with the pages of the month
      who(262, -6, {
        pose: 'stumble',
        mood: 'shock',
        hold: 'paper',
        off: 'paper',
        signs: ['bang'],
        flip: true,
      }),
    ],
  },
  {
    name: 'parked in the air',
    at: [3020, 1668],
    quiet: 60,
    actors: [
      who(-20, 6, { pose: 'present', mood: 'stern', outfit: 'captain', hold: 'paper', flip: false }),
      who(92, 60, { pose: 'hug', mood: 'worried', flip: true, signs: ['sweat'] }),
    ],
  },
  {
    name: 'first step of a robot',
    at: [3060, 1440],
    quiet: 90,
    actors: [
      who(-96, 6, { pose: 'present', mood: 'joy', outfit: 'labcoat', flip: false }),
      who(0, 14, {
        plan: 'golem',
        material: 'box',
        colour: 'yellow',
        second: 'white',
        accent: 'red',
        arms: 'wave',
        size: 0.66,
      }),
      who(104, 0, { pose: 'cheer', mood: 'joy', outfit: 'labcoat', flip: true, signs: ['heart'] }),
    ],
  },
];
