/** Large scenes in which something goes wrong: who did it, whom it happens to, and who laughs. */
import { cat, hen, pup, waitingDog } from '../../stories/animals';
import { animal, anyLeft, hanging, left, prop, right } from '../../stories/story';
import { crate } from '../../things/props/containers';
import { parcels, treasure } from '../../things/props/gear';
import { lost } from '../../things/props/lost';
import { lostBalloon, tripod } from '../../things/props/pastimes';
import { canvas } from '../things/canvas';
import { lifted, spectacle } from './spectacle';
import type { Spectacle } from './spectacle';

export const MISHAPS = {
  spoiltPhoto: spectacle(
    [
      right(-262, 10, 'bow', 'cool', { facing: 'side' }),
      left(-56, 10, 'hips', 'smile', { build: 'lady' }),
      left(24, 0, 'hug', 'happy', { signs: ['heart'] }),
      right(104, 10, 'sneeze', 'wince', { signs: ['bang'] }),
      left(64, -66, 'cheer', 'cheeky', { build: 'tall' }),
      left(-20, -70, 'jump', 'cheeky', { signs: ['spark'] }),
      left(186, -10, 'run', 'shock', { build: 'kid', signs: ['speed'] }),
      animal(150, 78, pup),
      right(-338, -26, 'point', 'angry', { signs: ['anger'] }),
    ],
    [prop(-188, 14, tripod, {})],
  ),
  hensLoose: spectacle([
    animal(40, 60, hen),
    animal(176, -40, hen),
    lifted(animal(-126, 2, hen), 134),
    right(-126, 0, 'stand', 'dizzy', { signs: ['sweat'] }),
    right(-32, 30, 'stumble', 'grin', { signs: ['speed'] }),
    left(118, 24, 'crouch', 'joy', { hold: 'basket' }),
    left(250, -6, 'run', 'angry', { hold: 'net', signs: ['anger'] }),
    right(-232, -14, 'hips', 'angry', { build: 'stout' }),
    left(40, -72, 'cheer', 'laugh', { build: 'kid' }),
  ]),
  falseTreasure: spectacle(
    [
      right(-128, 6, 'overhead', 'star', { hold: 'pickaxe', signs: ['spark'] }),
      left(128, 6, 'cheer', 'joy', { hold: 'map' }),
      left(22, -84, 'kneel', 'star'),
      right(-252, -18, 'sneak', 'cocky', { face: ['mask'], hold: 'bag' }),
      right(-334, 20, 'sneak', 'cheeky', { face: ['mask'] }),
      left(232, -26, 'point', 'shock', { signs: ['bang'] }),
      animal(216, 70, waitingDog),
    ],
    [prop(0, 10, treasure, {}), prop(-296, 66, crate, { stack: 1 })],
  ),
  fallingPresents: spectacle(
    [
      right(-30, 0, 'stumble', 'shock', { signs: ['bang'] }),
      right(-146, -10, 'carry', 'wince', { hold: 'gift' }),
      left(150, 8, 'present', 'joy', { build: 'kid' }),
      left(226, -20, 'cheer', 'star', { build: 'kid' }),
      left(62, -78, 'shy', 'shock', { signs: ['sweat'] }),
      right(-236, 26, 'point', 'laugh'),
      animal(104, 92, cat),
    ],
    [
      prop(62, 14, parcels, { count: 5 }),
      prop(8, 74, parcels, { count: 2 }),
      prop(-90, 62, parcels, { count: 1 }),
    ],
  ),
  paintedSleeper: spectacle(
    [
      right(0, 30, 'sleep', 'asleep', { face: ['whiskers', 'paint'], signs: ['zzz'] }),
      right(-106, -8, 'crouch', 'cheeky', { hold: 'brush', build: 'kid' }),
      left(96, -18, 'crouch', 'laugh', { hold: 'brush', build: 'kid' }),
      left(176, 22, 'shy', 'laugh', { build: 'kid' }),
      right(-10, -74, 'bow', 'grin', { hold: 'phone' }),
      right(-204, 6, 'hips', 'angry', { signs: ['anger'] }),
      left(254, -24, 'think', 'worried', { signs: ['question'] }),
    ],
    [],
  ),
  balloonsGone: spectacle(
    [
      right(-10, 0, 'gazeUp', 'sad', { build: 'kid', face: ['tears'], signs: ['gloom'] }),
      right(-112, -10, 'hold', 'worried', { hold: ['balloon', 'red'], off: ['balloon', 'gold'] }),
      left(110, 6, 'jump', 'shock', { build: 'tall' }),
      left(196, -30, 'gazeUp', 'shock'),
      right(-196, 24, 'point', 'joy', { facing: 'side' }),
      left(268, 16, 'gazeUp', 'star', { build: 'kid', facing: 'away' }),
      animal(60, 78, pup),
    ],
    [hanging(66, 0, -4, lostBalloon, {})],
  ),
  cakeThief: spectacle(
    [
      right(170, 0, 'run', 'cocky', { hold: 'meat', face: ['mask'], signs: ['speed'] }),
      animal(84, 40, pup),
      right(-12, 0, 'run', 'angry', { hold: 'fan', signs: ['anger'] }),
      right(-104, 24, 'stumble', 'shock'),
      right(-196, -10, 'run', 'worried', { hold: 'broom' }),
      right(-290, 20, 'cheer', 'shock', { build: 'elder', signs: ['bang'] }),
      left(276, -30, 'jump', 'shock', { signs: ['bang'] }),
      left(60, -90, 'point', 'laugh', { build: 'kid' }),
    ],
    [prop(-60, 70, lost, { what: 'sausages' }), prop(-236, 76, lost, { what: 'apples' })],
  ),
  catRescue: spectacle(
    [
      right(0, 0, 'stand', 'wince', { build: 'brawny', signs: ['sweat'] }),
      lifted(right(0, 2, 'stand', 'worried', { build: 'stout' }), 146, 8),
      lifted(right(0, 4, 'overhead', 'star', { build: 'kid', hold: 'cat', signs: ['spark'] }), 276, 12),
      right(-110, 20, 'present', 'worried', { signs: ['sweat'] }),
      left(112, 24, 'cheer', 'joy', { face: ['tears'] }),
      left(196, -16, 'gazeUp', 'shock'),
      anyLeft(-196, -16, 'cheer', 'laugh', { facing: 'side', build: 'kid' }),
    ],
    [],
  ),
  paintersQuarrel: spectacle(
    [
      right(-196, 0, 'present', 'cool', { hold: 'brush', facing: 'side' }),
      right(-262, 50, 'present', 'wince', { hold: 'brush', facing: 'side', build: 'kid' }),
      left(62, 0, 'dance', 'serene', { signs: ['sweat'] }),
      right(-40, -88, 'think', 'laugh'),
      left(188, 26, 'hips', 'angry', { signs: ['anger'] }),
      left(264, -14, 'shy', 'sad', { hold: 'paper' }),
      animal(112, 92, waitingDog),
    ],
    [prop(-128, 10, canvas, {}), prop(-196, 66, canvas, {})],
  ),
} as const satisfies Record<string, Spectacle>;
