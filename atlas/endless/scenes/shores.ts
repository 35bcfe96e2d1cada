/** Large scenes at the water: somebody fell in and is pulled out, something pulls from below, stones skip, clothes are washed. */
import { cat, pup, waitingDog } from '../../stories/animals';
import { animal, anyLeft, anyRight, hanging, left, prop, right } from '../../stories/story';
import { rope } from '../../things/props/gear';
import { lost } from '../../things/props/lost';
import type { Spectacle } from './spectacle';

const rescue: Spectacle = {
  players: [
    right(-44, 0, 'haul', 'angry', { signs: ['sweat'] }),
    right(-132, 8, 'haul', 'wince'),
    right(-220, -2, 'haul', 'grin', { build: 'stout' }),
    { ...left(146, 8, 'cheer', 'shock', { signs: ['bang'] }), swims: true },
    right(-8, -92, 'point', 'shock', { signs: ['bang'] }),
    right(-84, -112, 'shy', 'sad', { build: 'kid', face: ['tears'] }),
    animal(-100, 84, waitingDog),
  ],
  props: [hanging(-44, 0, -12, rope, { length: 350, z: 60 })],
  // all of the water around whoever swims, or its disc would lie on the bank
  wet: [
    [80, 8],
    [212, 8],
    [146, -30],
    [146, 118],
    [92, 74],
    [200, 74],
  ],
};

const bigCatch: Spectacle = {
  players: [
    right(-196, -4, 'sit', 'asleep', { hold: 'rod', signs: ['zzz'] }),
    left(-96, 6, 'haul', 'wince', { hold: 'rod', signs: ['sweat'] }),
    left(-16, -4, 'haul', 'angry'),
    left(62, 6, 'haul', 'wince', { build: 'kid' }),
    left(150, 8, 'overhead', 'star', { hold: 'fish', signs: ['spark'] }),
    left(236, -10, 'slouch', 'sad', { hold: 'net', signs: ['gloom'] }),
    anyLeft(24, -84, 'cheer', 'laugh'),
    animal(206, 66, cat),
  ],
  props: [prop(-150, 40, lost, { what: 'shoe' })],
  wet: [
    [-150, 170],
    [20, 180],
  ],
};

/** Who throws stones over the water, and whom one of them met. */
const stones: Spectacle = {
  players: [
    right(-60, 8, 'overhead', 'grin', { facing: 'away' }),
    right(-146, -10, 'lunge', 'joy', { build: 'kid', facing: 'side' }),
    left(30, -14, 'hips', 'cocky', { facing: 'away' }),
    left(116, 10, 'present', 'worried', { build: 'lady' }),
    left(196, -8, 'sit', 'dizzy', { signs: ['spark'] }),
    anyRight(-232, 14, 'cheer', 'laugh'),
    animal(-16, 86, pup),
  ],
  props: [],
  wet: [
    [-60, -150],
    [40, -150],
  ],
};

/** Who washes, who wrings it out, and a shirt that is smaller than it was. */
const washDay: Spectacle = {
  players: [
    right(-150, 6, 'kneel', 'happy', { facing: 'away' }),
    right(-66, -6, 'kneel', 'wince', { facing: 'away', signs: ['sweat'] }),
    left(30, 8, 'present', 'shock', { build: 'stout', hold: 'basket', signs: ['bang'] }),
    left(112, -12, 'shy', 'sad', { build: 'kid' }),
    left(196, 10, 'hips', 'angry', { build: 'lady', signs: ['anger'] }),
    right(-238, 10, 'hold', 'smile', { hold: 'bucket' }),
    anyLeft(70, 96, 'sit', 'laugh', { build: 'kid', facing: 'side' }),
  ],
  props: [],
  wet: [
    [-150, -150],
    [-40, -150],
  ],
};

export const SHORES = { rescue, bigCatch, stones, washDay } as const satisfies Record<string, Spectacle>;
