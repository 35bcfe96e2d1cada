/** The small scenes of level 1: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import type { Theme } from '../../stage/theme';
import type { PersonSpec } from '../../people/spec';
import { onTier } from './things/battle-ring';
import { SEATS, isFar } from './things/flying-chairs';

/** Those who watch the bout from the tiers, in clumps, and turn to what happens. */
const AUDIENCE: readonly (readonly [row: number, along: number, as: PersonSpec])[] = [
  [2, 0.05, { pose: 'sit', mood: 'smile' }],
  [2, 0.11, { pose: 'sit', mood: 'grin', signs: ['note'] }],
  [2, 0.2, { pose: 'eat', mood: 'happy' }],
  [2, 0.4, { pose: 'cheer', mood: 'joy' }],
  [2, 0.47, { pose: 'sit', mood: 'shock', signs: ['bang'] }],
  [2, 0.71, { pose: 'sleep', mood: 'asleep', signs: ['zzz'] }],
  [2, 0.8, { pose: 'sit', mood: 'cocky' }],
  [2, 0.86, { pose: 'talk', mood: 'angry' }],
  [1, 0.08, { pose: 'wave', mood: 'joy' }],
  [1, 0.15, { pose: 'sit', mood: 'star' }],
  [1, 0.23, { pose: 'sit', mood: 'worried', signs: ['sweat'] }],
  [1, 0.53, { pose: 'sit', mood: 'stern' }],
  [1, 0.74, { pose: 'overhead', mood: 'joy', hold: 'flag' }],
  [1, 0.93, { pose: 'sit', mood: 'wink' }],
  [0, 0.1, { pose: 'sit', mood: 'shock' }],
  [0, 0.2, { pose: 'think', mood: 'calm' }],
  [0, 0.8, { pose: 'sit', mood: 'star' }],
  [0, 0.88, { pose: 'sit', mood: 'joy' }],
];
const AUDIENCE_SIZE = 0.66;

function watch({ scene }: Stage, make: FigureMaker): void {
  const ring = scene.things.find(({ name }) => name === 'battleRing');
  if (!ring) return;
  const random = scene.random.fork('audience');
  for (const [i, [row, along, as]] of AUDIENCE.entries()) {
    const [u, w, z] = onTier(row, along);
    const at = ring.frame.at(u, w, 0);
    const lift = (z * ring.scale) / (scene.scaleAt(at[1]) * AUDIENCE_SIZE);
    const stand = { lift, size: AUDIENCE_SIZE, sortY: ring.box.y1 + 1 + i * 0.01, perched: true };
    const role: PersonSpec = {
      facing: 'front',
      hold: null,
      off: null,
      signs: [],
      ...as,
      flip: along > 0.5,
      shadow: false,
    };
    scene.put(
      make(at, random, stand, (spec) =>
        'plan' in spec ? { ...spec, flip: along > 0.5 } : { ...spec, ...role },
      ),
    );
  }
}

/** Who flies in the chairs; those of the far side are drawn before the ride. */
function fly({ scene }: Stage, make: FigureMaker): void {
  const ride = scene.things.find(({ name }) => name === 'flyingChairs');
  if (!ride) return;
  const random = scene.random.fork('flying');
  const moods = ['joy', 'shock', 'grin', 'dizzy', 'joy', 'star', 'wince', 'happy'] as const;
  for (const [i, seat] of SEATS.entries()) {
    const [u, w, z] = seat;
    const at = ride.frame.at(u, w, 0);
    const size = 0.74;
    const lift = (z * ride.scale) / (scene.scaleAt(at[1]) * size);
    const sortY = isFar(seat) ? ride.box.y0 - 2 : ride.box.y1 + 1 + i * 0.01;
    const role: PersonSpec = {
      facing: 'front',
      hold: null,
      off: null,
      signs: [],
      pose: 'sit',
      mood: moods[i] ?? 'joy',
      flip: i % 8 < 4,
      shadow: false,
    };
    scene.put(
      make(at, random, { lift, size, sortY, perched: true }, (spec) =>
        'plan' in spec ? spec : { ...spec, ...role },
      ),
    );
  }
}

export const stories: Theme['stories'] = (stage, make) => {
  for (const [from, to, n] of [
    [[1985, 1230], [2230, 1440], 7],
    [[1290, 1380], [1500, 1500], 6],
    [[560, 2050], [860, 2180], 6],
    [[2760, 1420], [3000, 1540], 6],
    [[1080, 1790], [1380, 1860], 6],
    [[2720, 1760], [2480, 1880], 5],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'hatching today',
    [760, 1370],
    [
      { dx: -70, as: { pose: 'kneel', mood: 'star', flip: false, signs: ['spark'] } },
      { dx: 30, as: { pose: 'cheer', mood: 'joy', flip: true } },
      { dx: 130, dy: 20, as: { pose: 'hug', mood: 'shock', flip: true, hold: 'plush' } },
    ],
  );
  handSet(
    stage,
    make,
    'get up',
    [1330, 2660],
    [
      { dx: -210, as: { pose: 'push', mood: 'wince', flip: false, signs: ['sweat'] } },
      { dx: -60, dy: 16, as: { pose: 'hips', mood: 'angry', flip: false, signs: ['anger'] } },
      { dx: 90, dy: 20, as: { pose: 'present', mood: 'happy', hold: 'drum', flip: true } },
      { dx: 230, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'trainers',
    [1900, 2060],
    [
      { dx: -330, dy: -60, as: { pose: 'point', mood: 'stern', flip: false, signs: ['bang'] } },
      { dx: 330, dy: -60, as: { pose: 'point', mood: 'grin', flip: true, signs: ['bang'] } },
      { dx: 0, dy: 40, as: { pose: 'overhead', mood: 'stern', hold: 'flag', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'seventh capsule, same duck',
    [2760, 1850],
    [
      { dx: -70, as: { pose: 'kneel', mood: 'sad', signs: ['gloom'], flip: false } },
      { dx: 70, as: { pose: 'cheer', mood: 'star', hold: 'ball', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'berry thief',
    [2720, 2690],
    [
      { dx: -110, as: { pose: 'sneak', mood: 'cheeky', hold: 'basket', flip: true } },
      { dx: 90, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true, signs: ['anger'] } },
    ],
  );
  handSet(
    stage,
    make,
    'bread for the lake',
    [3180, 2250],
    [
      { dx: -60, as: { facing: 'back', pose: 'wave', mood: 'happy' } },
      { dx: 30, dy: 10, as: { facing: 'back', pose: 'overhead', mood: 'joy', hold: 'onigiri' } },
      { dx: 120, as: { pose: 'present', mood: 'shock', hold: 'camera', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'only a scratch',
    [960, 1800],
    [
      { dx: -50, as: { pose: 'carry', mood: 'worried', hold: 'plush', flip: false, signs: ['sweat'] } },
      { dx: 60, as: { pose: 'present', mood: 'serene', flip: true } },
    ],
  );
  watch(stage, make);
  fly(stage, make);
  tellStories(stage, make, { count: 26, on: ['sand', 'paving', 'lawn', 'soil'] });
};
