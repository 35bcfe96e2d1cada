/** Scenes before a landmark: whoever is there looks at it, and does what people do before something to see. */
import { pup } from '../../stories/animals';
import { animal, anyRight, left, prop, right } from '../../stories/story';
import { tripod } from '../../things/props/pastimes';
import { canvas } from '../things/canvas';
import { lifted, spectacle } from './spectacle';
import type { Spectacle } from './spectacle';

const AWAY = { facing: 'away' } as const;
const BACK = { facing: 'back' } as const;

/** Before the largest landmark; all of them have it behind them, up the picture. */
export const HERO_SIGHTS = {
  tour: spectacle([
    right(0, -20, 'point', 'joy', { hold: 'flag', signs: ['bubble'] }),
    right(-96, 20, 'gazeUp', 'star', AWAY),
    left(98, 26, 'hold', 'star', { ...BACK, hold: 'camera' }),
    right(-184, -12, 'cheer', 'joy', BACK),
    lifted(left(190, 0, 'point', 'joy', { build: 'toddler', ...AWAY }), 160),
    left(190, -4, 'hips', 'happy', { build: 'tall', ...BACK }),
    right(-56, 92, 'hold', 'joy', { hold: 'map', ...AWAY }),
    left(56, 100, 'sit', 'asleep', { signs: ['zzz'], off: 'suitcase' }),
    left(270, 40, 'walk', 'worried', { facing: 'side', signs: ['sweat'] }),
  ]),
  souvenir: spectacle(
    [
      left(-40, -30, 'hug', 'happy', { signs: ['heart'] }),
      right(36, -24, 'cheer', 'wink'),
      left(112, -30, 'jump', 'joy', { build: 'kid', signs: ['spark'] }),
      right(-116, -24, 'gazeUp', 'shock', { signs: ['bang'] }),
      left(30, 100, 'bow', 'cool', BACK),
      right(-70, 96, 'point', 'joy', { ...AWAY, hold: 'phone' }),
      right(-210, 30, 'hold', 'sleepy', { hold: 'bag', facing: 'side' }),
      left(206, 20, 'cheer', 'cheeky', { build: 'kid' }),
      animal(120, 92, pup),
    ],
    [prop(4, 58, tripod, {})],
  ),
  painters: spectacle(
    [
      right(-190, 20, 'present', 'cool', { ...AWAY, hold: 'brush' }),
      right(-52, 44, 'present', 'joy', { ...BACK, hold: 'brush' }),
      right(92, 20, 'present', 'wince', { ...AWAY, hold: 'brush', build: 'kid' }),
      left(190, -10, 'think', 'worried', { signs: ['question'] }),
      right(-262, -20, 'cheer', 'laugh'),
      left(262, 30, 'hips', 'stern', { facing: 'side' }),
      left(0, -60, 'dance', 'serene', { signs: ['spark'] }),
    ],
    [prop(-140, -4, canvas, {}), prop(0, 16, canvas, {}), prop(146, -4, canvas, {})],
  ),
  pilgrims: spectacle([
    right(-120, 0, 'kneel', 'serene', BACK),
    right(-40, 12, 'bow', 'serene', BACK),
    left(44, 0, 'kneel', 'serene', AWAY),
    left(126, 14, 'cheer', 'joy', BACK),
    right(0, -76, 'talk', 'grin', { build: 'elder', hold: 'staff' }),
    left(206, -16, 'shy', 'laugh', { build: 'kid' }),
    right(-206, -20, 'slouch', 'asleep', { signs: ['zzz'] }),
    anyRight(90, 100, 'sit', 'happy', { facing: 'away', hold: 'onigiri' }),
  ]),
  opening: spectacle([
    right(-180, 0, 'sit', 'asleep', { signs: ['zzz'] }),
    right(-96, 14, 'sit', 'happy', BACK),
    left(-10, 0, 'cheer', 'joy', AWAY),
    left(80, 16, 'hold', 'star', { ...BACK, hold: 'bag' }),
    left(170, -6, 'hips', 'angry', { signs: ['anger'] }),
    right(40, -84, 'present', 'stern', { hold: 'sign' }),
    left(256, 30, 'sneak', 'cheeky', { build: 'kid', facing: 'side' }),
  ]),
  survey: spectacle([
    right(-150, 0, 'point', 'stern', { hold: 'map' }),
    right(-66, 10, 'gazeUp', 'shock', { ...AWAY, signs: ['bang'] }),
    left(24, -4, 'think', 'worried', { signs: ['question'] }),
    left(112, 14, 'overhead', 'joy', { ...BACK, hold: 'flag' }),
    left(200, 0, 'hips', 'happy', { build: 'tall', ...BACK }),
    lifted(left(200, 2, 'point', 'star', { build: 'toddler', ...AWAY }), 160),
    right(-236, 20, 'hold', 'cool', { ...AWAY, hold: 'spyglass' }),
    left(286, 34, 'run', 'joy', { build: 'kid' }),
  ]),
} as const satisfies Record<string, Spectacle>;

/** Small groups at any other landmark; `turned` toward it when they are told. */
export const WATCHERS: readonly Spectacle[] = [
  spectacle([
    right(-44, 0, 'point', 'joy', AWAY),
    left(44, 10, 'gazeUp', 'star', { ...BACK, build: 'kid' }),
    right(-116, 20, 'hold', 'joy', { ...AWAY, hold: 'camera' }),
  ]),
  spectacle([
    right(-40, 0, 'cheer', 'joy', BACK),
    lifted(left(44, 2, 'point', 'star', { ...AWAY, build: 'toddler' }), 160),
    left(44, 0, 'hips', 'happy', { ...BACK, build: 'tall' }),
  ]),
  spectacle([
    right(0, -10, 'hips', 'wink', { signs: ['spark'] }),
    left(76, -16, 'wave', 'joy'),
    right(20, 84, 'bow', 'cool', { ...BACK, hold: 'phone' }),
  ]),
  spectacle(
    [right(-60, 10, 'present', 'cool', { ...AWAY, hold: 'brush' }), left(90, -4, 'think', 'laugh')],
    [prop(0, -10, canvas, {})],
  ),
  spectacle([
    right(-60, 0, 'run', 'wince', { signs: ['sweat'] }),
    right(40, 14, 'shy', 'shock', { ...AWAY, signs: ['bang'] }),
    left(110, -6, 'hips', 'laugh', { build: 'kid' }),
  ]),
  spectacle([
    right(-50, 0, 'sit', 'happy', { ...BACK }),
    left(34, 6, 'sit', 'joy', { ...AWAY, hold: 'onigiri' }),
    left(104, -10, 'sit', 'joy', { facing: 'side', build: 'kid' }),
  ]),
  spectacle([
    right(-64, 0, 'overhead', 'joy', { build: 'kid' }),
    left(20, 8, 'fight', 'grin', { build: 'kid' }),
    left(100, -6, 'hips', 'happy', { ...AWAY, build: 'lady' }),
  ]),
  spectacle([
    left(0, 0, 'point', 'wink', { hold: 'phone' }),
    left(76, -10, 'wave', 'joy'),
    left(142, 14, 'jump', 'cheeky', { build: 'kid', signs: ['spark'] }),
  ]),
  spectacle([
    right(-96, 0, 'point', 'angry', { off: 'map', signs: ['anger'] }),
    left(-4, 10, 'think', 'worried', { signs: ['question'] }),
    right(80, -4, 'hold', 'star', { ...AWAY, hold: 'spyglass' }),
  ]),
  spectacle([
    right(-40, 0, 'sit', 'happy', { ...BACK, signs: ['heart'] }),
    left(40, 2, 'sit', 'happy', AWAY),
    left(128, -10, 'sneak', 'cheeky', { build: 'kid' }),
  ]),
];
