/** The small scenes of level 7: some set by hand, the rest told from the library. */
import { queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { perch } from '../../stage/perch';
import { inRole } from '../../stage/role';
import { host, hosts, seat } from '../../stage/seats';
import { handSet } from '../../stage/hand-set';
import { act, clearing } from '../../stage/act';
import { ACTS, YIELDING } from './acts';
import { lookout } from './lookout';
import { plunge } from './things/plunge';
import { surf } from './things/surf';
import { swimmer } from './things/swimmer';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

export const stories: Theme['stories'] = (stage, make) => {
  queue(stage, [3120, 800], [2900, 800], 4, make);
  // four boats: one fishes, one has a leak, one is lost and argues about it, one has looked over its side
  const crews = [
    [
      { pose: 'sit', mood: 'asleep', hold: 'rod', flip: true, signs: ['zzz'] },
      { pose: 'cheer', mood: 'joy', hold: 'fish' },
    ],
    [
      { pose: 'lunge', mood: 'wince', hold: 'bucket' },
      { pose: 'haul', mood: 'angry', signs: ['sweat'] },
      { pose: 'overhead', mood: 'shock', hold: 'bucket', signs: ['bang'] },
    ],
    [
      { pose: 'gazeUp', mood: 'stern', outfit: 'pirate' },
      { pose: 'hold', mood: 'worried', hold: 'map', signs: ['question'] },
      { pose: 'overhead', mood: 'angry', outfit: 'pirate', flip: true },
    ],
    [
      { pose: 'shy', mood: 'shock', signs: ['sweat'] },
      { pose: 'overhead', mood: 'wince', signs: ['bang'], flip: true },
      { pose: 'sit', mood: 'serene', hold: 'book' },
    ],
  ] as const;
  for (const [i, boat] of hosts(stage, 'rowBoat').entries())
    seat(
      stage,
      make,
      boat,
      (crews[i] ?? []).map((as, k, all) => [
        [(k - (all.length - 1) / 2) * (216 / all.length), 2 + k * 2, 26],
        as,
        0.9,
      ]),
    );
  // on the island in the sky somebody rings, somebody fishes for what is far below, somebody dares a look
  const isle = host(stage, 'skyIsland');
  const random = stage.scene.random.fork('sky');
  for (const [u, z, as] of [
    [-170, 36, { pose: 'haul', mood: 'grin', flip: false }],
    [150, 34, { pose: 'fly', mood: 'joy', flip: true }],
    [-260, 26, { pose: 'sit', mood: 'serene', hold: 'rod', flip: true }],
    [330, 24, { pose: 'crouch', mood: 'shock', hold: 'spyglass', flip: false }],
  ] as const) {
    const { at, placement } = perch(stage, isle, [u, 0, z]);
    stage.scene.put(
      make(at, random, { ...placement, layer: 2 }, inRole({ signs: [], facing: 'front', ...as })),
    );
  }
  const [, navy] = hosts(stage, 'pirateShip');
  if (navy)
    seat(stage, make, navy, [
      [[-110, 30, 134], { pose: 'point', mood: 'angry', outfit: 'sailor', flip: true }, 0.74],
      [[-20, 34, 132], { pose: 'haul', mood: 'wince', outfit: 'sailor' }, 0.74],
      [[110, 30, 136], { pose: 'hold', mood: 'cocky', outfit: 'sailor', hold: 'spyglass', flip: true }, 0.74],
      [[-270, 40, 276], { pose: 'hips', mood: 'stern', outfit: 'captain' }, 0.74],
    ]);
  handSet(
    stage,
    make,
    'kick-out',
    [1260, 2440],
    [
      { as: { pose: 'fight', mood: 'angry', outfit: 'baker', signs: ['anger'], flip: false } },
      {
        dx: 110,
        dy: 10,
        as: { pose: 'stumble', mood: 'dizzy', outfit: 'pirate', signs: ['spark'], flip: false },
      },
    ],
  );
  handSet(
    stage,
    make,
    'map-of-nothing',
    [2960, 2290],
    [
      { as: { pose: 'point', mood: 'angry', outfit: 'pirate', hold: 'map', flip: false } },
      { dx: 100, dy: 10, as: { pose: 'point', mood: 'stern', outfit: 'pirate', flip: true } },
      { dx: 40, dy: 70, as: { pose: 'think', mood: 'worried', outfit: 'pirate', signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'chase',
    [3240, 850],
    [
      { as: { pose: 'run', mood: 'laugh', hold: 'bag', outfit: 'striped', flip: true } },
      { dx: 120, dy: 6, as: { pose: 'run', mood: 'angry', outfit: 'sailor', hold: 'net', flip: true } },
      {
        dx: 220,
        dy: 20,
        as: { pose: 'run', mood: 'worried', outfit: 'sailor', signs: ['sweat'], flip: true },
      },
    ],
  );
  handSet(
    stage,
    make,
    'whale-song',
    [2340, 2370],
    [
      { as: { pose: 'hold', mood: 'joy', hold: 'guitar', signs: ['note'], flip: true } },
      { dx: -50, dy: 70, as: { pose: 'wave', mood: 'happy', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'first-climber',
    [1930, 870],
    [
      { as: { pose: 'gazeUp', mood: 'star', outfit: 'adventurer', flip: false } },
      { dx: -70, dy: 10, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: false } },
      { dx: 260, dy: 20, as: { pose: 'sit', mood: 'wince', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'water-seller',
    [540, 890],
    [
      { as: { pose: 'kneel', mood: 'dizzy', outfit: 'poncho', flip: false } },
      { dx: 90, dy: 0, as: { pose: 'present', mood: 'grin', hold: 'bucket', flip: true } },
    ],
  );
  for (const scene of ACTS) act(stage, make, YIELDING, scene);
  lookout(stage, make);
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['pier', 'plaza', 'sand', 'desert', 'paving', 'lawn'],
    apart: 0,
  });
  // nobody is as tall as the inn's gable beside its door, or stands in front of a sign
  stage.scene.add(swimmer, [1800, 1976], {});
  // both lie in the water up to here
  stage.scene.add(surf, [2160, 2132], { beds: [{ reach: 226, tall: 30 }] });
  stage.scene.add(surf, [2786, 1136], { beds: [{ reach: 204, tall: 34 }] });
  stage.scene.add(plunge, [2456, 520], { aloft: true, layer: 2, depthY: 1000, hazeFactor: 0 });
  for (const [x, y, r] of [
    [1900, 1320, 90],
    [2506, 1990, 60],
  ] as const)
    stage.scene.add(clearing, [x, y], { r });
};
