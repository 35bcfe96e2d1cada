/** Level 20: a city that hides behind a wall, and what looks over it. */
import { attackOnTitanCast } from '../casts/attackontitan';
import { sky } from '../backdrop/sky';
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Stage } from '../core/place';
import { area, island, road } from '../ground/shapes';
import { boards, cobbles, slabs } from '../ground/paving';
import { earth, grass, water } from '../ground/textures';
import { edges } from '../ground/edges';
import { bellTower } from '../things/attackontitan/bell-tower';
import { breach } from '../things/attackontitan/breach';
import { cannon, dummy, wagon } from '../things/attackontitan/cannon';
import { colossus, grip } from '../things/attackontitan/colossus';
import { canisters, depot, ironBall } from '../things/attackontitan/depot';
import { giant } from '../things/attackontitan/giant';
import { giantTree } from '../things/attackontitan/giant-tree';
import { greatGate } from '../things/attackontitan/great-gate';
import { WALL_HEIGHT, bastion, rampart } from '../things/attackontitan/rampart';
import { statue } from '../things/attackontitan/statue';
import { timberHouse } from '../things/attackontitan/timber-house';
import { bird, bunting } from '../things/aloft/aloft';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, fence, lampPost, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { bridge, riverBoat } from '../things/town/canal';
import type { Placement, Thing, ThingKind } from '../core/thing';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  street: '#e6d6b8',
  earth: '#dcc496',
  yard: '#e8cf98',
  meadow: '#a9b860',
  moss: '#7f9f58',
  canal: '#6fa5ac',
  green: '#3f7250',
  roofs: ['#b0604a', '#a8704c', '#96564c', '#bc7a52', '#8a6258'],
  leaf: ['#3f6f4a', '#4a7d50', '#38644a'],
};

/** The wall is an arc, its ends out of the picture. */
const onWall = (a: number): Point => [1880 + 2150 * Math.cos(a), 1760 + 860 * Math.sin(a)];
const angleAt = (x: number) => -Math.acos((x - 1880) / 2150);
const JOINTS = [-120, 200, 330, 660, 980, 1290, 1600, 2160, 2480, 2800, 3110, 3400, 3660, 3950];
const GATE = 1600;
const BREACH = 330;

function wall({ scene }: Stage): Map<number, Thing> {
  const stretches = new Map<number, Thing>();
  JOINTS.forEach((x, i) => {
    const next = JOINTS[i + 1];
    const [a, b] = [onWall(angleAt(x)), onWall(angleAt(next ?? x))];
    if (x !== GATE + 560 && x !== GATE) scene.add(bastion, [a[0], a[1] + 16], { flag: C.green });
    if (next === undefined || x === GATE) return;
    const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) * 2];
    const yaw = Math.atan2(dy, dx);
    const width = Math.hypot(dx, dy) / scene.scaleAt(at[1]);
    if (x === BREACH) scene.add(breach, at, { yaw, width });
    else stretches.set(x, scene.add(rampart, at, { yaw, width, banner: i % 2 ? C.green : undefined }));
  });
  return stretches;
}

export const attackontitan: Theme = {
  level: 20,
  routeKeyword: 'attackontitan',
  seed: 'wall-4',
  horizon: 700,
  scale: { farScale: 0.6, nearScale: 1.16 },
  light: new DayLight({ haze: '#f0dcb4', hazeStrength: 0.4 }),
  finish: {
    vignette: '#2c2440',
    vignetteOpacity: 0.34,
    sun: '#ffe9b0',
    sunAt: [0.4, 0.55],
    sunOpacity: 0.16,
    washes: (
      [
        [3700, 2200, 900, 1100],
        [60, 2700, 900, 480],
        [2700, 1060, 900, 150],
        [700, 1180, 700, 120],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#8088c0', opacity: 0.34 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#5f9fb8'],
        [0.4, '#a5cbc8'],
        [0.75, '#f0dfb0'],
        [1, '#f8d998'],
      ],
      streaks: ['#ffffff', '#f6e3b4', '#79b3c0'],
    }),
    clouds(scene, {
      body: '#fdf5e0',
      shade: '#f0d9b8',
      deep: '#d9b89a',
      ink: '#8a6a66',
      list: [
        [560, 560, 1100, 330],
        [1500, 330, 620, 180],
        [3500, 520, 900, 380],
        [2020, 560, 700, 190],
        [120, 240, 420, 120],
      ],
    }),
    hills(scene, { y: 700, rise: 170, length: 640, material: '#9fb09a', haze: 1, seed: 4 }),
    hills(scene, { y: 720, rise: 80, length: 420, material: '#a8b070', haze: 0.8, seed: 8 }),
    treeLine(scene, {
      y: 756,
      height: 90,
      material: ['#6a8f58', '#5c824f'],
      rows: 2,
      haze: 0.7,
      seed: 3,
      gaps: 0,
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    const frame: Point[] = [
      [-60, 760],
      [width + 60, 760],
      [width + 60, height + 60],
      [-60, height + 60],
    ];
    ground.lay('meadow', frame, { material: C.meadow, texture: grass({ flowers: ['#f6e6a0', '#ffffff'] }) });
    const arc: Point[] = range(40).map((i) => onWall(angleAt(-250 + (i * 4250) / 39)));
    ground.lay('earth', [...arc, [width + 260, height + 60], [-260, height + 60]], {
      material: C.earth,
      texture: earth(),
    });
    ground.lay(
      'moss',
      area(
        [
          [2700, 1040],
          [3400, 1120],
          [3960, 1500],
          [3960, 2860],
          [2760, 2860],
          [2720, 2500],
          [2800, 2150],
          [2780, 1700],
          [2660, 1380],
        ],
        { seed: 8 },
      ),
      {
        material: C.moss,
        texture: grass({ flowers: ['#f3d36a', '#ffffff'] }),
        edge: edges.grassy({ grassColour: '#6f9450' }),
      },
    );
    ground.lay(
      'path',
      road(
        scene,
        [
          [2560, 1960],
          [2860, 2010],
          [3140, 1900],
          [3420, 2020],
          [3560, 2380],
          [3480, 2800],
        ],
        230,
        { rough: 12 },
      ),
      {
        material: '#cdb684',
        texture: earth({ pebbles: 1.4 }),
        edge: edges.grassy({ grassColour: '#6f9450' }),
      },
    );
    ground.lay(
      'yard',
      area(
        [
          [-100, 2110],
          [380, 2060],
          [900, 2200],
          [1190, 2440],
          [1250, 2860],
          [-100, 2860],
        ],
        { seed: 12 },
      ),
      { material: C.yard, texture: earth({ seed: 3 }), edge: edges.grassy({ grassColour: '#b8a858' }) },
    );
    for (const [line, wide] of [
      [
        [
          [1880, 960],
          [1850, 1200],
          [1760, 1520],
          [1580, 1880],
          [1560, 2300],
          [1640, 2860],
        ],
        300,
      ],
      [
        [
          [-60, 1800],
          [420, 1820],
          [900, 1860],
          [1500, 1900],
          [2060, 1960],
          [2560, 1960],
        ],
        220,
      ],
      [
        [
          [560, 1180],
          [700, 1360],
          [1060, 1420],
          [1500, 1380],
          [1800, 1320],
          [2440, 1300],
        ],
        170,
      ],
    ] as const)
      ground.lay('street', road(scene, line, wide, { rough: 5 }), {
        material: C.street,
        texture: cobbles({ stone: 38, cover: -0.1 }),
        edge: edges.kerb({ kerbColour: '#cbb894', kerbWidth: 9, lift: 5 }),
      });
    ground.lay('street', island([1560, 1900], 560, 220, { rough: 0.02, seed: 4 }), {
      material: C.street,
      texture: slabs({ slab: 96 }),
      edge: edges.kerb({ kerbColour: '#cbb894', kerbWidth: 12, lift: 6 }),
    });
    ground.lay(
      'quay',
      area(
        [
          [1960, 2240],
          [2440, 2220],
          [2540, 2500],
          [2500, 2860],
          [1900, 2860],
        ],
        { seed: 2, rough: 5 },
      ),
      { material: '#c9a878', texture: boards({ angle: 0.04, gap: 30 }), edge: edges.ink() },
    );
    ground.lay(
      'water',
      road(
        scene,
        [
          [2640, 960],
          [2520, 1180],
          [2560, 1500],
          [2640, 1800],
          [2580, 2120],
          [2600, 2400],
          [2700, 2860],
        ],
        230,
        { rough: 8 },
      ),
      {
        material: C.canal,
        texture: water(),
        edge: edges.kerb({ kerbColour: '#c4b394', kerbWidth: 18, lift: 14 }),
      },
    );
    ground.sunPatch([1500, 1950], 1100, 560, '#fff2c8', 0.55);
    ground.sunPatch([560, 2500], 640, 260, '#fff2c8', 0.4);
    ground.sunPatch([3240, 2060], 460, 300, '#fff2b8', 0.4);
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
      [1240, 250],
      [1330, 210],
      [1160, 330],
      [2080, 190],
      [300, 430],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900 });
    put(giant, 90, 800, {
      times: 3.3,
      spec: {
        build: 'giant',
        hair: 'curtain',
        hairColor: 'umber',
        outfit: { base: 'trunks' },
        colors: ['skin', 'wood', 'sand', 'umber'],
        mood: 'grin',
        pose: 'walk',
        skin: 'peach',
        seed: 3,
      },
    });
    put(giant, 730, 770, {
      times: 2.9,
      spec: {
        build: 'stout',
        hair: 'bowl',
        hairColor: 'charcoal',
        outfit: { base: 'trunks' },
        colors: ['skin', 'sand', 'sand', 'umber'],
        mood: 'simple',
        pose: 'cheer',
        skin: 'fair',
        seed: 5,
      },
    });
    put(colossus, 2640, 884, { size: 0.94, sortY: 800, hazeFactor: 0.4 });
    const stretches = wall(stage);
    for (const [x, y] of [
      [2270, 932],
      [2990, 1014],
    ] as const)
      put(grip, x, y, { size: 0.94, sortY: y + 190, perched: true, hazeFactor: 0.4 });
    put(greatGate, 1880, 916, {});
    const guard = scene.random.fork('guard');
    for (const [x, stretch] of stretches)
      for (const u of [-0.26, 0.12, 0.34]) {
        const at = stretch.frame.at(u * 300, 30, 0);
        if (u === 0.12 && x < 2100) {
          scene.perch(stretch, [u * 300, 20, WALL_HEIGHT], cannon, { face: x < 1500 ? -1 : 1, size: 0.9 });
          continue;
        }
        if (x === 2160 || x === 2800) continue;
        const lift = (WALL_HEIGHT * stretch.scale) / scene.scaleAt(at[1]);
        scene.put(make(at, guard, { lift, sortY: stretch.box.y1 + 2, perched: true }));
      }
    put(giant, 505, 1150, {
      sortY: 1080,
      times: 2.7,
      spec: {
        build: 'giant',
        hair: 'curly',
        hairColor: 'chestnut',
        outfit: { base: 'trunks' },
        colors: ['skin', 'khaki', 'sand', 'umber'],
        mood: 'happy',
        pose: 'run',
        skin: 'peach',
        seed: 9,
      },
    });

    put(bellTower, 1010, 1640, { yaw: 0.08 });
    put(statue, 1560, 1900, {});
    put(depot, 2190, 2330, { yaw: -0.1 });
    type House = readonly [x: number, y: number, yaw: number, storeys: number, width: number];
    const houses: readonly House[] = [
      [960, 1210, -0.2, 3, 280],
      [1260, 1150, -0.12, 2, 280],
      [1520, 1130, 0.15, 2, 240],
      [110, 1640, -0.4, 3, 320],
      [440, 1680, 0.15, 2, 290],
      [1400, 1450, -0.2, 2, 250],
      [2240, 1130, 0.2, 2, 270],
      [2050, 1420, 0.3, 2, 250],
      [2350, 1440, -0.25, 3, 230],
      [2200, 1740, 0.2, 2, 280],
      [70, 2110, -0.3, 2, 320],
      [800, 2120, 0.2, 2, 280],
    ];
    houses.forEach(([x, y, yaw, storeys, width], i) =>
      put(timberHouse, x, y, {
        yaw,
        storeys,
        width,
        size: 0.92,
        depth: 190 + ((i * 3) % 4) * 16,
        roof: nth(C.roofs, (i * 3) % 5),
        plaster: nth(['#f3e4c4', '#ecd8b4', '#f0dcc8', '#e6d8c0'], (i * 5) % 4),
        timber: nth(['#7a5238', '#6a4a3c', '#8a6044'], i % 3),
        shutter: nth(['#4f7a5a', '#5a7f96', '#a8564a'], (i * 2) % 3),
        sign: i % 4 === 1 ? undefined : nth(['bread', 'mug', 'boot'] as const, i % 3),
      }),
    );
    const trees: readonly (readonly [number, number, number, number])[] = [
      [2870, 1270, 720, 72],
      [3200, 1250, 880, 84],
      [3530, 1360, 980, 92],
      [3850, 1540, 1080, 100],
      [3330, 1640, 900, 88],
      [3790, 1990, 1080, 104],
      [2900, 1980, 760, 78],
      [3800, 2620, 1040, 110],
    ];
    trees.forEach(([x, y, height, girth], i) =>
      put(giantTree, x, y, { height, girth, crown: 230 + (i % 3) * 24, leaf: nth(C.leaf, i % 3) }),
    );
    put(giant, 3610, 2010, {
      times: 2.2,
      spec: {
        build: 'giant',
        hair: 'medium',
        hairColor: 'sand',
        outfit: { base: 'trunks' },
        colors: ['skin', 'olive', 'sand', 'umber'],
        mood: 'cheeky',
        pose: 'sit',
        skin: 'fair',
        seed: 11,
        flip: true,
      },
    });
    const walkway = { length: 470, width: 150, yaw: 0.02, red: '#b9a888', deck: '#c9b48c' };
    const span = put(bridge, 2612, 1962, { ...walkway, part: 'back', sortY: 1950 });
    for (const t of [0.2, 0.42, 0.6, 0.82]) {
      const [u, z] = [-235 + 470 * t, 100 * Math.sin(t * Math.PI)];
      const at = span.frame.at(u, t > 0.5 ? -16 : 18, 0);
      const lift = (z * span.scale) / scene.scaleAt(at[1]);
      scene.put(make(at, guard, { lift, sortY: span.box.y1 + 1, perched: true }));
    }
    put(bridge, 2612, 1962, { ...walkway, part: 'front', sortY: span.box.y1 + 6, perched: true });
    for (const [x, y, yaw] of [
      [2570, 1420, 1.3],
      [2590, 2240, 1.5],
      [2640, 2600, 1.3],
    ] as const)
      put(riverBoat, x, y, { yaw, cabin: false });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y] of [
      [140, 2480],
      [470, 2370],
      [830, 2460],
    ] as const)
      scene.add(dummy, [x, y], { size: 0.8 });
    for (const [x, y, load, yaw] of [
      [1880, 2560, 'barrels', 0.2],
      [1280, 1330, 'hay', -0.1],
      [2380, 2660, 'cloth', -0.3],
      [640, 1340, 'cloth', 0.3],
      [3080, 2120, 'hay', 0.2],
      [1420, 2560, 'hay', -0.4],
      [1760, 1700, 'barrels', -0.2],
    ] as const)
      scene.add(wagon, [x, y], { load, yaw });
    for (const [x, y, face] of [
      [1690, 1060, -1],
      [2080, 1070, 1],
      [760, 2690, -1],
      [520, 2560, -1],
      [820, 1330, -1],
    ] as const) {
      scene.add(cannon, [x, y], { face });
      scene.add(ironBall, [x + 130 * face, y + 30], {});
    }
    for (const [x, y, count] of [
      [2020, 2470, 5],
      [2300, 2520, 4],
      [2440, 2420, 3],
      [1960, 2640, 4],
    ] as const)
      scene.add(canisters, [x, y], { count });
    for (const [x, y, w] of [
      [20, 2800, 340],
      [-30, 2300, 300],
      [300, 1330, 220],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, 1) });
    for (const [x, y] of [
      [1330, 1760],
      [1810, 1800],
      [1230, 1980],
      [1880, 2030],
      [1700, 1320],
      [1960, 1180],
      [1420, 2150],
      [1690, 2330],
      [1790, 2660],
    ] as const)
      if (scene.isFree([x, y], 16)) scene.add(lampPost, [x, y], { iron: '#4a4450' });
    for (const [a, b] of [
      [
        [1280, 1720],
        [1800, 1690],
      ],
      [
        [1960, 1330],
        [1560, 1260],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 280,
        sortY: Math.max(a[1], b[1]),
        colours: ['#3f7250', '#f3e3b8', '#b0604a'],
      });
    scatter(stage, {
      kind: tree,
      count: 9,
      apart: 10,
      on: ['earth'],
      options: (r) => ({
        width: r.range(150, 200),
        height: r.range(210, 270),
        leaf: r.pick(['#7a9a4c', '#6a8f4a', '#8aa050']),
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 60,
      apart: 0,
      on: ['moss'],
      options: (r) => ({
        width: r.range(80, 130),
        leaf: r.pick(['#4f7d4a', '#5c8a4a', '#3f6f4a']),
        flower: r.chance(0.3) ? r.pick(['#f3d36a', '#ffffff']) : undefined,
      }),
    });
    scatter(stage, {
      kind: bush,
      count: 26,
      apart: 0,
      on: ['earth', 'yard'],
      options: (r) => ({ width: r.range(60, 100), leaf: r.pick(['#7a9a4c', '#6a8f4a']) }),
    });
    scatter(stage, {
      kind: rock,
      count: 30,
      apart: 0,
      on: ['moss', 'yard', 'earth'],
      options: (r) => ({
        width: r.range(44, 96),
        height: r.range(30, 64),
        material: '#b8a890',
        moss: r.chance(0.4) ? '#7f9a62' : undefined,
      }),
    });
    scatter(stage, {
      kind: barrel,
      count: 40,
      apart: 2,
      on: ['earth', 'quay', 'street'],
      options: () => ({}),
    });
    scatter(stage, {
      kind: crate,
      count: 36,
      apart: 2,
      on: ['earth', 'quay', 'yard'],
      options: (r) => ({
        yaw: r.range(-0.6, 0.6),
        stack: r.int(1, 3),
        material: r.pick(['#b98a52', '#c99a64', '#a07a50']),
      }),
    });
    scatter(stage, {
      kind: pot,
      count: 30,
      apart: 2,
      on: ['earth', 'street'],
      options: (r) => ({ flower: r.pick(['#d9504a', '#f3c64e', '#ffffff']) }),
    });
    scatter(stage, {
      kind: bench,
      count: 9,
      apart: 20,
      on: ['street', 'earth', 'moss'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.3]) }),
    });
    scatter(stage, {
      kind: fence,
      count: 12,
      apart: 4,
      on: ['yard', 'moss'],
      options: (r) => ({
        width: r.range(130, 220),
        yaw: r.range(-0.4, 0.4),
        style: 'rail',
        material: '#9a7248',
      }),
    });
    scatter(stage, {
      kind: signpost,
      count: 5,
      apart: 30,
      on: ['earth', 'path'],
      options: () => ({ boards: ['#e9d29a', '#5c8a5a'] }),
    });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[2060, 2560], [1760, 2700], 8],
      [[1010, 1800], [1300, 1800], 6],
      [[1880, 1010], [1790, 1290], 7],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'drill',
      [300, 2560],
      [
        { dx: -90, as: { pose: 'point', mood: 'angry', flip: false, signs: ['anger'] } },
        { dx: 10, as: { pose: 'cheer', mood: 'worried', flip: true } },
        { dx: 80, as: { pose: 'cheer', mood: 'stern', flip: true } },
        { dx: 150, as: { pose: 'eat', hold: 'meat', mood: 'cheeky', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'kitchen thief',
      [1380, 2330],
      [
        { dx: 40, as: { pose: 'run', hold: 'meat', mood: 'joy', flip: false, signs: ['dust'] } },
        { dx: -60, as: { pose: 'run', hold: 'broom', mood: 'angry', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'sleeping sentry',
      [2090, 1120],
      [{ as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } }],
    );
    handSet(
      stage,
      make,
      'portrait',
      [2470, 2080],
      [
        { dx: -30, as: { pose: 'hold', hold: 'brush', mood: 'serene', flip: false } },
        { dx: 60, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'evacuees',
      [640, 1290],
      [
        { dx: -60, as: { pose: 'run', hold: 'suitcase', mood: 'shock', flip: false, signs: ['sweat'] } },
        { dx: 20, dy: 16, as: { pose: 'run', hold: 'cat', mood: 'worried', flip: false } },
        { dx: 90, as: { pose: 'run', hold: 'plush', mood: 'sad', flip: false, build: 'kid' } },
      ],
    );
    handSet(
      stage,
      make,
      'first cut',
      [900, 2560],
      [
        { dx: -40, as: { pose: 'lunge', hold: 'sword', mood: 'angry', flip: true } },
        { dx: 60, as: { pose: 'cheer', mood: 'joy', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'souvenir',
      [1960, 1950],
      [
        { dx: -40, as: { pose: 'hold', hold: 'camera', mood: 'happy', flip: false } },
        { dx: 50, as: { pose: 'cheer', mood: 'wink', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 24, on: ['street', 'earth', 'yard', 'quay', 'path', 'moss'] });
  },

  crowd: {
    count: 165,
    cover: 0.18,
    lonely: 0.4,
    on: { street: 1, earth: 0.8, yard: 0.9, quay: 0.9, path: 1, moss: 0.55 },
    near: (
      [
        [1560, 2030, 480],
        [1700, 1420, 330],
        [500, 2500, 460],
        [2200, 2600, 320],
        [1880, 1080, 240],
        [1500, 2500, 360],
        [3250, 1960, 420],
        [3420, 2380, 380],
        [900, 1360, 400],
        [500, 1860, 420],
        [2250, 1920, 340],
        [3040, 2620, 320],
        [2250, 1300, 260],
        [3100, 1420, 380],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: attackOnTitanCast,
};
