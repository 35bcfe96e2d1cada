/** What happens along the quay: a first flight, and a catch that will not come up. */
import { what, who } from '../../../stage/act';
import type { Act } from '../../../stage/act';
import { paperPlane } from '../things/pastimes';
import { rowBoat } from '../things/row-boat';

export const HARBOUR: readonly Act[] = [
  {
    name: 'the smallest critic',
    at: [1643, 2495],
    actors: [
      who(-24, 74, {
        pose: 'gazeUp',
        facing: 'away',
        mood: 'star',
        build: 'toddler',
        hat: null,
        flip: false,
      }),
    ],
  },
  {
    name: 'the one that pulls back',
    at: [3500, 2684],
    things: [what(0, 0, rowBoat, { part: 'far' }, -60), what(0, 0, rowBoat, { part: 'near' }, 40)],
    actors: [
      who(
        -60,
        0,
        {
          pose: 'haul',
          mood: 'wince',
          build: 'stout',
          hold: 'rod',
          flip: true,
          shadow: false,
          signs: ['sweat'],
        },
        { lift: 26, before: 4 },
      ),
      who(
        66,
        0,
        { pose: 'sit', mood: 'asleep', build: 'elder', flip: true, shadow: false, signs: ['zzz'] },
        { lift: 26, before: 6 },
      ),
    ],
  },
  {
    name: 'first flight',
    at: [3260, 2190],
    quiet: 140,
    things: [what(10, 0, paperPlane, { lift: 60 }, 20)],
    actors: [
      who(-120, 0, { pose: 'lunge', mood: 'joy', build: 'kid', flip: false }),
      who(130, 20, { pose: 'crouch', mood: 'wince', build: 'lady', flip: true, signs: ['bang'] }),
      who(-196, 24, { pose: 'cheer', mood: 'star', build: 'toddler', flip: false }),
    ],
  },
];
