/** The small scenes of level 14: some set by hand, the rest told from the library. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { PersonSpec } from '../../people/spec';
import { isCreature } from '../../stage/figure';
import { queue } from '../../stage/place';
import type { FigureMaker, Stage } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { acts } from './acts';
import { flyover } from './things/flyover';
import { readingWall } from './things/reading-wall';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { TOLD } from './told';
import type { Theme } from '../../stage/theme';

const WALKED = ['grass', 'moss', 'street', 'park', 'sand', 'camp', 'tiles', 'path'] as const;

/** Those who climbed onto a landmark: spots in its own space, `z` above its ground. */
function upOn({ scene }: Stage, make: FigureMaker, kind: string, spots: readonly Point[], z: number) {
  const host = scene.things.find(({ name }) => name === kind);
  if (!host) return;
  const random = scene.random.fork(`up-${kind}`);
  for (const [u, w] of spots) {
    const at = host.frame.at(u, w, 0);
    const lift = (z * host.scale) / scene.scaleAt(at[1]);
    scene.put(make(at, random, { lift, sortY: host.box.y1 + 2, perched: true }));
  }
}

/** Who rests on the benches of the dead city, bench by bench. */
const RESTING: readonly (readonly PersonSpec[])[] = [
  [
    { pose: 'sit', mood: 'asleep', signs: ['zzz'] },
    { pose: 'sit', mood: 'worried', hold: 'map', flip: true },
  ],
  [{ pose: 'sit', mood: 'serene', hold: 'cat' }],
  [
    { pose: 'talk', mood: 'angry', signs: ['anger'] },
    { pose: 'sit', mood: 'sad', flip: true, signs: ['sweat'] },
  ],
];

/** Seats people on the benches. */
function rest({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('benches');
  const size = 0.9;
  for (const [i, bench] of scene.things.filter(({ name }) => name === 'bench').entries())
    for (const [k, as] of nth(RESTING, i % RESTING.length).entries()) {
      const at = bench.frame.at(k === 0 ? -34 : 36, 10, 0);
      const lift = (26 * bench.scale) / (scene.scaleAt(at[1]) * size);
      const role: PersonSpec = { facing: 'front', hold: null, off: null, signs: [], shadow: false, ...as };
      scene.put(
        make(at, random, { lift, size, sortY: bench.box.y1 + 1 + k * 0.1, perched: true }, (spec) =>
          isCreature(spec) ? spec : { ...spec, ...role },
        ),
      );
    }
}

export const stories: Theme['stories'] = holding({ flower: 'letter', balloon: 'pinwheel' }, (stage, make) => {
  queue(stage, [979, 1205], [1248, 1264], 6, make);
  queue(stage, [1181, 2427], [1424, 2462], 5, make);
  // nobody told the queue that the memory machine is broken
  queue(stage, [2323, 1992], [2138, 2016], 4, make);
  handSet(
    stage,
    make,
    'edge of the shaft',
    [2264, 1288],
    [
      { as: { pose: 'stumble', mood: 'shock', signs: ['sweat'], flip: true } },
      { dx: 80, dy: 14, as: { pose: 'haul', mood: 'wince', flip: true } },
      { dx: 160, dy: 4, as: { pose: 'gazeUp', mood: 'calm' } },
    ],
  );
  handSet(
    stage,
    make,
    'peace talks',
    [912, 1875],
    [
      { dx: -40, as: { pose: 'present', mood: 'smile', hold: 'bouquet' } },
      { dx: 50, as: { pose: 'fight', mood: 'worried', hold: 'spear', flip: true, signs: ['question'] } },
    ],
  );
  handSet(
    stage,
    make,
    'waking the giant',
    [2600, 966],
    [
      { as: { pose: 'overhead', mood: 'grin', hold: 'hammer' } },
      { dx: 80, dy: 8, as: { pose: 'run', mood: 'shock', signs: ['bang'] } },
      { dx: -90, dy: 10, as: { pose: 'sneak', mood: 'worried', hold: 'map' } },
    ],
  );
  handSet(
    stage,
    make,
    'overdue',
    [2626, 2157],
    [
      { dx: -40, as: { pose: 'point', mood: 'angry', signs: ['anger'] } },
      { dx: 50, as: { pose: 'shy', mood: 'wince', hold: 'book', flip: true, signs: ['sweat'] } },
    ],
  );
  handSet(
    stage,
    make,
    'flat tyre',
    [1475, 2180],
    [
      { dx: -50, as: { pose: 'crouch', mood: 'wince', hold: 'wrench' } },
      { dx: 50, as: { pose: 'hips', mood: 'stern', flip: true } },
      { dx: 130, as: { pose: 'push', mood: 'angry', flip: true, signs: ['sweat'] } },
    ],
  );
  acts(stage, make);
  upOn(
    stage,
    make,
    flyover.name,
    [
      [-560, 20],
      [-300, -20],
      [60, 30],
      [150, 20],
      [330, -10],
    ],
    344,
  );
  upOn(
    stage,
    make,
    readingWall.name,
    [
      [-420, 36],
      [-160, 36],
      [220, 36],
      [420, 36],
    ],
    244,
  );
  rest(stage, make);
  for (const [name, at, as] of [
    ['asleep by the stream', [1975, 918], { pose: 'sleep', mood: 'asleep', signs: ['zzz'] }],
    ['the forest is watching', [1000, 1700], { pose: 'sneak', mood: 'worried', hold: 'lantern' }],
    ['a flower through the paving', [1886, 2169], { pose: 'crouch', mood: 'star', signs: ['heart'] }],
    ['the night watch', [685, 2685], { pose: 'sit', mood: 'asleep', hold: 'lantern', signs: ['zzz'] }],
    ['one chapter more', [3104, 2650], { pose: 'sit', mood: 'happy', hold: 'book', facing: 'front' }],
    ['lost the road', [3222, 954], { pose: 'think', mood: 'dizzy', hold: 'map', signs: ['question'] }],
  ] as const)
    handSet(stage, make, name, at, [{ as }]);
  tellStories(stage, make, { count: TOLD.length, only: TOLD, on: WALKED, apart: 4 });
});
