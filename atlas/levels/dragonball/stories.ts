/** The small scenes of level 11: some set by hand, the rest told from the library. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { fits, queue } from '../../stage/place';
import type { FigureMaker, Stage } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { Theme } from '../../stage/theme';
import type { PersonSpec } from '../../people/spec';
import { RING } from './places';

const CHEERS = ['cheer', 'point', 'wave', 'overhead', 'hug', 'talk', 'shy', 'gazeUp'] as const;
const FEELINGS = ['joy', 'shock', 'star', 'worried', 'laugh', 'stern', 'wince', 'grin'] as const;

/** Everybody on the platform stands in an arc round the final and looks at it: from behind, those who are before it. */
function watchFinal(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork('final');
  const seats = [
    ...range(11).map((i) => [0.16 + i * 0.28, 1] as const),
    ...range(5).map((i) => [0.62 + i * 0.45, 1.3] as const),
    ...[3.35, 3.75, 5.65, 6.05].map((a) => [a, 1] as const),
  ];
  for (const [i, [a, far]] of seats.entries()) {
    const at: Point = [RING[0] + Math.cos(a) * 410 * far, RING[1] + Math.sin(a) * 128 * far + 14];
    const behind = Math.sin(a) > 0.55;
    const role: PersonSpec = {
      pose: nth(CHEERS, (i * 3) % CHEERS.length),
      mood: nth(FEELINGS, (i * 5) % FEELINGS.length),
      facing: behind ? 'back' : 'front',
      flip: Math.cos(a) > 0,
      hold: null,
      off: null,
      signs: i % 5 === 1 ? ['bang'] : [],
    };
    const plan = make(at, random, {}, (spec) =>
      'plan' in spec ? { ...spec, flip: Math.cos(a) > 0 } : { ...spec, ...role },
    );
    if (fits(stage, plan, { apart: 0 })) scene.put(plan);
  }
}

export const stories: Theme['stories'] = (stage, make) => {
  const { scene } = stage;
  for (const [from, to, n] of [
    [[1640, 2120], [1930, 2180], 7],
    [[1320, 1910], [1080, 1800], 6],
    [[2640, 1030], [2880, 1180], 7],
  ] as const)
    queue(stage, from, to, n, make);
  watchFinal(stage, make);
  const scenes: readonly (readonly [string, Point, Parameters<typeof handSet>[4]])[] = [
    [
      'thrown-out',
      [2860, 1920],
      [
        { as: { tip: 90, mood: 'dizzy', pose: 'relaxed' } },
        { dx: 120, as: { pose: 'cheer', mood: 'laugh' } },
      ],
    ],
    [
      'stance',
      [1640, 2330],
      [
        { as: { pose: 'push', mood: 'stern', signs: ['spark'] } },
        { dx: 90, dy: 20, as: { pose: 'push', mood: 'worried', signs: ['sweat'] } },
        { dx: 180, dy: 40, as: { pose: 'push', mood: 'laugh' } },
      ],
    ],
    [
      'weights',
      [1060, 2300],
      [
        { as: { back: ['turtleShell'], pose: 'slouch', mood: 'wince', signs: ['sweat'] } },
        { dx: 90, dy: 10, as: { back: ['turtleShell'], pose: 'run', mood: 'wince' } },
      ],
    ],
    [
      'souvenir',
      [2760, 2080],
      [
        { as: { pose: 'point', mood: 'shock', signs: ['bang'] } },
        { dx: 80, dy: 20, as: { pose: 'hold', hold: 'camera', mood: 'star' } },
      ],
    ],
    [
      'wish',
      [2480, 1090],
      [
        { as: { pose: 'overhead', mood: 'star' } },
        { dx: 80, dy: 16, as: { pose: 'bow', mood: 'serene' } },
        { dx: -80, dy: 20, as: { pose: 'think', mood: 'worried', signs: ['question'] } },
      ],
    ],
    [
      'meditation',
      [3260, 1330],
      [
        { as: { pose: 'float', mood: 'serene' } },
        { dx: 90, dy: 14, as: { pose: 'sit', mood: 'asleep', signs: ['zzz'] } },
      ],
    ],
    [
      'gravity',
      [2560, 2640],
      [
        { as: { pose: 'carry', hold: 'crate', mood: 'wince', signs: ['sweat'] } },
        { dx: 100, dy: 10, as: { pose: 'cheer', mood: 'laugh' } },
      ],
    ],
    [
      'nimbus',
      [1880, 2560],
      [
        { as: { mount: 'cloud', pose: 'ride', mood: 'joy' } },
        { dx: -130, dy: 20, as: { pose: 'wave', mood: 'happy' } },
      ],
    ],
  ];
  for (const [name, at, parts] of scenes) handSet(stage, make, name, at, parts);
  // a cloud is taken for a ride over the road
  const rider = scene.random.fork('rider');
  scene.put(
    make([2560, 2010], rider, { lift: 150, aloft: true, layer: 2 }, (spec) =>
      'plan' in spec
        ? spec
        : { ...spec, mount: 'cloud', pose: 'ride', mood: 'joy', facing: 'front', hold: null },
    ),
  );
  tellStories(stage, make, { count: 22, on: ['waste', 'road', 'oasis', 'sand', 'crater'] });
};
