/** Level 4: an adventure kingdom on both banks of a river that runs from the fire mountain to the temple lake. */
import { zeldaCast } from '../casts/zelda';
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight, NightLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import type { Scene } from '../core/scene';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, glints, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird, bunting } from '../things/aloft/aloft';
import { stall } from '../things/fair/stall';
import { lilyPads } from '../things/fair/leisure';
import { crag } from '../things/nature/crag';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { fence, lampPost, signpost } from '../things/props/furniture';
import { flowerBed, rock } from '../things/props/garden';
import { bridge } from '../things/town/canal';
import { cottage } from '../things/zelda/cottage';
import { elderTree } from '../things/zelda/elder-tree';
import { gnarl } from '../things/zelda/gnarl';
import { lakeTemple } from '../things/zelda/lake-temple';
import { logGate } from '../things/zelda/log-gate';
import { potionHouse } from '../things/zelda/potion-house';
import { ranchBarn } from '../things/zelda/ranch-barn';
import { royalCastle } from '../things/zelda/royal-castle';
import { sunkenIdol } from '../things/zelda/sunken-idol';
import { swordShrine } from '../things/zelda/sword-shrine';
import { volcano } from '../things/zelda/volcano';
import { windmill } from '../things/zelda/windmill';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  lawn: '#a6cc4f',
  path: '#f3dfa6',
  market: '#ecd9b8',
  woods: '#5f8f5c',
  ash: '#b48a78',
  beach: '#f6e6b8',
  water: '#4fa8cc',
  gold: '#e9b93f',
  red: '#d0483f',
  cream: '#fbf0dc',
  leaf: ['#5fa047', '#4a8f4c', '#7fb044', '#3f8450'],
  dark: ['#2f6a52', '#356048', '#2a5a5a'],
};

const RIVER: readonly Point[] = [
  [2560, 690],
  [2600, 840],
  [2700, 1050],
  [2780, 1290],
  [2860, 1500],
  [2900, 1720],
  [2760, 1930],
  [2480, 2290],
  [2130, 2440],
  [1980, 2780],
];
const SOUTH: readonly Point[] = [
  [1740, 1000],
  [1760, 1260],
  [1830, 1560],
  [1640, 1900],
  [1400, 2260],
  [1360, 2560],
  [1480, 2800],
];
const ACROSS: readonly Point[] = [
  [-60, 1420],
  [420, 1330],
  [900, 1340],
  [1420, 1440],
  [1900, 1480],
  [2300, 1330],
  [2720, 1100],
  [3060, 1010],
  [3560, 1120],
  [3900, 1180],
];
const RANCH: readonly Point[] = [
  [1700, 1860],
  [2140, 1960],
  [2620, 2110],
  [2960, 2330],
  [3280, 2620],
  [3400, 2800],
];

const backdrop = (scene: Scene) => [
  sky(
    scene,
    scene.light.night
      ? {
          stops: [
            [0, '#12204e'],
            [0.4, '#27427c'],
            [0.7, '#4a6a98'],
            [1, '#8a8fae'],
          ],
          streaks: ['#3f5f9a', '#182a5c', '#5a7ab0'],
          stars: 240,
          moon: { at: [1130, 200], radius: 120, colour: '#fff4d2', mark: '#e6d4a8', halo: '#bcd0ff' },
        }
      : {
          stops: [
            [0, '#3f9ed6'],
            [0.4, '#84cbea'],
            [0.75, '#d4eed8'],
            [1, '#fbf3c8'],
          ],
          streaks: ['#ffffff', '#3d94cf', '#bfe6ec'],
        },
  ),
  clouds(scene, {
    ...(scene.light.night
      ? { body: '#6a7ab0', shade: '#526498', deep: '#3f5086', ink: '#1a2450' }
      : { body: '#fffdf0', shade: '#e2eef0', deep: '#b4d6e2', ink: '#3f6a90' }),
    list: [
      [420, 560, 900, 400],
      [2400, 540, 640, 300],
      [1000, 250, 420, 150],
      [2560, 190, 400, 130],
      [3760, 300, 420, 170],
    ],
  }),
  hills(scene, { y: 560, rise: 170, length: 560, material: '#7fa8b0', haze: 1, seed: 14 }),
  hills(scene, { y: 590, rise: 100, length: 340, material: '#8fbc70', haze: 0.75, seed: 3 }),
  treeLine(scene, { y: 610, height: 90, material: C.leaf, rows: 2, haze: 0.6, seed: 6 }),
];

export const zelda: Theme = {
  level: 4,
  routeKeyword: 'zelda',
  seed: 'kingdom-1',
  horizon: 540,
  scale: { farScale: 0.58, nearScale: 1.14 },
  light: new DayLight({ haze: '#d4ecdc', hazeStrength: 0.34 }),
  finish: {
    vignette: '#1f3a4a',
    vignetteOpacity: 0.3,
    sun: '#fff6c0',
    sunAt: [0.46, 0.52],
    sunOpacity: 0.1,
    washes: (
      [
        [60, 2300, 900, 900],
        [3800, 2680, 700, 420],
        [3800, 900, 500, 460],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#6f86c8', opacity: 0.42 })),
  },
  night: {
    light: new NightLight({ dim: 0.74, haze: '#4a6494', hazeStrength: 0.36 }),
    finish: { vignette: '#081030', vignetteOpacity: 0.46 },
    backdrop,
  },
  duplicates: { mainPair: false, pictures: ['dquest1'] },

  backdrop,

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    ground.lay(
      'lawn',
      [
        [-60, horizon + 60],
        [width + 60, horizon + 60],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.lawn, texture: grass({ flowers: ['#ffffff', '#f6d24a', '#e8677f'], seed: 5 }) },
    );
    ground.lay(
      'ash',
      area(
        [
          [2720, 640],
          [3300, 600],
          [3960, 640],
          [3960, 1420],
          [3500, 1400],
          [3060, 1330],
          [2860, 1200],
          [2760, 960],
        ],
        { seed: 3, rough: 36 },
      ),
      { material: C.ash, texture: earth({ pebbles: 2 }), edge: edges.grassy({ grassColour: '#93ba48' }) },
    );
    ground.lay(
      'woods',
      area(
        [
          [-160, 1520],
          [380, 1500],
          [900, 1560],
          [1190, 1780],
          [1200, 2120],
          [1140, 2440],
          [1240, 2840],
          [-160, 2840],
        ],
        { seed: 8, rough: 30 },
      ),
      {
        material: C.woods,
        texture: grass({ flowers: ['#d8ecff', '#c9a8f0'], seed: 9 }),
        edge: edges.grassy({ grassColour: '#7fae4c' }),
      },
    );
    ground.lay('beach', island([3180, 1720], 760, 330, { rough: 0.08, seed: 6 }), {
      material: C.beach,
      texture: earth(),
      edge: edges.grassy({ grassColour: '#93ba48' }),
    });
    const sand = edges.grassy({ grassColour: '#93ba48' });
    ground.lay('path', road(scene, ACROSS, 170, { rough: 8 }), {
      material: C.path,
      texture: earth(),
      edge: sand,
    });
    ground.lay('path', road(scene, SOUTH, 210, { rough: 8, seed: 2 }), {
      material: C.path,
      texture: earth(),
      edge: sand,
    });
    ground.lay('path', road(scene, RANCH, 170, { rough: 8, seed: 3 }), {
      material: C.path,
      texture: earth(),
      edge: sand,
    });
    const glade: readonly Point[] = [
      [1580, 1960],
      [1240, 1970],
      [900, 2060],
      [620, 2240],
      [760, 2420],
    ];
    ground.lay('path', road(scene, glade, 130, { rough: 10, seed: 5 }), {
      material: '#d8c98e',
      texture: earth(),
      edge: edges.grassy({ grassColour: '#5f8f4c' }),
    });
    ground.lay('market', island([1830, 1490], 640, 250, { rough: 0.06, seed: 12 }), {
      material: C.market,
      texture: cobbles({ stone: 40 }),
      edge: edges.kerb({ kerbColour: '#cdb894', kerbWidth: 12, lift: 6 }),
    });
    const blue = { material: C.water, texture: water({ foam: '#e2f6fa' }) };
    ground.lay('river', road(scene, RIVER, 170, { rough: 10, seed: 7 }), {
      ...blue,
      edge: edges.grassy({ grassColour: '#7fae44' }),
    });
    const lake = island([3190, 1710], 640, 250, { rough: 0.1, seed: 4 });
    ground.lay('lake', lake, { ...blue, edge: edges.bank() });
    const moat = road(
      scene,
      [
        [1260, 850],
        [1380, 990],
        [1740, 1060],
        [2120, 1000],
        [2400, 900],
        [2620, 880],
      ],
      110,
      { rough: 6, seed: 9 },
    );
    ground.lay('river', moat, {
      ...blue,
      edge: edges.kerb({ kerbColour: '#cfc4a8', kerbWidth: 10, lift: 8 }),
    });
    ground.lay(
      'path',
      [
        [1650, 985],
        [1830, 985],
        [1850, 1120],
        [1640, 1120],
      ],
      { material: '#c99a62', texture: boards({ angle: 0, gap: 30 }), edge: edges.ink({ edgeWidth: 4 }) },
    );
    ground.lay('islet', island([3190, 1650], 470, 185, { rough: 0.05, seed: 14 }), {
      material: C.beach,
      texture: earth(),
      edge: edges.bank(),
    });
    if (scene.light.night)
      glints(ground, lake, {
        colours: ['#ffd98a', '#9fe8ff', '#fff2c8'],
        near: [
          [3000, 1880],
          [3380, 1880],
          [2760, 1700],
        ],
      });
    ground.sunPatch([1850, 1900], 1300, 560, '#fffbd0', scene.light.night ? 0.1 : 0.5);
    ground.sunPatch([760, 2300], 420, 260, '#f6ffb8', scene.light.night ? 0.1 : 0.45);
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
      [760, 180],
      [860, 230],
      [2330, 130],
      [2440, 300],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
    put(windmill, 190, 720, { mound: 150, turn: 0.7, cap: '#4f7f8a', patch: '#e0a03a', cloth: '#f6e6c8' });
    put(volcano, 3290, 850, { tall: 1040 });
    put(royalCastle, 1740, 915, { size: 0.99 });
    put(windmill, 700, 1080, { size: 1.1 });
    put(sunkenIdol, 1200, 1060, { size: 0.92, yaw: 0.06 });
    put(lakeTemple, 3190, 1650, { size: 1.02 });
    put(elderTree, 330, 2060, { size: 0.94 });
    put(logGate, 1150, 1960, { yaw: -0.5 });
    put(swordShrine, 720, 2500, {});
    put(potionHouse, 2320, 1480, { size: 0.96 });
    put(ranchBarn, 3480, 2430, { yaw: -0.1, size: 1.06 });
    for (const [x, y, yaw, i] of [
      [1240, 1400, 0.34, 0],
      [1500, 1290, 0.2, 1],
      [2180, 1290, -0.24, 2],
      [1330, 1620, 0.4, 3],
      [2330, 1770, -0.34, 4],
      [3180, 1290, -0.2, 5],
    ] as const)
      put(cottage, x, y, {
        yaw,
        width: nth([300, 270, 280, 290, 320, 250], i),
        storeys: nth([1, 2, 2, 1, 1, 1], i),
        wall: nth(['#f6e8c8', '#f0d8b8', '#e8ecd0', '#f6e0c0', '#f6e8c8', '#d8b8a0'], i),
        roof: nth(['#d0603f', '#4f8fa0', '#c9973f', '#7f9a4a', '#a0568a', '#8a5a5a'], i),
        door: nth(['#3f7f6a', '#b5453c', '#3f5f9a', '#8a5636', '#3f7f6a', '#5a3c50'], i),
        sign: nth(['shield', 'boot', 'bottle', 'fish', 'none', 'bomb'] as const, i),
      });
    for (const [x, y, yaw, i] of [
      [1650, 1450, 0.1, 0],
      [1990, 1420, -0.1, 1],
      [1560, 1760, 0.14, 2],
      [2060, 1730, -0.14, 3],
    ] as const)
      put(stall, x, y, {
        yaw,
        ware: nth(['fruit', 'bottles', 'toys', 'fruit'] as const, i),
        colours: nth(
          [
            [C.red, C.cream],
            ['#2f8f86', C.cream],
            [C.gold, C.cream],
            ['#7f5fa8', C.cream],
          ],
          i,
        ),
        sign: nth(['EGGS', 'RED', 'SEEDS', 'GOLD'], i),
      });
    for (const [x, y, yaw, length, name] of [
      [2722, 1100, -0.3, 330, 'ash'],
      [2590, 2110, 0.62, 360, 'ranch'],
    ] as const) {
      const walkway = { length, width: 130, rise: 60, yaw, red: '#a8683a', deck: '#c99a62' };
      const span = put(bridge, x, y, { ...walkway, part: 'back', sortY: y });
      const random = scene.random.fork(`bridge-${name}`);
      for (const [t, w] of [
        [0.3, -10],
        [0.52, 18],
        [0.74, -14],
      ] as const) {
        const at = span.frame.at(-length / 2 + length * t, w, 0);
        const lift = (60 * Math.sin(t * Math.PI) * span.scale) / scene.scaleAt(at[1]);
        scene.put(make(at, random, { lift, sortY: span.box.y1 + 1, perched: true }));
      }
      put(bridge, x, y, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
    }
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, width, height, face] of [
      [-20, 1560, 400, 520, true],
      [1010, 1760, 320, 430, true],
      [640, 1560, 300, 380, false],
      [1200, 2460, 260, 360, true],
      [40, 2810, 420, 480, true],
      [1010, 2810, 320, 330, true],
    ] as const)
      scene.add(gnarl, [x, y], { width, height, face, leaf: nth(C.dark, (x + y) % 3) });
    for (const [x, y, width, height] of [
      [3800, 1120, 300, 300],
      [2890, 930, 180, 160],
      [3860, 1440, 280, 260],
      [3860, 2780, 420, 330],
    ] as const)
      scene.add(crag, [x, y], { width, height, fall: false, material: '#8f6a62', moss: '#b0764a' });
    for (const [x, y] of [
      [3660, 1700],
      [2700, 1850],
      [3420, 1900],
      [2980, 1900],
    ] as const)
      scene.add(lilyPads, [x, y], {});
    for (const [grove, count] of [
      [island([1000, 760], 420, 70), 6],
      [island([2330, 720], 230, 60), 4],
      [island([420, 900], 360, 70), 3],
      [island([3740, 2080], 120, 130), 2],
      [island([2560, 1650], 160, 120), 2],
      [island([1750, 2330], 220, 100), 2],
      [island([2560, 2680], 300, 80), 2],
    ] as const)
      scatter(stage, {
        kind: tree,
        count,
        apart: -20,
        on: ['lawn'],
        within: grove,
        options: (r) => ({ width: r.range(190, 260), height: r.range(250, 340), leaf: r.pick(C.leaf) }),
      });
    for (const [x, y, yaw] of [
      [2950, 2450, 0.2],
      [3110, 2500, 0.2],
      [2700, 2420, -0.1],
      [3640, 2640, -0.2],
    ] as const)
      scene.add(fence, [x, y], { yaw });
    for (const line of [SOUTH, ACROSS])
      along(
        stage,
        line.map(([x, y]): Point => [x + 112 * scene.scaleAt(y), y - 30]),
        520,
        lampPost,
        { glass: '#ffe6a3' },
        { apart: 0 },
      );
    for (const [a, b] of [
      [
        [1400, 1560],
        [1960, 1600],
      ],
      [
        [1640, 1330],
        [2120, 1360],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 250,
        colours: [C.red, C.cream, '#2f8f86', C.gold],
        sortY: Math.max(a[1], b[1]),
      });
    scatter(stage, {
      kind: bush,
      count: 60,
      apart: 0,
      on: ['lawn', 'woods'],
      options: (r) => ({
        width: r.range(70, 130),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.5) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 46,
      apart: 0,
      on: ['lawn', 'ash', 'beach', 'woods'],
      options: (r) => ({
        width: r.range(40, 110),
        height: r.range(26, 74),
        material: r.pick(['#a8a098', '#9a7468']),
      }),
    });
    scatter(stage, {
      kind: pot,
      count: 34,
      apart: 2,
      on: ['market', 'path', 'beach'],
      options: (r) => ({
        material: r.pick(['#b5703f', '#c98a5a', '#8a6a8a']),
        flower: r.pick(['#e8677f', '#ffffff', '#f6d24a']),
      }),
    });
    scatter(stage, { kind: barrel, count: 22, apart: 2, on: ['market', 'lawn', 'ash'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 20,
      apart: 2,
      on: ['market', 'lawn', 'ash', 'beach'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, { kind: flowerBed, count: 8, apart: 20, on: ['lawn'], options: () => ({}) });
    scatter(stage, {
      kind: signpost,
      count: 8,
      apart: 40,
      on: ['lawn', 'ash', 'woods'],
      options: () => ({}),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[2320, 1600], [2000, 1590], 6],
      [[1740, 1130], [1800, 1290], 5],
      [[1650, 1510], [1760, 1680], 5],
      [[3190, 1390], [3420, 1400], 4],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'pull-the-sword',
      [520, 2590],
      [
        { as: { pose: 'push', mood: 'wince', signs: ['sweat'] } },
        { dx: -90, dy: 30, as: { pose: 'think', mood: 'stern', flip: false } },
        { dx: -160, dy: -20, as: { pose: 'hips', mood: 'cheeky', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'pot-breaker',
      [1480, 1530],
      [
        { as: { pose: 'overhead', mood: 'grin', hold: 'crate', flip: true } },
        { dx: 80, dy: 14, as: { pose: 'point', mood: 'angry', signs: ['anger'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'hen-revenge',
      [3060, 2600],
      [
        { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
        { dx: 120, dy: 20, as: { pose: 'cheer', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'proposal',
      [3190, 1930],
      [
        { as: { pose: 'kneel', mood: 'happy', hold: 'bouquet', flip: false } },
        { dx: 80, as: { pose: 'shy', mood: 'joy', signs: ['heart'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'wrong-potion',
      [2180, 1600],
      [
        { as: { pose: 'hold', mood: 'dizzy', skin: 'lime', hold: 'potion', signs: ['question'] } },
        { dx: 90, dy: 10, as: { pose: 'point', mood: 'laugh', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'gate-guards',
      [1880, 1110],
      [
        { as: { outfit: 'armor', pose: 'hold', hold: 'spear', mood: 'stern' } },
        { dx: -260, as: { outfit: 'armor', pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'lost-in-woods',
      [930, 2240],
      [
        { as: { pose: 'think', hold: 'map', mood: 'worried', signs: ['question'] } },
        { dx: 70, dy: 20, as: { pose: 'point', mood: 'angry', flip: true } },
        { dx: -70, dy: 10, as: { pose: 'sit', mood: 'sad', signs: ['tear'] } },
      ],
    );
    tellStories(stage, make, { count: 28, on: ['path', 'market', 'lawn', 'ash', 'beach', 'woods'] });
  },

  crowd: {
    count: 175,
    cover: 0.16,
    lonely: 0.42,
    on: { path: 1, market: 1, ash: 0.8, beach: 0.7, islet: 0.8, lawn: 0.6, woods: 0.6 },
    near: (
      [
        [1830, 1520, 480],
        [1750, 1180, 260],
        [900, 1330, 340],
        [3200, 1120, 420],
        [2300, 2000, 380],
        [1420, 2260, 420],
        [3000, 2500, 420],
        [700, 2400, 380],
        [600, 1640, 300],
        [1700, 2560, 380],
        [2600, 2560, 340],
        [3560, 1300, 260],
        [3190, 1840, 330],
        [3620, 900, 240],
        [620, 800, 300],
        [2720, 780, 200],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: zeldaCast,
};
