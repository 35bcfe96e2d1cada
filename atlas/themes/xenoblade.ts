/** Level 22: two titans over a sea of cloud, their countries joined by a sword that fell between them. */
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { xenobladeCast } from '../casts/xenoblade';
import { nth, resample } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird, bunting } from '../things/aloft/aloft';
import { lilyPads } from '../things/fair/leisure';
import { cart, stall } from '../things/fair/stall';
import { conifer } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, fence, lampPost, signpost } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import { bulbHut } from '../things/xenoblade/bulb-hut';
import { cliff, cloudBank, swells } from '../things/xenoblade/cloud-coast';
import { colonyHouse } from '../things/xenoblade/colony-house';
import { etherCrystals } from '../things/xenoblade/ether-crystals';
import { etherMill } from '../things/xenoblade/ether-mill';
import { frozenKnee } from '../things/xenoblade/frozen-knee';
import { ironTitan } from '../things/xenoblade/iron-titan';
import { mossTitan } from '../things/xenoblade/moss-titan';
import { relicSword } from '../things/xenoblade/relic-sword';
import { skyShip } from '../things/xenoblade/sky-ship';
import { stoneHand } from '../things/xenoblade/stone-hand';
import { walkerWreck } from '../things/xenoblade/walker-wreck';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  cloud: '#d9cdea',
  meadow: '#93c263',
  colony: '#e6cfa4',
  snow: '#eef3fb',
  ice: '#a8dcec',
  village: '#e3bd7c',
  blade: '#cdd3dc',
  planks: '#b98a58',
  rock: '#a08a78',
  leaf: ['#4f9a58', '#3f8660', '#7ab04a', '#2f7a66'],
};
const WALKED = ['meadow', 'colony', 'snow', 'village', 'blade', 'planks', 'path'] as const;

const MEADOW: readonly Point[] = [
  [-80, 900],
  [420, 862],
  [980, 880],
  [1360, 980],
  [1400, 1180],
  [1250, 1340],
  [1330, 1560],
  [1290, 1760],
  [1120, 1830],
  [520, 1700],
  [-80, 1760],
];
const COLONY: readonly Point[] = [
  [-80, 1720],
  [420, 1660],
  [1020, 1760],
  [1330, 1960],
  [1290, 2200],
  [1380, 2480],
  [1220, 2800],
  [-80, 2800],
];
const SNOW: readonly Point[] = [
  [2240, 1130],
  [2380, 960],
  [2800, 900],
  [3400, 872],
  [3920, 900],
  [3920, 1720],
  [3500, 1790],
  [2980, 1800],
  [2500, 1690],
  [2260, 1480],
];
const VILLAGE: readonly Point[] = [
  [1900, 2260],
  [2160, 2080],
  [2620, 2020],
  [3200, 2000],
  [3920, 1960],
  [3920, 2800],
  [1960, 2800],
  [1820, 2520],
];

export const xenoblade: Theme = {
  level: 22,
  routeKeyword: 'xenoblade',
  seed: 'titans-1',
  horizon: 680,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#f6d9c8', hazeStrength: 0.36 }),
  finish: {
    vignette: '#3a2a5a',
    vignetteOpacity: 0.32,
    sun: '#fff0c0',
    sunAt: [0.5, 0.26],
    sunOpacity: 0.16,
    washes: (
      [
        [0, 2680, 1000, 420],
        [3840, 2680, 1000, 420],
        [1560, 2600, 420, 320],
        [3860, 1000, 380, 500],
        [0, 1000, 380, 500],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#7f7fc8', opacity: 0.36 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#4f74c4'],
        [0.3, '#8f9fe0'],
        [0.55, '#f0b8c0'],
        [0.78, '#ffd9a0'],
        [1, '#fff0cc'],
      ],
      streaks: ['#ffffff', '#ffc9b0', '#9fb0ea'],
    }),
    clouds(scene, {
      body: '#fffaf0',
      shade: '#fbe4dc',
      deep: '#d9bcd4',
      ink: '#7a5a8a',
      list: [
        [1920, 720, 1500, 330],
        [160, 730, 760, 420],
        [3700, 730, 760, 460],
        [2340, 250, 420, 130],
        [1420, 180, 340, 110],
      ],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    const sea: Point[] = [
      [-60, horizon - 6],
      [width + 60, horizon - 6],
      [width + 60, height + 60],
      [-60, height + 60],
    ];
    ground.lay('cloud', resample(sea, 60, true), {
      material: C.cloud,
      texture: swells({ shade: '#b4a8da', light: '#f6ecf4' }),
    });
    const coast = cliff({ rock: C.rock, depth: 130 });
    ground.lay('snow', area(SNOW, { seed: 3, rough: 26 }), {
      material: C.snow,
      texture: earth({ seed: 9, pebbles: 0.3 }),
      edge: cliff({ rock: '#9aa6c8', depth: 150 }),
    });
    ground.lay('ice', island([2960, 1560], 210, 66, { seed: 4, rough: 0.14 }), {
      material: C.ice,
      texture: water(),
      edge: edges.ink(),
    });
    ground.lay(
      'path',
      road(
        scene,
        [
          [3560, 1690],
          [3420, 1830],
          [3460, 1960],
          [3360, 2120],
        ],
        170,
        { rough: 4 },
      ),
      {
        material: '#d8c8b0',
        texture: slabs({ slab: 60 }),
        edge: edges.kerb({ kerbColour: '#a89880', kerbWidth: 12, lift: 10 }),
      },
    );
    ground.lay('village', area(VILLAGE, { seed: 5, rough: 30 }), {
      material: C.village,
      texture: earth({ seed: 14 }),
      edge: coast,
    });
    for (const [x, y, rx, ry, seed] of [
      [2380, 2200, 190, 52, 3],
      [3080, 2180, 260, 60, 4],
      [3720, 2180, 200, 70, 5],
      [2360, 2620, 240, 70, 6],
      [3620, 2690, 300, 90, 7],
    ] as const)
      ground.lay('village', island([x, y], rx, ry, { seed, rough: 0.2 }), {
        material: '#a9c05a',
        texture: grass({ flowers: ['#e4627f', '#ffffff'], seed }),
        edge: edges.grassy({ grassColour: '#8fae4a' }),
      });
    ground.lay('pond', island([2930, 2590], 250, 74, { seed: 9, rough: 0.12 }), {
      material: '#6fc0b4',
      texture: water(),
      edge: edges.grassy({ grassColour: '#8fae4a' }),
    });
    ground.lay('meadow', area(MEADOW, { seed: 7, rough: 30 }), {
      material: C.meadow,
      texture: grass({ flowers: ['#ffffff', '#f6cf5c', '#e8677f'], seed: 3 }),
      edge: coast,
    });
    ground.lay('colony', area(COLONY, { seed: 8, rough: 16 }), {
      material: C.colony,
      texture: cobbles({ stone: 44 }),
      edge: coast,
    });
    ground.lay(
      'path',
      road(
        scene,
        [
          [620, 2260],
          [700, 1900],
          [760, 1640],
          [620, 1340],
          [760, 1080],
          [980, 900],
        ],
        170,
      ),
      {
        material: '#ecd9ae',
        texture: earth({ seed: 4 }),
        edge: edges.grassy({ grassColour: '#80ac52' }),
      },
    );
    ground.lay('colony', island([640, 2270], 380, 150, { seed: 2, rough: 0.02 }), {
      material: '#f1e2c4',
      texture: slabs({ slab: 90, toward: [640, -900] }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    ground.lay(
      'planks',
      road(
        scene,
        [
          [1230, 2420],
          [1560, 2470],
          [1960, 2390],
        ],
        150,
        { rough: 3 },
      ),
      {
        material: C.planks,
        texture: boards({ angle: 0.03, gap: 44 }),
        edge: edges.kerb({ kerbColour: '#7f5a3a', kerbWidth: 10, lift: 10 }),
      },
    );
    // an islet behind the hand, and the gangway that people have thrown to it
    ground.lay('meadow', island([2110, 1030], 200, 74, { seed: 11, rough: 0.16 }), {
      material: '#a8c884',
      texture: grass({ flowers: ['#ffffff', '#e8677f'], seed: 6 }),
      edge: coast,
    });
    ground.lay(
      'planks',
      road(
        scene,
        [
          [2240, 1046],
          [2330, 1074],
          [2400, 1084],
        ],
        80,
        { rough: 2 },
      ),
      {
        material: C.planks,
        texture: boards({ angle: 0.12, gap: 40 }),
        edge: edges.kerb({ kerbColour: '#7f5a3a', kerbWidth: 8, lift: 8 }),
      },
    );
    // the sword that fell between the two: grip and guard on the meadow, its blade a bridge
    ground.lay(
      'blade',
      [
        [500, 1530],
        [940, 1500],
        [950, 1590],
        [506, 1612],
      ],
      {
        material: '#8a5a48',
        texture: boards({ angle: 0.9, gap: 60 }),
        edge: edges.kerb({ kerbColour: '#6a4038', kerbWidth: 12, lift: 16 }),
      },
    );
    ground.lay(
      'blade',
      [
        [930, 1380],
        [1010, 1366],
        [1080, 1540],
        [1060, 1722],
        [970, 1734],
        [1000, 1550],
      ],
      {
        material: '#e3b04b',
        texture: slabs({ slab: 70 }),
        edge: edges.kerb({ kerbColour: '#b5803a', kerbWidth: 14, lift: 18 }),
      },
    );
    ground.lay(
      'blade',
      [
        [1040, 1440],
        [2380, 1262],
        [2640, 1290],
        [2420, 1392],
        [1050, 1650],
      ],
      {
        material: C.blade,
        texture: slabs({ slab: 150, seed: 4 }),
        edge: edges.kerb({ kerbColour: '#8f98b0', kerbWidth: 18, lift: 22 }),
      },
    );
    ground.lay(
      'blade',
      [
        [1140, 1528],
        [2340, 1322],
        [2340, 1338],
        [1140, 1560],
      ],
      { material: '#58d0e0' },
    );
    ground.sunPatch([1900, 1500], 1200, 420, '#fff6da', 0.5);
    ground.sunPatch([650, 2280], 620, 260, '#fff6da', 0.45);
    ground.sunPatch([2800, 2380], 820, 300, '#fff0c8', 0.45);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const far = { aloft: true, layer: -1, depthY: 1000 } as const;
    put(mossTitan, 960, 842, { ...far, size: 0.98, hazeFactor: 0.4 });
    put(ironTitan, 2880, 866, { ...far, size: 1.06, hazeFactor: 0.45 });
    put(skyShip, 1890, 470, { ...far, size: 0.42, hazeFactor: 1.2, bag: ['#4f8f92', '#fbf0dc'] });
    for (const [x, y] of [
      [1700, 340],
      [2120, 300],
      [2180, 350],
      [420, 260],
      [3420, 220],
    ] as const)
      put(bird, x, y, { ...far, size: 1.2 });
    // the edge of the sea is nothing but more cloud
    for (const [x, width] of [
      [130, 520],
      [560, 420],
      [1330, 460],
      [1720, 560],
      [2180, 520],
      [2520, 400],
      [3240, 460],
      [3600, 560],
    ] as const)
      put(cloudBank, x, 700 + (width % 3) * 10, {
        ...far,
        layer: -2,
        width: width * 1.2,
        height: 90 + (width % 7) * 12,
      });
    for (const [x, y, width, height] of [
      [1760, 830, 620, 120],
      [2330, 880, 420, 90],
      [1500, 1010, 380, 90],
      [2120, 1200, 300, 70],
      [1420, 1900, 300, 80],
      [1980, 1680, 460, 110],
      [2480, 1880, 520, 110],
      [3060, 1930, 420, 90],
      [1700, 2660, 520, 120],
      [1640, 1800, 260, 60],
    ] as const)
      put(cloudBank, x, y, { width, height });

    put(stoneHand, 1770, 1250, {});
    put(frozenKnee, 3130, 1290, {});
    put(walkerWreck, 1130, 1270, { yaw: 0.1 });
    put(relicSword, 520, 1220, {});
    for (const [x, y, floors, r, k] of [
      [170, 1870, 3, 160, 0],
      [470, 1830, 1, 150, 1],
      [1060, 1940, 2, 150, 2],
      [40, 2280, 2, 170, 3],
      [190, 2700, 2, 180, 1],
      [690, 2830, 1, 190, 2],
    ] as const)
      put(colonyHouse, x, y, {
        floors,
        r,
        wall: nth(['#e6cfa6', '#d9c0a8', '#efe0c0', '#cfc4b0'], k),
        roof: nth(['#4f8f92', '#c9603f', '#6f7fb0', '#d09a3f'], k),
      });
    put(etherMill, 780, 1830, { height: 400 });
    put(etherMill, 1200, 2330, { height: 330, sails: ['#f3e2c0', '#4f8f92'] });
    put(skyShip, 1610, 2120, { face: -1 });
    for (const [x, y, r, k] of [
      [2300, 2160, 130, 0],
      [2660, 2130, 150, 1],
      [3080, 2150, 180, 2],
      [3660, 2200, 190, 0],
      [2080, 2700, 150, 2],
      [3740, 2700, 200, 1],
      [2520, 2700, 120, 3],
    ] as const)
      put(bulbHut, x, y, {
        r,
        pod: nth(['#e9b872', '#e0c48a', '#d9a878', '#f0cf9a'], k),
        petal: nth(['#d9577a', '#8f6fc0', '#e2743c', '#4fa08f'], k),
      });
    for (const [x, y, height] of [
      [2420, 1250, 230],
      [3760, 1300, 280],
      [2500, 1560, 170],
      [3640, 1380, 150],
      [1310, 1040, 190],
      [2200, 1010, 110],
      [60, 1240, 230],
      [3420, 1720, 160],
    ] as const)
      put(etherCrystals, x, y, { height, colour: x > 2000 ? '#6fb0e6' : '#58d0c0' });
    for (const [x, y, yaw, k] of [
      [930, 2130, -0.3, 0],
      [330, 2470, 0.2, 1],
      [3520, 2420, -0.3, 2],
    ] as const)
      put(stall, x, y, {
        yaw,
        ware: nth(['fruit', 'bottles', 'toys'] as const, k),
        colours: nth(
          [
            ['#e2543c', '#fbf0dc'],
            ['#4f8f92', '#fbf0dc'],
            ['#8f6fc0', '#fbf0dc'],
          ],
          k,
        ),
      });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, width, height] of [
      [-30, 1560, 400, 470],
      [30, 1010, 300, 360],
      [250, 960, 220, 270],
      [1230, 960, 220, 260],
      [3880, 2480, 380, 470],
      [1990, 2330, 220, 280],
    ] as const)
      scene.add(tree, [x, y], { width, height, leaf: nth(C.leaf, (x + 30) % 3) });
    scatter(stage, {
      kind: tree,
      count: 7,
      apart: 10,
      on: ['meadow'],
      options: (r) => ({ width: r.range(190, 260), height: r.range(240, 330), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: conifer,
      count: 12,
      apart: 20,
      on: ['snow'],
      options: (r) => ({ height: r.range(200, 320), leaf: '#7fa6ae' }),
    });
    for (const [a, b] of [
      [
        [330, 2080],
        [960, 2060],
      ],
      [
        [250, 2500],
        [980, 2480],
      ],
      [
        [2420, 2300],
        [2960, 2300],
      ],
    ] as const)
      scene.add(bunting, a, { to: b, z: 250, sag: 50, sortY: Math.max(a[1], b[1]) });
    for (const [x, y] of [
      [360, 2250],
      [930, 2340],
      [480, 2420],
      [2480, 2330],
      [3180, 2380],
      [1130, 1440],
      [2260, 1280],
    ] as const)
      if (scene.isFree([x, y], 10)) scene.add(lampPost, [x, y], { glass: '#bff0f0' });
    for (const [x, y] of [
      [2840, 2600],
      [3020, 2580],
    ] as const)
      scene.add(lilyPads, [x, y], {});
    scatter(stage, {
      kind: bush,
      count: 46,
      apart: 0,
      on: ['meadow', 'village'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.5) ? r.pick(['#e8677f', '#ffffff', '#f6cf5c']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 18,
      apart: 0,
      on: ['meadow', 'snow'],
      options: (r) => ({
        width: r.range(50, 110),
        height: r.range(30, 66),
        moss: r.chance(0.4) ? '#f4f8ff' : undefined,
      }),
    });
    scatter(stage, {
      kind: etherCrystals,
      count: 9,
      apart: 20,
      on: ['snow', 'meadow', 'village'],
      options: (r) => ({ height: r.range(50, 90), colour: r.pick(['#58d0c0', '#6fb0e6', '#c58fe0']) }),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 4,
      apart: 20,
      on: ['village'],
      options: (r) => ({ r: r.range(50, 76) }),
    });
    scatter(stage, { kind: cart, count: 3, apart: 40, on: ['colony', 'village'], options: () => ({}) });
    scatter(stage, {
      kind: bench,
      count: 5,
      apart: 20,
      on: ['colony', 'meadow'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: fence,
      count: 6,
      apart: 10,
      on: ['meadow'],
      options: (r) => ({ yaw: r.range(-0.3, 0.3), style: 'rail', material: '#b08a5c' }),
    });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['colony', 'planks'],
      options: (r) => ({ stack: r.int(1, 2), yaw: r.range(-0.5, 0.5) }),
    });
    for (const [x, y, stack] of [
      [1480, 2520, 2],
      [1690, 2550, 1],
      [1810, 2500, 2],
      [1400, 1580, 1],
      [1960, 1470, 2],
      [2040, 1060, 1],
      [560, 2010, 1],
      [720, 2070, 2],
      [1140, 2110, 2],
      [380, 2400, 1],
      [860, 1660, 1],
      [760, 1560, 1],
    ] as const)
      if (scene.isFree([x, y], 8)) scene.add(crate, [x, y], { stack, yaw: 0.3 });
    scatter(stage, { kind: barrel, count: 16, apart: 2, on: ['colony', 'village'], options: () => ({}) });
    scatter(stage, {
      kind: pot,
      count: 16,
      apart: 2,
      on: ['village', 'colony'],
      options: (r) => ({ flower: r.pick(['#e8677f', '#ffffff', '#f6cf5c']) }),
    });
    scatter(stage, {
      kind: signpost,
      count: 4,
      apart: 40,
      on: ['meadow', 'village', 'snow'],
      options: () => ({}),
    });
  },

  stories: (stage, make) => {
    queue(stage, [690, 1250], [1010, 1130], 5, make);
    queue(stage, [820, 2180], [590, 2230], 4, make);
    handSet(
      stage,
      make,
      'sword-pull',
      [420, 1330],
      [
        { as: { pose: 'haul', mood: 'angry', signs: ['sweat'], flip: true } },
        { dx: 74, dy: 24, as: { pose: 'haul', mood: 'wince', flip: true } },
        { dx: 150, dy: 8, as: { pose: 'hips', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'edge',
      [2060, 1380],
      [
        { as: { pose: 'crouch', mood: 'shock', signs: ['sweat'] } },
        { dx: -80, dy: 10, as: { pose: 'stumble', mood: 'shock' } },
        { dx: 84, dy: -10, as: { pose: 'point', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'titan-watch',
      [1480, 1490],
      [
        { as: { pose: 'gazeUp', mood: 'star' } },
        { dx: 76, dy: 14, as: { pose: 'gazeUp', mood: 'shock', signs: ['bang'] } },
        { dx: -76, dy: 6, as: { pose: 'hold', mood: 'calm', hold: 'spyglass' } },
      ],
    );
    handSet(
      stage,
      make,
      'cave',
      [3080, 1430],
      [
        { as: { pose: 'sneak', mood: 'worried', hold: 'torch' } },
        { dx: -80, dy: 10, as: { pose: 'shy', mood: 'wince', signs: ['sweat'] } },
        { dx: -160, dy: 4, as: { pose: 'run', mood: 'shock', flip: true, signs: ['speed'] } },
      ],
    );
    handSet(
      stage,
      make,
      'boarding',
      [1330, 2240],
      [
        { as: { pose: 'carry', mood: 'wince', hold: 'crate' } },
        { dx: 80, dy: 8, as: { pose: 'walk', mood: 'calm', hold: 'suitcase' } },
      ],
    );
    handSet(
      stage,
      make,
      'pilot',
      [1090, 1370],
      [
        { as: { pose: 'fight', mood: 'grin', hold: 'wrench', flip: true } },
        { dx: 84, dy: 6, as: { pose: 'think', mood: 'cool', flip: true, signs: ['question'] } },
      ],
    );
    tellStories(stage, make, { count: 30, on: WALKED, apart: 4 });
  },

  crowd: {
    count: 120,
    cover: 0.2,
    lonely: 0.4,
    on: { meadow: 0.8, colony: 1, snow: 0.8, village: 1, blade: 1, planks: 1, path: 1 },
    near: (
      [
        [640, 2280, 420],
        [620, 1260, 380],
        [1700, 1440, 460],
        [2760, 2350, 460],
        [3300, 2420, 380],
        [3000, 1600, 420],
        [1000, 2560, 320],
        [1560, 2460, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: xenobladeCast,
};
