/** Those who belong to a thing of the place: a ship's crew, climbers on the hand, two gangs in the snow, who waits ashore. */
import type { Point } from '../../core/geometry';
import type { Thing } from '../../core/thing';
import type { PersonSpec } from '../../people/spec';
import { handSet } from '../../stage/hand-set';
import { perch } from '../../stage/perch';
import type { FigureMaker, Stage } from '../../stage/place';
import { fits } from '../../stage/place';
import { DECK, shipRail } from './things/ship-rail';
import { ropeLine } from './things/rope-line';
import { snowFort } from './things/snow-fort';

/** A place in the space of its host and what somebody does there. */
type Post = readonly [u: number, w: number, z: number, size: number, after: number, as: PersonSpec];

function man(stage: Stage, make: FigureMaker, host: Thing, posts: readonly Post[]): void {
  const { scene } = stage;
  const random = scene.random.fork(`crew-${host.seed}`);
  for (const [u, w, z, size, after, as] of posts) {
    const { at, placement } = perch(stage, host, [u, w, z], { size, after });
    const role: PersonSpec = {
      facing: 'front',
      hold: null,
      off: null,
      signs: [],
      flip: false,
      shadow: false,
      ...as,
    };
    scene.put(
      make(at, random, placement, (spec) => ({ ...('plan' in spec ? { hair: 'curly' } : spec), ...role })),
    );
  }
}

/** The ship at the pier swims left: what is ahead has a lower abscissa. */
const CREW: readonly Post[] = [
  [-262, 0, 150, 0.84, 1, { pose: 'point', mood: 'stern', hold: 'spyglass', flip: true }],
  [-196, 0, DECK, 0.84, 1.1, { pose: 'haul', mood: 'wince', signs: ['sweat'] }],
  [-122, 0, DECK, 0.84, 1.2, { pose: 'wave', mood: 'joy', flip: true }],
  [-46, 0, DECK - 4, 0.84, 1.3, { pose: 'slouch', mood: 'dizzy', signs: ['sweat'] }],
  [24, 0, DECK, 0.84, 1.4, { pose: 'hips', mood: 'laugh', flip: true }],
  [154, -4, 282, 0.78, 1.5, { pose: 'sit', mood: 'asleep', signs: ['zzz'] }],
];

const CLIMBERS: readonly Post[] = [
  [-112, 0, 196, 0.86, 1.2, { pose: 'gazeUp', facing: 'back' }],
  [132, 0, 70, 0.86, 1.3, { pose: 'haul', mood: 'wince', signs: ['sweat'], flip: true }],
  [-86, 0, 640, 0.8, 1.4, { pose: 'cheer', mood: 'joy' }],
  [-364, 0, 352, 0.8, 1.5, { pose: 'sit', mood: 'serene', hold: 'book' }],
];

/** The dome in the foreground makes a slide: one goes, one gathers courage, one has climbed up again. */
const SLIDERS: readonly Post[] = [
  [4, 0, 322, 0.84, 1, { pose: 'cheer', mood: 'laugh', build: 'kid' }],
  [96, 0, 286, 0.84, 1.2, { pose: 'sit', mood: 'joy', build: 'kid', tip: 24 }],
  [-98, 0, 292, 0.8, 1.1, { pose: 'haul', mood: 'wince', build: 'toddler', signs: ['sweat'] }],
];

const FORTS: readonly (readonly [x: number, y: number, flag: string])[] = [
  [3290, 1560, '#e2543c'],
  [3640, 1600, '#4f8f92'],
];

function battle(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  for (const [i, [x, y, flag]] of FORTS.entries()) {
    const at: Point = [x, y];
    const plan = scene.plan(snowFort, at, { flag });
    if (!fits(stage, plan, { apart: 0 })) continue;
    scene.put(plan);
    const toward = i === 0 ? 1 : -1;
    handSet(
      stage,
      make,
      `gang ${i}`,
      [x, y - 38],
      [
        { dx: -46, as: { pose: 'overhead', mood: 'grin', hold: 'ball', flip: toward < 0 } },
        { dx: 44, dy: -6, as: { pose: 'crouch', mood: 'wince', flip: toward < 0 } },
        {
          dx: -toward * 120,
          dy: 40,
          as: { pose: 'stumble', mood: 'shock', flip: toward > 0, signs: ['bang'] },
        },
      ],
    );
  }
}

export function manEverything(stage: Stage, make: FigureMaker): void {
  const { scene } = stage;
  for (const ship of scene.things.filter(({ name, options }) => name === 'skyShip' && !options.aloft)) {
    man(stage, make, ship, CREW);
    scene.perch(ship, [0, 0, 0], shipRail, { face: -1 }, 2);
  }
  for (const hand of scene.things.filter(({ name }) => name === 'stoneHand')) {
    scene.perch(
      hand,
      [0, 0, 0],
      ropeLine,
      {
        through: [
          [-86, 636],
          [-104, 420],
          [-112, 240],
          [-120, 150],
        ],
      },
      1.1,
    );
    scene.perch(
      hand,
      [0, 0, 0],
      ropeLine,
      {
        through: [
          [96, 330],
          [120, 220],
          [136, 130],
          [140, 20],
        ],
      },
      1.15,
    );
    man(stage, make, hand, CLIMBERS);
  }
  for (const dome of scene.things.filter(
    ({ name, at: [x, y] }) => name === 'colonyHouse' && x > 600 && y > 2800,
  ))
    man(stage, make, dome, SLIDERS);
  battle(stage, make);
  handSet(
    stage,
    make,
    'gone fishing',
    [1620, 2430],
    [
      { dx: -126, as: { pose: 'sit', mood: 'calm', hold: 'rod', flip: false } },
      { dx: 40, dy: 20, as: { pose: 'present', mood: 'shock', hold: 'fish', flip: true, signs: ['bang'] } },
      { dx: 110, dy: -10, as: { pose: 'gazeUp', mood: 'sad', flip: true } },
    ],
  );
  handSet(
    stage,
    make,
    'toll',
    [2480, 1400],
    [
      { dx: -60, as: { pose: 'carry', mood: 'cheeky', hold: 'crate', flip: false, signs: ['sweat'] } },
      { dx: 50, dy: 10, as: { pose: 'point', mood: 'stern', flip: true } },
      { dx: -150, dy: 20, as: { pose: 'sneak', mood: 'cheeky', flip: false } },
    ],
  );
}
