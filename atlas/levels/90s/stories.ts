/** The small scenes of level 5: some set by hand, the rest told from the library. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { fits, queue } from '../../stage/place';
import { tellStories } from '../../stories/tell';
import { handSet } from '../../stage/hand-set';
import { holding } from '../../stage/instead';
import { act, clearing } from '../../stage/act';
import { clear } from '../../stage/seats';
import { EVENTS } from './events';
import { YIELDING, skaters } from './skaters';
import { TOLD } from './told';
import { waterBalloons } from './things/water-balloons';
import type { Theme } from '../../stage/theme';
import type { FigureMaker, Stage } from '../../stage/place';
import type { PersonSpec } from '../../people/spec';

/** A ring of onlookers round something: where, how wide, from which angle to which, how many. */
const RINGS: readonly (readonly [
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  count: number,
])[] = [
  // behind the pad alone: its cross is read
  [1270, 1145, 300, 3.5, 5.9, 6],
  // the side towards us stays open: who lies there is seen
  [1770, 1190, 240, -0.9, 0.1, 3],
  [1770, 1190, 240, 3.05, 4.05, 3],
];
const ACTS = ['cheer', 'talk', 'wave', 'hips', 'point', 'dance', 'jump'] as const;
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

/** It is summer: those who throw balls of snow elsewhere throw water here. */
function thaw({ scene }: Stage): void {
  for (const thing of scene.things.filter(({ name }) => name === 'balls')) {
    const { sortY } = thing.options;
    scene.remove([thing]);
    scene.add(waterBalloons, thing.at, { aloft: true, ...(sortY === undefined ? {} : { sortY }) });
    // nobody walks through them
    scene.add(clearing, thing.at, { r: 90 });
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

export const stories: Theme['stories'] = holding({ guitar: 'drum', pokerCards: 'paper' }, (stage, make) => {
  // the queue of the game shop goes both ways along the windows
  for (const [from, to, n] of [
    [[2390, 634], [2070, 646], 3],
    [[2740, 640], [3010, 694], 3],
    [[560, 700], [720, 730], 3],
  ] as const)
    queue(stage, from, to, n, make);
  handSet(
    stage,
    make,
    'tape-and-pencil',
    [1880, 2650],
    [
      { as: { pose: 'crouch', mood: 'stern', hold: 'brush' } },
      { dx: 84, dy: 10, as: { pose: 'think', mood: 'worried', signs: ['sweat'], flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'the scoop is on the ground',
    [900, 1000],
    [{ as: { pose: 'shy', mood: 'sad', hold: 'iceCream', signs: ['tear'] } }],
  );
  handSet(
    stage,
    make,
    'last-copy',
    [2300, 660],
    [
      { as: { pose: 'push', mood: 'angry', signs: ['anger'] } },
      { dx: 74, as: { pose: 'push', mood: 'wince', flip: true } },
    ],
  );
  // a whole class behind its teacher, one of them the wrong way
  handSet(
    stage,
    make,
    'over-the-crossing',
    [2035, 1520],
    [
      { as: { pose: 'point', mood: 'stern', hold: 'pinwheel' } },
      { dx: -10, dy: 70, as: { pose: 'walk', mood: 'happy', facing: 'away' } },
      { dx: 14, dy: 150, as: { pose: 'walk', mood: 'joy', facing: 'away' } },
      { dx: -26, dy: 230, as: { pose: 'walk', facing: 'side', mood: 'shock', flip: true, signs: ['bang'] } },
      { dx: 20, dy: 320, as: { pose: 'run', mood: 'laugh', facing: 'away' } },
    ],
  );
  handSet(
    stage,
    make,
    'bury-treasure',
    [2180, 2080],
    [
      { as: { pose: 'hug', mood: 'sad', hold: 'plush', signs: ['tear'] } },
      { dx: -72, dy: 56, as: { pose: 'present', mood: 'smile', flip: false } },
      { dx: 60, dy: 60, as: { pose: 'point', mood: 'laugh', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'pet-is-hungry',
    [3030, 1370],
    [
      { as: { pose: 'run', mood: 'shock', hold: 'meat', signs: ['bang'], flip: false } },
      { dx: -80, dy: 20, as: { pose: 'run', mood: 'shock', hold: 'onigiri', flip: false } },
    ],
  );
  handSet(
    stage,
    make,
    'dance-steps',
    [1270, 1125],
    [
      { as: { pose: 'dance', mood: 'joy', signs: ['note'] } },
      { dx: 120, dy: 10, as: { pose: 'jump', mood: 'star' } },
      { dx: -120, dy: 10, as: { pose: 'stumble', mood: 'dizzy' } },
    ],
  );
  handSet(
    stage,
    make,
    'one-on-one',
    [560, 2345],
    [
      { dx: -60, as: { pose: 'jump', mood: 'grin', flip: false } },
      { dx: 70, as: { pose: 'overhead', mood: 'shock', flip: true, signs: ['sweat'] } },
    ],
  );
  onlookers(stage, make);
  rest(stage, make);
  handSet(
    stage,
    make,
    'stage-crowd',
    [1530, 2236],
    [
      { as: { pose: 'cheer', facing: 'away' } },
      { dx: 118, dy: -8, as: { pose: 'jump', facing: 'back' } },
      { dx: 236, dy: -62, as: { pose: 'cheer', facing: 'away', flip: true, signs: ['heart'] } },
      { dx: -124, dy: 30, as: { pose: 'wave', facing: 'back' } },
      { dx: -250, dy: 40, as: { pose: 'sit', mood: 'asleep', signs: ['zzz'] } },
    ],
  );
  handSet(
    stage,
    make,
    'skater-down',
    [640, 1470],
    [
      { as: { pose: 'sit', mood: 'dizzy', signs: ['spark'] } },
      { dx: 90, dy: -20, as: { pose: 'point', mood: 'laugh', hold: 'skateboard', flip: true } },
    ],
  );
  for (const event of EVENTS) act(stage, make, YIELDING, event);
  skaters(stage, make);
  tellStories(stage, make, {
    count: TOLD.length,
    only: TOLD,
    on: ['pavement', 'pad', 'key', 'lawn', 'concrete', 'court'],
  });
  thaw(stage);
  // the near roof would leave no more than a head of somebody
  stage.scene.add(clearing, [650, 2466], { r: 70 });
  // a spyglass must not lie across the face beside it
  clear(stage, ['figure'], { x0: 3060, y0: 2236, x1: 3100, y1: 2264 });
});
