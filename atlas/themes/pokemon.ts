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
import { battleRing, RING_FLOOR } from '../things/pokemon/battle-ring';
import { capsuleMachine } from '../things/pokemon/capsule-machine';
import { hatchery } from '../things/pokemon/hatchery';
import { healingCentre } from '../things/pokemon/healing-centre';
import { lakeSerpent } from '../things/pokemon/lake-serpent';
import { mascotBalloon } from '../things/pokemon/mascot-balloon';
import { berryPress, berryTree, tallGrass } from '../things/pokemon/orchard';
import type { BerryName } from '../things/pokemon/orchard';
import { sleeper } from '../things/pokemon/sleeper';
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
import type { CreatureSpec } from '../creatures/creature';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  sand: '#f8e3b2',
  lawn: '#8cbf54',
  paving: '#f6ebdf',
  soil: '#c98f5e',
  pool: '#5fb8d4',
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

const RING: Point = [1900, 1810];
/** Rows of the orchard: where each tree stands, and what it bears. */
const ORCHARD: readonly (readonly [x: number, y: number, berries: BerryName, colour: string])[] = [
  [2540, 2290, 'round', '#5f8fd0'],
  [2830, 2262, 'pear', '#f0b84a'],
  [3110, 2310, 'heart', '#e8604a'],
  [2430, 2470, 'star', '#8f7fb8'],
  [2720, 2460, 'heart', '#e8604a'],
  [3020, 2500, 'round', '#5f8fd0'],
  [2590, 2650, 'pear', '#f0b84a'],
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
      island([1330, 2180], 250, 80, { seed: 13, rough: 0.22 }),
      area(
        [
          [2380, 2200],
          [2700, 2120],
          [3120, 2180],
          [3400, 2320],
          [3300, 2600],
          [2900, 2720],
          [2480, 2680],
          [2280, 2440],
        ],
        { seed: 15, rough: 16 },
      ),
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
    ground.lay(
      'soil',
      area(
        [
          [2460, 2240],
          [2760, 2190],
          [3080, 2240],
          [3240, 2350],
          [3160, 2560],
          [2840, 2640],
          [2520, 2600],
          [2380, 2430],
        ],
        { seed: 19, rough: 8 },
      ),
      { material: C.soil, texture: earth({ seed: 12 }), edge: edges.grassy({ grassColour: '#7aa84a' }) },
    );
    const walks: readonly (readonly Point[])[] = [
      [RING, [1960, 1480], [2000, 1240]],
      [RING, [1460, 1760], [1120, 1820], [760, 1960], [420, 2000]],
      [RING, [2360, 1760], [2640, 1780], [2900, 1660], [3160, 1560]],
      [RING, [1900, 2300], [1800, 2560], [1700, 2800]],
      [RING, [2260, 2020], [2420, 2130], [2440, 2240]],
    ];
    for (const path of walks)
      ground.lay('paving', road(scene, path, 210, { rough: 5 }), {
        material: C.paving,
        texture: cobbles({ stone: 38 }),
        edge: edges.ink(),
      });
    ground.lay('paving', island(RING, 660, 300, { rough: 0.012, seed: 2 }), {
      material: C.paving,
      texture: cobbles({ stone: 38 }),
      edge: edges.kerb({ kerbColour: '#e3cba4', kerbWidth: 12, lift: 6 }),
    });
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

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(mascotBalloon, 960, 730, { aloft: true, layer: -1, size: 1.2, depthY: 900, hazeFactor: 0.2 });
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

    put(castle, 120, 1010, { width: 480, size: 1.05, wall: '#f4ddd0' });
    put(hatchery, 640, 1200, { size: 1.1 });
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
    put(helterSkelter, 2400, 1340, {});
    put(carousel, 390, 1850, { r: 345 });
    put(chairSwing, 3120, 1420, {});
    put(healingCentre, 1090, 1590, {});
    put(capsuleMachine, 2720, 1640, {});
    const ring = put(battleRing, ...RING, {});
    // today's bout: a round one against a long one
    const bout = scene.random.fork('bout');
    const fighters: readonly (readonly [u: number, spec: CreatureSpec])[] = [
      [
        -170,
        {
          plan: 'blob',
          body: 'egg',
          color: 'orange',
          second: 'cream',
          ears: 'cat',
          inner: 'cream',
          limbs: 'feet',
          arms: 'up',
          tail: 'bolt',
          tailColor: 'cream',
          mood: 'angry',
          scale: 1.25,
        },
      ],
      [
        170,
        {
          plan: 'beast',
          color: 'cobalt',
          second: 'sky',
          ears: 'fins',
          inner: 'sky',
          snout: 'dragon',
          tail: 'fish',
          pose: 'walk',
          mood: 'cocky',
          flip: true,
          scale: 1.2,
        },
      ],
    ];
    for (const [u, spec] of fighters) {
      const at = ring.frame.at(u, 0, 0);
      const lift = RING_FLOOR * (ring.scale / scene.scaleAt(at[1]));
      scene.put(make(at, bout, { lift, sortY: ring.box.y1 + 2, perched: true }, () => spec));
    }
    put(sleeper, 1330, 2540, {});
    for (const [x, y, berries, colour] of ORCHARD) put(berryTree, x, y, { berries, colour });
    put(fountain, 2270, 2130, { r: 150 });
    put(berryPress, 3320, 2520, {});
    put(lakeSerpent, 3330, 1960, {});
    put(crag, 3560, 1800, { width: 640, height: 700 });
    put(crag, 3760, 2290, { width: 330, height: 240, fall: false });

    const stalls: readonly (readonly [number, number, number, number])[] = [
      [1640, 1270, 0.06, 1],
      [2255, 1290, -0.08, 1],
      [2760, 1330, 0.25, 2],
      [2800, 1960, 0.62, 2],
      [40, 2170, -0.5, 0],
      [940, 2150, -0.2, 3],
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
    put(pavilion, 3060, 1640, { colours: nth(AWNINGS, 2) });
    for (const [x, y, face] of [
      [3110, 2040, 1],
      [3690, 2010, -1],
      [3470, 2140, 1],
    ] as const)
      put(swanBoat, x, y, { face });
    for (const [x, y] of [
      [3020, 1950],
      [3700, 1990],
      [3300, 1850],
    ] as const)
      put(lilyPads, x, y, {});
    trainAlong(scene, RAILS, { start: 150, cars: 5 });
  },

  props: (stage) => {
    const { scene } = stage;
    const lawnOnly = { on: ['lawn'] },
      walk = { on: ['sand', 'paving'] };
    for (const grove of [island([120, 1380], 260, 90)])
      scatter(stage, {
        kind: tree,
        count: 5,
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
    for (const [x, y] of [[560, 2640]] as const) scene.add(picnic, [x, y], { yaw: 0.3 });
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
      kind: tallGrass,
      count: 26,
      apart: 10,
      ...lawnOnly,
      options: (r) => ({
        width: r.range(90, 140),
        blade: r.pick(['#8cc45a', '#7cb852', '#9ad068']),
        eyes: r.chance(0.35),
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 34,
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
    for (const cafe of [island([820, 2040], 260, 110), island([2980, 1640], 260, 120)])
      scatter(stage, {
        kind: parasol,
        count: 4,
        apart: 40,
        ...walk,
        within: cafe,
        options: (r) => ({ colours: r.pick(AWNINGS.slice(0, 3)) }),
      });
    along(stage, arc(...RING, 650, 300, 0.35, 2.8, 40), 560, lampPost, { heads: 3 }, { apart: 0 });
    scatter(stage, { kind: lampPost, count: 7, apart: 60, ...walk, options: () => ({}) });
    scatter(stage, {
      kind: bench,
      count: 10,
      apart: 40,
      on: ['sand', 'paving', 'lawn'],
      options: (r) => ({ yaw: r.pick([-0.5, -0.2, 0.2, 0.5, 0]) }),
    });
    scatter(stage, { kind: signpost, count: 5, apart: 60, ...walk, options: () => ({}) });
    scatter(stage, { kind: barrel, count: 10, apart: 4, on: ['sand'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 12,
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
      count: 24,
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
      count: 7,
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
    ];
    for (const [a, b] of strings) scene.add(bunting, a, { to: b, z: 250, sortY: Math.max(a[1], b[1]) });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[1985, 1230], [2230, 1440], 7],
      [[1290, 1380], [1500, 1500], 6],
      [[560, 2050], [860, 2180], 6],
      [[2760, 1420], [3000, 1540], 6],
      [[1080, 1790], [1380, 1860], 6],
      [[2720, 1760], [2480, 1880], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'hatching today',
      [760, 1370],
      [
        { dx: -70, as: { pose: 'kneel', mood: 'star', flip: false, signs: ['spark'] } },
        { dx: 30, as: { pose: 'cheer', mood: 'joy', flip: true } },
        { dx: 130, dy: 20, as: { pose: 'hug', mood: 'shock', flip: true, hold: 'plush' } },
      ],
    );
    handSet(
      stage,
      make,
      'get up',
      [1330, 2660],
      [
        { dx: -210, as: { pose: 'push', mood: 'wince', flip: false, signs: ['sweat'] } },
        { dx: -60, dy: 16, as: { pose: 'hips', mood: 'angry', flip: false, signs: ['anger'] } },
        { dx: 90, dy: 20, as: { pose: 'present', mood: 'happy', hold: 'drum', flip: true } },
        { dx: 230, as: { pose: 'sleep', mood: 'asleep', flip: false, signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'trainers',
      [1900, 2060],
      [
        { dx: -330, dy: -60, as: { pose: 'point', mood: 'stern', flip: false, signs: ['bang'] } },
        { dx: 330, dy: -60, as: { pose: 'point', mood: 'grin', flip: true, signs: ['bang'] } },
        { dx: 0, dy: 40, as: { pose: 'overhead', mood: 'stern', hold: 'flag', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'seventh capsule, same duck',
      [2760, 1850],
      [
        { dx: -70, as: { pose: 'kneel', mood: 'sad', signs: ['gloom'], flip: false } },
        { dx: 70, as: { pose: 'cheer', mood: 'star', hold: 'ball', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'berry thief',
      [2720, 2690],
      [
        { dx: -110, as: { pose: 'sneak', mood: 'cheeky', hold: 'basket', flip: true } },
        { dx: 90, as: { pose: 'run', mood: 'angry', hold: 'broom', flip: true, signs: ['anger'] } },
      ],
    );
    handSet(
      stage,
      make,
      'bread for the lake',
      [3180, 2250],
      [
        { dx: -60, as: { facing: 'back', pose: 'wave', mood: 'happy' } },
        { dx: 30, dy: 10, as: { facing: 'back', pose: 'overhead', mood: 'joy', hold: 'onigiri' } },
        { dx: 120, as: { pose: 'present', mood: 'shock', hold: 'camera', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'only a scratch',
      [960, 1800],
      [
        { dx: -50, as: { pose: 'carry', mood: 'worried', hold: 'plush', flip: false, signs: ['sweat'] } },
        { dx: 60, as: { pose: 'present', mood: 'serene', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 26, on: ['sand', 'paving', 'lawn', 'soil'] });
  },

  crowd: {
    count: 200,
    cover: 0.16,
    lonely: 0.4,
    on: { sand: 1, paving: 1, lawn: 0.4, soil: 0.7 },
    near: (
      [
        [1900, 2080, 480],
        [1300, 1850, 330],
        [2480, 1800, 330],
        [700, 1900, 380],
        [1290, 1400, 360],
        [2000, 1280, 420],
        [2850, 1400, 420],
        [3100, 2300, 300],
        [2450, 1650, 300],
        [900, 2150, 330],
        [1850, 2450, 420],
        [2700, 2400, 420],
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
