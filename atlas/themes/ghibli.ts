/** Level 2: a valley between an old wood and the sea, where a house walks, a garden flies and everybody bathes. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { ghibliCast } from '../casts/ghibli';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird } from '../things/aloft/aloft';
import { cart } from '../things/fair/stall';
import { bakery } from '../things/ghibli/bakery';
import { bathhouse } from '../things/ghibli/bathhouse';
import { beastBus } from '../things/ghibli/beast-bus';
import { busStop } from '../things/ghibli/bus-stop';
import { camphor } from '../things/ghibli/camphor';
import { farmhouse } from '../things/ghibli/farmhouse';
import { floatingGarden } from '../things/ghibli/floating-garden';
import { flyingBoat } from '../things/ghibli/flying-boat';
import { gardenerRobot } from '../things/ghibli/gardener-robot';
import { clockTower, harbourHouse } from '../things/ghibli/harbour-house';
import { walkingHouse } from '../things/ghibli/walking-house';
import { woodSpirits } from '../things/ghibli/wood-spirits';
import { conifer } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, fence, lampPost, parasol, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { bridge } from '../things/town/canal';
import { stoneLantern, torii } from '../things/town/shrine';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  meadow: '#9cc763',
  wood: '#6f9a50',
  field: '#b58a5c',
  path: '#ead7a4',
  court: '#d9cdb8',
  quay: '#ecdcb8',
  sand: '#f3e2b0',
  river: '#6fb7c6',
  sea: '#4f9fc4',
  leaf: ['#3f7f45', '#4f9350', '#2f6b45', '#6aa650'],
};

const SEA = area(
  [
    [3940, 1990],
    [3640, 2040],
    [3440, 2200],
    [3360, 2420],
    [3280, 2620],
    [3260, 2800],
    [3940, 2800],
  ],
  { seed: 6, rough: 14 },
);

export const ghibli: Theme = {
  level: 2,
  routeKeyword: 'ghibli',
  seed: 'valley-1',
  horizon: 520,
  scale: { farScale: 0.68, nearScale: 1.12 },
  light: new DayLight({ haze: '#d4ecf0', hazeStrength: 0.42, vivid: 1.16 }),
  finish: {
    vignette: '#1c3350',
    vignetteOpacity: 0.3,
    sun: '#fff4c4',
    sunAt: [0.52, 0.55],
    sunOpacity: 0.2,
    washes: (
      [
        [60, 1350, 760, 620],
        [60, 2720, 700, 330],
        [3840, 1500, 460, 420],
        [2200, 2800, 900, 200],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#7f8cc8', opacity: 0.4 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#3f8fd4'],
        [0.45, '#77bfe8'],
        [0.8, '#c4e6ee'],
        [1, '#eaf6ea'],
      ],
      streaks: ['#ffffff', '#d4eefa', '#4f9bd8'],
    }),
    clouds(scene, {
      body: '#fffdf4',
      shade: '#dcebf2',
      deep: '#b3d0e6',
      ink: '#4a6f9c',
      list: [
        [1040, 600, 1000, 520],
        [2760, 590, 900, 470],
        [3700, 560, 620, 400],
        [1760, 250, 420, 130],
        [120, 560, 560, 360],
        [2860, 130, 380, 100],
      ],
    }),
    hills(scene, { y: 590, rise: 150, length: 680, material: '#7fb0a8', haze: 0.9, seed: 5 }),
    hills(scene, { y: 620, rise: 100, length: 460, material: '#8fc07a', haze: 0.7, seed: 12 }),
    treeLine(scene, { y: 640, height: 110, material: C.leaf, rows: 2, haze: 0.55, seed: 7, gaps: -0.1 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'meadow',
      [
        [-60, 620],
        [width + 60, 620],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.meadow, texture: grass({ flowers: ['#ffffff', '#f6d35a'], seed: 9 }) },
    );
    ground.lay(
      'wood',
      area(
        [
          [-90, 700],
          [560, 700],
          [900, 860],
          [880, 1180],
          [640, 1420],
          [300, 1520],
          [-90, 1560],
        ],
        { seed: 4, rough: 24 },
      ),
      {
        material: C.wood,
        texture: grass({ flowers: ['#ffffff'], seed: 14 }),
        edge: edges.grassy({ grassColour: '#5c8a42' }),
      },
    );
    for (const [i, bed] of (
      [
        [
          [760, 1560],
          [1120, 1610],
          [1080, 1740],
          [730, 1690],
        ],
        [
          [720, 1760],
          [1080, 1810],
          [1030, 1950],
          [680, 1900],
        ],
      ] as const
    ).entries())
      ground.lay('field', area(bed, { seed: i + 2, rough: 4, smooth: false }), {
        material: C.field,
        texture: earth({ pebbles: 0.4 }),
        edge: edges.grassy({ grassColour: '#7fae4f' }),
      });
    ground.lay(
      'flowers',
      area(
        [
          [1060, 1080],
          [1500, 1150],
          [2100, 1100],
          [2240, 1330],
          [1900, 1560],
          [1450, 1560],
          [1100, 1380],
        ],
        { seed: 21, rough: 26 },
      ),
      {
        material: '#aed36c',
        texture: grass({ flowers: ['#f28aa6', '#ffffff', '#f6d35a', '#8f9ae0'], seed: 33, density: 1.2 }),
      },
    );
    for (const [line, wide] of [
      [
        [
          [-60, 2500],
          [420, 2540],
          [900, 2560],
          [1300, 2470],
          [1700, 2380],
          [2200, 2330],
          [2700, 2330],
        ],
        200,
      ],
      [
        [
          [620, 2560],
          [520, 2200],
          [640, 2010],
          [1160, 1960],
          [1300, 1700],
          [1020, 1440],
          [1060, 1180],
          [1340, 1060],
          [1800, 1130],
          [2200, 1290],
          [2480, 1340],
          [2800, 1420],
        ],
        130,
      ],
    ] as const)
      ground.lay('path', road(scene, line, wide, { rough: 12 }), {
        material: C.path,
        texture: earth({ pebbles: 1.2 }),
        edge: edges.grassy({ grassColour: '#7fae4f' }),
      });
    ground.lay(
      'court',
      area(
        [
          [2600, 1180],
          [3100, 1140],
          [3940, 1150],
          [3940, 1620],
          [3300, 1640],
          [2760, 1560],
          [2610, 1400],
        ],
        { seed: 3, rough: 8 },
      ),
      {
        material: C.court,
        texture: slabs({ slab: 100 }),
        edge: edges.kerb({ kerbColour: '#b3a898', kerbWidth: 14, lift: 8 }),
      },
    );
    ground.lay(
      'quay',
      area(
        [
          [2040, 1960],
          [2500, 1830],
          [3300, 1830],
          [3700, 1900],
          [3940, 1960],
          [3940, 2040],
          [3500, 2210],
          [3380, 2420],
          [3300, 2640],
          [3280, 2820],
          [2060, 2820],
          [1920, 2380],
        ],
        { seed: 8, rough: 8 },
      ),
      {
        material: C.quay,
        texture: cobbles({ stone: 40, cover: -0.02 }),
        edge: edges.grassy({ grassColour: '#8fb858' }),
      },
    );
    ground.lay(
      'path',
      road(
        scene,
        [
          [3080, 1580],
          [2960, 1720],
          [2880, 1880],
        ],
        170,
        { rough: 4 },
      ),
      { material: C.court, texture: slabs({ slab: 80 }), edge: edges.ink() },
    );
    ground.lay('sea', SEA, {
      material: C.sea,
      texture: water(),
      edge: edges.kerb({ kerbColour: '#cdbb98', kerbWidth: 20, lift: 16 }),
    });
    ground.lay(
      'river',
      road(
        scene,
        [
          [2540, 610],
          [2440, 820],
          [2440, 1060],
          [2500, 1340],
          [2330, 1580],
          [1980, 1780],
          [1700, 2020],
          [1560, 2330],
          [1520, 2560],
          [1560, 2820],
        ],
        170,
        { rough: 16 },
      ),
      { material: C.river, texture: water(), edge: edges.bank() },
    );
    ground.sunPatch([1700, 1320], 800, 330, '#fff8cc', 0.5);
    ground.sunPatch([2600, 2300], 800, 380, '#fff6d0', 0.45);
    ground.sunPatch([3100, 1460], 700, 190, '#fff2cc', 0.4);
    ground.sunPatch([700, 2200], 620, 300, '#fff8cc', 0.35);
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
      [1840, 190],
      [1960, 250],
      [2000, 130],
      [2640, 210],
      [760, 160],
      [3560, 120],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
    put(floatingGarden, 2200, 390, { aloft: true, layer: -1, depthY: 1100, hazeFactor: 0.7, size: 0.92 });
    put(camphor, 380, 1090, { size: 1.06 });
    put(walkingHouse, 1500, 1010, { size: 1.02 });
    put(bathhouse, 3190, 1230, { size: 1.12 });
    const span = put(bridge, 2490, 1370, { length: 480, width: 130, rise: 90, yaw: 0.1 });
    const guests = scene.random.fork('bridge');
    for (const [u, z] of [
      [-130, 64],
      [20, 92],
      [140, 60],
    ] as const) {
      const [x, y] = span.frame.at(u, 10, 0);
      scene.put(make([x, y], guests, { lift: z, sortY: span.box.y1 - 8, perched: true }));
    }
    put(bridge, 1590, 2420, {
      length: 420,
      width: 150,
      rise: 46,
      yaw: -0.12,
      red: '#8a6248',
      deck: '#c09a68',
    });
    put(gardenerRobot, 1210, 1500, {});
    put(farmhouse, 400, 1830, { yaw: 0.06 });
    put(beastBus, 430, 2480, {});
    put(busStop, 1000, 2380, {});
    put(torii, 880, 1180, { size: 0.8, width: 260, height: 240 });
    put(clockTower, 3820, 1900, { height: 620 });
    const houses: readonly (readonly [number, number, number, number, string, string, string])[] = [
      [2190, 1990, 230, 2, '#f0d9b8', '#b5573f', '#4f7f92'],
      [2400, 1900, 220, 3, '#f6e6c4', '#a8604a', '#5f8f5f'],
      [2610, 1870, 210, 2, '#e9c9a8', '#c0703f', '#7a5a8a'],
      [3170, 1830, 220, 3, '#f3e2c8', '#b5573f', '#4f7f92'],
      [3400, 1870, 230, 2, '#e6d0b0', '#96564c', '#5f8f5f'],
    ];
    for (const [x, y, width, storeys, wall, roof, shutter] of houses)
      put(harbourHouse, x, y, { width, storeys, wall, roof, shutter, size: 0.84 });
    put(bakery, 2480, 2440, { size: 0.96 });
    put(flyingBoat, 3640, 2400, { face: -1, size: 1.05 });
    for (const [x, y] of [
      [720, 1240],
      [180, 1300],
      [930, 960],
      [620, 1380],
      [320, 1400],
    ] as const)
      put(woodSpirits, x, y, {});
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, k, w] of [
      [40, 1460, 2, 300],
      [-30, 1260, 0, 320],
      [160, 1540, 1, 260],
      [-40, 2060, 2, 300],
      [-20, 2790, 2, 380],
      [150, 2810, 0, 320],
      [3820, 1560, 2, 260],
      [3700, 1600, 0, 220],
      [860, 1330, 1, 230],
      [760, 1020, 0, 240],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: w * 1.25, leaf: nth(C.leaf, k) });
    const far: readonly Point[] = [
      [-60, 640],
      [3900, 640],
      [3900, 800],
      [-60, 800],
    ];
    scatter(stage, {
      kind: tree,
      count: 22,
      apart: -16,
      on: ['meadow', 'wood'],
      within: far,
      options: (r) => ({ width: r.range(170, 240), height: r.range(230, 310), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: conifer,
      count: 8,
      apart: -8,
      on: ['meadow'],
      within: [
        [2620, 640],
        [3900, 640],
        [3900, 900],
        [2620, 900],
      ],
      options: (r) => ({ height: r.range(300, 420), leaf: r.pick(['#2f6450', '#3a7458']) }),
    });
    scatter(stage, {
      kind: tree,
      count: 8,
      apart: -10,
      on: ['wood'],
      options: (r) => ({
        width: r.range(190, 250),
        height: r.range(260, 330),
        leaf: r.pick(['#2f6b45', '#3f7f45']),
      }),
    });
    scatter(stage, {
      kind: tree,
      count: 7,
      apart: 40,
      on: ['meadow'],
      within: [
        [1100, 1560],
        [2000, 1500],
        [2700, 1640],
        [1900, 2300],
        [1300, 2300],
      ],
      options: (r) => ({ width: r.range(180, 230), height: r.range(240, 300), leaf: r.pick(C.leaf) }),
    });
    for (const row of [0, 1])
      for (const col of [0, 1, 2, 3, 4])
        scene.add(bush, [770 + col * 66 - row * 36, 1636 + row * 200 + col * 9], {
          width: 54,
          leaf: row ? '#7fb04f' : '#5f9a4c',
          flower: col % 2 ? '#f0603f' : undefined,
        });
    scatter(stage, {
      kind: bush,
      count: 44,
      apart: 4,
      on: ['meadow', 'wood', 'flowers'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.45) ? r.pick(['#f08aa0', '#ffffff', '#8f9ae0']) : undefined,
      }),
    });
    for (const [x, y] of [
      [2690, 1430],
      [2700, 1560],
      [3560, 1540],
      [2960, 1570],
    ] as const)
      scene.add(stoneLantern, [x, y], {});
    scatter(stage, {
      kind: lampPost,
      count: 7,
      apart: 60,
      on: ['quay'],
      options: () => ({ iron: '#3f5a5a' }),
    });
    scatter(stage, {
      kind: parasol,
      count: 4,
      apart: 46,
      on: ['quay'],
      within: island([2860, 2380], 420, 300),
      options: (r) => ({
        colours: r.pick([
          ['#d9503f', '#fdf3dc'],
          ['#4f8fa8', '#fdf3dc'],
        ]),
      }),
    });
    scatter(stage, {
      kind: cart,
      count: 4,
      apart: 60,
      on: ['quay', 'court'],
      options: (r) => ({
        yaw: r.range(-0.4, 0.4),
        body: r.pick(['#e98f63', '#7fb3a9', '#f0c46a']),
        sign: r.pick(['FISH', 'BUNS', 'TEA']),
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 8,
      apart: 40,
      on: ['quay', 'court', 'meadow'],
      options: (r) => ({ yaw: r.pick([-0.3, 0, 0.3]) }),
    });
    scatter(stage, {
      kind: crate,
      count: 8,
      apart: 6,
      on: ['quay'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, { kind: barrel, count: 12, apart: 6, on: ['quay', 'court'], options: () => ({}) });
    scatter(stage, {
      kind: pot,
      count: 26,
      apart: 4,
      on: ['quay', 'court'],
      options: (r) => ({ flower: r.pick(['#e2574c', '#f6c453', '#ffffff', '#8f9ae0']) }),
    });
    scatter(stage, {
      kind: rock,
      count: 30,
      apart: 4,
      on: ['meadow', 'wood'],
      options: (r) => ({
        width: r.range(40, 90),
        height: r.range(26, 56),
        material: '#a8a298',
        moss: '#7fa552',
      }),
    });
    // one fence along the farm's lane, another where the valley ends at the river
    for (const [x, y, width, yaw] of [
      [90, 2120, 190, 0],
      [330, 2130, 190, 0.05],
      [930, 2110, 180, -0.1],
      [1140, 2080, 180, -0.15],
      [1180, 1800, 170, 0.05],
      [1390, 2250, 170, -0.5],
    ] as const)
      scene.add(fence, [x, y], { width, yaw });
    scatter(stage, { kind: signpost, count: 4, apart: 60, on: ['path'], options: () => ({}) });
  },

  stories: (stage, make) => {
    // the baths are full, and so is the queue
    queue(stage, [3040, 1480], [2760, 1500], 7, make);
    queue(stage, [2480, 2580], [2180, 2600], 7, make);
    handSet(
      stage,
      make,
      'tip',
      [3300, 1500],
      [
        { as: { pose: 'bow', mood: 'joy', outfit: 'happi' } },
        { dx: 90, as: { pose: 'present', mood: 'cocky', flip: true, hold: 'gift' } },
        { dx: 150, dy: 60, as: { pose: 'think', mood: 'worried', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'bread',
      [2700, 2560],
      [
        { as: { pose: 'run', mood: 'grin', hold: 'basket' } },
        {
          dx: -110,
          dy: 20,
          as: { pose: 'run', mood: 'angry', outfit: 'baker', hat: 'chef', signs: ['anger'] },
        },
      ],
    );
    handSet(
      stage,
      make,
      'last bus',
      [820, 2500],
      [
        { as: { pose: 'wave', mood: 'worried', hold: 'suitcase', signs: ['sweat'] } },
        { dx: 90, dy: 60, as: { pose: 'sit', mood: 'sleepy', signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'house goes by',
      [1840, 1200],
      [
        { as: { pose: 'gazeUp', mood: 'shock', flip: true, signs: ['bang'] } },
        { dx: 80, dy: 40, as: { pose: 'point', mood: 'joy', flip: true } },
        { dx: 30, dy: 110, as: { pose: 'run', mood: 'shock', hold: 'letter', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'picnic for the machine',
      [1420, 1560],
      [
        { as: { pose: 'present', mood: 'cute', hold: 'flower', flip: true, build: 'toddler' } },
        { dx: 80, dy: 30, as: { pose: 'shy', mood: 'smile', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'proposal',
      [3060, 2280],
      [
        { as: { pose: 'propose', mood: 'worried', hold: 'flower' } },
        { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'lost shoe',
      [1120, 2160],
      [
        { as: { pose: 'crouch', mood: 'worried', signs: ['question'] } },
        { dx: 90, dy: -20, as: { pose: 'point', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'radishes',
      [820, 2040],
      [
        { as: { pose: 'haul', mood: 'wince', outfit: 'farmer', hat: 'straw', hatColors: ['sand', 'red'] } },
        { dx: -80, dy: 20, as: { pose: 'haul', mood: 'wince', outfit: 'farmer' } },
      ],
    );
    handSet(
      stage,
      make,
      'acorn thief',
      [700, 1480],
      [
        { as: { pose: 'sneak', mood: 'cheeky', build: 'kid', hold: 'bag' } },
        { dx: -90, dy: -10, as: { pose: 'sneak', mood: 'cheeky', build: 'toddler' } },
      ],
    );
    tellStories(stage, make, { count: 22, on: ['meadow', 'wood', 'flowers', 'path', 'court', 'quay'] });
  },

  crowd: {
    count: 165,
    cover: 0.2,
    lonely: 0.5,
    on: { meadow: 0.75, wood: 0.6, flowers: 0.8, path: 1, court: 1, quay: 1 },
    near: (
      [
        [1600, 1260, 460],
        [3150, 1460, 560],
        [2700, 2200, 420],
        [2900, 2560, 360],
        [2250, 2200, 300],
        [800, 2240, 420],
        [500, 1560, 360],
        [1150, 1700, 320],
        [2150, 1600, 300],
        [1900, 2150, 300],
        [600, 2640, 420],
        [1950, 850, 380],
        [1000, 800, 300],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: ghibliCast,
  duplicates: { mainPair: false, pictures: ['dquest1', 'dquest2'] },
};
