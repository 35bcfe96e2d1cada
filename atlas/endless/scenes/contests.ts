/** Large scenes of play and strength: two sides, somebody who loses, and those who bet on it. */
import { cat, pup } from '../../stories/animals';
import { animal, anyLeft, anyRight, hanging, left, prop, right } from '../../stories/story';
import { barrel, crate } from '../../things/props/containers';
import { plank, rope, smallTable } from '../../things/props/gear';
import { lost } from '../../things/props/lost';
import { balls } from '../../things/props/pastimes';
import { snowHeap } from '../things/snow';
import { lifted, spectacle } from './spectacle';
import type { Spectacle } from './spectacle';

export const CONTESTS = {
  longTug: spectacle(
    [
      right(-112, 0, 'haul', 'angry', { signs: ['sweat'] }),
      right(-206, 10, 'haul', 'wince'),
      right(-300, -4, 'haul', 'grin', { build: 'brawny' }),
      left(-396, 26, 'sit', 'dizzy', { signs: ['spark'] }),
      left(112, 0, 'haul', 'grin'),
      left(206, 10, 'haul', 'angry', { build: 'stout' }),
      left(300, -4, 'haul', 'wince', { build: 'kid', signs: ['sweat'] }),
      right(0, -70, 'cheer', 'joy', { hold: 'flag' }),
      anyLeft(388, -60, 'cheer', 'laugh'),
    ],
    [hanging(0, 0, -12, rope, { length: 640, z: 60 })],
  ),
  pyramid: spectacle(
    [
      right(-84, 0, 'stand', 'wince', { build: 'stout', signs: ['sweat'] }),
      right(0, 4, 'hips', 'grin', { build: 'stout' }),
      left(84, 0, 'stand', 'angry', { build: 'stout' }),
      lifted(right(-42, 2, 'stand', 'worried'), 128, 8),
      lifted(left(42, 2, 'hips', 'grin'), 128, 8),
      lifted(right(0, 3, 'cheer', 'star', { build: 'kid', hold: 'flag', signs: ['spark'] }), 262, 12),
      right(-196, 30, 'point', 'shock', { signs: ['bang'] }),
      left(196, 24, 'present', 'joy', { hold: 'camera' }),
      left(286, -20, 'cheer', 'laugh', { build: 'kid' }),
    ],
    [],
  ),
  umbrellaRing: spectacle([
    right(-92, 0, 'lunge', 'cocky', { hold: ['umbrella', 'red'] }),
    left(92, 0, 'lunge', 'angry', { hold: ['umbrella', 'cobalt'], signs: ['anger'] }),
    right(0, -84, 'present', 'stern', { hold: 'sign' }),
    right(-226, 34, 'cheer', 'joy', { facing: 'side' }),
    right(-296, -20, 'hold', 'cocky', { hold: 'bag' }),
    left(226, 40, 'cheer', 'laugh', { build: 'kid' }),
    lifted(left(308, -18, 'point', 'star', { build: 'toddler' }), 160),
    left(308, -20, 'hips', 'happy', { build: 'tall' }),
    left(70, 104, 'sit', 'star', { build: 'kid', facing: 'away' }),
  ]),
  feast: spectacle(
    [
      right(-62, -40, 'eat', 'happy', { build: 'stout', hold: 'meat' }),
      left(62, -40, 'eat', 'wince', { hold: 'ramen', signs: ['sweat'] }),
      left(196, -10, 'slouch', 'dizzy', { signs: ['gloom'] }),
      right(-214, 4, 'run', 'shock', { hold: 'ramen', off: 'dango', signs: ['speed'] }),
      right(0, -112, 'cheer', 'joy', { hold: 'flag' }),
      left(274, 42, 'point', 'laugh', { build: 'kid' }),
      left(60, 112, 'sit', 'happy', { facing: 'away', build: 'kid' }),
      animal(-118, 96, cat),
    ],
    [
      prop(-74, 22, smallTable, { top: 'feast', cloth: '#c9574f' }),
      prop(70, 22, smallTable, { top: 'feast', cloth: '#3f7a9a' }),
      prop(-6, 74, lost, { what: 'splinters' }),
    ],
  ),
  wrestlers: spectacle(
    [
      right(-74, 0, 'wrestle', 'angry', { build: 'kid', signs: ['sweat'] }),
      left(74, 0, 'wrestle', 'wince', { build: 'giant', signs: ['sweat'] }),
      right(-10, -86, 'point', 'shock', { signs: ['bang'] }),
      right(-180, 30, 'cheer', 'joy', { facing: 'side' }),
      right(-254, -24, 'cheer', 'star', { build: 'kid' }),
      left(212, 30, 'kneel', 'sad', { signs: ['gloom'] }),
      left(284, -26, 'present', 'grin', { hold: 'bag' }),
    ],
    [prop(0, 6, barrel, { material: '#a8703f', lid: '#d9b88a' }), prop(240, 74, lost, { what: 'coins' })],
  ),
  sedan: spectacle(
    [
      right(-128, 0, 'overhead', 'wince', { build: 'stout', signs: ['sweat'] }),
      right(-44, 6, 'overhead', 'angry', { build: 'stout' }),
      right(44, 0, 'overhead', 'wince', { build: 'stout' }),
      right(128, 6, 'overhead', 'grin', { build: 'stout' }),
      lifted(right(0, 4, 'sit', 'cocky', { hold: 'fan', signs: ['glint'] }), 172, -4),
      left(262, 20, 'stumble', 'shock', { off: 'map' }),
      right(-236, -10, 'present', 'worried', { hold: 'parasol' }),
      right(-306, 40, 'run', 'joy', { build: 'kid' }),
    ],
    [hanging(0, 4, -6, plank, { length: 330, z: 160 })],
  ),
  snowWar: spectacle(
    [
      right(-214, 10, 'lunge', 'laugh'),
      right(-296, -40, 'crouch', 'grin', { build: 'kid' }),
      right(-352, 60, 'overhead', 'joy', { build: 'kid', hold: 'ball' }),
      left(206, 0, 'stumble', 'shock', { signs: ['spark'] }),
      left(288, -34, 'run', 'wince', { signs: ['sweat'] }),
      left(276, 56, 'lunge', 'angry', { build: 'kid' }),
      right(20, -56, 'hips', 'angry', { build: 'elder', signs: ['anger'] }),
      animal(20, 90, pup),
    ],
    [
      prop(-170, 44, snowHeap, { width: 120 }),
      prop(164, 44, snowHeap, { width: 120 }),
      hanging(0, 0, 40, balls, {
        at: [
          [-120, 118],
          [-52, 142],
          [30, 128],
          [112, 104],
        ],
        r: 13,
        colours: ['#fdfaf2'],
      }),
    ],
    { only: 'snow' },
  ),
  giantSnowball: spectacle(
    [
      right(-112, 0, 'push', 'wince', { signs: ['sweat'] }),
      right(-196, 16, 'push', 'grin', { build: 'kid' }),
      right(-66, -92, 'cheer', 'joy', { build: 'kid' }),
      right(126, 6, 'run', 'shock', { signs: ['bang'] }),
      right(212, -14, 'run', 'laugh', { build: 'kid' }),
      left(300, 30, 'point', 'laugh'),
    ],
    [hanging(0, 0, 4, balls, { at: [[0, 62]], r: 62, colours: ['#fdfaf6'] })],
    { only: 'snow' },
  ),
  giantBall: spectacle(
    [
      right(-112, 0, 'push', 'wince', { signs: ['sweat'] }),
      right(-196, 16, 'push', 'grin', { build: 'kid' }),
      lifted(right(0, 2, 'dance', 'worried', { build: 'kid', signs: ['sweat'] }), 122, 8),
      right(126, 6, 'run', 'shock', { signs: ['bang'] }),
      right(212, -14, 'run', 'laugh', { build: 'kid' }),
      left(300, 30, 'point', 'laugh'),
      animal(180, 84, pup),
    ],
    [hanging(0, 0, 4, balls, { at: [[0, 62]], r: 62, colours: ['#e0584f'] })],
    { only: 'green' },
  ),
  juggler: spectacle(
    [
      lifted(right(0, 2, 'present', 'worried', { signs: ['sweat'] }), 62, 8),
      right(-124, 30, 'cheer', 'star', { build: 'kid', facing: 'side' }),
      right(-206, -10, 'hold', 'happy', { hold: 'bucket' }),
      left(126, 44, 'stumble', 'dizzy', { signs: ['spark'] }),
      left(214, -6, 'cheer', 'laugh', { facing: 'side' }),
      left(288, 30, 'hips', 'stern'),
      right(-60, 116, 'sit', 'joy', { facing: 'away', build: 'kid' }),
      anyLeft(52, 120, 'sit', 'joy', { facing: 'back', build: 'kid' }),
    ],
    [
      prop(0, 0, barrel, { material: '#c97a4a' }),
      hanging(0, 0, 10, balls, {
        at: [
          [-58, 196],
          [-32, 242],
          [10, 262],
          [50, 236],
          [112, 92],
        ],
        r: 14,
      }),
    ],
  ),
  race: spectacle(
    [
      right(150, 0, 'run', 'joy', { signs: ['speed'] }),
      right(46, 26, 'run', 'angry', { signs: ['sweat'] }),
      right(-44, -14, 'run', 'wince', { build: 'stout' }),
      right(-142, 20, 'stumble', 'shock', { signs: ['bang'] }),
      right(-244, -6, 'walk', 'sleepy', { build: 'elder', signs: ['sweat'] }),
      left(268, -24, 'cheer', 'joy', { hold: 'flag' }),
      anyRight(-20, -104, 'cheer', 'laugh'),
      right(72, -108, 'cheer', 'star', { build: 'kid' }),
    ],
    [prop(330, 16, crate, { stack: 2 })],
  ),
} as const satisfies Record<string, Spectacle>;
