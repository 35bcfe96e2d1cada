/** The small scenes of level 17: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import type { PersonSpec } from '../../people/spec';
import { scenes } from './scenes';
import { TOLD } from './told';

type Seat = readonly [u: number, w: number, z: number, size: number, as: PersonSpec];

/** Who belongs to a thing of the place: gondoliers and their guests, and those who sit at a table. */
const BOATS: readonly (readonly Seat[])[] = [
  [
    [-70, 0, 26, 0.9, { pose: 'push', mood: 'laugh', signs: ['note'] }],
    [30, 6, 20, 0.86, { pose: 'sit', mood: 'wink', signs: ['heart'], flip: true }],
  ],
  [
    [-64, 0, 26, 0.9, { pose: 'hips', mood: 'cocky', tip: -10 }],
    [36, 6, 20, 0.86, { pose: 'eat', hold: 'iceCream', mood: 'joy', flip: true }],
  ],
];
const TABLES: readonly (readonly Seat[])[] = [
  [
    [-70, -14, 24, 0.88, { pose: 'point', mood: 'angry', signs: ['anger'] }],
    [70, -26, 24, 0.88, { pose: 'sit', mood: 'cocky', flip: true }],
  ],
  [
    [-70, -14, 24, 0.88, { pose: 'eat', mood: 'joy' }],
    [6, 38, 20, 0.88, { pose: 'sit', mood: 'calm', facing: 'back' }],
  ],
  [
    [-70, -14, 24, 0.88, { pose: 'think', mood: 'serene' }],
    [70, -26, 24, 0.88, { pose: 'talk', mood: 'shock', flip: true, signs: ['bang'] }],
  ],
  [[70, -26, 24, 0.88, { pose: 'sit', mood: 'sleepy', flip: true, signs: ['zzz'] }]],
];

function seat({ scene }: Stage, make: FigureMaker, name: string, seats: readonly (readonly Seat[])[]): void {
  const random = scene.random.fork(`seats-${name}`);
  for (const [i, host] of scene.things.filter((thing) => thing.name === name).entries())
    for (const [k, [u, w, z, size, as]] of (seats[i % seats.length] ?? []).entries()) {
      const at = host.frame.at(u, w, 0);
      const lift = (z * host.scale) / (scene.scaleAt(at[1]) * size);
      const stand = { lift, size, sortY: host.box.y1 + 1 + k * 0.1, perched: true };
      const role: PersonSpec = {
        facing: 'front',
        hold: null,
        off: null,
        signs: [],
        flip: false,
        shadow: false,
        ...as,
      };
      scene.put(make(at, random, stand, (spec) => ('plan' in spec ? spec : { ...spec, ...role })));
    }
}

export const stories: Theme['stories'] = holding({ flower: 'letter' }, (stage, make) => {
  scenes(stage, make);
  for (const [from, to, n] of [
    [[480, 2350], [800, 2420], 6],
    [[3300, 1560], [3000, 1500], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'models',
    [1600, 1990],
    [
      { as: { pose: 'dance', mood: 'cool', tip: -22 } },
      { dx: 80, dy: -10, as: { pose: 'think', mood: 'serene', tip: 18 } },
      { dx: 160, as: { pose: 'overhead', mood: 'cocky', tip: -14 } },
      { dx: 70, dy: 110, as: { pose: 'hold', hold: 'camera', mood: 'star', facing: 'back' } },
    ],
  );
  handSet(
    stage,
    make,
    'bargain',
    [2900, 1640],
    [
      { as: { pose: 'present', mood: 'grin', hold: 'mask' } },
      { dx: 100, as: { pose: 'shy', mood: 'worried', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'night',
    [760, 1330],
    [
      { as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      { dx: 100, dy: 20, as: { pose: 'crouch', mood: 'menace', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'singer',
    [3420, 2600],
    [
      { as: { pose: 'cheer', mood: 'laugh', hold: 'microphone', signs: ['note'], tip: 12 } },
      { dx: -130, dy: 60, as: { pose: 'shy', mood: 'wince', signs: ['sweat'] } },
      { dx: 60, dy: 150, as: { pose: 'cheer', mood: 'star', facing: 'back' } },
    ],
  );
  handSet(
    stage,
    make,
    'plates from hand to hand',
    [760, 2470],
    [
      { as: { pose: 'present', mood: 'joy', flip: false } },
      {
        dx: 88,
        dy: 8,
        as: { pose: 'carry', mood: 'worried', hold: 'teapot', signs: ['sweat'], flip: false },
      },
      { dx: 176, dy: 4, as: { pose: 'stumble', mood: 'shock', flip: false, signs: ['bang'] } },
    ],
  );
  handSet(
    stage,
    make,
    'no shade for a mile',
    [2700, 1410],
    [{ as: { pose: 'sleep', mood: 'dizzy', signs: ['sweat'] } }],
  );
  handSet(
    stage,
    make,
    'afraid of the sun',
    [340, 1440],
    [{ as: { pose: 'shy', mood: 'worried', hold: 'umbrella', signs: ['sweat'] } }],
  );
  seat(stage, make, 'riverBoat', BOATS);
  seat(stage, make, 'parasol', TABLES);
  tellStories(stage, make, {
    count: 12,
    only: TOLD,
    on: ['piazza', 'ring', 'alley', 'sand', 'garden'],
  });
});
