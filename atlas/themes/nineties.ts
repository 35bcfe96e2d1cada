/** Level 5: the nineties, on a square that is the pad of a console whose cord runs to the game shop. */
import { ninetiesCast } from '../casts/nineties';
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { towers } from '../backdrop/sunburst';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { FigureMaker, Stage } from '../core/place';
import type { Placement, Thing, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { balloon, bannerPlane, bird } from '../things/aloft/aloft';
import { bush, tree } from '../things/nature/tree';
import { bench, lampPost } from '../things/props/furniture';
import { flowerBed } from '../things/props/garden';
import { antennaBlock } from '../things/nineties/antenna-block';
import { boomboxStage } from '../things/nineties/boombox-stage';
import { cabinetArcade } from '../things/nineties/cabinet-arcade';
import { consoleShop } from '../things/nineties/console-shop';
import { halfPipe } from '../things/nineties/half-pipe';
import { petEgg } from '../things/nineties/pet-egg';
import { recordShop } from '../things/nineties/record-shop';
import { gumball, phoneBox, photoBooth, squareCar, tubePile } from '../things/nineties/street-props';
import { timeCapsule } from '../things/nineties/time-capsule';
import { tubeClub } from '../things/nineties/tube-club';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  pavement: '#f3dfc4',
  street: '#8f97b4',
  pad: '#dcd5ea',
  cross: '#9384cc',
  cord: '#8577c4',
  lawn: '#94d0a0',
  path: '#f6e3b8',
  concrete: '#ddd6dc',
  earth: '#d8a878',
  teal: '#2fb5ac',
  pink: '#e8447f',
  yellow: '#ffd84a',
  purple: '#6a4fb0',
  leaf: ['#3f9a80', '#57b086', '#2f8a7f', '#7ac08a'],
};

const PAD: readonly Point[] = [
  [1250, 1325],
  [1920, 1360],
  [2590, 1325],
  [3060, 1340],
  [3430, 1480],
  [3600, 1760],
  [3590, 2060],
  [3400, 2300],
  [3110, 2290],
  [2880, 2110],
  [2560, 2020],
  [1920, 2000],
  [1280, 2020],
  [960, 2110],
  [730, 2290],
  [440, 2300],
  [250, 2060],
  [240, 1760],
  [410, 1480],
  [780, 1340],
];
const CROSS: Point = [1000, 1730];
const KEYS: Point = [2850, 1730];

/** A bar with square ends, then the other across it: the cross of the pad. */
const crossShape = ([x, y]: Point, long: number, half: number): Point[] => {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy * 0.55];
  return [
    p(-half, -long),
    p(half, -long),
    p(half, -half),
    p(long, -half),
    p(long, half),
    p(half, half),
    p(half, long),
    p(-half, long),
    p(-half, half),
    p(-long, half),
    p(-long, -half),
    p(-half, -half),
  ];
};

function padMarks({ scene, ground }: Stage): void {
  const kerb = (kerbColour: string, lift = 8) => edges.kerb({ kerbColour, kerbWidth: 12, lift });
  ground.lay('key', island(CROSS, 560, 318, { rough: 0, points: 70 }), {
    material: '#cbc2e0',
    edge: edges.ink(),
  });
  ground.lay('cross', crossShape(CROSS, 450, 150), {
    material: C.cross,
    texture: slabs({ slab: 90 }),
    edge: kerb('#7f6fc0'),
  });
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const p = (along: number, side: number): Point => [
      CROSS[0] + dx * along + dy * side,
      CROSS[1] + (dy * along + dx * side) * 0.55,
    ];
    ground.lay('cross', [p(400, 0), p(300, -70), p(300, 70)], { material: '#d8cff4', edge: edges.ink() });
  }
  for (const [x, y, material, rim] of [
    [0, -190, '#8fe0d6', '#2f9f98'],
    [340, 0, '#ff9fbe', '#d0487c'],
    [0, 190, '#ffe78a', '#d9a93a'],
    [-340, 0, '#b8a4ee', '#7a5fc0'],
  ] as const)
    ground.lay('key', island([KEYS[0] + x, KEYS[1] + y], 185, 100, { rough: 0, points: 44 }), {
      material,
      texture: earth({ pebbles: 0 }),
      edge: kerb(rim, 10),
    });
  for (const x of [1690, 1990])
    ground.lay(
      'key',
      road(
        scene,
        [
          [x, 1650],
          [x + 150, 1590],
        ],
        84,
        { rough: 0 },
      ),
      { material: '#a79fc4', edge: kerb('#7f78a0', 6) },
    );
}

/** Somebody on top of a landmark, at local spots of it. */
function standOn(
  stage: Stage,
  make: FigureMaker,
  host: Thing,
  z: number,
  spots: readonly Point[],
  pose: 'dance' | 'cheer' | 'wave' | 'sit' | 'jump',
): void {
  const { scene } = stage;
  const random = scene.random.fork(`on-${host.id}-${z}`);
  for (const [u, w] of spots) {
    const at = host.frame.at(u, w, 0);
    scene.put(
      make(
        at,
        random,
        { lift: (z * host.scale) / scene.scaleAt(at[1]), sortY: host.box.y1 + 2, perched: true },
        (spec) => ('plan' in spec ? spec : { ...spec, pose, facing: 'front' }),
      ),
    );
  }
}

export const nineties: Theme = {
  level: 5,
  routeKeyword: '90s',
  seed: 'nineties-1',
  horizon: 540,
  scale: { farScale: 0.6, nearScale: 1.14 },
  light: new DayLight({ ink: '#2a1d3c', haze: '#ffd3c4', hazeStrength: 0.34, shadow: '#5a3a9a' }),
  finish: {
    vignette: '#3a1a5a',
    vignetteOpacity: 0.28,
    sun: '#fff0c8',
    sunAt: [0.5, 0.55],
    sunOpacity: 0.14,
    washes: (
      [
        [40, 2680, 700, 420],
        [3820, 2680, 700, 420],
        [0, 1500, 300, 600],
        [3840, 1500, 300, 600],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#9a78d0', opacity: 0.36 })),
  },
  duplicates: { mainPair: true, pictures: [] },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#2fb0b8'],
        [0.4, '#8fdcd0'],
        [0.72, '#ffd9b0'],
        [1, '#ff9fa8'],
      ],
      streaks: ['#ffffff', '#2aa0ac', '#ffe6c8'],
    }),
    clouds(scene, {
      body: '#fff4ee',
      shade: '#ffd6d6',
      deep: '#e8b4d0',
      ink: '#8a5a9a',
      list: [
        [560, 300, 520, 180],
        [1660, 210, 420, 130],
        [2260, 520, 700, 260],
        [3300, 250, 560, 190],
        [1180, 560, 620, 240],
      ],
    }),
    towers(scene, {
      y: 600,
      seed: 9,
      windows: ['#fff0b0', '#ffffff', '#8ff0e0'],
      rows: [
        { colour: '#e8b0c8', low: 60, high: 190 },
        { colour: '#b79ad6', low: 40, high: 130 },
      ],
    }),
  ],

  ground: (stage) => {
    const { scene, ground } = stage;
    const { width, height, horizon } = scene;
    ground.lay(
      'pavement',
      [
        [-60, horizon + 40],
        [width + 60, horizon + 40],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.pavement, texture: slabs({ slab: 110 }) },
    );
    ground.lay(
      'lawn',
      area(
        [
          [-120, 1420],
          [500, 1380],
          [1900, 1440],
          [3340, 1380],
          [3960, 1420],
          [3960, 2840],
          [-120, 2840],
        ],
        { rough: 20, seed: 3 },
      ),
      {
        material: C.lawn,
        texture: grass({ flowers: ['#ffffff', C.pink, C.yellow], seed: 5 }),
        edge: edges.ink(),
      },
    );
    ground.lay(
      'street',
      road(
        scene,
        [
          [-120, 1225],
          [1200, 1250],
          [2640, 1250],
          [3980, 1225],
        ],
        190,
        { rough: 2 },
      ),
      {
        material: C.street,
        texture: earth({ pebbles: 0.2 }),
        edge: edges.kerb({ kerbColour: '#e9dfe6', kerbWidth: 12, lift: 6 }),
      },
    );
    for (let x = 40; x < width; x += 190)
      if (Math.abs(x - 1920) > 260)
        ground.lay(
          'street',
          [
            [x, 1244],
            [x + 96, 1245],
            [x + 96, 1253],
            [x, 1252],
          ],
          { material: C.yellow },
        );
    ground.lay(
      'path',
      road(
        scene,
        [
          [-80, 1960],
          [260, 2280],
          [760, 2470],
          [1300, 2520],
          [1920, 2640],
          [2560, 2540],
          [3080, 2380],
          [3540, 2300],
          [3940, 2000],
        ],
        190,
        { rough: 10, seed: 4 },
      ),
      { material: C.path, texture: earth(), edge: edges.grassy({ grassColour: '#6ab884' }) },
    );
    ground.lay('concrete', island([500, 2620], 680, 190, { rough: 0.06, seed: 6 }), {
      material: C.concrete,
      texture: slabs({ slab: 140, toward: [700, -400] }),
      edge: edges.kerb({ kerbColour: '#c8bfcc', kerbWidth: 12, lift: 5 }),
    });
    ground.lay('earth', island([3390, 2580], 560, 210, { rough: 0.12, seed: 8 }), {
      material: C.earth,
      texture: earth({ pebbles: 1.6 }),
      edge: edges.grassy({ grassColour: '#6ab884' }),
    });
    ground.lay('pad', area(PAD, { rough: 2 }), {
      material: C.pad,
      texture: slabs({ slab: 160, toward: [1920, -700] }),
      edge: edges.kerb({ kerbColour: '#b5a8d0', kerbWidth: 22, lift: 16 }),
    });
    padMarks(stage);
    ground.lay(
      'cord',
      road(
        scene,
        [
          [1920, 1120],
          [1915, 1210],
          [1950, 1290],
          [1920, 1390],
        ],
        150,
        { rough: 0 },
      ),
      {
        material: C.cord,
        texture: earth({ pebbles: 0 }),
        edge: edges.kerb({ kerbColour: '#5f50a4', kerbWidth: 12, lift: 12 }),
      },
    );
    ground.sunPatch([1920, 1640], 1300, 420, '#ffffff', 0.35);
    ground.sunPatch([1900, 2500], 900, 220, '#fff0c0', 0.4);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    for (const [x, y] of [
      [720, 150],
      [820, 190],
      [2860, 130],
      [2950, 180],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.1 });
    put(bannerPlane, 2420, 170, {
      aloft: true,
      layer: -1,
      depthY: 1000,
      text: 'NO BUGS IN 2000',
      body: C.pink,
    });
    put(balloon, 1120, 300, { aloft: true, layer: -1, depthY: 800, colours: [C.teal, '#fff6e6', C.yellow] });
    for (const [x, y, floors, wall, rail] of [
      [660, 800, 4, '#f7c8b0', C.purple],
      [1660, 780, 5, '#bfe4d8', C.pink],
      [2280, 790, 5, '#f6e0b0', C.teal],
      [3020, 830, 6, '#e4c6ee', C.yellow],
    ] as const)
      put(antennaBlock, x, y, { floors, wall, rail, size: 0.86, bays: 3 });
    const home = put(antennaBlock, 270, 1080, { size: 1.2, yaw: 0.1, floors: 5, tank: C.pink });
    const high = put(antennaBlock, 3560, 1090, {
      size: 1.24,
      yaw: -0.1,
      floors: 6,
      wall: '#d8d0f0',
      rail: C.pink,
      tank: C.yellow,
    });
    put(recordShop, 860, 1080, { size: 1.12, yaw: 0.08 });
    put(cabinetArcade, 1370, 1040, { size: 1.1, yaw: 0.16 });
    put(consoleShop, 1930, 1060, { size: 1.1 });
    put(tubeClub, 2580, 1070, { size: 1.06, yaw: -0.14 });
    put(petEgg, KEYS[0], KEYS[1] + 6, { size: 0.86 });
    const stageFloor = put(boomboxStage, 1920, 2500, { size: 0.9 });
    const ramp = put(halfPipe, 470, 2620, { yaw: -0.06 });
    put(timeCapsule, 3440, 2590, { size: 0.94 });
    standOn(
      stage,
      make,
      stageFloor,
      40,
      [
        [-190, 90],
        [-40, 60],
        [110, 120],
        [240, 70],
      ],
      'dance',
    );
    standOn(stage, make, ramp, 204, [[-390, 60]], 'wave');
    standOn(stage, make, ramp, 204, [[392, 20]], 'cheer');
    standOn(
      stage,
      make,
      home,
      630,
      [
        [40, 90],
        [170, 100],
      ],
      'wave',
    );
    standOn(stage, make, high, 748, [[-140, 96]], 'cheer');
    standOn(stage, make, high, 748, [[60, 100]], 'sit');
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, paint, stripe, yaw] of [
      [500, 1228, C.pink, '#fff6d0', 0],
      [1130, 1262, C.teal, C.yellow, 0],
      [2480, 1262, C.yellow, C.purple, 0],
      [3200, 1236, '#7a8fe0', '#fff6d0', 0],
    ] as const)
      scene.add(squareCar, [x, y], { paint, stripe, yaw, size: 0.94 });
    for (const [x, y, k] of [
      [1120, 1150, 0],
      [1640, 1170, 1],
      [2880, 1150, 0],
      [2940, 1160, 2],
      [3640, 1480, 0],
      [200, 1480, 1],
    ] as const)
      if (scene.isFree([x, y], 40))
        scene.add(phoneBox, [x, y], { frameColour: nth([C.teal, C.purple, C.yellow], k) });
    for (const [x, y] of [
      [3200, 1160],
      [560, 1170],
      [2560, 1460],
    ] as const)
      if (scene.isFree([x, y], 70)) scene.add(photoBooth, [x, y], {});
    for (const [x, y, w, h, k] of [
      [90, 1640, 260, 320, 0],
      [3790, 1640, 260, 320, 2],
      [40, 2200, 330, 400, 1],
      [3830, 2260, 330, 400, 3],
      [1180, 2300, 230, 280, 2],
      [2700, 2300, 230, 280, 0],
      [3880, 2800, 400, 420, 1],
      [1240, 2790, 280, 300, 0],
      [2620, 2800, 300, 320, 2],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: h, leaf: nth(C.leaf, k) });
    scatter(stage, {
      kind: tubePile,
      count: 18,
      apart: 14,
      on: ['pavement', 'lawn', 'concrete', 'pad'],
      options: (r) => ({ count: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: gumball,
      count: 26,
      apart: 12,
      on: ['pavement', 'pad', 'path'],
      options: (r) => ({ stand: r.pick([C.pink, C.teal, C.purple, C.yellow]) }),
    });
    scatter(stage, {
      kind: lampPost,
      count: 14,
      apart: 60,
      on: ['pavement', 'pad', 'lawn'],
      options: () => ({ iron: '#5a4a8a', glass: '#fff0c0' }),
    });
    scatter(stage, {
      kind: bench,
      count: 16,
      apart: 24,
      on: ['pad', 'lawn', 'path'],
      options: (r) => ({ material: r.pick([C.teal, C.pink, C.yellow]), yaw: r.pick([-0.3, 0, 0.3]) }),
    });
    scatter(stage, { kind: flowerBed, count: 7, apart: 20, on: ['lawn', 'pad'], options: () => ({}) });
    scatter(stage, {
      kind: bush,
      count: 74,
      apart: 0,
      on: ['pavement', 'lawn', 'pad'],
      options: (r) => ({
        width: r.range(66, 116),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.5) ? r.pick(['#ffffff', C.pink, C.yellow]) : undefined,
      }),
    });
  },

  stories: (stage, make) => {
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
        { dx: 10, dy: 150, as: { pose: 'cheer', mood: 'laugh', facing: 'back' } },
      ],
    );
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
  },

  crowd: {
    count: 160,
    cover: 0.16,
    lonely: 0.5,
    on: {
      pavement: 0.9,
      pad: 1,
      key: 1,
      cross: 0.9,
      cord: 1,
      path: 1,
      lawn: 0.6,
      concrete: 0.8,
      earth: 0.8,
      street: 0.3,
    },
    near: (
      [
        [1000, 1730, 420],
        [2850, 1760, 460],
        [1920, 1600, 400],
        [1920, 2640, 420],
        [620, 2480, 420],
        [3250, 2400, 420],
        [1920, 1180, 420],
        [900, 1180, 360],
        [2700, 1180, 360],
        [3450, 1240, 300],
        [360, 1240, 300],
        [560, 2060, 300],
        [3300, 2060, 300],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: ninetiesCast,
};
