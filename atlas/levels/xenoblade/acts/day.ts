/** What else people do on two giants, each scene told here and on no other map. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import { beach, iceHole, sledge, snowTitan } from '../things/snow-play';
import { folkCannon, stewPot, tooLarge } from '../things/village-play';

export const DAY: readonly Act[] = [
  {
    name: 'the one below',
    at: [2990, 1566],
    quiet: 200,
    things: [what(10, 0, iceHole, {}, -120)],
    actors: [
      who(-262, 6, {
        pose: 'sit',
        mood: 'calm',
        hold: 'rod',
        hat: 'beanie',
        hatColours: ['coral', 'cream'],
        flip: false,
      }),
      who(236, 34, { pose: 'point', mood: 'shock', build: 'kid', flip: true, signs: ['bang'] }),
      who(250, -60, { pose: 'cheer', mood: 'shock', flip: true }),
    ],
  },
  {
    name: 'its portrait in snow',
    at: [3600, 1180],
    quiet: 150,
    things: [what(0, 0, snowTitan, {})],
    actors: [
      who(-128, 14, { pose: 'push', mood: 'joy', build: 'kid', flip: false }),
      who(134, 22, { pose: 'hips', mood: 'cocky', build: 'kid', flip: true }),
      who(-190, 40, { pose: 'gazeUp', mood: 'star', build: 'toddler', flip: false }),
    ],
  },
  {
    name: 'nearly a stop',
    at: [2560, 1652],
    quiet: 150,
    things: [what(0, 0, sledge, {})],
    actors: [
      who(-70, 0, { pose: 'sit', mood: 'shock', build: 'teen', flip: false }, { lift: 26, before: 14 }),
      who(-4, 0, { pose: 'sit', mood: 'wince', build: 'kid', flip: false }, { lift: 26, before: 15 }),
      who(58, 0, { pose: 'cheer', mood: 'joy', build: 'toddler', flip: false }, { lift: 30, before: 16 }),
      who(-230, 16, { pose: 'haul', mood: 'angry', flip: false, signs: ['sweat'] }),
    ],
  },
  {
    name: 'summer somewhere',
    at: [2590, 1176],
    quiet: 190,
    things: [what(0, 0, beach, {})],
    actors: [
      who(
        -88,
        10,
        {
          pose: 'sleep',
          mood: 'cool',
          outfit: 'trunks',
          colours: ['coral', 'white', 'gold', 'umber'],
          hat: 'straw',
          hatColours: ['sand', 'teal'],
          face: ['shades'],
          build: 'kid',
          flip: false,
          shadow: false,
        },
        { before: 60 },
      ),
      who(-186, 10, {
        pose: 'shy',
        mood: 'dizzy',
        outfit: 'poncho',
        hat: 'beanie',
        hatColours: ['coral', 'cream'],
        flip: false,
        signs: ['gloom'],
      }),
      who(-252, -20, { pose: 'think', mood: 'shock', outfit: 'poncho', flip: false, signs: ['question'] }),
    ],
  },
  {
    name: 'a short way across',
    at: [2370, 2436],
    quiet: 130,
    things: [what(0, 0, folkCannon, {})],
    actors: [
      who(-150, -70, {
        plan: 'critter',
        colour: 'peach',
        second: 'white',
        ears: 'lop',
        inner: 'white',
        snout: 'cat',
        girth: 33,
        tall: 38,
        mood: 'grin',
        arms: 'up',
      }),
      who(60, 84, {
        plan: 'critter',
        colour: 'mint',
        second: 'cream',
        ears: 'elephant',
        inner: 'blush',
        snout: 'mouse',
        girth: 31,
        tall: 38,
        mood: 'wince',
        arms: 'belly',
      }),
    ],
  },
  {
    name: 'the stew looks back',
    at: [2712, 2576],
    quiet: 150,
    things: [what(0, 0, stewPot, {})],
    actors: [
      who(106, -74, {
        pose: 'stumble',
        mood: 'shock',
        outfit: 'chef',
        colours: ['white', 'cream', 'coral', 'umber'],
        flip: false,
        signs: ['bang'],
      }),
      who(232, -42, { pose: 'hug', mood: 'worried', build: 'kid', hold: 'plush', flip: true }),
    ],
  },
  {
    name: 'too large a guest',
    at: [3076, 2222],
    quiet: 150,
    things: [what(0, 0, tooLarge, { size: 1.35 }, 20)],
    actors: [
      who(-112, 16, {
        plan: 'critter',
        colour: 'sky',
        second: 'white',
        ears: 'lop',
        inner: 'white',
        snout: 'cat',
        girth: 33,
        tall: 40,
        mood: 'laugh',
        arms: 'wave',
      }),
      who(116, 16, { pose: 'haul', mood: 'wince', build: 'kid', flip: false, signs: ['sweat'] }),
    ],
  },
  // and nobody stands before them
  { name: 'before the ice', at: [2990, 1668], quiet: 170, actors: [] },
  { name: 'before the hole', at: [2800, 1672], quiet: 160, actors: [] },
  { name: 'before the beach', at: [2600, 1246], quiet: 130, actors: [] },
  { name: 'before the slope', at: [2760, 1486], quiet: 140, actors: [] },
];
