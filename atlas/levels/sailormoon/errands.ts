/** Two errands that cross the city in four stages: a cake that shrinks on its way to the ball, and a star that goes home. */
import type { Point } from '../../core/geometry';
import type { FigureMaker, Stage } from '../../stage/place';
import { placer } from '../../stage/placer';
import { host, seat, stand } from '../../stage/seats';
import type { Spot } from '../../stage/seats';
import { cakeCart } from './things/cake-cart';
import type { CakeCartOptions } from './things/cake-cart';
import { PAD } from './things/dance-pad';
import { fallenStar } from './things/fallen-star';
import type { FallenStarOptions } from './things/fallen-star';

/** Small things that make room for a scene. */
export const SMALL = new Set(['bush', 'pot', 'bench', 'flowerBed', 'rock', 'signpost', 'moonLamp']);

/** Where the cake is seen: fresh, leaning, raided, and what is left of it for two hundred guests. */
const CAKES: readonly (readonly [at: Point, look: CakeCartOptions])[] = [
  [[1452, 2452], { tiers: 4 }],
  [[1290, 1936], { tiers: 4, lean: 5 }],
  [[1530, 1426], { tiers: 3, bitten: true }],
  [[1690, 1240], { tiers: 1, bitten: true }],
];

/** Where the star is seen before it floats home. */
const STARS: readonly (readonly [at: Point, look: FallenStarOptions])[] = [
  [[1330, 1580], { crater: true }],
  [[3548, 1412], { awake: true }],
];

/** In the air over the east: three balloons lift it. */
const HOMEWARD: Point = [3030, 640];
/** Two carry it over their heads. */
const CARRIED: Point = [2602, 1542];

/** What the errands need, before anything small is scattered. */
export function layErrands({ scene }: Stage): void {
  const put = placer(scene);
  for (const [[x, y], look] of CAKES) put(cakeCart, x, y, { ...look, hero: true });
  for (const [[x, y], look] of STARS) put(fallenStar, x, y, { ...look, hero: true });
  put(fallenStar, ...CARRIED, { lift: 146, perched: true, awake: true });
  put(fallenStar, ...HOMEWARD, {
    balloons: true,
    awake: true,
    aloft: true,
    layer: -1,
    depthY: 1300,
    hazeFactor: 0.2,
  });
}

/** One of those who were told to bring it in one piece. */
const COOK = {
  outfit: 'chef',
  colours: ['white', 'white', 'red', 'umber'],
  hat: 'chef',
  hatColours: ['white', 'white'],
} as const;

const CAKE: readonly (readonly [name: string, spots: readonly Spot[]])[] = [
  [
    'cake: off to the ball',
    [
      [[1360, 2458], { pose: 'push', mood: 'joy', ...COOK }],
      [[1548, 2464], { pose: 'point', mood: 'star', flip: false, build: 'kid' }],
    ],
  ],
  [
    'cake: the corner',
    [
      [[1196, 1944], { pose: 'push', mood: 'wince', ...COOK, signs: ['sweat'] }],
      [[1384, 1950], { pose: 'overhead', mood: 'shock', flip: true, signs: ['bang'] }],
    ],
  ],
  [
    'cake: a rest',
    [
      [[1446, 1444], { pose: 'sit', mood: 'asleep', ...COOK, signs: ['zzz'] }],
      [[1608, 1430], { pose: 'eat', mood: 'joy', hold: 'taiyaki', build: 'stout', flip: true }],
      [[1650, 1450], { pose: 'sneak', mood: 'cheeky', build: 'kid', flip: true }],
    ],
  ],
  [
    'cake: delivered',
    [
      [[1614, 1244], { pose: 'shy', mood: 'sad', ...COOK, signs: ['sweat'] }],
      [
        [1776, 1246],
        { pose: 'hips', mood: 'angry', outfit: 'suit', build: 'tall', flip: true, signs: ['anger'] },
      ],
    ],
  ],
];

const STAR: readonly (readonly [name: string, spots: readonly Spot[]])[] = [
  [
    'star: found',
    [
      [[1244, 1588], { pose: 'kneel', mood: 'star', build: 'kid' }],
      [[1414, 1594], { pose: 'point', mood: 'shock', build: 'kid', flip: true, signs: ['bang'] }],
    ],
  ],
  [
    'star: carried',
    [
      [[2566, 1546], { pose: 'overhead', mood: 'wince', facing: 'front', hat: null, signs: ['sweat'] }],
      [[2642, 1548], { pose: 'overhead', mood: 'joy', hat: null, flip: true }],
    ],
  ],
  [
    'star: looked at',
    [
      [[3474, 1418], { pose: 'hold', mood: 'star', hold: 'magnifier', outfit: 'labcoat' }],
      [
        [3622, 1424],
        { pose: 'think', mood: 'stern', outfit: 'labcoat', build: 'elder', flip: true, signs: ['question'] },
      ],
    ],
  ],
  [
    'star: farewell',
    [
      [[3010, 1250], { facing: 'back', pose: 'wave' }],
      [[3074, 1262], { facing: 'back', pose: 'overhead', build: 'kid' }],
      [[2950, 1262], { pose: 'shy', mood: 'sad', signs: ['tear'] }],
    ],
  ],
];

/** Two dance for the record; whoever is next counts, and one has danced out of his shoes. */
function record(stage: Stage, make: FigureMaker): void {
  seat(stage, make, host(stage, 'dancePad'), [
    [[-PAD.apart, 6, PAD.floor], { pose: 'dance', mood: 'star', signs: ['note'] }, 0.96],
    [[PAD.apart, 6, PAD.floor], { pose: 'jump', mood: 'dizzy', flip: true, signs: ['sweat'] }, 0.96],
  ]);
  stand(stage, make, 'record', SMALL, [
    [[690, 2690], { facing: 'back', pose: 'cheer', build: 'kid' }],
    [[1130, 2690], { pose: 'sleep', mood: 'dizzy', build: 'stout' }],
  ]);
}

/** One alone, where the crowd leaves a gap. */
const ALONE: readonly Spot[] = [
  [[2790, 1742], { pose: 'sit', mood: 'sad', hold: 'rod', signs: ['gloom'] }],
  [[1650, 2035], { pose: 'gazeUp', mood: 'serene', hold: 'book' }],
  [[1700, 2380], { pose: 'dance', mood: 'asleep', signs: ['zzz'] }],
];

export function errands(stage: Stage, make: FigureMaker): void {
  for (const [name, spots] of [...CAKE, ...STAR]) stand(stage, make, name, SMALL, spots);
  record(stage, make);
  stand(stage, make, 'alone', SMALL, ALONE);
}
