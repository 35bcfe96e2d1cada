/** Level 21: a city of cherry blossom, laid out round a circle that is not just a pattern. */
import { clampCast } from '../casts/clamp';
import { blossom } from '../backdrop/blossom';
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { bird, bunting } from '../things/aloft/aloft';
import { academy } from '../things/clamp/academy';
import { dollShop } from '../things/clamp/doll-shop';
import { birdcage, fallenFeather, wingArch } from '../things/clamp/feather-garden';
import { magicCircle } from '../things/clamp/magic-circle';
import { moonGate, moonShrine } from '../things/clamp/moon-shrine';
import { officeBlock } from '../things/clamp/office-block';
import { redTower } from '../things/clamp/red-tower';
import { sakura } from '../things/clamp/sakura';
import { sealedBook } from '../things/clamp/sealed-book';
import { skyIsle } from '../things/clamp/sky-isle';
import { wishShop } from '../things/clamp/wish-shop';
import { bush } from '../things/nature/tree';
import { pot } from '../things/props/containers';
import { bench, lampPost, parasol, signpost } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import { stoneLantern } from '../things/town/shrine';
import { pole } from '../things/town/street';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  paving: '#f1e4e2',
  lawn: '#a9c48a',
  petals: '#f3c3d0',
  stone: '#ddd2cf',
  yard: '#ecd6b4',
  snow: '#f4f1fa',
  road: '#b9b0c0',
  pool: '#9cc4dc',
  pinks: ['#f4b6c8', '#f7c4d2', '#efa4bb', '#f9d3de'],
};
const MIDDLE: Point = [1900, 1760];

export const clamp: Theme = {
  level: 21,
  routeKeyword: 'clamp',
  seed: 'petals-5',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f6dbe6', hazeStrength: 0.46, shadow: '#7a4a9a' }),
  finish: {
    vignette: '#4a2460',
    vignetteOpacity: 0.3,
    sun: '#fff3e6',
    sunAt: [0.5, 0.62],
    sunOpacity: 0.16,
    washes: (
      [
        [80, 2250, 760, 900],
        [3800, 1500, 560, 620],
        [1900, 2760, 1500, 260],
        [700, 1100, 900, 130],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#9a86d0', opacity: 0.32 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#8f9fe0'],
        [0.35, '#bdb8ec'],
        [0.7, '#f3cfe0'],
        [1, '#fde6d8'],
      ],
      streaks: ['#ffffff', '#a8a8ea', '#f8d8e8'],
    }),
    clouds(scene, {
      body: '#fffafc',
      shade: '#f3dcec',
      deep: '#d4bce0',
      ink: '#8a6aa8',
      list: [
        [700, 640, 1150, 400],
        [3150, 660, 1200, 430],
        [2260, 420, 520, 170],
        [1500, 300, 420, 120],
      ],
    }),
    hills(scene, { y: 700, rise: 150, length: 520, material: '#b4a8d4', haze: 1, seed: 5 }),
    treeLine(scene, { y: 740, height: 120, material: C.pinks, rows: 3, haze: 0.7, seed: 6, gaps: -1 }),
  ],
  overlays: (scene) => [blossom(scene)],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'lawn',
      [
        [-60, 780],
        [width + 60, 780],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.lawn, texture: grass({ flowers: ['#ffffff', '#f8c8d6'] }) },
    );
    ground.lay('petals', island([980, 1260], 420, 110, { seed: 3, rough: 0.3 }), {
      material: C.petals,
      texture: earth({ pebbles: 0.4 }),
    });
    ground.lay('petals', island([2700, 1140], 360, 70, { seed: 7, rough: 0.3 }), {
      material: C.petals,
      texture: earth({ pebbles: 0.4 }),
    });
    ground.lay(
      'yard',
      area(
        [
          [2560, 1360],
          [3300, 1330],
          [3940, 1400],
          [3940, 1760],
          [3300, 1800],
          [2700, 1700],
          [2500, 1540],
        ],
        { seed: 14 },
      ),
      { material: C.yard, texture: earth(), edge: edges.grassy({ grassColour: '#8fae72' }) },
    );
    ground.lay(
      'stone',
      area(
        [
          [160, 1250],
          [900, 1240],
          [1180, 1420],
          [1060, 1640],
          [420, 1680],
          [60, 1540],
        ],
        { seed: 4 },
      ),
      { material: C.stone, texture: slabs({ slab: 90 }), edge: edges.grassy({ grassColour: '#8fae72' }) },
    );
    ground.lay(
      'snow',
      area(
        [
          [2620, 2060],
          [3100, 1920],
          [3960, 1900],
          [3960, 2860],
          [2640, 2860],
          [2500, 2500],
        ],
        { seed: 9, rough: 16 },
      ),
      {
        material: C.snow,
        texture: earth({ seed: 5, pebbles: 0.3 }),
        edge: edges.grassy({ grassColour: '#c9d4c4' }),
      },
    );
    ground.lay(
      'road',
      area(
        [
          [-60, 2300],
          [520, 2240],
          [1100, 2300],
          [1500, 2440],
          [1760, 2620],
          [1800, 2860],
          [-60, 2860],
        ],
        { seed: 6, rough: 4 },
      ),
      {
        material: C.road,
        texture: slabs({ slab: 150 }),
        edge: edges.kerb({ kerbColour: '#d4c8d0', kerbWidth: 14, lift: 8 }),
      },
    );
    const paths: readonly (readonly Point[])[] = [
      [MIDDLE, [1910, 1500], [1900, 1300], [1900, 1060]],
      [MIDDLE, [1480, 1620], [1120, 1520], [700, 1440]],
      [MIDDLE, [2360, 1620], [2640, 1540], [3060, 1420], [3120, 1330]],
      [MIDDLE, [1500, 2000], [1160, 2180], [760, 2330]],
      [MIDDLE, [2340, 2020], [2700, 2220], [3200, 2440], [3560, 2560]],
      [MIDDLE, [1950, 2200], [2080, 2520], [2160, 2860]],
    ];
    for (const path of paths)
      ground.lay('paving', road(scene, path, 210, { rough: 4 }), {
        material: C.paving,
        texture: cobbles({ stone: 34, cover: -0.05 }),
        edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 10, lift: 5 }),
      });
    ground.lay('paving', island(MIDDLE, 700, 316, { rough: 0.008 }), {
      material: C.paving,
      texture: cobbles({ stone: 34, cover: -0.05 }),
      edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 12, lift: 6 }),
    });
    magicCircle(ground, { at: MIDDLE, rx: 620, ry: 276, light: '#fbf3f0', dark: '#cf6f92', gold: '#eec46a' });
    ground.lay('water', island([2500, 2600], 190, 74, { seed: 21, rough: 0.12 }), {
      material: C.pool,
      texture: water(),
      edge: edges.kerb({ kerbColour: '#e6dde6', kerbWidth: 14, lift: 10 }),
    });
    ground.sunPatch([1900, 1800], 1000, 480, '#fffdf4', 0.4);
    ground.sunPatch([3250, 2350], 560, 320, '#ffffff', 0.6);
    ground.sunPatch([3100, 1560], 560, 160, '#fff6e0', 0.5);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(skyIsle, 2830, 430, { aloft: true, layer: -1, depthY: 900, size: 1.05, hazeFactor: 0.6 });
    for (const [x, y] of [
      [1500, 430],
      [1590, 380],
      [1420, 500],
      [2330, 250],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
    const blocks: readonly (readonly [number, number, number, number, string])[] = [
      [1240, 830, 5, 300, '#d4c8dc'],
      [1520, 840, 7, 260, '#c4bcd4'],
      [1720, 815, 4, 240, '#dccad4'],
      [2240, 835, 6, 280, '#ccc4dc'],
      [2500, 820, 4, 300, '#dccfd8'],
      [960, 825, 4, 260, '#c9c0d4'],
    ];
    for (const [x, y, floors, width, wall] of blocks)
      put(officeBlock, x, y, { floors, width, depth: 180, wall, yaw: (x % 7) * 0.04 - 0.1 });
    put(redTower, 1900, 1100, { height: 1180, size: 1.04 });
    put(moonShrine, 520, 1270, { yaw: 0.14 });
    put(moonGate, 1010, 1500, { yaw: 0.32 });
    put(academy, 3170, 1240, { yaw: -0.06, size: 0.95 });
    put(officeBlock, 40, 2080, { floors: 7, width: 300, depth: 260, yaw: -0.08, sign: '#e8809c' });
    put(officeBlock, 830, 2030, { floors: 5, width: 250, depth: 220, yaw: 0.06, wall: '#d4c4cc' });
    put(wishShop, 430, 2150, { yaw: -0.02 });
    put(sealedBook, 1900, 1760, {});
    put(wingArch, 2860, 2260, { yaw: 0.16 });
    put(birdcage, 3380, 2230, {});
    put(dollShop, 1530, 2480, { yaw: 0.1 });
  },

  props: (stage) => {
    const { scene } = stage;
    const trees: readonly (readonly [number, number, number])[] = [
      [1160, 1200, 330],
      [760, 1130, 300],
      [1420, 1180, 320],
      [1620, 1240, 300],
      [2220, 1230, 320],
      [2430, 1160, 300],
      [2640, 1230, 320],
      [160, 1400, 360],
      [3780, 1330, 380],
      [3560, 1130, 300],
      [2420, 1420, 300],
      [1400, 1430, 290],
      [3740, 1700, 420],
      [1130, 1880, 300],
      [2600, 1900, 340],
      [2330, 2330, 330],
      [1000, 1720, 280],
      [3820, 2180, 420],
      [2180, 1440, 250],
      [1640, 1420, 250],
      [-10, 2560, 460],
      [3810, 2760, 520],
      [2500, 2800, 380],
      [3120, 1850, 330],
    ];
    trees.forEach(([x, y, width], i) =>
      scene.add(sakura, [x, y], { width, height: width * 1.06, flower: nth(C.pinks, i % 4) }),
    );
    for (const [x, y] of [
      [1480, 1560],
      [2330, 1560],
      [1390, 1960],
      [2440, 1990],
      [2060, 2260],
      [1790, 2260],
      [1980, 1330],
      [1800, 1330],
      [820, 2380],
      [300, 2440],
      [1240, 2380],
    ] as const)
      if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#6a5a7a', heads: 3, height: 230 });
    for (const [x, y] of [
      [720, 1460],
      [880, 1640],
      [360, 1560],
      [640, 1640],
      [1180, 1600],
    ] as const)
      if (scene.isFree([x, y], 26)) scene.add(stoneLantern, [x, y], { moss: '#e8b4c4' });
    const poles: readonly Point[] = [
      [140, 2420],
      [700, 2420],
      [1180, 2420],
    ];
    poles.forEach((at, i) => {
      const next = poles[i + 1];
      scene.add(pole, at, { to: next && { at: next, scale: scene.scaleAt(next[1]) } });
    });
    for (const [a, b] of [
      [
        [2700, 1480],
        [3300, 1430],
      ],
      [
        [1400, 1640],
        [1560, 1530],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 250,
        sortY: Math.max(a[1], b[1]),
        colours: ['#e8809c', '#ffffff', '#b9a4e0'],
      });
    scatter(stage, {
      kind: sakura,
      count: 26,
      apart: -10,
      on: ['lawn'],
      within: [
        [-60, 790],
        [3900, 790],
        [3900, 1010],
        [-60, 1010],
      ],
      options: (r) => ({ width: r.range(240, 310), height: r.range(230, 300), flower: r.pick(C.pinks) }),
    });
    scatter(stage, {
      kind: fallenFeather,
      count: 70,
      apart: 6,
      on: ['snow'],
      options: (r) => ({
        long: r.range(60, 120),
        turn: r.range(-2, 2),
        plume: r.pick(['#ffffff', '#ffffff', '#f4d4e2', '#d8dcf6']),
      }),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 5,
      apart: 30,
      on: ['snow'],
      options: (r) => ({
        r: r.range(60, 84),
        stone: '#e8e2ee',
        flowers: ['#ffffff', '#f4c8d8', '#d4c4f0'],
        leaf: '#b4cdb4',
      }),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 6,
      apart: 20,
      on: ['lawn'],
      options: (r) => ({ r: r.range(56, 80), flowers: ['#e8809c', '#ffffff', '#b9a4e0'] }),
    });
    scatter(stage, {
      kind: parasol,
      count: 4,
      apart: 30,
      on: ['snow'],
      options: (r) => ({
        colours: r.pick([
          ['#ffffff', '#e9c4d4'],
          ['#b9a4e0', '#ffffff'],
          ['#e8809c', '#fff4f0'],
        ]),
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 12,
      apart: 20,
      on: ['lawn', 'paving', 'yard', 'snow'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: '#d8b4a4' }),
    });
    scatter(stage, {
      kind: bush,
      count: 46,
      apart: 0,
      on: ['lawn', 'petals'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(['#8fae72', '#7fa06a', '#9cba80']),
        flower: r.chance(0.6) ? r.pick(['#f29ab4', '#ffffff']) : undefined,
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 14,
      apart: 4,
      on: ['snow', 'yard'],
      options: (r) => ({ width: r.range(70, 110), leaf: r.pick(['#dfe8e4', '#c9d8cc']), flower: '#ffffff' }),
    });
    scatter(stage, {
      kind: pot,
      count: 34,
      apart: 4,
      on: ['road', 'paving', 'stone'],
      options: (r) => ({
        flower: r.pick(['#f29ab4', '#ffffff', '#b9a4e0']),
        material: r.pick(['#b08ab0', '#d8a08a', '#8a9ac0']),
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 18,
      apart: 0,
      on: ['lawn', 'stone'],
      options: (r) => ({ width: r.range(40, 80), height: r.range(26, 50), material: '#b8aeb8' }),
    });
    scatter(stage, {
      kind: signpost,
      count: 4,
      apart: 30,
      on: ['paving', 'yard'],
      options: () => ({ boards: ['#f4b6c8', '#b9a4e0', '#ffffff'] }),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[430, 2330], [820, 2560], 8],
      [[560, 1420], [860, 1560], 6],
      [[3130, 1370], [3380, 1560], 7],
      [[1560, 2580], [1300, 2640], 5],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'confession',
      [1280, 1640],
      [
        { dx: -40, as: { pose: 'bow', hold: 'letter', mood: 'worried', flip: false, signs: ['sweat'] } },
        { dx: 52, as: { pose: 'shy', mood: 'shock', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'runaway card',
      [1720, 1840],
      [
        { dx: -30, as: { pose: 'jump', mood: 'joy', flip: false } },
        { dx: 70, dy: 20, as: { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] } },
      ],
    );
    handSet(
      stage,
      make,
      'late for school',
      [2780, 1560],
      [
        { dx: 0, as: { pose: 'run', mood: 'shock', hold: 'taiyaki', signs: ['dust'], flip: false } },
        { dx: -90, dy: 10, as: { pose: 'run', mood: 'angry', hold: 'bag', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'feather picker',
      [3140, 2560],
      [
        { dx: -30, as: { pose: 'kneel', mood: 'serene', flip: false } },
        { dx: 66, as: { pose: 'present', mood: 'happy', hold: 'flower', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'window dolls',
      [1560, 2590],
      [
        { dx: -40, as: { facing: 'back', pose: 'stand', mood: 'happy' } },
        { dx: 30, as: { facing: 'back', pose: 'point', mood: 'happy' } },
      ],
    );
    handSet(
      stage,
      make,
      'unpaid wish',
      [760, 2400],
      [
        { dx: -40, as: { pose: 'kneel', mood: 'sad', signs: ['gloom'], flip: false } },
        { dx: 60, as: { pose: 'hips', mood: 'cocky', hold: 'fan', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'petal soup',
      [2060, 2420],
      [
        { dx: -30, as: { pose: 'eat', mood: 'shock', hold: 'ramen', signs: ['bang'], flip: false } },
        { dx: 60, as: { pose: 'stand', mood: 'laugh', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 26, on: ['paving', 'yard', 'stone', 'snow', 'road', 'lawn'] });
  },

  crowd: {
    count: 215,
    cover: 0.18,
    lonely: 0.45,
    on: { paving: 1, lawn: 0.5, yard: 1, stone: 0.9, snow: 0.9, road: 1, petals: 0.5 },
    near: (
      [
        [1900, 1960, 480],
        [1900, 1560, 420],
        [1900, 1240, 260],
        [700, 1500, 380],
        [3050, 1560, 460],
        [3560, 1560, 300],
        [700, 2480, 480],
        [1300, 2560, 320],
        [3150, 2420, 420],
        [3500, 2520, 300],
        [2080, 2480, 320],
        [1300, 2080, 330],
        [2500, 1900, 330],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: clampCast,
};
