/** Two stories that cross from titan to titan: an egg that rolls downhill, and somebody small under too many balloons. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import { balloonist } from '../things/balloonist';
import { giantEgg } from '../things/giant-egg';

/** Missed in the nest, run off with, lost on the slope, put into a pan, hatched. */
export const EGG: readonly Act[] = [
  {
    name: 'egg missed',
    at: [2120, 1046],
    quiet: 150,
    things: [what(0, 0, giantEgg, { stage: 'nest' })],
    actors: [
      who(
        160,
        22,
        {
          plan: 'bird',
          colour: 'coral',
          second: 'gold',
          wingTip: 'wine',
          crest: 'plume',
          crestColour: 'gold',
          mood: 'shock',
          girth: 40,
          tall: 62,
        },
        { size: 1.1 },
      ),
    ],
  },
  {
    name: 'egg run off with',
    at: [2222, 1384],
    things: [what(6, 0, giantEgg, { stage: 'carried', lift: 158 }, 4)],
    actors: [
      who(0, 0, {
        pose: 'overhead',
        mood: 'cheeky',
        face: ['mask'],
        build: 'brawny',
        flip: false,
        signs: ['sweat'],
      }),
      who(-150, 6, {
        plan: 'bird',
        pose: 'fly',
        colour: 'rose',
        second: 'gold',
        wingTip: 'wine',
        mood: 'angry',
      }),
    ],
  },
  {
    name: 'egg on the slope',
    at: [2760, 1420],
    quiet: 160,
    things: [what(0, 0, giantEgg, { stage: 'rolling' })],
    actors: [
      who(-210, -40, {
        pose: 'run',
        mood: 'shock',
        build: 'brawny',
        face: ['mask'],
        flip: false,
        signs: ['sweat'],
      }),
      who(126, 10, { pose: 'stumble', mood: 'shock', flip: true, signs: ['bang'] }),
      who(196, 44, { pose: 'jump', mood: 'wince', build: 'kid', flip: false }),
    ],
  },
  {
    name: 'egg in the pan',
    at: [2924, 2404],
    quiet: 160,
    things: [what(0, 0, giantEgg, { stage: 'panned' })],
    actors: [
      who(-156, 6, { pose: 'present', mood: 'joy', hold: 'cup', flip: false }),
      who(-214, 64, {
        pose: 'cheer',
        mood: 'shock',
        build: 'kid',
        flip: false,
        signs: ['bang'],
      }),
      who(150, 84, {
        plan: 'critter',
        colour: 'lime',
        second: 'cream',
        ears: 'elephant',
        inner: 'cream',
        snout: 'mouse',
        girth: 30,
        tall: 36,
        mood: 'shock',
        arms: 'up',
      }),
    ],
  },
  {
    name: 'egg no more',
    at: [3216, 2330],
    quiet: 130,
    things: [what(70, 0, giantEgg, { stage: 'hatched' })],
    actors: [
      who(-80, 10, {
        pose: 'run',
        mood: 'wince',
        outfit: 'farmer',
        build: 'kid',
        flip: true,
        signs: ['sweat'],
      }),
      who(-172, -30, { pose: 'point', mood: 'laugh', flip: false }),
    ],
  },
];

/** Given, carried off, pecked at, arrived. */
export const BALLOONS: readonly Act[] = [
  {
    name: 'balloons given',
    at: [650, 2256],
    quiet: 160,
    things: [what(0, 0, balloonist, { balloons: 6, mood: 'glad', lift: 26, size: 1.1 }, 6)],
    actors: [
      who(-104, 6, { pose: 'present', mood: 'joy', build: 'kid', hold: 'balloon', flip: false }),
      who(110, 14, { pose: 'cheer', mood: 'star', build: 'toddler', flip: true }),
    ],
  },
  { name: 'balloons before nobody', at: [650, 2090], quiet: 140, actors: [] },
  { name: 'balloons before no door', at: [640, 1980], quiet: 120, actors: [] },
  { name: 'balloons before no wall', at: [590, 1890], quiet: 110, actors: [] },
  {
    name: 'balloons over the clouds',
    at: [2236, 1770],
    things: [what(0, 0, balloonist, { balloons: 6, mood: 'aghast', lift: 60, size: 1.05 }, 6)],
    actors: [],
  },
  {
    name: 'balloons among gulls',
    at: [2420, 1000],
    things: [
      what(
        0,
        0,
        balloonist,
        { balloons: 5, mood: 'aghast', lift: 620, size: 1, aloft: true, hazeFactor: 0.4 },
        -100,
      ),
    ],
    actors: [],
  },
  {
    name: 'balloons at the top',
    at: [3128, 1000],
    things: [
      what(
        0,
        0,
        balloonist,
        { balloons: 1, mood: 'proud', lift: 946, size: 1, aloft: true, hazeFactor: 0.4 },
        -100,
      ),
    ],
    actors: [],
  },
];
