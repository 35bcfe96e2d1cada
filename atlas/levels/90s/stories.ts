/** The small scenes of level 5: some set by hand, the rest told from the library. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { perch } from '../../stage/perch';
import { fits, queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import type { Theme } from '../../stage/theme';
import type { FigureMaker, Stage } from '../../stage/place';
import type { PersonSpec } from '../../people/spec';

/** Who rides the half-pipe: one drops in, one rolls over the flat, one has left the coping. */
function ride(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const host = scene.things.find(({ name }) => name === 'halfPipe');
  if (!host) return;
  const random = scene.random.fork('ride');
  for (const [u, w, z, pose, mood, flip] of [
    [-262, 20, 44, 'lunge', 'grin', false],
    [40, 70, 14, 'push', 'joy', false],
    [300, 10, 262, 'jump', 'star', true],
  ] as const) {
    const { at, placement } = perch(stage, host, [u, w, z]);
    const role = { pose, mood, flip, facing: 'front', hold: 'skateboard', signs: ['speed'] } as const;
    scene.put(make(at, random, placement, (spec) => ('plan' in spec ? spec : { ...spec, ...role })));
  }
}

/** A ring of onlookers round something: where, how wide, from which angle to which, how many. */
const RINGS: readonly (readonly [
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  count: number,
])[] = [
  [1000, 1745, 300, -0.5, 3.7, 13],
  [470, 1880, 170, -0.2, 3.3, 7],
  [1560, 1850, 170, -0.2, 3.3, 7],
];
const ACTS = ['cheer', 'talk', 'wave', 'hips', 'point', 'relaxed', 'shy'] as const;
const MOODS = ['joy', 'laugh', 'shock', 'star', 'grin', 'happy', 'wink'] as const;

/** Whoever watches looks at what there is to see: from behind, those who stand before it. */
function onlookers(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork('onlookers');
  for (const [n, [x, y, r, from, to, count]] of RINGS.entries())
    for (const i of range(count)) {
      const a = from + ((to - from) * (i + random.jitter(0.2))) / (count - 1);
      const at: Point = [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.52];
      const flip = Math.cos(a) > 0;
      const role: PersonSpec = {
        pose: nth(ACTS, (i * 3 + n) % ACTS.length),
        mood: nth(MOODS, (i * 5 + n) % MOODS.length),
        facing: Math.sin(a) > 0.5 ? 'back' : 'front',
        flip,
        hold: null,
        off: null,
        signs: [],
      };
      const plan = make(at, random, {}, (spec) =>
        'plan' in spec ? { ...spec, flip } : { ...spec, ...role },
      );
      if (fits(stage, plan, { apart: 0 })) scene.put(plan);
    }
}

/** Who sits on the benches: every second one, alone, in pairs, or asleep. */
function rest({ scene }: Stage, make: FigureMaker): void {
  const random = scene.random.fork('benches');
  const poses = ['sit', 'eat', 'talk', 'sleep'] as const;
  for (const [i, host] of scene.things.filter(({ name }) => name === 'bench').entries()) {
    if (i % 2) continue;
    for (const u of i % 4 ? [4] : [-34, 36]) {
      const at = host.frame.at(u, 2, 0);
      const lift = (24 * host.scale) / scene.scaleAt(at[1]);
      const pose = nth(poses, (i + (u > 0 ? 0 : 1)) % (u === 4 ? 4 : 3));
      const role: PersonSpec = {
        pose: pose === 'sleep' ? 'sit' : pose,
        mood: pose === 'sleep' ? 'asleep' : 'happy',
        facing: 'front',
        flip: u > 10,
        hold: null,
        off: null,
        signs: pose === 'sleep' ? ['zzz'] : [],
        shadow: false,
      };
      const stand = { lift, sortY: host.box.y1 + 1, perched: true, size: 0.94 };
      scene.put(make(at, random, stand, (spec) => ('plan' in spec ? spec : { ...spec, ...role })));
    }
  }
}

export const stories: Theme['stories'] = holding({ guitar: 'drum' }, (stage, make) => {
  // the queue of the game shop goes round the block
  for (const [from, to, n] of [
    [[1840, 1190], [1480, 1190], 7],
    [[2010, 1190], [2320, 1180], 6],
    [[880, 1190], [1000, 1190], 3],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'tape-and-pencil',
    [1560, 1560],
    [
      { as: { pose: 'crouch', mood: 'stern', hold: 'brush' } },
      { dx: 84, dy: 10, as: { pose: 'think', mood: 'worried', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'last-copy',
    [1800, 1250],
    [
      { as: { pose: 'push', mood: 'angry', signs: ['anger'] } },
      { dx: 74, as: { pose: 'push', mood: 'wince', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'bury-treasure',
    [2990, 2620],
    [
      { as: { pose: 'hug', mood: 'sad', hold: 'plush', signs: ['tear'] } },
      { dx: -88, dy: 20, as: { pose: 'present', mood: 'smile', flip: false } },
      { dx: 60, dy: 60, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'pet-is-hungry',
    [2640, 1860],
    [
      { as: { pose: 'run', mood: 'shock', hold: 'meat', signs: ['bang'], flip: false } },
      { dx: -80, dy: 20, as: { pose: 'run', mood: 'shock', hold: 'onigiri', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'dance-steps',
    [1000, 1730],
    [
      { as: { pose: 'dance', mood: 'joy', signs: ['note'] } },
      { dx: 130, dy: 10, as: { pose: 'jump', mood: 'star' } },
      { dx: -130, dy: 10, as: { pose: 'stumble', mood: 'dizzy' } },
    ],
  );
  handSet(
    stage,
    make,
    'card-swap',
    [470, 1870],
    [
      { dx: -50, as: { pose: 'kneel', mood: 'star', hold: 'letter', flip: false } },
      { dx: 50, as: { pose: 'crouch', mood: 'cocky', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'flat-trick',
    [1560, 1860],
    [{ as: { pose: 'jump', mood: 'grin', hold: 'skateboard', flip: false, signs: ['speed'] } }],
  );
  onlookers(stage, make);
  rest(stage, make);
  handSet(
    stage,
    make,
    'stage-crowd',
    [1860, 2672],
    [
      { as: { pose: 'cheer', facing: 'back' } },
      { dx: 90, dy: 8, as: { pose: 'jump', facing: 'back' } },
      { dx: 180, as: { pose: 'cheer', facing: 'back', signs: ['heart'] } },
      { dx: -90, dy: 6, as: { pose: 'wave', facing: 'back' } },
      { dx: 270, dy: 8, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'long-call',
    [2800, 1200],
    [
      { as: { pose: 'talk', mood: 'laugh', signs: ['bubble'] } },
      { dx: 70, dy: 8, as: { pose: 'hips', mood: 'angry', flip: true } },
      { dx: 130, dy: 4, as: { pose: 'gazeUp', mood: 'sleepy', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'skater-down',
    [990, 2600],
    [
      { as: { pose: 'sit', mood: 'dizzy', signs: ['spark'] } },
      { dx: 90, dy: -20, as: { pose: 'point', mood: 'laugh', hold: 'skateboard', flip: true } },
    ],
  );
  tellStories(stage, make, { count: 28, on: ['pavement', 'pad', 'key', 'path', 'lawn', 'concrete'] });
  ride(stage, make);
});
