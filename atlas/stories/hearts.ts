/** Stories of love, friendship and talk. */
import { easel } from '../things/props/easel';
import { smallTable, treasure } from '../things/props/gear';
import { lost } from '../things/props/lost';
import { tripod } from '../things/props/pastimes';
import { bench } from '../things/props/furniture';
import { picnic } from '../things/fair/picnic';
import { waitingDog } from './animals';
import { animal, anyLeft, anyRight, left, prop, right, story } from './story';
import type { Story } from './story';

export const HEARTS = {
  proposal: story([
    right(-53, 0, 'propose', 'star', { hold: 'flower', signs: ['heart'] }),
    left(58, 0, 'shy', 'shock', { signs: ['bang'] }),
    anyLeft(155, -30, 'cheer', 'joy'),
  ]),
  refusedFlowers: story([
    right(-60, 0, 'present', 'sad', { hold: 'bouquet', signs: ['gloom'] }),
    right(90, 0, 'walk', 'angry', { signs: ['anger'] }),
  ]),
  loveLetter: story([
    right(-58, 0, 'bow', 'wince', { hold: 'letter', signs: ['heart'] }),
    left(65, 0, 'shy', 'joy', { signs: ['sweat'] }),
    right(-148, -36, 'sneak', 'cheeky'),
  ]),
  secretAdmirer: story(
    [
      right(-116, 0, 'shy', 'star', { hold: 'letter', signs: ['heart'] }),
      right(81, 0, 'sit', 'calm', { hold: 'book' }),
    ],
    [prop(72, -36, bench, {})],
  ),
  embrace: story([right(-28, 0, 'hug', 'serene', { signs: ['heart'] }), left(30, 8, 'hug', 'happy')]),
  selfie: story([
    right(-70, 6, 'point', 'wink', { hold: 'phone' }),
    right(-135, -6, 'wave', 'joy', { signs: ['spark'] }),
    anyRight(-186, -50, 'jump', 'cheeky'),
  ]),
  photographer: story(
    [
      right(-174, 0, 'bow', 'cool', { signs: ['glint'] }),
      left(39, 0, 'hips', 'cocky'),
      left(107, 10, 'dance', 'wink', { signs: ['spark'] }),
    ],
    [prop(-102, 4, tripod, {})],
  ),
  painterAndModel: story(
    [
      right(-135, 0, 'present', 'cool', { hold: 'brush' }),
      left(95, 0, 'dance', 'serene', { signs: ['sweat'] }),
      right(-204, -32, 'think', 'laugh'),
    ],
    [prop(-56, 10, easel, {})],
  ),
  fortuneTeller: story(
    [
      right(-77, -4, 'talk', 'serene', { signs: ['spark'] }),
      left(77, 0, 'cheer', 'shock', { signs: ['bang'] }),
      left(158, 8, 'hold', 'sleepy', { hold: 'bag' }),
    ],
    [prop(0, 4, smallTable, { top: 'orb', cloth: '#5f4a8f' })],
  ),
  countingMoney: story(
    [
      right(-74, -4, 'bow', 'star', { signs: ['spark'] }),
      left(90, 2, 'sneak', 'cocky', {}),
      right(-153, -26, 'hold', 'cool', { hold: 'club' }),
    ],
    [prop(0, 6, smallTable, { top: 'coins', cloth: '#4f7a5f' })],
  ),
  lookUp: story([
    right(0, 10, 'gazeUp', 'shock', { signs: ['bang'] }),
    right(-86, -10, 'gazeUp', 'star'),
    left(88, -6, 'gazeUp', 'joy'),
    anyLeft(23, -64, 'gazeUp', 'shock'),
  ]),
  mapQuarrel: story([
    right(-56, 0, 'point', 'angry', { off: 'map', signs: ['anger'] }),
    right(49, 8, 'hips', 'angry', {}),
    left(128, -16, 'point', 'stern', { signs: ['question'] }),
  ]),
  treasure: story(
    [
      right(-130, 0, 'overhead', 'star', { hold: 'axe', signs: ['spark'] }),
      left(125, 0, 'cheer', 'joy'),
      right(-35, -72, 'sneak', 'cocky'),
    ],
    [prop(0, 10, treasure, {})],
  ),
  picnic: story(
    [
      right(-153, 0, 'sit', 'happy', { hold: 'onigiri' }),
      left(153, 0, 'sit', 'joy', { hold: 'cup' }),
      left(0, -100, 'eat', 'serene', { hold: 'meat' }),
    ],
    [prop(0, 0, picnic, {})],
  ),
  gossip: story([
    right(-67, 0, 'talk', 'cheeky', { signs: ['bubble'] }),
    left(28, -8, 'shy', 'laugh'),
    left(139, 18, 'walk', 'worried', { signs: ['sweat'] }),
  ]),
  quarrel: story([
    right(-53, 0, 'point', 'angry', { signs: ['anger'] }),
    left(53, 0, 'hips', 'angry', { signs: ['anger'] }),
    left(137, -28, 'think', 'worried', { build: 'kid' }),
  ]),
  storyteller: story([
    right(-81, 0, 'talk', 'grin', { build: 'elder', face: ['longBeard'], hold: 'staff' }),
    left(26, 22, 'sit', 'star', { build: 'kid' }),
    left(102, 8, 'sit', 'shock', { build: 'kid' }),
    left(58, -46, 'sit', 'joy', { build: 'toddler' }),
  ]),
  birthday: story(
    [
      right(-81, 0, 'bow', 'wince', { build: 'kid', signs: ['spark'] }),
      left(86, 0, 'present', 'joy', { hold: 'gift' }),
      left(12, -66, 'cheer', 'happy', { hold: 'balloon' }),
    ],
    [prop(0, 8, smallTable, { top: 'feast', cloth: '#d98aa0' })],
  ),
  farewell: story([
    right(0, 0, 'walk', 'sad', { hold: 'suitcase' }),
    right(-107, -10, 'wave', 'sad', { face: ['tears'] }),
    right(-174, 12, 'wave', 'happy', { build: 'kid' }),
  ]),
  reunion: story([
    right(-84, 0, 'run', 'joy', { face: ['tears'], signs: ['speed'] }),
    left(88, 0, 'cheer', 'happy', { signs: ['heart'] }),
  ]),
  greedyFeast: story(
    [
      right(-77, 0, 'eat', 'happy', { build: 'stout', hold: 'meat' }),
      left(74, 0, 'slouch', 'sad', { signs: ['gloom'] }),
    ],
    [prop(0, 8, smallTable, { top: 'feast', cloth: '#e8dcc0' }), prop(-35, 64, lost, { what: 'splinters' })],
  ),
  dogWalk: story([
    animal(90, 10, waitingDog),
    left(-35, 0, 'crouch', 'happy', { signs: ['heart'] }),
    right(-125, -10, 'hips', 'sleepy'),
  ]),
  wiseWords: story([
    right(-58, 0, 'hold', 'serene', { build: 'elder', hold: 'scroll' }),
    left(56, 0, 'bow', 'star'),
    anyLeft(132, -18, 'think', 'sleepy', { signs: ['zzz'] }),
  ]),
  spotters: story([
    right(-51, 0, 'point', 'cool', { hold: 'spyglass' }),
    right(-130, -8, 'think', 'calm', { hold: 'map' }),
    right(35, -34, 'crouch', 'shock', { hold: 'magnifier', signs: ['question'] }),
  ]),
} as const satisfies Record<string, Story>;
