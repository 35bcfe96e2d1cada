/** What each district of the dead city laughs about, told here and on no other map: hats, a fish, letters, a haircut. */
import { act, what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import type { FigureMaker, Stage } from '../../stage/place';
import { clippings } from './things/clippings';
import { strayLetter } from './things/stray-letter';

/** Small things that make room for a scene. */
const SMALL = new Set(['bush', 'crate', 'pot', 'bench', 'barrel', 'rock', 'scrapHeap']);

/** How far the boards of the theatre lie above the ground, and how far they reach toward us. */
const BOARDS = { lift: 56, before: 96 } as const;

const ACTS: readonly Act[] = [
  {
    // the hats come from the top of the coaster (lost-hats.ts)
    name: 'hats come down',
    at: [1480, 1085],
    quiet: 120,
    actors: [
      who(0, 0, {
        plan: 'golem',
        material: 'box',
        colour: 'mint',
        second: 'grey',
        accent: 'red',
        arms: 'up',
        hat: 'fedora',
        hatColours: ['red', 'black'],
        hatY: -2,
        hold: 'net',
        size: 0.84,
        face: { mood: { eyes: 'happy', mouth: 'none', brows: 'none' } },
      }),
      who(-112, -16, { pose: 'point', mood: 'shock', hair: 'bald', hat: null, signs: ['bang'], flip: false }),
      who(96, 34, { pose: 'cheer', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'the wrong prop',
    at: [2170, 822],
    actors: [
      who(
        128,
        -6,
        {
          plan: 'golem',
          material: 'clay',
          colour: 'cream',
          second: 'sand',
          accent: 'red',
          arms: 'up',
          hat: 'tiara',
          size: 0.72,
          face: { mood: { eyes: 'glow', mouth: 'none', brows: 'angry' } },
          signs: ['anger'],
        },
        BOARDS,
      ),
      who(
        18,
        0,
        {
          pose: 'propose',
          mood: 'joy',
          outfit: 'hero',
          colours: ['white', 'red', 'gold', 'umber'],
          hair: 'pixie',
          hairColour: 'blond',
          skin: 'fair',
          hat: null,
          hold: 'fish',
          flip: false,
        },
        BOARDS,
      ),
      who(
        -140,
        4,
        {
          pose: 'run',
          mood: 'shock',
          build: 'teen',
          outfit: 'overalls',
          colours: ['sand', 'white', 'gold', 'umber'],
          hair: 'bobSwept',
          hairColour: 'chestnut',
          skin: 'tan',
          hat: null,
          hold: 'bouquet',
          signs: ['bang'],
          flip: false,
        },
        BOARDS,
      ),
      who(40, 150, {
        plan: 'beast',
        colour: 'white',
        second: 'ginger',
        ears: 'cat',
        inner: 'pink',
        tail: 'cat',
        snout: 'cat',
        pose: 'sit',
        mood: 'star',
        scale: 0.62,
      }),
    ],
  },
  {
    name: 'letters on the run',
    at: [2770, 2604],
    quiet: 190,
    things: [
      what(112, -52, strayLetter, { letter: 'L', lean: -0.2, stride: -1 }),
      what(40, -4, strayLetter, { letter: 'K', lean: -0.24 }),
      what(-40, 12, strayLetter, { letter: 'J', lean: -0.16, stride: -1 }),
      what(-116, 4, strayLetter, { letter: 'I', lean: -0.26 }),
    ],
    actors: [
      who(196, 8, { pose: 'run', mood: 'angry', build: 'teen', hold: 'net', flip: true, signs: ['sweat'] }),
      who(-204, 14, { pose: 'lunge', mood: 'grin', build: 'kid', hold: 'basket', flip: false }),
    ],
  },
  {
    name: 'haircut',
    at: [986, 2560],
    quiet: 130,
    things: [what(-8, 40, clippings, {})],
    actors: [
      who(0, 0, { pose: 'sit', mood: 'shock', hair: 'bald', hat: null, signs: ['bang'] }),
      who(-92, -12, { pose: 'overhead', mood: 'grin', build: 'brawny', hold: 'halfScissors', flip: false }),
      who(104, 26, { pose: 'run', mood: 'shock', hair: 'long', hat: null, signs: ['sweat'], flip: false }),
    ],
  },
];

export function acts(stage: Stage, make: FigureMaker): void {
  for (const one of ACTS) act(stage, make, SMALL, one);
}
