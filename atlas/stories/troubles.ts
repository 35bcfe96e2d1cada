/** Stories in which something goes wrong, mostly for one and not for the other. */
import { lost } from '../things/props/lost';
import { parcels, rope } from '../things/props/gear';
import { balls, loneDoor, lostBalloon } from '../things/props/pastimes';
import { bench } from '../things/props/furniture';
import { crate } from '../things/props/containers';
import { cat, hen, pup } from './animals';
import { animal, anyLeft, anyRight, hanging, left, prop, right, story } from './story';
import type { Story } from './story';

export const TROUBLES = {
  theft: story([
    right(0, 0, 'run', 'cocky', { hold: 'bag', face: ['mask'], signs: ['speed'] }),
    right(-130, 10, 'run', 'angry', { signs: ['anger'] }),
    anyRight(-227, -24, 'cheer', 'shock', { signs: ['bang'] }),
  ]),
  pickpocket: story([
    right(0, 0, 'think', 'calm', { hold: 'map', signs: ['question'] }),
    right(-72, 8, 'sneak', 'cocky', { face: ['mask'] }),
    left(107, 30, 'point', 'shock', { signs: ['bang'] }),
  ]),
  lostShoe: story(
    [
      left(0, 0, 'crouch', 'worried', { signs: ['sweat'] }),
      right(-107, -20, 'hips', 'laugh'),
      left(102, -26, 'point', 'smile'),
    ],
    [prop(-51, 30, lost, { what: 'shoe' })],
  ),
  fallenIce: story(
    [
      right(0, 0, 'shy', 'sad', { build: 'kid', face: ['tears'], signs: ['gloom'] }),
      left(125, -6, 'present', 'worried', { hold: 'iceCream' }),
    ],
    [prop(58, 26, lost, { what: 'iceCream' })],
  ),
  sausageDog: story(
    [
      animal(74, 0, pup),
      right(-107, -6, 'run', 'angry', { hold: 'fan', signs: ['anger'] }),
      left(197, -40, 'hips', 'laugh'),
    ],
    [prop(-16, 26, lost, { what: 'sausages' })],
  ),
  missedJuggle: story(
    [
      right(0, 0, 'present', 'wince', { signs: ['sweat'] }),
      left(121, -10, 'point', 'laugh'),
      left(186, 28, 'cheer', 'laugh', { build: 'kid' }),
    ],
    [
      hanging(0, 0, -2, balls, {
        at: [
          [-52, 128],
          [-16, 178],
          [40, 150],
        ],
      }),
      prop(58, 40, balls, { at: [[0, 12]], colours: ['#7fb04c'] }),
    ],
  ),
  lostChild: story([
    right(0, 0, 'shy', 'sad', { build: 'toddler', face: ['tears'], hold: 'plush' }),
    left(88, 0, 'crouch', 'worried', { signs: ['question'] }),
    right(-111, -30, 'point', 'worried', { signs: ['bang'] }),
  ]),
  banana: story(
    [
      right(0, 0, 'stumble', 'shock', { signs: ['bang'] }),
      left(146, 0, 'cheer', 'shock'),
      right(-174, -10, 'sneak', 'cocky'),
    ],
    [prop(-67, 26, lost, { what: 'peel' })],
  ),
  brokenVase: story(
    [
      left(74, 0, 'hips', 'angry', { signs: ['anger'] }),
      right(-72, 0, 'shy', 'worried', { build: 'kid', signs: ['sweat'] }),
      left(-146, -12, 'sneak', 'cheeky', { build: 'kid' }),
    ],
    [prop(0, 34, lost, { what: 'pieces' })],
  ),
  windyPapers: story(
    [
      right(0, 0, 'stumble', 'shock', { signs: ['sweat'] }),
      left(174, 6, 'crouch', 'smile', { hold: 'paper' }),
      right(-121, -14, 'point', 'laugh'),
    ],
    [prop(84, 34, lost, { what: 'papers' })],
  ),
  spiltApples: story(
    [
      right(-74, 0, 'crouch', 'worried', { off: 'basket', signs: ['sweat'] }),
      left(86, -6, 'crouch', 'smile'),
      anyLeft(162, 20, 'run', 'cheeky', { build: 'kid', signs: ['dust'] }),
    ],
    [prop(5, 24, lost, { what: 'apples' })],
  ),
  nowhereQueue: story(
    [
      right(-100, 6, 'think', 'sleepy', { signs: ['zzz'] }),
      right(-172, 10, 'slouch', 'stern'),
      anyRight(-244, 14, 'hold', 'calm', { hold: 'book' }),
      right(-316, 18, 'hips', 'angry', { signs: ['question'] }),
    ],
    [prop(0, 0, loneDoor, { yaw: -0.2 })],
  ),
  shopper: story(
    [
      right(-84, 0, 'sit', 'dizzy', { signs: ['sweat'] }),
      left(86, 0, 'present', 'joy', { hold: 'gift', signs: ['spark'] }),
    ],
    [prop(-5, -18, parcels, { count: 5 }), prop(-30, 40, parcels, { count: 2 })],
  ),
  lateRunner: story([
    right(0, 0, 'run', 'shock', { hold: 'bag', off: 'onigiri', signs: ['speed', 'sweat'] }),
    right(-137, -12, 'wave', 'laugh'),
  ]),
  escapedHen: story([
    animal(65, 16, hen),
    right(-49, 0, 'stumble', 'grin', { signs: ['speed'] }),
    left(181, -8, 'crouch', 'grin'),
    right(-174, -24, 'cheer', 'laugh'),
  ]),
  balloonGone: story(
    [right(-35, 0, 'gazeUp', 'sad', { build: 'kid', face: ['tears'] }), right(-121, 10, 'jump', 'shock')],
    [hanging(51, 0, -4, lostBalloon, {})],
  ),
  sneeze: story([
    right(0, 0, 'sneeze', 'wince', { signs: ['bang'] }),
    right(86, 8, 'stumble', 'shock', { signs: ['speed'] }),
    anyRight(183, -14, 'run', 'wince', { signs: ['sweat'] }),
  ]),
  napInTheWay: story([
    right(0, 22, 'sleep', 'asleep', { signs: ['zzz'] }),
    left(125, -16, 'hips', 'angry', { signs: ['anger'] }),
    right(-88, -36, 'sneak', 'cheeky', { hold: 'brush' }),
  ]),
  sleepingGuard: story(
    [
      right(0, 6, 'slouch', 'asleep', { hold: 'spear', signs: ['zzz'] }),
      right(-97, -2, 'sneak', 'cocky', { hold: 'bag' }),
      right(-172, 14, 'sneak', 'worried', { signs: ['sweat'] }),
    ],
    [prop(70, -20, crate, { stack: 2 })],
  ),
  catOnBench: story(
    [
      animal(5, 36, cat),
      left(148, 0, 'think', 'worried', { signs: ['question'] }),
      right(-144, 0, 'crouch', 'happy', { signs: ['heart'] }),
    ],
    [prop(0, -14, bench, {})],
  ),
  rescuedCat: story([
    right(0, 0, 'overhead', 'star', { hold: 'cat', signs: ['spark'] }),
    left(90, 6, 'cheer', 'joy', { face: ['tears'] }),
    anyLeft(165, -20, 'cheer', 'happy'),
  ]),
  lostBet: story(
    [
      right(0, 0, 'kneel', 'sad', { signs: ['gloom'] }),
      left(97, -4, 'cheer', 'laugh', { signs: ['note'] }),
      right(-97, -8, 'point', 'grin'),
    ],
    [prop(39, 40, lost, { what: 'coins' })],
  ),
  laundryRope: story(
    [
      right(-111, 0, 'haul', 'grin', { signs: ['sweat'] }),
      left(0, 34, 'shy', 'dizzy', { signs: ['gloom'] }),
      left(116, 0, 'haul', 'angry', { signs: ['sweat'] }),
    ],
    [hanging(0, 0, -8, rope, { length: 200, z: 60, flag: '#f6cf5c' })],
  ),
} as const satisfies Record<string, Story>;
