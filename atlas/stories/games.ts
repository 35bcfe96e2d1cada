/** Stories of play, sport and show. */
import { plank, rope, smallTable } from '../things/props/gear';
import { balls, hopscotch, kite } from '../things/props/pastimes';
import { barrel, crate } from '../things/props/containers';
import { lost } from '../things/props/lost';
import { waitingDog } from './animals';
import { animal, anyLeft, anyRight, hanging, left, prop, right, story } from './story';
import type { Story } from './story';

export const GAMES = {
  tugOfWar: story(
    [
      right(-112, 0, 'haul', 'angry', { signs: ['sweat'] }),
      right(-212, 8, 'haul', 'wince'),
      left(112, 0, 'haul', 'grin'),
      left(212, 8, 'haul', 'wince', { signs: ['sweat'] }),
      right(0, -64, 'cheer', 'joy', { hold: 'flag' }),
    ],
    [hanging(0, 0, -8, rope, { length: 460, z: 60 })],
  ),
  armWrestling: story(
    [
      right(-72, 0, 'wrestle', 'angry', { signs: ['sweat'] }),
      left(72, 0, 'wrestle', 'grin', { build: 'brawny' }),
      anyRight(-137, -34, 'cheer', 'joy'),
      anyLeft(139, -38, 'cheer', 'laugh'),
    ],
    [prop(0, 4, barrel, { material: '#a8703f', lid: '#d9b88a' })],
  ),
  hideAndSeek: story(
    [
      left(-151, 0, 'shy', 'serene', { facing: 'back', build: 'kid' }),
      right(42, -34, 'crouch', 'cheeky', { build: 'kid' }),
      right(137, 10, 'sneak', 'cheeky', { build: 'kid' }),
    ],
    [prop(46, 12, crate, { stack: 1 }), prop(-206, -14, crate, { stack: 3 })],
  ),
  catchBall: story(
    [right(-130, 0, 'lunge', 'joy', { build: 'kid' }), left(130, 0, 'jump', 'joy', { build: 'kid' })],
    [hanging(12, 0, -2, balls, { at: [[0, 128]], r: 18 })],
  ),
  ballInFace: story(
    [
      right(-121, 0, 'lunge', 'laugh'),
      left(77, 0, 'stumble', 'dizzy', { signs: ['spark'] }),
      anyLeft(-12, -60, 'cheer', 'shock', { signs: ['bang'] }),
    ],
    [hanging(26, 0, 20, balls, { at: [[0, 112]], r: 18, colours: ['#f2efe6'] })],
  ),
  hopscotch: story(
    [
      right(-51, -6, 'jump', 'joy', { build: 'kid' }),
      left(130, 36, 'sit', 'smile', { build: 'kid' }),
      right(-176, 10, 'hips', 'cheeky', { build: 'kid' }),
    ],
    [prop(0, 0, hopscotch, { aloft: true, layer: -1 })],
  ),
  kiteFlyer: story(
    [
      right(-46, 0, 'gazeUp', 'joy', { build: 'kid' }),
      right(-135, 14, 'cheer', 'star', { build: 'toddler' }),
    ],
    [hanging(-6, 0, -4, kite, {})],
  ),
  umbrellaDuel: story([
    right(-112, 0, 'lunge', 'cocky', { hold: ['umbrella', 'red'] }),
    left(112, 0, 'lunge', 'angry', { hold: ['umbrella', 'cobalt'] }),
    anyLeft(9, -80, 'cheer', 'joy'),
  ]),
  duelOfMops: story([
    right(-84, 0, 'fight', 'grin', { hold: 'broom', build: 'kid' }),
    left(84, 0, 'fight', 'cocky', { hold: 'broom', build: 'kid' }),
    left(169, -30, 'hips', 'angry', { signs: ['anger'] }),
  ]),
  boardGame: story(
    [
      right(-77, 0, 'think', 'cool', { signs: ['sweat'] }),
      left(77, 0, 'hips', 'asleep', { build: 'elder', signs: ['zzz'] }),
      anyLeft(12, -62, 'think', 'calm'),
    ],
    [prop(0, 8, smallTable, { top: 'board', cloth: '#6f8f5f' })],
  ),
  trickWithCards: story([
    right(-51, 0, 'present', 'cocky', { hold: 'pokerCards', signs: ['spark'] }),
    left(65, 4, 'cheer', 'star'),
    left(142, -22, 'think', 'cool', { signs: ['question'] }),
  ]),
  snowballs: story(
    [
      right(-148, 0, 'lunge', 'laugh', { build: 'kid' }),
      left(116, -8, 'run', 'wince', { build: 'kid', signs: ['sweat'] }),
      left(146, 50, 'crouch', 'grin', { build: 'kid' }),
    ],
    [
      hanging(0, 0, 4, balls, {
        at: [
          [-62, 108],
          [-4, 132],
          [48, 96],
        ],
        r: 12,
        colours: ['#fdfaf2'],
      }),
    ],
  ),
  fetchDog: story([animal(77, 6, waitingDog), right(-51, 0, 'overhead', 'joy', { hold: 'bone' })], []),
  plankCarriers: story(
    [
      right(97, 0, 'shoulder', 'calm', { build: 'teen' }),
      right(-97, 0, 'shoulder', 'worried', { build: 'teen', signs: ['sweat'] }),
      left(227, 10, 'stumble', 'shock', { signs: ['bang'] }),
    ],
    [hanging(0, 0, 3, plank, { length: 380, z: 82 })],
  ),
  musicAndDance: story([
    right(-81, 0, 'hold', 'serene', { hold: 'guitar', signs: ['note'] }),
    right(30, 4, 'dance', 'joy'),
    left(130, -4, 'dance', 'happy', { signs: ['note'] }),
    anyLeft(77, -62, 'cheer', 'joy'),
  ]),
  streetBand: story([
    right(-90, 0, 'hold', 'happy', { hold: 'violin' }),
    right(0, -14, 'hold', 'wink', { hold: 'drum', signs: ['note'] }),
    left(93, 0, 'eat', 'serene', { hold: 'flute' }),
  ]),
  badSinger: story([
    right(-70, 0, 'eat', 'joy', { hold: 'microphone', signs: ['note'] }),
    left(51, 0, 'bow', 'wince', { signs: ['sweat'] }),
    right(137, -20, 'run', 'wince', { signs: ['speed'] }),
  ]),
  twirlingStars: story([
    right(0, 0, 'overhead', 'star', { hold: 'sparkler' }),
    left(81, 10, 'jump', 'joy', { build: 'kid', hold: 'sparkler' }),
  ]),
  strongMan: story(
    [
      right(0, 0, 'overhead', 'grin', { build: 'brawny', hold: 'crate', signs: ['sweat'] }),
      left(107, 0, 'cheer', 'star', { signs: ['heart'] }),
      right(-102, 6, 'overhead', 'wince', { build: 'kid', signs: ['sweat'] }),
    ],
    [prop(-160, 40, lost, { what: 'splinters' })],
  ),
  pyramid: story([
    right(-70, 0, 'kneel', 'wince', { signs: ['sweat'] }),
    right(0, 16, 'kneel', 'grin'),
    left(72, 0, 'kneel', 'dizzy'),
    left(153, -26, 'present', 'joy', { hold: 'camera' }),
  ]),
} as const satisfies Record<string, Story>;
