/** What else this night brings to the town, each scene told here and on no other map. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import {
  burstCase,
  goldfishTub,
  noodleTower,
  paperTheatre,
  strawRing,
  strawPost,
  waterLantern,
} from '../things/street-shows';

export const NIGHT: readonly Act[] = [
  {
    name: 'the ogre of paper',
    at: [1000, 2200],
    quiet: 170,
    things: [what(0, 0, paperTheatre, {})],
    actors: [
      who(138, -10, {
        pose: 'overhead',
        mood: 'menace',
        build: 'elder',
        hold: null,
        outfit: 'farmer',
        flip: true,
        signs: ['spark'],
      }),
      who(-130, 60, { pose: 'sit', facing: 'away', mood: 'star', build: 'kid', flip: false }),
      who(-56, 104, { pose: 'sit', facing: 'back', mood: 'calm', build: 'toddler' }),
      who(34, 108, { pose: 'sit', facing: 'back', mood: 'calm', build: 'kid' }),
      who(-200, 10, {
        pose: 'hug',
        mood: 'worried',
        build: 'toddler',
        hold: 'plush',
        flip: false,
        signs: ['sweat'],
      }),
    ],
  },
  {
    name: 'one paper net left',
    at: [500, 2690],
    quiet: 130,
    things: [what(0, -20, goldfishTub, {})],
    actors: [
      who(-120, 0, { pose: 'crouch', mood: 'sad', build: 'kid', hold: 'net', flip: false, signs: ['tear'] }),
      who(124, -4, { pose: 'crouch', mood: 'grin', build: 'kid', hold: 'bucket', flip: true }),
    ],
  },
  {
    name: 'noodles for nine',
    at: [1640, 2640],
    quiet: 100,
    things: [what(14, -4, noodleTower, { lift: 190, size: 0.78 }, -2)],
    actors: [
      who(0, 0, {
        pose: 'run',
        mood: 'wince',
        outfit: 'happi',
        hat: 'hachimaki',
        flip: true,
        signs: ['sweat'],
      }),
      who(-150, 20, { pose: 'stumble', mood: 'shock', flip: true, signs: ['bang'] }),
    ],
  },
  {
    name: 'two mountains',
    at: [186, 2650],
    quiet: 190,
    things: [what(0, 0, strawRing, {}, -160)],
    actors: [
      who(-46, 0, {
        pose: 'wrestle',
        mood: 'angry',
        build: 'giant',
        outfit: 'trunks',
        colours: ['wine', 'white', 'gold', 'wood'],
        hair: 'topKnot',
        hat: null,
        flip: false,
      }),
      who(50, 4, {
        pose: 'wrestle',
        mood: 'wince',
        build: 'giant',
        outfit: 'trunks',
        colours: ['cobalt', 'white', 'gold', 'wood'],
        hair: 'topKnot',
        hat: null,
        flip: true,
        signs: ['sweat'],
      }),
      who(0, -90, {
        pose: 'point',
        mood: 'stern',
        build: 'elder',
        outfit: 'kimono',
        hold: 'fan',
        flip: false,
      }),
    ],
  },
  {
    name: 'a case gives way',
    at: [640, 1946],
    quiet: 110,
    things: [what(0, 0, burstCase, {})],
    actors: [
      who(-104, -8, { pose: 'cheer', mood: 'shock', build: 'stout', flip: false, signs: ['sweat'] }),
      who(-170, 10, { pose: 'hips', mood: 'laugh', flip: false }),
    ],
  },
  {
    name: 'first cut',
    at: [1040, 2480],
    quiet: 110,
    things: [what(66, 0, strawPost, {})],
    actors: [
      who(-20, 4, { pose: 'lunge', mood: 'joy', build: 'kid', hold: 'katana', flip: false }),
      who(-116, -10, {
        pose: 'think',
        mood: 'asleep',
        build: 'elder',
        outfit: 'monk',
        flip: false,
        signs: ['zzz'],
      }),
    ],
  },
  {
    name: 'lights let go',
    at: [2620, 2480],
    things: (
      [
        [-30, 0],
        [44, 60],
        [-52, 110],
        [20, 180],
        [-74, 260],
        [66, -90],
        [24, -170],
      ] as const
    ).map(([dx, dy]) => what(dx, dy, waterLantern, {})),
    actors: [],
  },
  // nobody stands where leaves would hang into a face
  { name: 'under the willow', at: [2290, 2690], quiet: 170, actors: [] },
  { name: 'under the wisteria', at: [3240, 2590], quiet: 200, actors: [] },
];
