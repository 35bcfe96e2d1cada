/** Level 3: the whole world of an old quest at once: an inn to start from, a castle to end at, and a road like an S. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { jrpgCast } from '../casts/jrpg';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight, NightLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import type { Scene } from '../core/scene';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, glints, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird } from '../things/aloft/aloft';
import { stall } from '../things/fair/stall';
import { airship } from '../things/jrpg/airship';
import { airshipDock } from '../things/jrpg/airship-dock';
import { birdStable } from '../things/jrpg/bird-stable';
import { crystalCave } from '../things/jrpg/crystal-cave';
import { crystalPatch } from '../things/jrpg/crystal-patch';
import { demonCastle } from '../things/jrpg/demon-castle';
import { dragonHoard } from '../things/jrpg/dragon-hoard';
import { inn } from '../things/jrpg/inn';
import { questBoard } from '../things/jrpg/quest-board';
import { saveCrystal } from '../things/jrpg/save-crystal';
import { townHill } from '../things/jrpg/town-hill';
import { conifer, palm } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { fence, lampPost, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { treasure } from '../things/props/gear';
import { bridge } from '../things/town/canal';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  plain: '#8fd06a',
  snow: '#e9f1fb',
  waste: '#a690b8',
  sand: '#f3d794',
  road: '#f6e7bd',
  plaza: '#e6d6d0',
  river: '#58bfd0',
  leaf: ['#4f9f58', '#66b364', '#3f8a55', '#8fc45a'],
};

/** The road of the tale: from the inn, by the square, up to the town, and on to where it ends. */
const ROAD: readonly Point[] = [
  [360, 2620],
  [900, 2560],
  [1500, 2470],
  [2060, 2330],
  [2300, 2130],
  [2100, 1930],
  [1600, 1800],
  [1180, 1650],
  [1120, 1440],
  [1500, 1330],
  [2060, 1370],
  [2640, 1330],
  [3060, 1160],
  [3220, 940],
  [3140, 760],
];

const RIVER: readonly Point[] = [
  [2560, 620],
  [2640, 820],
  [2720, 1060],
  [2800, 1330],
  [2760, 1640],
  [2640, 1900],
  [2620, 2160],
  [2740, 2440],
  [2700, 2800],
];

const backdrop: Theme['backdrop'] = (scene: Scene) => {
  const { night } = scene.light;
  return [
    sky(
      scene,
      night
        ? {
            stops: [
              [0, '#151a4a'],
              [0.5, '#303a86'],
              [0.8, '#5a5aa8'],
              [1, '#8a78b8'],
            ],
            streaks: ['#46509a', '#1f2558', '#7a6ab8'],
            stars: 260,
            moon: { at: [1080, 210], radius: 110, colour: '#fdf2d0', mark: '#e6d4a8', halo: '#bcd0ff' },
          }
        : {
            stops: [
              [0, '#4f8fe0'],
              [0.42, '#8cc6f0'],
              [0.74, '#fbe6cf'],
              [1, '#ffd6c4'],
            ],
            streaks: ['#ffffff', '#ffe2d2', '#5f9ae0'],
          },
    ),
    clouds(scene, {
      ...(night
        ? { body: '#6a74b8', shade: '#5660a0', deep: '#404a88', ink: '#1c2250' }
        : { body: '#fffaf2', shade: '#f6e0e0', deep: '#d0c4e6', ink: '#7a6aa8' }),
      list: [
        [1350, 610, 760, 360],
        [180, 330, 560, 240],
        [1800, 150, 420, 130],
        [760, 140, 340, 100],
      ],
    }),
    // weather that follows the castle about
    clouds(scene, {
      ...(night
        ? { body: '#54407e', shade: '#46346c', deep: '#352856', ink: '#180f34' }
        : { body: '#8a6fb4', shade: '#7560a2', deep: '#5b4a8a', ink: '#32244f' }),
      list: [
        [3060, 640, 1050, 330],
        [3640, 420, 700, 420],
        [2860, 130, 620, 190],
        [3500, 120, 760, 240],
      ],
    }),
    hills(scene, { y: 590, rise: 190, length: 520, material: '#8f9ac8', haze: 1, seed: 8, snow: '#f4f6ff' }),
    hills(scene, { y: 620, rise: 90, length: 400, material: '#86bf86', haze: 0.75, seed: 3 }),
    treeLine(scene, { y: 640, height: 84, material: C.leaf, rows: 2, haze: 0.55, seed: 6 }),
  ];
};

export const jrpg: Theme = {
  level: 3,
  routeKeyword: 'jrpg',
  seed: 'overworld-1',
  horizon: 540,
  scale: { farScale: 0.6, nearScale: 1.12 },
  light: new DayLight({ haze: '#e2e4f4', hazeStrength: 0.34, vivid: 1.14 }),
  finish: {
    vignette: '#2a2058',
    vignetteOpacity: 0.3,
    sun: '#fff2c8',
    sunAt: [0.4, 0.55],
    sunOpacity: 0.16,
    washes: (
      [
        [3560, 880, 760, 420],
        [40, 2000, 420, 700],
        [3820, 2300, 400, 620],
        [1900, 2800, 900, 150],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#7a70c8', opacity: 0.4 })),
  },
  night: {
    light: new NightLight({ dim: 0.76, haze: '#565aa0', hazeStrength: 0.34 }),
    finish: { vignette: '#0a0830', vignetteOpacity: 0.46 },
    backdrop,
  },
  duplicates: { mainPair: false, pictures: ['dquest1'] },

  backdrop,

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    const { night } = scene.light;
    ground.lay(
      'plain',
      [
        [-60, 610],
        [width + 60, 610],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.plain, texture: grass({ flowers: ['#ffffff', '#f6d24a', '#f08ab0'], seed: 5 }) },
    );
    ground.lay(
      'snow',
      area(
        [
          [-90, 620],
          [900, 620],
          [1200, 760],
          [1290, 1000],
          [1080, 1290],
          [640, 1390],
          [-90, 1420],
        ],
        { seed: 3, rough: 30 },
      ),
      {
        material: C.snow,
        texture: earth({ pebbles: 0.3 }),
        edge: edges.grassy({ grassColour: '#b8d8c8' }),
      },
    );
    ground.lay(
      'waste',
      area(
        [
          [2700, 640],
          [3300, 610],
          [3940, 630],
          [3940, 1380],
          [3480, 1430],
          [3060, 1390],
          [2800, 1240],
          [2680, 980],
        ],
        { seed: 7, rough: 34 },
      ),
      { material: C.waste, texture: earth({ pebbles: 2 }), edge: edges.grassy({ grassColour: '#7a8a6a' }) },
    );
    ground.lay(
      'sand',
      area(
        [
          [2780, 1500],
          [3300, 1430],
          [3940, 1450],
          [3940, 2820],
          [2860, 2820],
          [2720, 2440],
          [2640, 2080],
        ],
        { seed: 12, rough: 26 },
      ),
      { material: C.sand, texture: earth({ pebbles: 0.8 }), edge: edges.grassy({ grassColour: '#b8b45a' }) },
    );
    ground.lay('road', road(scene, ROAD, 150, { rough: 12 }), {
      material: C.road,
      texture: earth({ pebbles: 1.2 }),
      edge: edges.grassy({ grassColour: '#7ab058' }),
    });
    ground.lay(
      'road',
      road(
        scene,
        [
          [2180, 2060],
          [2640, 2020],
          [3080, 2080],
          [3500, 2300],
        ],
        120,
        { rough: 10 },
      ),
      {
        material: C.road,
        texture: earth({ pebbles: 1.2 }),
      },
    );
    ground.lay('plaza', island([1870, 1720], 470, 240, { seed: 4 }), {
      material: C.plaza,
      texture: cobbles({ stone: 44, cover: -0.02 }),
      edge: edges.kerb({ kerbColour: '#b8a8b0', kerbWidth: 14, lift: 8 }),
    });
    ground.lay(
      'plaza',
      road(
        scene,
        [
          [2060, 1180],
          [2060, 1380],
        ],
        300,
        { rough: 4 },
      ),
      {
        material: C.plaza,
        texture: cobbles({ stone: 40, cover: -0.02 }),
        edge: edges.ink(),
      },
    );
    const river = road(scene, RIVER, 130, { rough: 14 });
    ground.lay('river', river, { material: C.river, texture: water(), edge: edges.bank() });
    if (night)
      glints(ground, river, {
        colours: ['#8ff0f0', '#ffd98a', '#d0b8ff'],
        near: [
          [2780, 1330],
          [2660, 2060],
        ],
      });
    const sun = night ? 0.1 : 0.46;
    ground.sunPatch([1850, 1700], 1000, 420, '#fffbd0', sun);
    ground.sunPatch([1000, 2240], 620, 300, '#f6ffb8', sun);
    ground.sunPatch([3300, 2260], 560, 300, '#fff4c0', sun);
    ground.sunPatch([640, 1240], 500, 140, '#ffffff', sun);
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
      [960, 330],
      [1060, 380],
      [1900, 120],
      [2480, 300],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
    put(demonCastle, 3260, 560, { aloft: true, layer: -1, depthY: 1050, hazeFactor: 0.7, size: 0.74 });
    put(airship, 1140, 430, { aloft: true, layer: 1, depthY: 1250, hazeFactor: 0.5, size: 0.84 });
    put(crystalCave, 560, 1010, { size: 1.14 });
    put(airshipDock, 1430, 900, { size: 0.94, hazeFactor: 0.6 });
    put(townHill, 2090, 950, { size: 1.02, hazeFactor: 0.7 });
    const span = put(bridge, 2790, 1310, {
      length: 400,
      width: 130,
      rise: 70,
      yaw: -0.16,
      red: '#8a6fb4',
      deck: '#c9a878',
    });
    put(bridge, 2640, 2040, { length: 400, width: 130, rise: 60, red: '#a8623c', deck: '#d8b078' });
    const guards = scene.random.fork('bridge');
    for (const [u, z] of [
      [-110, 56],
      [90, 62],
    ] as const) {
      const [x, y] = span.frame.at(u, 10, 0);
      scene.put(make([x, y], guards, { lift: z, sortY: span.box.y1 - 8, perched: true }));
    }
    put(saveCrystal, 1870, 1690, { hero: true });
    put(dragonHoard, 3330, 1780, { size: 0.98 });
    put(questBoard, 1370, 1640, {});
    put(birdStable, 3540, 2560, { size: 0.86 });
    put(inn, 330, 2330, { size: 1.06 });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, k, w] of [
      [-10, 1720, 2, 300],
      [60, 1560, 0, 240],
      [20, 1900, 1, 260],
      [1080, 2810, 0, 300],
      [2440, 2810, 2, 300],
      [2520, 1560, 1, 210],
      [2560, 1680, 2, 230],
      [860, 1720, 0, 220],
      [2380, 1500, 0, 200],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, k) });
    scatter(stage, {
      kind: conifer,
      count: 14,
      apart: -6,
      on: ['snow'],
      within: [
        [-60, 640],
        [1260, 640],
        [1260, 800],
        [-60, 800],
      ],
      options: (r) => ({
        height: r.range(240, 340),
        leaf: r.pick(['#4f8f88', '#3f7a78']),
        snow: '#ffffff',
      }),
    });
    scatter(stage, {
      kind: tree,
      count: 12,
      apart: -14,
      on: ['plain'],
      within: [
        [1180, 640],
        [2760, 640],
        [2700, 860],
        [1200, 860],
      ],
      options: (r) => ({ width: r.range(150, 210), height: r.range(190, 260), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: crystalPatch,
      count: 10,
      apart: 30,
      on: ['waste'],
      options: (r) => ({ hue: r.pick(['#c48af0', '#f06ab0', '#8a7af0']), tall: r.range(70, 130) }),
    });
    scatter(stage, {
      kind: crystalPatch,
      count: 7,
      apart: 30,
      on: ['snow'],
      options: (r) => ({ hue: r.pick(['#5fd8e8', '#8f9af4', '#7fe8c8']), tall: r.range(60, 110) }),
    });
    for (const [x, y, tall] of [
      [3760, 1660, 300],
      [2920, 1530, 270],
      [3800, 2120, 320],
      [2830, 2560, 300],
      [3060, 2360, 250],
    ] as const)
      scene.add(palm, [x, y], { height: tall, leaf: '#58a04e' });
    const leather = [
      ['#e2574c', '#fff4dc'],
      ['#4f9fc0', '#fff4dc'],
      ['#f2b84a', '#fff4dc'],
      ['#8a6fb4', '#fff4dc'],
    ] as const;
    for (const [x, y, k, sign] of [
      [1340, 2180, 0, 'SWORDS'],
      [1660, 2140, 1, 'POTIONS'],
      [1000, 2160, 2, 'HATS'],
      [1990, 2170, 3, 'MAGIC'],
    ] as const)
      scene.add(stall, [x, y], { colours: nth(leather, k), sign, width: 200 });
    scatter(stage, {
      kind: bush,
      count: 44,
      apart: 4,
      on: ['plain'],
      options: (r) => ({
        width: r.range(60, 110),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.5) ? r.pick(['#f08ab0', '#ffffff', '#f6d24a']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 26,
      apart: 4,
      on: ['sand', 'waste', 'snow'],
      options: (r) => ({
        width: r.range(44, 90),
        height: r.range(30, 60),
        material: '#b0a4b8',
        moss: '#d8d0e0',
      }),
    });
    scatter(stage, {
      kind: treasure,
      count: 9,
      apart: 30,
      on: ['sand', 'snow', 'waste', 'plain'],
      options: () => ({}),
    });
    along(stage, ROAD.slice(0, 12), 420, lampPost, { iron: '#5a4a78' }, { apart: 4 });
    scatter(stage, { kind: signpost, count: 5, apart: 60, on: ['road'], options: () => ({}) });
    scatter(stage, { kind: barrel, count: 10, apart: 6, on: ['plaza', 'road'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 9,
      apart: 6,
      on: ['plaza', 'sand', 'plain'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 2) }),
    });
    scatter(stage, {
      kind: pot,
      count: 24,
      apart: 4,
      on: ['plaza', 'plain', 'sand'],
      options: (r) => ({ flower: r.pick(['#e2574c', '#f6c453', '#ffffff', '#8f9ae0']) }),
    });
    for (const [x, y, width, yaw] of [
      [2960, 2360, 190, 0.2],
      [3130, 2700, 190, 0],
      [2990, 2640, 180, -0.5],
      [700, 2250, 170, 0],
      [860, 2270, 170, 0.1],
    ] as const)
      scene.add(fence, [x, y], { width, yaw });
  },

  stories: (stage, make) => {
    // everybody wants to save before the boss
    queue(stage, [2080, 1780], [2420, 1900], 7, make);
    handSet(
      stage,
      make,
      'random encounter',
      [820, 1540],
      [
        { as: { pose: 'fight', mood: 'angry', hold: 'sword', signs: ['bang'] } },
        { dx: 110, dy: 10, as: { pose: 'shy', mood: 'cute', flip: true, signs: ['heart'] } },
        { dx: -80, dy: 40, as: { pose: 'think', mood: 'worried' } },
      ],
    );
    handSet(
      stage,
      make,
      'the chest is someone’s',
      [1260, 1990],
      [
        { as: { pose: 'crouch', mood: 'cheeky', hold: 'bag' } },
        {
          dx: 100,
          dy: -10,
          as: { pose: 'point', mood: 'angry', outfit: 'granny', flip: true, signs: ['anger'] },
        },
      ],
    );
    handSet(
      stage,
      make,
      'too many potions',
      [1660, 2290],
      [
        { as: { pose: 'sit', mood: 'dizzy', skin: 'lime', hold: 'potion' } },
        { dx: 90, dy: 10, as: { pose: 'point', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'quest nobody takes',
      [1330, 1760],
      [
        { as: { pose: 'think', mood: 'stern', facing: 'back' } },
        { dx: 80, dy: 20, as: { pose: 'gazeUp', mood: 'shock', flip: true, hold: 'scroll' } },
        { dx: -90, dy: 10, as: { pose: 'sneak', mood: 'worried', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'do not wake it',
      [3060, 2020],
      [
        { as: { pose: 'sneak', mood: 'cheeky', hold: 'bag' } },
        { dx: -100, dy: 20, as: { pose: 'point', mood: 'shock', outfit: 'armor', signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'proposal before the boss',
      [3240, 1240],
      [
        { as: { pose: 'propose', mood: 'happy', hold: 'flower' } },
        { dx: 90, as: { pose: 'shy', mood: 'joy', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'missed the airship',
      [1300, 1120],
      [
        { as: { pose: 'wave', mood: 'worried', hold: 'suitcase', signs: ['sweat'] } },
        { dx: 90, dy: 30, as: { pose: 'sit', mood: 'sad', hold: 'map', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'guard with one sentence',
      [2290, 1290],
      [
        { as: { outfit: 'armor', pose: 'talk', mood: 'simple', hold: 'spear' } },
        { dx: -90, dy: 20, as: { pose: 'slouch', mood: 'sleepy', signs: ['zzz'] } },
      ],
    );
    tellStories(stage, make, { count: 24, on: ['plain', 'snow', 'waste', 'sand', 'road', 'plaza'] });
  },

  crowd: {
    count: 132,
    cover: 0.18,
    lonely: 0.5,
    on: { plain: 0.75, snow: 0.75, waste: 0.7, sand: 0.75, road: 1, plaza: 1 },
    near: (
      [
        [1850, 1780, 480],
        [640, 1260, 420],
        [2100, 1360, 380],
        [3300, 1100, 480],
        [1300, 2250, 460],
        [800, 2540, 400],
        [3300, 2100, 460],
        [3100, 2560, 300],
        [2000, 2500, 460],
        [600, 1640, 380],
        [1430, 1150, 300],
        [2340, 2200, 300],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: jrpgCast,
};
