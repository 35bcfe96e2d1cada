/** What else happens in the valley this afternoon, each scene told here and on no other map. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import type { CreatureSpec } from '../../../creatures/creature';
import type { Swatch } from '../../../core/swatches';
import { tree } from '../../../things/nature/tree';
import { easel } from '../../../things/props/easel';
import { haystack } from '../things/haystack';
import { hive } from '../things/hive';
import { caughtKite, fishTable, snailCourse, snatchedFish } from '../things/pastimes';
import { picnic } from '../things/picnic';
import { soakTub } from '../things/soak-tub';
import { washDay } from '../things/wash-day';

const snail = (colour: Swatch, second: Swatch, mood: 'joy' | 'angry' | 'asleep'): CreatureSpec => ({
  plan: 'bug',
  kind: 'snail',
  colour,
  second,
  mood,
  scale: 0.62,
});

const piglet = (colour: Swatch, second: Swatch, girth: number): CreatureSpec => ({
  plan: 'beast',
  colour,
  second,
  snout: 'pig',
  ears: 'lop',
  tail: 'curl',
  pose: 'walk',
  mood: 'happy',
  leg: 18,
  length: 58,
  girth,
  scale: 0.76,
  flip: true,
});

const duckling = (colour: Swatch, second: Swatch, tall: number): CreatureSpec => ({
  plan: 'bird',
  colour,
  second,
  wingTip: second,
  tall,
  mood: 'cute',
  scale: 0.5,
  flip: true,
});

export const DAY: readonly Act[] = [
  // whoever is to be found before this easel stands a step to its right
  {
    name: 'a view of the valley',
    at: [1570, 1750],
    quiet: 110,
    things: [what(0, 0, easel, { side: 1 })],
    actors: [],
  },
  {
    name: 'lunch goes for a walk',
    at: [1660, 1500],
    quiet: 210,
    things: [what(0, 0, picnic, {})],
    actors: [
      who(
        30,
        4,
        { pose: 'sleep', mood: 'asleep', build: 'stout', flip: true, signs: ['zzz'] },
        { before: 40 },
      ),
      who(-190, 20, { pose: 'crouch', mood: 'shock', build: 'kid', flip: false, signs: ['question'] }),
    ],
  },
  {
    name: 'wash day',
    at: [1376, 2210],
    quiet: 190,
    things: [what(0, 0, washDay, {})],
    actors: [
      who(-246, 20, {
        pose: 'cheer',
        mood: 'shock',
        build: 'stout',
        outfit: 'granny',
        hat: 'bandana',
        hatColours: ['coral', 'coral'],
        flip: false,
        signs: ['bang'],
      }),
      who(146, 70, { pose: 'run', mood: 'shock', build: 'toddler', flip: false, signs: ['sweat'] }),
    ],
  },
  {
    name: 'a muddy guest',
    at: [2850, 1384],
    quiet: 118,
    things: [what(0, 0, soakTub, {}, 50)],
    actors: [
      who(
        0,
        0,
        {
          plan: 'blob',
          body: 'pear',
          colour: 'khaki',
          second: 'umber',
          mood: 'serene',
          arms: 'none',
          limbs: 'none',
          shadow: false,
          scale: 1.5,
          blush: 'coral',
        },
        { lift: 34, before: 6 },
      ),
      who(150, 6, {
        pose: 'lunge',
        mood: 'angry',
        hold: 'broom',
        outfit: 'happi',
        flip: true,
        signs: ['sweat'],
      }),
      who(-150, 20, { pose: 'shy', mood: 'dizzy', outfit: 'happi', flip: false, signs: ['gloom'] }),
    ],
  },
  {
    name: 'catch of the cat',
    at: [2990, 2636],
    quiet: 150,
    things: [what(0, 0, fishTable, {}), what(252, 20, snatchedFish, { lift: 58, size: 0.84 }, 40)],
    actors: [
      who(-10, -62, {
        pose: 'overhead',
        mood: 'shock',
        outfit: 'baker',
        hat: 'hachimaki',
        flip: false,
        signs: ['bang'],
      }),
      who(176, 20, {
        plan: 'beast',
        colour: 'charcoal',
        second: 'white',
        ears: 'cat',
        inner: 'pink',
        tail: 'cat',
        snout: 'cat',
        skull: 'cheeky',
        pose: 'run',
        mood: 'cocky',
        iris: 'lime',
        length: 66,
        girth: 26,
      }),
    ],
  },
  {
    name: 'honey',
    at: [2120, 880],
    quiet: 170,
    things: [what(52, -40, tree, { width: 230, height: 330, leaf: '#4f9350' }), what(0, 10, hive, {})],
    actors: [
      who(-300, 20, { pose: 'run', mood: 'shock', flip: true, signs: ['sweat'] }),
      who(-378, -16, { pose: 'run', mood: 'wince', build: 'kid', flip: true, signs: ['speed'] }),
      who(
        84,
        26,
        {
          plan: 'critter',
          colour: 'wood',
          second: 'sand',
          ears: 'round',
          inner: 'umber',
          snout: 'muzzle',
          girth: 32,
          tall: 36,
          arms: 'belly',
          mood: 'joy',
          tail: 'stub',
        },
        { size: 0.9 },
      ),
    ],
  },
  {
    name: 'a tower for a kite',
    at: [3606, 1010],
    quiet: 130,
    things: [
      what(76, -30, tree, { width: 300, height: 460, leaf: '#3f7f45' }),
      what(6, 4, caughtKite, { lift: 372 }, 60),
    ],
    actors: [
      who(-50, 0, { pose: 'hips', mood: 'wince', build: 'brawny', flip: false, signs: ['sweat'] }),
      who(-50, 0, { pose: 'gazeUp', mood: 'worried', build: 'kid', flip: false }, { lift: 154, before: 4 }),
      who(-46, 0, { pose: 'cheer', mood: 'grin', build: 'toddler', flip: false }, { lift: 282, before: 8 }),
      who(-156, 26, { pose: 'point', mood: 'sad', build: 'kid', flip: false, signs: ['tear'] }),
    ],
  },
  {
    name: 'a farm goes for a walk',
    at: [1980, 1040],
    quiet: 150,
    actors: [
      who(-196, 0, {
        pose: 'walk',
        mood: 'serene',
        hold: 'basket',
        hat: 'straw',
        hatColours: ['cream', 'cobalt'],
        outfit: 'overalls',
        flip: true,
      }),
      who(-108, 6, piglet('pink', 'blush', 34)),
      who(-28, 0, piglet('blush', 'white', 32)),
      who(52, 8, piglet('peach', 'cream', 30)),
      who(132, 0, piglet('rose', 'pink', 28)),
      who(212, 8, piglet('silver', 'white', 27)),
    ],
  },
  {
    name: 'right of way',
    at: [1226, 2640],
    quiet: 130,
    actors: [
      who(150, -10, {
        pose: 'present',
        mood: 'stern',
        hold: ['flag', 'yellow'],
        hat: 'cap',
        hatColours: ['navy', 'white'],
        outfit: 'captain',
        colours: ['navy', 'navy', 'gold', 'black'],
        build: 'stout',
        flip: true,
      }),
      who(-190, 4, { pose: 'hips', mood: 'angry', hold: 'suitcase', flip: false, signs: ['anger'] }),
      who(-70, 16, {
        plan: 'bird',
        colour: 'white',
        second: 'orange',
        tall: 46,
        mood: 'cocky',
        scale: 0.86,
        flip: true,
      }),
      who(-14, 24, duckling('yellow', 'gold', 44)),
      who(28, 14, duckling('blond', 'white', 40)),
      who(70, 26, duckling('gold', 'yellow', 42)),
    ],
  },
  {
    name: 'the snail derby',
    at: [1590, 1296],
    quiet: 230,
    things: [what(0, 0, snailCourse, {}, -90)],
    actors: [
      who(60, -52, snail('coral', 'cream', 'angry')),
      who(-96, 0, snail('sky', 'white', 'asleep')),
      who(142, 52, snail('gold', 'peach', 'joy')),
      who(-70, -124, { pose: 'cheer', mood: 'joy', build: 'kid', flip: false }),
      who(40, -120, { pose: 'point', mood: 'laugh', build: 'kid', flip: true }),
      who(-236, 10, { pose: 'crouch', mood: 'sad', build: 'kid', flip: false, signs: ['tear'] }),
      who(292, 40, { pose: 'crouch', mood: 'star', build: 'kid', flip: true }),
    ],
  },
  {
    name: 'a lesson ends',
    at: [250, 2080],
    quiet: 150,
    things: [what(0, 0, haystack, {})],
    actors: [
      who(176, 12, { pose: 'point', mood: 'laugh', build: 'kid', flip: true }),
      who(252, 40, { pose: 'cheer', mood: 'laugh', flip: true }),
      who(-152, 16, {
        pose: 'think',
        mood: 'stern',
        build: 'elder',
        outfit: 'granny',
        flip: false,
        signs: ['question'],
      }),
    ],
  },
];
