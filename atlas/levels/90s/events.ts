/** What happens at the boxes and the shops of level 5: a call from door to door, too many for one photograph, tapes nobody wound back. */
import { who } from '../../stage/act';
import type { Act } from '../../stage/act';

export const EVENTS: readonly Act[] = [
  // they ring each other up, wall to wall, and whoever waits has heard it all
  {
    name: 'call next door',
    at: [1610, 664],
    quiet: 130,
    actors: [
      who(-62, 0, {
        pose: 'talk',
        facing: 'side',
        mood: 'laugh',
        build: 'lady',
        flip: false,
        signs: ['heart'],
      }),
      who(62, 0, { pose: 'talk', facing: 'side', mood: 'joy', build: 'teen', flip: true, signs: ['bubble'] }),
      who(150, 46, { pose: 'hips', mood: 'angry', build: 'stout', flip: true, signs: ['anger'] }),
      who(226, 40, { pose: 'gazeUp', mood: 'sleepy', build: 'tall', flip: true }),
      who(300, 52, { pose: 'sit', mood: 'asleep', build: 'elder', flip: true, signs: ['zzz'] }),
    ],
  },
  // the third pushes, the fourth films it, the one who got out first has the strip
  {
    name: 'a class in one booth',
    at: [1900, 664],
    quiet: 110,
    actors: [
      who(-10, -6, {
        pose: 'push',
        facing: 'side',
        mood: 'wince',
        build: 'kid',
        flip: false,
        signs: ['sweat'],
      }),
      who(-78, 6, { pose: 'push', facing: 'side', mood: 'angry', build: 'stout', flip: false }),
      who(-150, 16, { pose: 'run', facing: 'side', mood: 'joy', build: 'kid', flip: false }),
      who(120, 10, { pose: 'overhead', mood: 'star', build: 'teen', flip: true, hold: 'paper' }),
      who(186, 44, { pose: 'crouch', facing: 'side', mood: 'laugh', build: 'kid', flip: true }),
    ],
  },
  // somebody is on the strip who was not in the booth
  {
    name: 'one more on the strip',
    at: [3440, 786],
    quiet: 120,
    actors: [
      who(0, 0, { pose: 'hold', mood: 'shock', build: 'lady', flip: false, hold: 'paper', signs: ['bang'] }),
      who(-84, 20, { pose: 'gazeUp', facing: 'side', mood: 'shock', build: 'kid', flip: false }),
      who(-180, 26, {
        pose: 'run',
        facing: 'side',
        mood: 'wince',
        build: 'stout',
        flip: true,
        signs: ['sweat'],
      }),
      who(92, -10, {
        plan: 'blob',
        body: 'ghost',
        colour: 'white',
        mood: 'wink',
        blush: 'rose',
        arms: 'up',
        air: 22,
        scale: 1.1,
      }),
    ],
  },
  // be kind, rewind: he was not, so he winds now, and behind him come those with the rest
  {
    name: 'wound back by hand',
    at: [1200, 700],
    quiet: 130,
    actors: [
      who(-90, 0, {
        pose: 'point',
        facing: 'side',
        mood: 'angry',
        build: 'tall',
        outfit: 'vest',
        flip: false,
        signs: ['anger'],
      }),
      who(0, 16, {
        pose: 'crouch',
        mood: 'worried',
        build: 'kid',
        flip: true,
        hold: 'brush',
        signs: ['sweat'],
      }),
      who(96, 6, {
        pose: 'carry',
        facing: 'side',
        mood: 'sleepy',
        build: 'elder',
        flip: true,
        hold: 'crate',
      }),
      who(176, 22, {
        pose: 'carry',
        facing: 'side',
        mood: 'wince',
        build: 'teen',
        flip: true,
        hold: 'crate',
      }),
    ],
  },
  // two to one stick as thick as a lamp post; the third has the coin
  {
    name: 'no coin left',
    at: [3122, 2476],
    quiet: 190,
    actors: [
      who(-40, -40, { pose: 'gazeUp', facing: 'away', mood: 'star', build: 'kid', flip: false }),
      who(40, 0, { pose: 'sit', mood: 'sad', build: 'kid', flip: false, signs: ['tear'] }),
      who(-70, 60, { pose: 'present', mood: 'cheeky', build: 'teen', flip: false, hold: 'bag' }),
      who(46, 110, { pose: 'jump', mood: 'angry', build: 'stout', flip: true, signs: ['anger'] }),
    ],
  },
];
