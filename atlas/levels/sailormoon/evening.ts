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
    quiet: 110,
    things: [what(0, 0, moonTowel, {})],
    actors: [
      who(
        -4,
        4,
        {
          pose: 'sit',
          mood: 'serene',
          face: ['shades'],
          build: 'stout',
          outfit: 'trunks',
          colours: ['coral', 'white', 'gold', 'umber'],
          hat: 'straw',
          hatColours: ['sand', 'coral'],
          hold: 'cup',
          flip: false,
        },
        { before: 8 },
      ),
      who(160, 20, { pose: 'think', mood: 'shock', build: 'lady', flip: true, signs: ['question'] }),
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
      who(-30, 62, { pose: 'sit', facing: 'back', build: 'kid' }),
      who(46, 62, { pose: 'sit', facing: 'back', build: 'toddler' }),
      who(118, 16, { pose: 'run', mood: 'shock', build: 'kid', flip: false, signs: ['speed'] }),
    ],
  },
  // lanes and lawns that stay empty, so that what happens beside them is seen
  { name: 'the steps of the palace', at: [1960, 1210], quiet: 90, actors: [] },
  { name: 'under the left crown', at: [2800, 2500], quiet: 150, actors: [] },
  { name: 'under the right crown', at: [3660, 2560], quiet: 190, actors: [] },
];

export function evening(stage: Stage, make: FigureMaker): void {
  for (const scene of EVENING) act(stage, make, SMALL, scene);
}
