/** Level 12: a moonlit city laid out as a crescent, with a crystal palace where its star would be. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { roofscape } from '../backdrop/skyline';
import { sky } from '../backdrop/sky';
import { sailormoonCast } from '../casts/sailormoon';
import { arc, nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { NightLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, glints, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bunting } from '../things/aloft/aloft';
import { bush, tree } from '../things/nature/tree';
import { pot } from '../things/props/containers';
import { bench, lampPost, signpost } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import { apartment } from '../things/sailormoon/apartment';
import { crystalCluster } from '../things/sailormoon/crystal-cluster';
import { crystalPalace } from '../things/sailormoon/crystal-palace';
import { gameCentre } from '../things/sailormoon/game-centre';
import { moonBoat } from '../things/sailormoon/moon-boat';
import { moonFountain } from '../things/sailormoon/moon-fountain';
import { observatory } from '../things/sailormoon/observatory';
import { roseArch, roseHedge, rotunda } from '../things/sailormoon/rose-garden';
import { school } from '../things/sailormoon/school';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  lawn: '#6f9ca0',
  plaza: '#f6e3ee',
  marble: '#e8e4fb',
  street: '#8f86bc',
  gravel: '#eab8cc',
  water: '#5f7fd8',
  leaf: ['#4f8a8c', '#44788a', '#5f9a90', '#4a6f94'],
};
/** Two discs that are not quite on top of each other: what is left is the boulevard. */
const CRESCENT: readonly Point[] = [
  ...arc(1760, 1790, 1400, 700, -0.62, -Math.PI * 2 + 0.62, 44),
  ...arc(2160, 1740, 1030, 500, 0.5, Math.PI * 2 - 0.5, 38),
];
const LAKE = island([2130, 1700], 690, 240, { seed: 12, rough: 0.04 });

export const sailormoon: Theme = {
  level: 12,
  routeKeyword: 'sailormoon',
  seed: 'moonlit-4',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new NightLight({
    dim: 0.84,
    cool: 0.026,
    ink: '#1f1548',
    haze: '#9f9bea',
    hazeStrength: 0.42,
    key: '#fdf0ff',
    lamp: '#ffe6b8',
    shadow: '#2c1e78',
    shadowOpacity: 0.3,
    drop: 0.2,
  }),
  finish: { vignette: '#1a0f58', vignetteOpacity: 0.46 },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#231f6e'],
        [0.35, '#4a3f9c'],
        [0.62, '#8a68c0'],
        [0.8, '#e09ac8'],
        [1, '#f7c4cc'],
      ],
      streaks: ['#6a58c0', '#30288a', '#c080c8'],
      stars: 300,
      moon: { at: [1960, 400], radius: 350, colour: '#fff3c4', mark: '#f2dc9c', halo: '#ffe9c8' },
    }),
    clouds(scene, {
      body: '#b79ae0',
      shade: '#8f78c8',
      deep: '#6a58ac',
      ink: '#33246e',
      list: [
        [420, 690, 900, 260],
        [3460, 690, 940, 280],
        [1180, 480, 420, 110],
        [2840, 420, 460, 120],
      ],
    }),
    hills(scene, { y: 730, rise: 130, length: 560, material: '#7a74c0', haze: 1, seed: 9 }),
    roofscape(scene, {
      y: 800,
      depth: 110,
      rows: 4,
      roofs: ['#6a68b0', '#8a6aa8', '#5f84b4', '#a87aa8'],
      wall: '#b9a8d8',
      windows: ['#ffe9a8', '#ffd0e0', '#fff4d0'],
      haze: 0.8,
      size: 1.1,
    }),
    treeLine(scene, { y: 900, height: 80, material: C.leaf, rows: 2, haze: 0.7, seed: 3 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'lawn',
      [
        [-60, 880],
        [width + 60, 880],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.lawn, texture: grass({ flowers: ['#ffffff', '#ffb4d0', '#fff0b0'] }) },
    );
    ground.lay(
      'street',
      area(
        [
          [-60, 2180],
          [520, 2240],
          [1000, 2360],
          [1360, 2560],
          [1480, 2860],
          [-60, 2860],
        ],
        { seed: 5, rough: 4 },
      ),
      { material: C.street, texture: slabs({ slab: 130 }), edge: edges.kerb({ kerbColour: '#d8cce8' }) },
    );
    ground.lay('marble', island([1960, 1090], 900, 130, { seed: 2, rough: 0.02 }), {
      material: C.marble,
      texture: slabs({ slab: 80 }),
      edge: edges.kerb({ kerbColour: '#cfc4f0', kerbWidth: 14, lift: 12 }),
    });
    const garden = island([3260, 2060], 660, 400, { seed: 6, rough: 0.03 });
    ground.lay('gravel', garden, {
      material: C.gravel,
      texture: earth({ pebbles: 0.5 }),
      edge: edges.grassy({ grassColour: '#5f9a8c' }),
    });
    for (const path of [
      [
        [620, 1300],
        [720, 1420],
        [800, 1560],
      ],
      [
        [3200, 1300],
        [3060, 1380],
        [2860, 1420],
        [2700, 1330],
      ],
      [
        [3320, 1400],
        [3340, 1560],
        [3300, 1720],
      ],
      [
        [2760, 2180],
        [2500, 2360],
        [2440, 2600],
        [2460, 2860],
      ],
      [
        [3200, 2400],
        [3260, 2600],
        [3300, 2860],
      ],
    ] as const)
      ground.lay('plaza', road(scene, path, 190, { rough: 5 }), {
        material: C.plaza,
        texture: slabs({ slab: 74 }),
        edge: edges.grassy({ grassColour: '#5f8f94' }),
      });
    ground.lay('plaza', CRESCENT, {
      material: C.plaza,
      texture: cobbles({ stone: 40, cover: -0.06 }),
      edge: edges.kerb({ kerbColour: '#f0cfe0', kerbWidth: 18, lift: 10 }),
    });
    ground.lay('water', LAKE, {
      material: C.water,
      texture: water({ foam: '#dfe8ff' }),
      edge: edges.kerb({ kerbColour: '#e6dcf8', kerbWidth: 20, lift: 14 }),
    });
    glints(ground, LAKE, {
      colours: ['#fff3c4', '#ffe0a0', '#ffffff', '#ffc4dc'],
      near: [
        [1960, 1560],
        [1960, 1660],
        [1950, 1760],
        [1970, 1840],
        [2300, 1620],
        [1700, 1720],
      ],
    });
    ground.sunPatch([900, 1800], 620, 560, '#fff4e0', 0.34);
    ground.sunPatch([1960, 1180], 900, 160, '#fffbe8', 0.5);
    ground.sunPatch([3260, 2060], 560, 320, '#fff0f4', 0.36);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(crystalPalace, 1960, 1090, { size: 1.04, hazeFactor: 0.4 });
    for (const [x, y, height, colour] of [
      [1260, 1150, 190, '#e2bdf4'],
      [1420, 1120, 140, '#a9d4f4'],
      [2660, 1150, 190, '#a9d4f4'],
      [2500, 1120, 140, '#e2bdf4'],
      [1530, 1600, 130, '#c4ccff'],
      [2740, 1600, 150, '#e2bdf4'],
      [2860, 1830, 120, '#a9d4f4'],
      [1460, 2690, 170, '#e2bdf4'],
      [2280, 2690, 190, '#a9d4f4'],
    ] as const)
      put(crystalCluster, x, y, { height, colour });
    put(school, 560, 1220, { yaw: 0.1, size: 1.06 });
    put(observatory, 3330, 1220, { yaw: -0.08, size: 1.1 });
    put(gameCentre, 470, 2200, { yaw: -0.06, size: 1.02 });
    put(apartment, 20, 1620, { floors: 4, width: 330, yaw: -0.1, wall: '#c4a4d8', shop: '#f08fb4' });
    put(apartment, 20, 2030, { floors: 4, width: 300, yaw: -0.08, wall: '#8f9cdc', shop: '#7fb4ec' });
    put(apartment, 1160, 2420, { floors: 2, width: 330, yaw: 0.12, wall: '#e0a8c4', shop: '#8fd0a8' });
    put(apartment, 3800, 1500, { floors: 4, width: 320, yaw: 0.08, wall: '#a49ce0' });
    put(moonFountain, 950, 1730, { r: 200 });
    const afloat = scene.random.fork('afloat');
    for (const [x, y, side, hull] of [
      [1830, 1640, 1, '#f2c14f'],
      [2440, 1730, -1, '#f7a8c4'],
      [2150, 1840, 1, '#b8d4ff'],
    ] as const) {
      const boat = put(moonBoat, x, y, { side, hull, hero: true });
      for (const u of [-40, 36]) {
        const at = boat.frame.at(u, 0, 0);
        scene.put(make(at, afloat, { lift: 16, sortY: boat.box.y1 - 1, perched: true, size: 0.9 }));
      }
    }
    put(rotunda, 3280, 2010, { r: 190 });
    for (const [x, y, width, yaw] of [
      [3300, 1720, 260, 0.04],
      [2760, 2170, 230, -0.7],
      [3200, 2410, 280, 0.06],
      [2660, 1400, 220, 0.5],
    ] as const)
      put(roseArch, x, y, { width, yaw });
    for (const [x, y, yaw] of [
      [2900, 1900, -0.5],
      [3000, 1800, -0.4],
      [3560, 1790, 0.4],
      [3700, 1900, 0.5],
      [2880, 2280, 0.5],
      [3520, 2380, -0.4],
      [1640, 2560, 0.06],
      [1900, 2590, 0.02],
      [2160, 2570, -0.08],
      [3700, 2270, -0.5],
    ] as const)
      put(roseHedge, x, y, { width: 210, yaw, bloom: x % 200 ? '#ff6f9c' : '#ff9fbe' });
  },

  props: (stage) => {
    const { scene } = stage;
    const big: readonly (readonly [number, number, number])[] = [
      [3860, 2180, 420],
      [3830, 2500, 460],
      [3660, 2780, 440],
      [2860, 2790, 380],
      [1140, 1240, 280],
      [2860, 1230, 280],
      [60, 1300, 340],
      [3800, 1220, 320],
      [3580, 2640, 340],
      [2900, 2560, 300],
    ];
    big.forEach(([x, y, width], i) =>
      scene.add(tree, [x, y], { width, height: width * 1.15, leaf: nth(C.leaf, i % 4) }),
    );
    for (const [x, y] of [
      [560, 1460],
      [1160, 1440],
      [1000, 1620],
      [520, 1960],
      [1100, 1900],
      [820, 2190],
      [1400, 2220],
      [1960, 2330],
      [2420, 2300],
      [1560, 1180],
      [2360, 1180],
      [1300, 1280],
      [2640, 1240],
      [260, 2440],
      [760, 2560],
      [1240, 2700],
      [3000, 2180],
      [3540, 2140],
      [3060, 1920],
      [3500, 1920],
      [3080, 1420],
      [3420, 1560],
      [2520, 2480],
      [3300, 2640],
    ] as const)
      if (scene.isFree([x, y], 18))
        scene.add(lampPost, [x, y], { iron: '#6a5aa8', heads: 3, height: 230, reach: 340 });
    for (const [a, b] of [
      [
        [200, 2480],
        [720, 2500],
      ],
      [
        [2960, 2140],
        [3560, 2130],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 270,
        sortY: Math.max(a[1], b[1]),
        colours: ['#ff8fb8', '#ffe08a', '#ffffff'],
      });
    scatter(stage, {
      kind: tree,
      count: 22,
      apart: -8,
      on: ['lawn'],
      within: [
        [-60, 890],
        [3900, 890],
        [3900, 1160],
        [-60, 1160],
      ],
      options: (r) => ({ width: r.range(200, 270), height: r.range(240, 310), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: bush,
      count: 60,
      apart: 2,
      on: ['lawn'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.7) ? r.pick(['#ff9fbe', '#ffffff', '#ffe9a0']) : undefined,
      }),
    });
    scatter(stage, {
      kind: flowerBed,
      count: 12,
      apart: 16,
      on: ['lawn', 'gravel'],
      options: (r) => ({
        r: r.range(60, 84),
        stone: '#e8e0f4',
        flowers: ['#ff7fa8', '#ffffff', '#ffb4d0'],
        leaf: '#4f8f84',
      }),
    });
    scatter(stage, {
      kind: bench,
      count: 12,
      apart: 16,
      on: ['plaza', 'gravel', 'marble'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]), material: '#f4dcea' }),
    });
    scatter(stage, {
      kind: pot,
      count: 26,
      apart: 6,
      on: ['street', 'plaza', 'marble'],
      options: (r) => ({
        flower: r.pick(['#ff8fb8', '#ffffff', '#ffe08a']),
        material: r.pick(['#b08ad0', '#e08fa8', '#7f98d8']),
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 12,
      apart: 4,
      on: ['lawn'],
      options: (r) => ({ width: r.range(40, 70), height: r.range(26, 44), material: '#a8a4cc' }),
    });
    scatter(stage, {
      kind: signpost,
      count: 4,
      apart: 30,
      on: ['plaza'],
      options: () => ({ boards: ['#ff9fbe', '#ffe08a', '#ffffff'] }),
    });
  },

  stories: (stage, make) => {
    queue(stage, [520, 2420], [900, 2680], 7, make);
    queue(stage, [3300, 1370], [3120, 1500], 5, make);
    queue(stage, [1180, 2560], [1420, 2640], 4, make);
    const set = (name: string, at: Point, parts: Parameters<typeof handSet>[4]) =>
      handSet(stage, make, name, at, parts);
    set(
      'proposal under roses',
      [3300, 1790],
      [
        { dx: -44, as: { pose: 'propose', hold: 'bouquet', mood: 'worried', flip: false, signs: ['sweat'] } },
        { dx: 56, as: { pose: 'shy', mood: 'shock', flip: true, signs: ['heart'] } },
      ],
    );
    set(
      'transformation interrupted',
      [640, 1560],
      [
        { dx: 0, as: { pose: 'overhead', mood: 'star', hold: 'heartWand', signs: ['spark'], flip: false } },
        { dx: 80, dy: 16, as: { pose: 'point', mood: 'shock', flip: true, signs: ['bang'] } },
        { dx: -84, dy: 10, as: { pose: 'stand', mood: 'sleepy', hold: 'phone', flip: false } },
      ],
    );
    set(
      'late for school at midnight',
      [780, 1370],
      [
        { dx: 0, as: { pose: 'run', mood: 'shock', hold: 'onigiri', signs: ['dust'], flip: true } },
        { dx: 84, dy: 10, as: { pose: 'hips', mood: 'angry', flip: true } },
      ],
    );
    set(
      'crane machine',
      [300, 2500],
      [
        { dx: -36, as: { facing: 'back', pose: 'lunge', mood: 'angry' } },
        { dx: 40, dy: 8, as: { pose: 'cheer', mood: 'laugh', flip: true } },
      ],
    );
    set(
      'moon gazers',
      [1960, 1290],
      [
        { dx: -60, as: { pose: 'gazeUp', mood: 'star', flip: false } },
        { dx: 0, dy: 10, as: { pose: 'gazeUp', mood: 'joy', flip: false } },
        { dx: 66, as: { pose: 'sleep', mood: 'asleep', flip: true } },
      ],
    );
    set(
      'pupil and monster homework',
      [2440, 2440],
      [
        { dx: -40, as: { pose: 'kneel', mood: 'sad', hold: 'book', signs: ['gloom'], flip: false } },
        { dx: 60, as: { pose: 'hips', mood: 'stern', flip: true } },
      ],
    );
    set(
      'telescope quarrel',
      [3060, 1460],
      [
        { dx: -40, as: { pose: 'lunge', hold: 'spyglass', mood: 'angry', flip: false } },
        { dx: 56, as: { pose: 'lunge', mood: 'angry', flip: true, signs: ['anger'] } },
      ],
    );
    set(
      'rose thief',
      [3560, 2330],
      [
        { dx: -50, as: { pose: 'sneak', hold: 'flower', mood: 'cheeky', flip: true } },
        { dx: 66, dy: -8, as: { pose: 'run', hold: 'broom', mood: 'angry', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 26, on: ['plaza', 'marble', 'street', 'gravel', 'lawn'] });
  },

  crowd: {
    count: 205,
    cover: 0.18,
    lonely: 0.4,
    on: { plaza: 1, lawn: 0.5, marble: 1, street: 1, gravel: 0.9 },
    near: (
      [
        [900, 1960, 420],
        [760, 1520, 360],
        [1960, 1240, 420],
        [1960, 2300, 420],
        [1300, 2200, 320],
        [3260, 2240, 420],
        [3300, 1420, 400],
        [480, 2500, 460],
        [1300, 2680, 260],
        [2440, 2560, 300],
        [2620, 1380, 300],
        [1300, 1330, 320],
        [3340, 2640, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: sailormoonCast,
};
