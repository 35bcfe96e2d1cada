/** What leads to what in the fortress city: a cut cable, a letter and all who still wait behind it, a morning that began too late. */
import { what, who } from '../../stage/act';
import type { Act } from '../../stage/act';
import { cutCable } from './things/cut-cable';

export const CHAINS: readonly Act[] = [
  // the cable lies cut on the quay: who did it, who saw it, who mends it, who is in the dark now
  {
    name: 'cable cut',
    at: [2666, 1700],
    quiet: 200,
    things: [what(0, -10, cutCable, {})],
    actors: [
      who(-158, -6, { pose: 'point', mood: 'angry', facing: 'side', build: 'stout', signs: ['anger'] }),
      who(152, -16, {
        pose: 'slouch',
        mood: 'worried',
        build: 'brawny',
        flip: true,
        hold: 'axe',
        signs: ['sweat'],
      }),
      who(-92, 84, { pose: 'kneel', mood: 'wince', build: 'teen', flip: false, hold: 'wrench' }),
      who(104, 92, { pose: 'overhead', mood: 'stern', build: 'kid', flip: true, hold: 'lantern' }),
      who(240, 50, { pose: 'stumble', mood: 'shock', build: 'lady', flip: true, signs: ['bang'] }),
    ],
  },
  // the first has her letter out at last; behind him the next three already hold what they brought, and two look on
  {
    name: 'roof letter',
    at: [3150, 2200],
    quiet: 230,
    actors: [
      who(-46, 0, {
        pose: 'bow',
        facing: 'side',
        hold: 'letter',
        mood: 'worried',
        build: 'teen',
        signs: ['sweat'],
      }),
      who(66, 0, { pose: 'shy', mood: 'shock', build: 'lady', flip: true, signs: ['heart'] }),
      who(-160, 26, { pose: 'present', facing: 'side', hold: 'bouquet', mood: 'star', build: 'stout' }),
      who(-246, 44, { pose: 'hold', facing: 'side', hold: 'gift', mood: 'sleepy', build: 'tall' }),
      who(-336, 60, { pose: 'gazeUp', mood: 'cool', hold: 'plush', build: 'teen', flip: false }),
      who(-440, 76, {
        pose: 'run',
        mood: 'wince',
        hold: 'balloon',
        build: 'kid',
        flip: false,
        signs: ['dust'],
      }),
      who(192, 96, { pose: 'crouch', facing: 'side', mood: 'cheeky', build: 'kid', flip: true }),
      who(256, 70, { pose: 'sneak', facing: 'side', mood: 'grin', hold: 'camera', build: 'kid', flip: true }),
    ],
  },
  // nobody else stands among those who wait
  { name: 'room to wait', at: [2890, 2230], quiet: 170, actors: [] },
  // late, breakfast in the hand, and somebody comes round the corner
  {
    name: 'late for school',
    at: [2250, 2560],
    quiet: 130,
    actors: [
      who(-112, 0, {
        pose: 'run',
        facing: 'side',
        mood: 'shock',
        hold: 'taiyaki',
        build: 'teen',
        outfit: 'sailor',
        flip: false,
        signs: ['speed'],
      }),
      who(104, 10, { pose: 'stumble', mood: 'dizzy', build: 'tall', flip: true, signs: ['bang'] }),
      who(196, -96, {
        pose: 'point',
        facing: 'side',
        mood: 'stern',
        build: 'lady',
        outfit: 'suit',
        face: ['glasses'],
        flip: true,
      }),
    ],
  },
];
