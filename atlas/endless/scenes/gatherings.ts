/** Large scenes of song, tales and love: somebody performs, and a half circle listens, some of it with its back to us. */
import { waitingDog } from '../../stories/animals';
import { animal, anyLeft, anyRight, left, prop, right } from '../../stories/story';
import { crate } from '../../things/props/containers';
import { smallTable } from '../../things/props/gear';
import { lost } from '../../things/props/lost';
import { tripod } from '../../things/props/pastimes';
import { lifted, spectacle } from './spectacle';
import type { Spectacle } from './spectacle';

export const GATHERINGS = {
  concert: spectacle(
    [
      right(-96, -30, 'hold', 'serene', { hold: 'guitar', signs: ['note'] }),
      lifted(right(0, -24, 'eat', 'joy', { hold: 'microphone', signs: ['note'] }), 46),
      left(98, -30, 'hold', 'wink', { hold: 'drum' }),
      right(-214, 30, 'dance', 'joy', { facing: 'side' }),
      left(214, 24, 'dance', 'happy'),
      left(296, -10, 'bow', 'wince', { signs: ['sweat'] }),
      right(-74, 104, 'sit', 'joy', { facing: 'back' }),
      anyRight(16, 112, 'sit', 'joy', { facing: 'away', build: 'kid' }),
      left(96, 104, 'cheer', 'joy', { facing: 'back', build: 'kid' }),
    ],
    [prop(0, -26, crate, { stack: 1 })],
    { glow: 300 },
  ),
  tales: spectacle(
    [
      right(0, -40, 'talk', 'grin', { build: 'elder', face: ['longBeard'], hold: 'staff' }),
      right(-106, -20, 'sit', 'shock', { build: 'kid', facing: 'side' }),
      right(-158, 60, 'sit', 'star', { build: 'kid', facing: 'side' }),
      right(-66, 96, 'sit', 'joy', { build: 'kid', facing: 'away' }),
      left(20, 108, 'sit', 'joy', { build: 'toddler', facing: 'back' }),
      left(98, 88, 'sit', 'asleep', { build: 'kid', signs: ['zzz'] }),
      left(140, -8, 'sit', 'worried', { build: 'kid', facing: 'side' }),
      left(216, -34, 'hips', 'happy', { build: 'lady' }),
      animal(206, 70, waitingDog),
    ],
    [],
    { glow: 300 },
  ),
  ghostStory: spectacle(
    [
      right(0, -50, 'hold', 'grin', { hold: 'lantern', signs: ['gloom'] }),
      right(-104, -10, 'hug', 'shock', { signs: ['sweat'] }),
      right(-176, 46, 'sit', 'shock', { facing: 'side' }),
      right(-64, 100, 'sit', 'joy', { facing: 'away' }),
      left(64, 100, 'sit', 'joy', { facing: 'back', build: 'kid' }),
      left(118, -14, 'shy', 'worried', { build: 'kid', signs: ['bang'] }),
      left(192, 40, 'sit', 'asleep', { signs: ['zzz'] }),
      left(266, -24, 'run', 'wince', { build: 'kid', signs: ['speed'] }),
    ],
    [prop(0, 20, smallTable, { top: 'orb', cloth: '#5f4a8f' })],
    { only: 'dark', glow: 340 },
  ),
  wedding: spectacle(
    [
      right(-34, 0, 'hug', 'serene', { signs: ['heart'] }),
      left(36, 8, 'hug', 'happy', { hold: 'bouquet' }),
      right(0, -84, 'cheer', 'joy', { hold: 'book', build: 'elder' }),
      right(-140, 24, 'present', 'joy', { hold: 'flower', facing: 'side' }),
      right(-214, -18, 'shy', 'sad', { face: ['tears'] }),
      left(146, 30, 'hold', 'star', { hold: 'gift', build: 'kid' }),
      left(220, -14, 'hold', 'serene', { hold: 'violin', signs: ['note'] }),
      right(-330, 24, 'bow', 'cool', { facing: 'side' }),
      left(300, 24, 'slouch', 'asleep', { signs: ['zzz'] }),
    ],
    [prop(-262, 34, tripod, {})],
  ),
  fortune: spectacle(
    [
      right(-84, -10, 'talk', 'serene', { signs: ['spark'] }),
      left(86, 0, 'cheer', 'shock', { signs: ['bang'] }),
      left(172, 22, 'walk', 'worried', { facing: 'side' }),
      left(252, -2, 'think', 'sleepy', { facing: 'side' }),
      left(330, 22, 'hips', 'angry', { signs: ['anger'] }),
      right(-176, 24, 'sneak', 'cocky', { face: ['mask'] }),
      anyLeft(10, -96, 'gazeUp', 'laugh', { build: 'kid' }),
    ],
    [prop(0, 10, smallTable, { top: 'orb', cloth: '#5f4a8f' })],
    { glow: 260 },
  ),
  cardTrick: spectacle(
    [
      right(-20, -10, 'present', 'cocky', { hold: 'pokerCards', signs: ['spark'] }),
      right(-116, 10, 'sneak', 'cheeky', { face: ['mask'] }),
      left(84, 20, 'cheer', 'star'),
      left(160, -14, 'think', 'cool', { signs: ['question'] }),
      right(-196, -20, 'kneel', 'sad', { signs: ['gloom'] }),
      left(236, 24, 'hold', 'shock', { hold: 'bag' }),
      right(10, 104, 'sit', 'joy', { facing: 'back', build: 'kid' }),
    ],
    [prop(-146, 66, lost, { what: 'coins' })],
  ),
  roundDance: spectacle(
    [
      right(-140, -20, 'dance', 'joy', { facing: 'side' }),
      right(-74, -66, 'dance', 'laugh'),
      left(24, -92, 'dance', 'happy', { signs: ['note'] }),
      left(104, -56, 'dance', 'joy'),
      left(146, 8, 'dance', 'laugh', { facing: 'side' }),
      right(-104, 58, 'dance', 'joy', { facing: 'away' }),
      left(78, 74, 'dance', 'joy', { facing: 'back' }),
      right(-10, 4, 'hold', 'wink', { hold: 'drum', build: 'elder' }),
    ],
    [],
    { glow: 320 },
  ),
} as const satisfies Record<string, Spectacle>;
