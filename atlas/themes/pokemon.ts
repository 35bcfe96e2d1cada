/** Level 1: a fairground full of critters. */
import { pokemonCast } from '../casts/pokemon';
import { sky } from '../backdrop/sky';
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { arc, nth, ribbon, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import { area, island, road } from '../ground/shapes';
import { cobbles } from '../ground/paving';
import { earth, grass, water } from '../ground/textures';
import { edges } from '../ground/edges';
import { balloon, bannerPlane, bird, bunting } from '../things/aloft/aloft';
import { carousel } from '../things/fair/carousel';
import { castle } from '../things/fair/castle';
import { chairSwing } from '../things/fair/chair-swing';
import { coaster } from '../things/fair/coaster';
import { ferrisWheel } from '../things/fair/ferris-wheel';
import { fountain } from '../things/fair/fountain';
import { helterSkelter } from '../things/fair/helter-skelter';
import { lilyPads, picnic, swanBoat } from '../things/fair/leisure';
import { track, trainAlong } from '../things/fair/mini-train';
import { cart, stall } from '../things/fair/stall';
import type { Ware } from '../things/fair/stall';
import { bigTop, pavilion } from '../things/fair/tent';
import { crag } from '../things/nature/crag';
import { bush, tree } from '../things/nature/tree';
import { conifer, palm } from '../things/nature/conifer';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, fence, lampPost, parasol, signpost } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import type { Placement, ThingKind } from '../core/thing';
import type { Theme } from './theme';

const C = {
  sand: '#f3dba4',
  lawn: '#7fb04c',
  paving: '#ebe0d2',
  pool: '#6bb8cf',
  red: '#d9574f',
  cream: '#fbf0dc',
  teal: '#5f9ea8',
  gold: '#e3b04b',
  violet: '#8f7fb8',
  leaf: ['#4f8f46', '#3f7d48', '#6a9e44', '#35704e'],
};
const AWNINGS = [
  [C.red, C.cream],
  [C.teal, C.cream],
  [C.gold, C.cream],
  [C.violet, C.cream],
  ['#7a9a5a', C.cream],
  ['#e08a5a', C.cream],
];
const WARES: readonly Ware[] = ['fruit', 'toys', 'bottles'];
const SIGNS = [
  'POPCORN',
  'TOYS',
  'CANDY',
  'DUCKS',
  'CAKES',
  'JUICE',
  'DARTS',
  'HOOPS',
  'SNACKS',
  'TICKETS',
  'PRIZES',
  'TEA',
  'MASKS',
  'FISH',
];

const POOL = island([3420, 1960], 520, 250, { rough: 0.1, seed: 31 });
const RAILS = spline(
  [
    [-140, 2180],
    [240, 2290],
    [640, 2330],
    [1060, 2420],
    [1480, 2590],
    [1800, 2820],
  ],
  false,
  16,
);

export const pokemon: Theme = {
  level: 1,
  routeKeyword: 'pokemon',
  seed: 'fair-7',
  horizon: 800,
  light: new DayLight({ haze: '#bfe0e4', hazeStrength: 0.42 }),
  finish: {
    vignette: '#3a2460',
    vignetteOpacity: 0.3,
    sun: '#fff4c8',
    sunAt: [0.47, 0.56],
    sunOpacity: 0.09,
    washes: (
      [
        [100, 2660, 1500, 520],
        [3760, 2660, 1200, 520],
        [1900, 930, 2600, 130],
        [60, 1500, 500, 700],
        [3820, 1500, 500, 600],
      ] as const
    ).map(([x, y, rx, ry]) => ({
      at: [x, y] as const,
      rx,
      ry,
      colour: '#8f93d6',
      opacity: y < 1000 ? 0.22 : 0.42,
    })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#4aa3d8'],
        [0.45, '#86c8e6'],
        [0.8, '#cfeaec'],
        [1, '#f3f1d8'],
      ],
      streaks: ['#ffffff', '#3d94cf', '#9ad3ec'],
    }),
    clouds(scene, {
      body: '#fbf9ef',
      shade: '#dfe8ea',
      deep: '#b5cedd',
      ink: '#3f5a86',
      list: [
        [520, 770, 1150, 620],
        [3420, 760, 1000, 560],
        [2120, 640, 560, 260],
        [1330, 420, 420, 170],
        [2900, 330, 460, 180],
        [150, 300, 380, 150],
      ],
    }),
    hills(scene, { y: 800, rise: 190, length: 620, material: '#7fa7a8', haze: 1, seed: 4 }),
    hills(scene, { y: 830, rise: 120, length: 380, material: '#7fae80', haze: 0.8, seed: 9 }),
    treeLine(scene, {
      y: 860,
      height: 150,
      material: C.leaf,
      rows: 3,
      haze: 0.5,
      seed: 2,
      tones: [0, -0.5, -1],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    const whole: Point[] = [
      [-60, horizon + 66],
      [width + 60, horizon + 66],
      [width + 60, height + 60],
      [-60, height + 60],
    ];
    ground.lay('sand', whole, { material: C.sand, texture: earth() });
    const lawns = [
      area(
        [
          [-80, 838],
          [700, 846],
          [1500, 836],
          [2300, 848],
          [3100, 838],
          [3920, 846],
          [3920, 900],
          [3000, 916],
          [2100, 892],
          [1200, 914],
          [500, 896],
          [-80, 910],
        ],
        { seed: 41, rough: 22 },
      ),
      island([420, 1010], 520, 90, { seed: 3, rough: 0.2 }),
      island([2500, 960], 900, 70, { seed: 5, rough: 0.2 }),
      island([1260, 1560], 230, 92, { seed: 8, rough: 0.22 }),
      island([2560, 1500], 260, 90, { seed: 11, rough: 0.2 }),
      island([1250, 2130], 330, 120, { seed: 13, rough: 0.22 }),
      island([2560, 2160], 330, 130, { seed: 15, rough: 0.22 }),
      area(
        [
          [-80, 2480],
          [260, 2400],
          [620, 2500],
          [900, 2640],
          [1000, 2800],
          [-80, 2800],
        ],
        { seed: 16 },
      ),
      area(
        [
          [3900, 2360],
          [3500, 2440],
          [3120, 2560],
          [2860, 2800],
          [3900, 2800],
        ],
        { seed: 17 },
      ),
      island([120, 1330], 300, 110, { seed: 23, rough: 0.2 }),
    ];
    lawns.forEach((lawn, i) =>
      ground.lay('lawn', lawn, {
        material: C.lawn,
        texture: grass({
          flowers: nth(
            [
              ['#ffffff', C.gold],
              ['#e8677f', '#ffffff'],
              [C.violet, '#ffffff'],
            ],
            i % 3,
          ),
          seed: 60 + i,
        }),
        edge: edges.grassy({ grassColour: '#6f9a48' }),
      }),
    );
    ground.lay('paving', island([1900, 1790], 560, 235, { rough: 0.015, seed: 2 }), {
      material: C.paving,
      texture: cobbles({ stone: 38 }),
      edge: edges.ink(),
    });
    ground.lay(
      'paving',
      road(
        scene,
        [
          [1900, 2000],
          [1890, 2300],
          [1780, 2560],
          [1700, 2800],
        ],
        300,
        { rough: 6 },
      ),
      { material: C.paving, texture: cobbles({ stone: 38 }), edge: edges.ink() },
    );
    ground.lay('water', POOL, {
      material: C.pool,
      texture: water(),
      edge: edges.kerb({ kerbColour: '#d6c3a0' }),
    });
    ground.lay(
      'rails',
      ribbon(RAILS, (_, [, y]) => 74 * scene.scaleAt(y)),
      { material: '#d9b98a', texture: earth() },
    );
    track(ground, RAILS);
    ground.sunPatch([1900, 1900], 1250, 560, '#fff6d8', 0.6);
    ground.sunPatch([2950, 1500], 700, 200, '#fff6d8', 0.4);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(balloon, 1050, 470, { aloft: true, layer: -1, size: 2.1, depthY: 900, hazeFactor: 0.4 });
    put(balloon, 2790, 330, {
      aloft: true,
      layer: -1,
      size: 1.3,
      depthY: 900,
      hazeFactor: 0.8,
      colours: [C.teal, C.cream, C.violet],
    });
    put(balloon, 250, 460, {
      aloft: true,
      layer: -1,
      size: 1.0,
      depthY: 900,
      hazeFactor: 0.9,
      colours: [C.gold, C.cream, C.red],
    });
    put(bannerPlane, 1560, 190, {
      aloft: true,
      layer: -1,
      size: 1.25,
      depthY: 900,
      hazeFactor: 0.5,
      text: 'WELCOME',
    });
    for (const [x, y] of [
      [1380, 380],
      [1600, 230],
      [1420, 260],
      [3250, 210],
      [700, 150],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });

    put(castle, 330, 1090, { width: 560, size: 1.1, wall: '#eed7c6' });
    put(ferrisWheel, 1985, 1120, { r: 560 });
    put(bigTop, 1290, 1190, { r: 330 });
    put(coaster, 2990, 1130, {
      width: 2000,
      train: 0.36,
      cars: 6,
      course: [
        [-560, 60, 60],
        [-520, 60, 240],
        [-430, 50, 600],
        [-310, 40, 900],
        [-160, 30, 960],
        [-20, 20, 760],
        [90, 10, 380],
        [210, 0, 150],
        [380, 0, 110],
        [540, 0, 230],
        [600, 6, 480],
        [490, 12, 680],
        [330, 18, 640],
        [260, 24, 440],
        [330, 30, 230],
        [520, 36, 110],
        [720, 40, 170],
        [880, 40, 420],
        [1010, 30, 560],
        [1150, 20, 480],
        [1320, 10, 200],
      ],
    });
    put(helterSkelter, 2470, 1360, {});
    put(carousel, 640, 1600, { r: 400 });
    put(chairSwing, 3120, 1420, {});
    put(fountain, 1900, 1790, { r: 260 });
    put(crag, 3560, 1800, { width: 640, height: 700 });
    put(crag, 3760, 2290, { width: 330, height: 240, fall: false });

    const stalls: readonly (readonly [number, number, number, number])[] = [
      [60, 1860, -0.7, 0],
      [130, 2090, -0.7, 0],
      [1640, 1270, 0.06, 1],
      [1020, 1260, 0.2, 1],
      [2255, 1290, -0.08, 1],
      [2760, 1330, 0.25, 2],
      [1180, 1720, -0.45, 0],
      [2690, 1700, 0.5, 2],
      [2800, 1960, 0.62, 2],
      [960, 2130, -0.3, 3],
      [2320, 2420, 0.24, 3],
      [3060, 2380, 0.3, 4],
    ];
    stalls.forEach(([x, y, yaw, tint], i) =>
      put(stall, x, y, {
        yaw,
        colours: nth(AWNINGS, tint),
        sign: nth(SIGNS, i % SIGNS.length),
        ware: nth(WARES, i % 3),
        width: 230 + (i % 3) * 30,
        wall: nth(['#c98d57', '#b97a54', '#a8866a'], i % 3),
      }),
    );
    put(pavilion, 1290, 2010, { colours: nth(AWNINGS, 1) });
    put(pavilion, 2600, 1500, { colours: nth(AWNINGS, 2) });
    for (const [x, y, face] of [
      [3230, 1960, 1],
      [3560, 2050, -1],
      [3380, 2120, 1],
    ] as const)
      put(swanBoat, x, y, { face });
    for (const [x, y] of [
      [3080, 2010],
      [3700, 1990],
      [3300, 1850],
    ] as const)
      put(lilyPads, x, y, {});
    trainAlong(scene, RAILS, { start: 190, cars: 5 });
  },

  props: (stage) => {
    const { scene } = stage;
    const lawnOnly = { on: ['lawn'] },
      walk = { on: ['sand', 'paving'] };
    for (const grove of [
      island([120, 1330], 300, 110),
      island([1260, 1560], 230, 92),
      island([2560, 2160], 330, 130),
      island([1250, 2130], 330, 120),
    ])
      scatter(stage, {
        kind: tree,
        count: 7,
        apart: -34,
        ...lawnOnly,
        within: grove,
        options: (r) => ({
          width: r.range(200, 270),
          height: r.range(260, 350),
          leaf: r.pick([nth(C.leaf, 0), nth(C.leaf, 1), nth(C.leaf, 3)]),
        }),
      });
    for (const [x, y, k] of [
      [-20, 2560, 1],
      [170, 2700, 0],
      [430, 2790, 1],
      [3700, 2620, 3],
      [3560, 2790, 0],
    ] as const)
      scene.add(tree, [x, y], { width: 300, height: 360, leaf: nth(C.leaf, k) });
    scene.add(tree, [-60, 2940], { width: 420, height: 500, leaf: nth(C.leaf, 3) });
    scene.add(tree, [3850, 2800], { width: 460, height: 560, leaf: nth(C.leaf, 1) });
    for (const [x, y] of [
      [3250, 2590],
      [3480, 2500],
      [560, 2640],
    ] as const)
      scene.add(picnic, [x, y], { yaw: 0.3 });
    scatter(stage, {
      kind: tree,
      count: 22,
      apart: -10,
      ...lawnOnly,
      within: [
        [-60, 800],
        [3900, 800],
        [3900, 1300],
        [-60, 1300],
      ],
      options: (r) => ({ width: r.range(180, 260), height: r.range(250, 340), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: conifer,
      count: 8,
      apart: 6,
      ...lawnOnly,
      within: [
        [-60, 800],
        [3900, 800],
        [3900, 1700],
        [-60, 1700],
      ],
      options: (r) => ({ height: r.range(280, 380) }),
    });
    scatter(stage, {
      kind: palm,
      count: 4,
      apart: 10,
      on: ['sand'],
      within: island([3300, 2000], 800, 420),
      options: () => ({}),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 8,
      apart: 24,
      on: ['lawn'],
      options: (r) => ({
        r: r.range(60, 90),
        flowers: r.pick([
          ['#e8677f', '#f3c64e', '#ffffff'],
          ['#8f7fb8', '#ffffff', '#e8677f'],
          ['#f3c64e', '#e08a5a', '#d9574f'],
        ]),
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 60,
      apart: 0,
      ...lawnOnly,
      options: (r) => ({
        width: r.range(80, 140),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.4) ? r.pick(['#f08aa0', '#ffffff', '#f3c64e']) : undefined,
      }),
    });
    scatter(stage, {
      kind: cart,
      count: 8,
      apart: 50,
      on: ['sand'],
      options: (r) => ({
        yaw: r.range(-0.5, 0.5),
        body: r.pick(['#e98fa3', '#7fb3c9', '#f0c46a', '#9ac08a']),
        sign: r.pick(['ICE', 'HOT', 'TEA', 'NUTS']),
      }),
    });
    for (const cafe of [
      island([820, 1960], 360, 170),
      island([2950, 1620], 300, 150),
      island([2100, 2620], 420, 100),
    ])
      scatter(stage, {
        kind: parasol,
        count: 4,
        apart: 40,
        ...walk,
        within: cafe,
        options: (r) => ({ colours: r.pick(AWNINGS.slice(0, 3)) }),
      });
    along(stage, arc(1900, 1790, 600, 262, 0.5, 5.9, 60), 330, lampPost, { heads: 3 }, { apart: 0 });
    scatter(stage, { kind: lampPost, count: 12, apart: 60, ...walk, options: () => ({}) });
    scatter(stage, {
      kind: bench,
      count: 10,
      apart: 40,
      on: ['sand', 'paving', 'lawn'],
      options: (r) => ({ yaw: r.pick([-0.5, -0.2, 0.2, 0.5, 0]) }),
    });
    scatter(stage, { kind: signpost, count: 5, apart: 60, ...walk, options: () => ({}) });
    scatter(stage, { kind: barrel, count: 18, apart: 4, on: ['sand'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 20,
      apart: 4,
      on: ['sand'],
      options: (r) => ({
        yaw: r.range(-0.6, 0.6),
        stack: r.int(1, 3),
        material: r.pick(['#b98a52', '#c99a64', '#9a7248']),
      }),
    });
    scatter(stage, {
      kind: pot,
      count: 36,
      apart: 4,
      on: ['sand', 'paving', 'lawn'],
      options: (r) => ({ flower: r.pick(['#e86f8f', '#f3c64e', '#ffffff', '#8f7fb8']) }),
    });
    scatter(stage, {
      kind: rock,
      count: 30,
      apart: 0,
      on: ['sand', 'lawn'],
      options: (r) => ({
        width: r.range(40, 90),
        height: r.range(26, 60),
        material: r.pick(['#a8a098', '#b8927a']),
      }),
    });
    scatter(stage, {
      kind: fence,
      count: 12,
      apart: 0,
      on: ['lawn'],
      options: (r) => ({ width: r.range(120, 220), yaw: r.range(-0.3, 0.3) }),
    });
    const strings: readonly (readonly [Point, Point])[] = [
      [
        [940, 1400],
        [1560, 1480],
      ],
      [
        [1560, 1480],
        [2240, 1480],
      ],
      [
        [2240, 1480],
        [2880, 1560],
      ],
      [
        [560, 2190],
        [1360, 2240],
      ],
      [
        [2360, 2210],
        [3000, 2190],
      ],
    ];
    for (const [a, b] of strings) scene.add(bunting, a, { to: b, z: 250, sortY: Math.max(a[1], b[1]) });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[1985, 1230], [2230, 1440], 9],
      [[1290, 1380], [1020, 1460], 9],
      [[700, 1850], [1080, 1900], 9],
      [[2760, 1420], [3000, 1560], 8],
      [[2330, 2470], [2050, 2560], 7],
      [[2720, 1790], [2480, 1900], 7],
    ] as const)
      queue(stage, from, to, n, make);
  },

  crowd: {
    count: 250,
    cover: 0.16,
    lonely: 0.4,
    on: { sand: 1, paving: 0.8, lawn: 0.35 },
    near: (
      [
        [1900, 1960, 480],
        [1900, 1560, 380],
        [640, 1800, 420],
        [1290, 1400, 360],
        [2000, 1280, 420],
        [2850, 1400, 420],
        [3100, 2300, 300],
        [2450, 1650, 300],
        [900, 2150, 330],
        [1850, 2450, 420],
        [2500, 2480, 300],
        [420, 2160, 260],
        [300, 1990, 240],
        [700, 2560, 420],
        [3300, 2600, 420],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: pokemonCast,
  duplicates: { mainPair: true, pictures: ['dquest2', 'dquest3', 'dquest4', 'dquest5'] },
};
