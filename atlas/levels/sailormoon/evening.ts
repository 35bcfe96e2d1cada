/** What an evening under a moon this large makes of people, each scene told here and on no other map. */
import { act, what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import type { CreatureSpec } from '../../creatures/creature';
import type { FigureMaker, Stage } from '../../stage/place';
import { SMALL } from './errands';
import { moonTowel } from './things/moon-towel';

const cat = (more: Partial<Extract<CreatureSpec, { readonly plan: 'beast' }>>): CreatureSpec => ({
  plan: 'beast',
  colour: 'charcoal',
  ears: 'cat',
  inner: 'pink',
  tail: 'cat',
  snout: 'cat',
  skull: 'wide',
  mood: 'cocky',
  iris: 'gold',
  pose: 'walk',
  length: 56,
  girth: 25,
  leg: 20,
  flip: true,
  ...more,
});

const EVENING: readonly Act[] = [
  {
    name: 'wishes at a discount',
    at: [740, 1906],
    quiet: 90,
    actors: [
      who(-10, -6, { pose: 'crouch', mood: 'cheeky', build: 'kid', hold: 'net', flip: false }),
      who(-104, 4, { pose: 'present', mood: 'shock', build: 'elder', flip: false, signs: ['bang'] }),
    ],
  },
  {
    name: 'one cat too many',
    at: [1330, 1350],
    quiet: 120,
    actors: [
      who(-170, 0, cat({ colour: 'white', second: 'white', mood: 'serene' })),
      who(-84, 6, cat({ colour: 'ginger', second: 'cream' })),
      who(0, 0, cat({ colour: 'steel', second: 'silver', mood: 'sleepy' })),
      who(96, 8, {
        pose: 'sneak',
        mood: 'cocky',
        build: 'kid',
        hat: 'catEars',
        hatColours: ['charcoal', 'pink'],
        back: [['catTail', 'charcoal']],
        flip: true,
      }),
    ],
  },
  {
    name: 'a bouquet for two',
    at: [1180, 1790],
    quiet: 120,
    actors: [
      who(-92, 0, {
        pose: 'haul',
        mood: 'angry',
        outfit: 'suit',
        colours: ['cobalt', 'navy', 'gold', 'black'],
        hold: 'bouquet',
        flip: false,
        signs: ['sweat'],
      }),
      who(80, 4, {
        pose: 'haul',
        mood: 'wince',
        outfit: 'suit',
        colours: ['wine', 'charcoal', 'gold', 'black'],
        flip: true,
        signs: ['sweat'],
      }),
      who(-6, 62, {
        pose: 'eat',
        mood: 'sleepy',
        build: 'lady',
        outfit: 'dress',
        colours: ['pink', 'pink', 'white', 'wine'],
        hold: 'popcorn',
        flip: false,
      }),
    ],
  },
  {
    name: 'tanned by the moon',
    at: [2430, 2070],
    quiet: 150,
    things: [what(0, 0, moonTowel, {})],
    actors: [
      who(
        -18,
        4,
        {
          pose: 'sleep',
          mood: 'serene',
          face: ['shades'],
          build: 'tall',
          skin: 'fair',
          outfit: 'trunks',
          colours: ['skin', 'coral', 'gold', 'umber'],
          hair: 'neat',
          hairColour: 'chestnut',
          hat: null,
          flip: false,
          shadow: false,
        },
        { before: 30 },
      ),
      who(190, 40, { pose: 'think', mood: 'shock', build: 'lady', flip: true, signs: ['question'] }),
    ],
  },
  {
    name: 'the end of the ghost story',
    at: [300, 1500],
    quiet: 130,
    actors: [
      who(0, -24, { pose: 'hold', mood: 'menace', build: 'teen', hold: 'lantern', flip: false }),
      who(-92, 20, {
        pose: 'hug',
        mood: 'shock',
        build: 'kid',
        hold: 'plush',
        flip: false,
        signs: ['sweat'],
      }),
      who(-40, 66, {
        pose: 'kneel',
        facing: 'away',
        build: 'kid',
        hair: 'topKnot',
        hairColour: 'ginger',
        outfit: 'pajamas',
        colours: ['yellow', 'yellow', 'white', 'white'],
      }),
      who(56, 70, {
        pose: 'crouch',
        facing: 'away',
        build: 'kid',
        hair: 'buns',
        hairColour: 'blond',
        outfit: 'pajamas',
        colours: ['pink', 'pink', 'white', 'white'],
        flip: true,
      }),
      who(118, 16, { pose: 'run', mood: 'shock', build: 'kid', flip: false, signs: ['speed'] }),
    ],
  },
  {
    name: 'the ball spills over',
    at: [2010, 2426],
    quiet: 190,
    actors: [
      who(-190, -20, {
        facing: 'side',
        pose: 'dance',
        mood: 'serene',
        outfit: 'suit',
        build: 'teen',
        flip: false,
      }),
      who(-128, -18, {
        facing: 'side',
        pose: 'dance',
        mood: 'cute',
        outfit: 'dress',
        build: 'lady',
        flip: true,
      }),
      who(-30, 52, { facing: 'side', pose: 'bow', mood: 'cool', outfit: 'suit', build: 'tall', flip: false }),
      who(66, 56, { pose: 'present', mood: 'cheeky', outfit: 'granny', build: 'elder', flip: true }),
      who(150, -26, { pose: 'dance', mood: 'laugh', outfit: 'chef', build: 'stout', flip: false }),
      who(228, -20, { pose: 'jump', mood: 'joy', outfit: 'pajamas', build: 'toddler', flip: true }),
    ],
  },
  {
    name: 'under the right crowns',
    at: [3440, 2655],
    quiet: 120,
    actors: [
      who(-96, 0, { pose: 'sit', mood: 'star', hold: 'popcorn', build: 'kid', flip: false }),
      who(0, 10, {
        pose: 'sit',
        mood: 'shock',
        hold: 'lantern',
        build: 'teen',
        face: [],
        flip: true,
        signs: ['spark'],
      }),
      who(112, 22, { pose: 'sit', mood: 'asleep', build: 'kid', hat: null, flip: true, signs: ['zzz'] }),
    ],
  },
  {
    name: 'encore',
    at: [330, 2632],
    actors: [
      who(-30, 72, { pose: 'cheer', facing: 'away', build: 'toddler', hat: null, flip: false }),
      who(-150, 40, { pose: 'dance', mood: 'laugh', build: 'kid', flip: false }),
    ],
  },
  {
    name: 'who has seen a unicorn',
    at: [2003, 1995],
    actors: [
      who(176, 40, { pose: 'kneel', facing: 'side', mood: 'star', build: 'kid', hat: null, flip: true }),
    ],
  },
  {
    name: 'too small for the telescope',
    at: [3348, 1338],
    actors: [who(-26, 76, { pose: 'gazeUp', facing: 'away', build: 'toddler', hat: null, flip: false })],
  },
  // behind the moon of the fountain nobody stands
  { name: 'behind the fountain', at: [950, 1560], quiet: 100, actors: [] },
  // lanes and lawns that stay empty, so that what happens beside them is seen
  { name: 'the steps of the palace', at: [1960, 1210], quiet: 90, actors: [] },
  { name: 'under the left crown', at: [2800, 2500], quiet: 150, actors: [] },
];

export function evening(stage: Stage, make: FigureMaker): void {
  for (const scene of EVENING) act(stage, make, SMALL, scene);
}
