/** Large scenes at the water: somebody fell in and is pulled out, or something pulls from below. */
import { cat, waitingDog } from '../../stories/animals';
import { animal, anyLeft, hanging, left, prop, right } from '../../stories/story';
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
  wet: [[176, 30]],
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

export const SHORES: readonly Spectacle[] = [rescue, bigCatch];
