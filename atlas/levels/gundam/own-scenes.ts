/** The scenes of level 9 that bring their own things: a bolt that nobody misses yet, and what weightless people do all day. */
import type { Point } from '../../core/geometry';
import { onGround } from '../../stage/on-set';
import type { Part } from '../../stage/hand-set';
import type { FigureMaker, Stage } from '../../stage/place';
import { placer } from '../../stage/placer';
import { inRole } from '../../stage/role';
import { kitFrame, starPail, tether } from './things/play';
import { bolt, magnetMast } from './things/props-of-jokes';

type OwnScene = readonly [name: string, at: Point, parts: readonly Part[]];

/** From the gantry over the bridge to a tea table, and into a flower bed. */
const BOLT: readonly OwnScene[] = [
  [
    'one bolt left over',
    [1180, 1680],
    [
      { dx: -84, as: { pose: 'present', mood: 'shock', hold: 'wrench', signs: ['bang'], flip: false } },
      { dx: 100, as: { pose: 'hips', mood: 'angry', signs: ['anger'], flip: true } },
    ],
  ],
  [
    'rolled away',
    [1560, 1580],
    [
      { dx: -130, as: { pose: 'push', build: 'kid', mood: 'grin', signs: ['speed'], flip: false } },
      { dx: -190, dy: 20, as: { pose: 'run', build: 'kid', mood: 'joy', flip: false } },
    ],
  ],
  [
    'tea is served',
    [2130, 1790],
    [
      { dx: -90, as: { pose: 'sit', build: 'elder', mood: 'serene', hold: 'teacup', flip: false } },
      {
        dx: 94,
        dy: 6,
        as: { pose: 'think', mood: 'worried', hold: 'paper', signs: ['question'], flip: true },
      },
    ],
  ],
  [
    'a pot for geraniums',
    [2450, 2610],
    [
      {
        dx: -96,
        as: {
          pose: 'hold',
          build: 'elder',
          mood: 'happy',
          hold: 'bucket',
          hat: 'straw',
          hatColours: ['sand', 'coral'],
          flip: false,
        },
      },
      { dx: 100, dy: 10, as: { pose: 'hug', mood: 'shock', hold: 'wrench', signs: ['sweat'], flip: true } },
    ],
  ],
];

const OTHERS: readonly OwnScene[] = [
  [
    'it wants a moustache',
    [520, 2190],
    [
      { dx: 0, as: { pose: 'point', hold: 'brush', mood: 'cheeky', flip: false } },
      { dx: -96, dy: 20, as: { pose: 'cheer', mood: 'laugh', build: 'kid', flip: false } },
      { dx: 250, dy: 30, as: { pose: 'stumble', mood: 'shock', signs: ['bang'], flip: true } },
    ],
  ],
  [
    'still in its frame',
    [2010, 1480],
    [
      {
        dx: -60,
        dy: 90,
        as: { pose: 'kneel', build: 'kid', mood: 'dizzy', hold: 'paper', signs: ['question'], flip: false },
      },
      { dx: 70, dy: 90, as: { pose: 'hold', mood: 'star', hold: 'halfScissors', flip: true } },
    ],
  ],
  [
    'a machine of his own',
    [2560, 1830],
    [
      {
        dx: -40,
        as: {
          pose: 'hips',
          build: 'kid',
          outfit: 'mecha',
          colours: ['white', 'teal', 'orange', 'teal'],
          hat: null,
          mood: 'cocky',
          signs: ['spark'],
          flip: false,
        },
      },
      { dx: 70, dy: 20, as: { pose: 'hold', hold: 'camera', mood: 'laugh', flip: true } },
    ],
  ],
  [
    'fishing for stars',
    [1390, 2262],
    [{ dx: -20, as: { pose: 'sit', build: 'elder', mood: 'sleepy', hold: 'rod', flip: false } }],
  ],
  [
    'everything of iron',
    [880, 2080],
    [
      { dx: 150, dy: -20, as: { pose: 'gazeUp', mood: 'shock', signs: ['bang'], flip: false } },
      {
        dx: 240,
        dy: 20,
        as: { pose: 'overhead', mood: 'wince', build: 'kid', hat: null, hold: null, flip: true },
      },
      {
        dx: -96,
        dy: 30,
        as: {
          pose: 'present',
          mood: 'worried',
          outfit: 'chef',
          hat: 'chef',
          hatColours: ['white', 'white'],
          flip: false,
        },
      },
    ],
  ],
];

/** Somebody light on a line over the window, like a kite. */
function kite(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  const random = scene.random.fork('kite');
  const role = (as: Parameters<typeof inRole>[0]) =>
    inRole({ facing: 'front', hold: null, off: null, signs: [], tip: null, ...as });
  scene.put(make([1330, 2110], random, {}, role({ pose: 'gazeUp', mood: 'joy', build: 'kid', flip: false })));
  scene.add(tether, [1330, 2110], { from: [16, -56], to: [170, -252], sortY: 2130, perched: true });
  scene.put(
    make(
      [1510, 1900],
      random,
      { perched: true, sortY: 2131, size: 1 },
      role({
        pose: 'float',
        mood: 'serene',
        build: 'kid',
        outfit: 'spacesuit',
        hat: null,
        shadow: false,
        flip: true,
      }),
    ),
  );
}

export function ownScenes(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  put(bolt, 1184, 1700, {});
  put(bolt, 1590, 1584, { lying: true });
  put(bolt, 2130, 1796, { on: 'tea' });
  put(bolt, 2450, 2616, { on: 'flowers' });
  put(kitFrame, 2010, 1480, { yaw: 0.06 });
  put(magnetMast, 880, 2080, {});
  put(starPail, 1462, 2262, {});
  for (const [name, at, parts] of [...BOLT, ...OTHERS]) onGround(stage, make, name, at, parts);
  kite(stage, make);
}
