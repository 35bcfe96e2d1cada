/** The small scenes of level 11: some set by hand, the rest told from the library. */
import type { Point } from '../../core/geometry';
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = (stage, make) => {
  const { scene } = stage;
  for (const [from, to, n] of [
    [[1640, 2120], [1930, 2180], 7],
    [[1320, 1910], [1080, 1800], 6],
    [[2640, 1030], [2880, 1180], 7],
  ] as const)
    queue(stage, from, to, n, make);
  const scenes: readonly (readonly [string, Point, Parameters<typeof handSet>[4]])[] = [
    [
      'final',
      [2040, 1660],
      [
        { as: { outfit: 'gi', pose: 'fight', mood: 'stern', flip: false } },
        { dx: 130, as: { outfit: 'gi', pose: 'lunge', mood: 'angry', flip: true } },
        { dx: 60, dy: -110, as: { pose: 'point', mood: 'stern' } },
      ],
    ],
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
  tellStories(stage, make, { count: 22, on: ['waste', 'road', 'oasis', 'ring', 'sand', 'crater'] });
};
