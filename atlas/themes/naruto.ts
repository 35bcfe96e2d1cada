/** Level 8: a ninja village in a bowl of leaves, under a cliff of faces, with an avenue that ends in noodles. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { narutoCast } from '../casts/naruto';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import type { Wear } from '../core/place';
import type { Placement, Thing, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import type { PersonSpec } from '../people/spec';
import { tellStories } from '../stories/tell';
import { bird, bunting } from '../things/aloft/aloft';
import { stall } from '../things/fair/stall';
import { isCreature } from '../things/figure';
import { bathHouse } from '../things/naruto/bath-house';
import { carvedCliff } from '../things/naruto/carved-cliff';
import { examFence } from '../things/naruto/exam-fence';
import { examTower } from '../things/naruto/exam-tower';
import { examTree } from '../things/naruto/exam-tree';
import { greatToad } from '../things/naruto/great-toad';
import { bambooScreen, hotSpring, springEdge } from '../things/naruto/hot-spring';
import { leafHouse } from '../things/naruto/leaf-house';
import { missionHall } from '../things/naruto/mission-hall';
import { ramenStand } from '../things/naruto/ramen-stand';
import { bowlStack, decoyLog, strawMan, strawTarget, trainingPosts } from '../things/naruto/training';
import { villageGate } from '../things/naruto/village-gate';
import { crag } from '../things/nature/crag';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { stoneLantern } from '../things/town/shrine';
import { nobori } from '../things/town/street';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  grass: '#93b755',
  street: '#f5deab',
  plaza: '#eadcc0',
  sand: '#f3dfae',
  forest: '#6f7f68',
  river: '#5fb6c4',
  deck: '#c79a66',
  leaf: ['#5f9a4a', '#7cb04e', '#4a8a52', '#93b84c'],
  roofs: ['#e09a3a', '#3f8f94', '#6f9a5a', '#5b7fa6', '#c98a4a', '#8a7ab0'],
  walls: ['#f0d9ae', '#f6e6c4', '#e8cfa4', '#f3dcc0'],
};

const RIVER: readonly Point[] = [
  [380, 960],
  [560, 1120],
  [720, 1330],
  [680, 1620],
  [820, 1930],
  [760, 2260],
  [620, 2500],
  [560, 2800],
];
const AVENUE: readonly Point[] = [
  [1560, 1340],
  [1640, 1600],
  [1840, 1900],
  [2000, 2260],
  [2040, 2800],
];

export const naruto: Theme = {
  level: 8,
  routeKeyword: 'naruto',
  seed: 'leaves-1',
  horizon: 600,
  scale: { farScale: 0.6, nearScale: 1.18 },
  light: new DayLight({ haze: '#f4e2c0', hazeStrength: 0.24, shadow: '#5a3f7a' }),
  finish: {
    vignette: '#2a3a2a',
    vignetteOpacity: 0.28,
    sun: '#ffe6a8',
    sunAt: [0.42, 0.5],
    sunOpacity: 0.13,
    washes: (
      [
        [3780, 2100, 760, 900],
        [3300, 2760, 900, 260],
        [40, 2700, 620, 380],
        [20, 1300, 260, 500],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#4a5a8a', opacity: 0.36 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#4fa9c4'],
        [0.4, '#8fd0cf'],
        [0.75, '#f3e2b0'],
        [1, '#fbc98a'],
      ],
      streaks: ['#fff6da', '#6fbcc8', '#f9dca4'],
    }),
    clouds(scene, {
      body: '#fffaea',
      shade: '#f7e3c4',
      deep: '#e3c4a0',
      ink: '#a8744a',
      list: [
        [420, 470, 760, 260],
        [2500, 350, 620, 200],
        [3400, 470, 900, 300],
        [1300, 200, 420, 120],
      ],
    }),
    hills(scene, { y: 560, rise: 190, length: 620, material: '#8fb59a', haze: 1, seed: 8 }),
    hills(scene, { y: 600, rise: 110, length: 380, material: '#84a860', haze: 0.8, seed: 21 }),
    treeLine(scene, { y: 640, height: 140, material: C.leaf, rows: 3, haze: 0.6, seed: 3, gaps: -1 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'grass',
      [
        [-60, 680],
        [width + 60, 680],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.grass, texture: grass({ flowers: ['#ffffff', '#f6d24a'] }) },
    );
    ground.lay(
      'forest',
      area(
        [
          [3080, 1340],
          [3500, 1300],
          [3960, 1280],
          [3960, 2860],
          [2980, 2860],
          [2800, 2400],
          [2780, 1960],
          [2900, 1600],
        ],
        { seed: 6, rough: 18 },
      ),
      {
        material: C.forest,
        texture: grass({ flowers: ['#e8a0c4'], seed: 9 }),
        edge: edges.grassy({ grassColour: '#5a7a50' }),
      },
    );
    ground.lay(
      'sand',
      area(
        [
          [940, 2080],
          [1340, 1960],
          [1720, 2080],
          [1800, 2360],
          [1660, 2640],
          [1160, 2700],
          [880, 2460],
        ],
        { seed: 5, rough: 14 },
      ),
      { material: C.sand, texture: earth(), edge: edges.grassy({ grassColour: '#8aa84e' }) },
    );
    ground.lay('water', road(scene, RIVER, 170, { rough: 10 }), {
      material: C.river,
      texture: water(),
      edge: edges.bank({ foam: '#f4fffb' }),
    });
    ground.lay('water', island([360, 2560], 420, 170, { seed: 12, rough: 0.12 }), {
      material: C.river,
      texture: water(),
      edge: edges.bank({ foam: '#f4fffb' }),
    });
    const branches: readonly (readonly Point[])[] = [
      [
        [1600, 1460],
        [2200, 1400],
        [2620, 1260],
        [2960, 1080],
        [3000, 900],
      ],
      [
        [1600, 1500],
        [1200, 1500],
        [860, 1540],
      ],
      [
        [1860, 1940],
        [2340, 1930],
        [2720, 1800],
        [3060, 1560],
        [3240, 1420],
      ],
      [
        [1900, 2040],
        [1500, 2200],
        [1060, 2180],
      ],
      [
        [2020, 2440],
        [2440, 2560],
        [2760, 2700],
      ],
    ];
    for (const line of [...branches, AVENUE])
      ground.lay('street', road(scene, line, line === AVENUE ? 330 : 200, { rough: 8 }), {
        material: C.street,
        texture: earth({ seed: 3 }),
        edge: edges.grassy({ grassColour: '#8aa84e' }),
      });
    ground.lay('plaza', island([1560, 1380], 520, 170, { rough: 0.02 }), {
      material: C.plaza,
      texture: slabs({ slab: 84 }),
      edge: edges.kerb({ kerbColour: '#cdb48c', kerbWidth: 12, lift: 7 }),
    });
    ground.lay(
      'deck',
      area(
        [
          [-60, 1380],
          [520, 1370],
          [600, 1560],
          [560, 1800],
          [260, 1900],
          [-60, 1880],
        ],
        { seed: 2, rough: 5 },
      ),
      {
        material: '#dcc9a6',
        texture: cobbles({ stone: 44 }),
        edge: edges.kerb({ kerbColour: '#a8937a', kerbWidth: 14, lift: 9 }),
      },
    );
    for (const [a, b, wide] of [
      [[520, 1560], [900, 1545], 190],
      [[600, 2110], [1080, 2180], 200],
    ] as const)
      ground.lay(
        'deck',
        road(scene, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 14], b], wide, { rough: 2 }),
        {
          material: C.deck,
          texture: boards({ angle: 0.08, gap: 26 }),
          edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
        },
      );
    ground.sunPatch([1760, 1800], 900, 420, '#fff3c8', 0.45);
    ground.sunPatch([1340, 2330], 560, 240, '#fffbe0', 0.45);
    ground.sunPatch([2500, 1300], 560, 120, '#fff3c8', 0.4);
  },

  landmarks: ({ scene }, make) => {
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ): Thing => scene.add(kind, [x, y], options);
    const roofs = scene.random.fork('roofs');
    const perch = (on: Thing, u: number, w: number, z: number, as: PersonSpec): void => {
      const at = on.frame.at(u, w, 0);
      const wear: Wear = (spec) =>
        isCreature(spec)
          ? spec
          : { ...spec, facing: 'front', hold: null, signs: [], outfit: 'shinobi', ...as };
      const lift = (z * on.scale) / scene.scaleAt(at[1]);
      scene.put(make(at, roofs, { lift, sortY: on.box.y1 + 2, perched: true }, wear));
    };
    for (const [x, y] of [
      [2480, 300],
      [2560, 250],
      [2680, 330],
      [620, 330],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, material: '#6a4a3a' });

    put(crag, 320, 1010, { width: 620, height: 640, material: '#d8a070', moss: '#6fa04a', size: 1.15 });
    const cliff = put(carvedCliff, 1560, 900, { size: 1.25 });
    perch(cliff, -270, 60, 646, { pose: 'crouch', mood: 'stern', flip: false });
    perch(cliff, 330, 60, 588, { pose: 'run', mood: 'grin', signs: ['speed'], flip: true });
    perch(cliff, 560, 70, 556, {
      pose: 'point',
      mood: 'worried',
      outfit: 'farmer',
      hat: 'hachimaki',
      flip: false,
    });
    put(villageGate, 2960, 1010, { yaw: -0.06, size: 1.12 });

    const houses: readonly (readonly [
      x: number,
      y: number,
      yaw: number,
      storeys: number,
      crown: 'hip' | 'terrace' | 'turret',
      sign: string | undefined,
    ])[] = [
      [900, 1270, 0.16, 3, 'turret', undefined],
      [1150, 1290, 0.08, 2, 'hip', undefined],
      [2010, 1270, -0.08, 2, 'terrace', undefined],
      [2260, 1240, -0.12, 3, 'turret', undefined],
      [2520, 1440, -0.2, 2, 'hip', '米'],
      [930, 1800, 0.22, 2, 'terrace', '茶'],
      [1240, 1850, 0.14, 2, 'hip', '寿'],
      [2620, 2180, -0.22, 3, 'turret', '玉'],
      [2360, 2380, -0.26, 2, 'hip', '花'],
      [2560, 2840, -0.1, 2, 'hip', undefined],
    ];
    const built = houses.map(([x, y, yaw, storeys, crown, sign], k) =>
      put(leafHouse, x, y, {
        yaw,
        storeys,
        crown,
        sign,
        width: 290 + (k % 3) * 26,
        wall: nth(C.walls, k % C.walls.length),
        roof: nth(C.roofs, k % C.roofs.length),
        cloth: nth(['#2f7f78', '#b5482f', '#3f6fa0'], k % 3),
        size: 1.06,
      }),
    );
    for (const [k, u, z, as] of [
      [1, -30, 334, { pose: 'run', mood: 'stern', signs: ['speed'], flip: true }],
      [3, -50, 462, { pose: 'jump', mood: 'grin', signs: ['speed'], flip: false }],
      [4, 10, 334, { pose: 'crouch', mood: 'cool', hold: 'kunai', flip: false }],
      [6, 0, 332, { pose: 'run', mood: 'joy', signs: ['speed'], flip: false }],
      [7, -70, 462, { pose: 'sneak', mood: 'cheeky', hold: 'scroll', flip: true }],
      [8, 0, 332, { pose: 'sleep', mood: 'asleep', signs: ['zzz'], flip: false }],
      [9, -40, 334, { pose: 'run', mood: 'worried', signs: ['sweat'], flip: false }],
    ] as const)
      perch(nth(built, k), u, -8, z, as);

    const hall = put(missionHall, 1560, 1310, {});
    perch(hall, 60, 238, 226, { pose: 'point', mood: 'angry', outfit: 'kimono', hat: 'fez', flip: false });
    perch(hall, 150, 190, 226, { pose: 'bow', mood: 'worried', flip: true });

    put(bathHouse, 250, 1430, { yaw: 0.06, size: 1.05 });
    const spring: Point = [330, 1690];
    const r = 250;
    const ahead = 0.43 * r * scene.scaleAt(spring[1]);
    put(hotSpring, ...spring, { r, sortY: spring[1] - 120, depthY: spring[1] });
    put(springEdge, spring[0], spring[1] + ahead, { r, sortY: spring[1] + ahead + 10, depthY: spring[1] });
    for (const [dx, dy, mood] of [
      [-120, 40, 'serene'],
      [-20, 52, 'sleepy'],
      [90, 44, 'joy'],
      [150, 24, 'dizzy'],
    ] as const) {
      const wear: Wear = (spec) =>
        isCreature(spec)
          ? spec
          : {
              ...spec,
              pose: 'sit',
              mood,
              outfit: 'trunks',
              hat: null,
              hold: null,
              signs: [],
              facing: 'front',
              colors: ['skin', 'cobalt'],
            };
      const at: Point = [spring[0] + dx, spring[1] + dy];
      scene.put(make(at, roofs, { perched: true, sortY: spring[1] + ahead - 10 }, wear));
    }
    for (const [x, y, yaw] of [
      [30, 1600, 0.9],
      [20, 1800, 1.2],
    ] as const)
      put(bambooScreen, x, y, { width: 240, yaw });

    put(ramenStand, 2210, 1760, { yaw: -0.14, size: 1.05, hero: true });
    put(bowlStack, 1950, 1790, { count: 11 });
    put(greatToad, 330, 2560, { yaw: 0.04, size: 1.04, hero: true });
    put(trainingPosts, 1330, 2190, { size: 1.05 });
    for (const [x, y] of [
      [1600, 2150],
      [1690, 2290],
      [1010, 2300],
    ] as const)
      put(strawTarget, x, y, { yaw: -0.1 });
    for (const [x, y] of [
      [1120, 2560],
      [1500, 2600],
    ] as const)
      put(strawMan, x, y, { coat: x > 1300 ? '#b5482f' : '#5f7f9a' });
    put(decoyLog, 1350, 2480, {});
    put(decoyLog, 2900, 2220, {});

    const forest: readonly (readonly [
      x: number,
      y: number,
      height: number,
      girth: number,
      eyes: string | undefined,
    ])[] = [
      [3740, 1340, 470, 120, undefined],
      [3790, 1720, 540, 150, '#ffe27a'],
      [3380, 1800, 400, 110, undefined],
      [3660, 2200, 480, 150, '#ff8a5a'],
      [3230, 2090, 360, 100, undefined],
      [3830, 2660, 560, 190, '#ffe27a'],
    ];
    for (const [x, y, height, girth, eyes] of forest)
      put(examTree, x, y, { height, girth, eyes, leaf: nth(['#2c5f4a', '#35684a', '#28544e'], girth % 3) });
    put(examTower, 3570, 1230, { yaw: -0.1, size: 1.3 });
    put(examFence, 3270, 1390, { width: 440, gate: 'open' });
    put(examFence, 3640, 1400, { width: 300 });
    for (const [x, y] of [
      [2990, 1520],
      [2880, 1700],
    ] as const)
      put(examFence, x, y, { width: 330, yaw: 1.96 });
    for (const [x, y, yaw, k] of [
      [1880, 1540, -0.12, 0],
      [1080, 1530, 0.2, 1],
      [2440, 2060, -0.2, 2],
      [1730, 2560, 0.1, 0],
    ] as const)
      put(stall, x, y, {
        yaw,
        width: 200,
        ware: nth(['bottles', 'fruit', 'toys'] as const, k),
        colours: nth(
          [
            ['#f0903a', '#fff3dc'],
            ['#3f8a5a', '#fff3dc'],
            ['#3f6fa0', '#fff3dc'],
          ] as const,
          k,
        ),
        sign: nth(['DANGO', 'PEARS', 'STARS'], k),
      });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, wide] of [
      [720, 1090, 210],
      [640, 940, 190],
      [2420, 1010, 200],
      [2380, 900, 180],
      [3790, 980, 260],
      [860, 1020, 190],
      [40, 2180, 300],
      [-10, 2010, 240],
      [940, 2760, 260],
    ] as const)
      scene.add(tree, [x, y], { width: wide, height: wide * 1.25, leaf: nth(C.leaf, wide % 4) });
    for (const [x, y, sign] of [
      [2480, 1800, '大'],
      [1980, 1660, '米'],
      [1760, 1340, '木'],
      [560, 1460, '湯'],
      [3090, 1380, '火'],
    ] as const)
      scene.add(nobori, [x, y], { sign, cloth: y > 1650 ? '#c23f34' : '#3f8a5a' });
    for (const line of [
      AVENUE.map(([x, y]): Point => [x + 190, y]),
      AVENUE.map(([x, y]): Point => [x - 190, y]),
    ])
      along(stage, line, 470, stoneLantern, { moss: '#8ab05a' }, { on: ['street', 'grass'], apart: -6 });
    scatter(stage, {
      kind: tree,
      count: 12,
      apart: -6,
      on: ['grass'],
      options: (r) => ({ width: r.range(170, 230), height: r.range(220, 290), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: bush,
      count: 46,
      apart: 0,
      on: ['grass', 'forest'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6d24a', '#ef8f5a']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 26,
      apart: 0,
      on: ['grass', 'sand', 'forest'],
      options: (r) => ({
        width: r.range(40, 90),
        height: r.range(26, 58),
        material: r.pick(['#b8a890', '#a89a94']),
      }),
    });
    scatter(stage, {
      kind: barrel,
      count: 16,
      apart: 2,
      on: ['street', 'plaza', 'deck'],
      options: () => ({}),
    });
    scatter(stage, {
      kind: crate,
      count: 9,
      apart: 2,
      on: ['street', 'sand', 'plaza'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, { kind: pot, count: 14, apart: 2, on: ['street', 'plaza', 'deck'], options: () => ({}) });
    scatter(stage, {
      kind: bench,
      count: 5,
      apart: 10,
      on: ['plaza', 'street', 'deck'],
      options: () => ({}),
    });
    scatter(stage, { kind: signpost, count: 3, apart: 60, on: ['street'], options: () => ({}) });
    scene.add(bunting, [1480, 1700], {
      to: [1940, 1640],
      z: 300,
      colours: ['#f0903a', '#fff3dc', '#3f8a5a'],
      sortY: 1700,
    });
  },

  stories: (stage, make) => {
    queue(stage, [3230, 1450], [2700, 1830], 8, make);
    queue(stage, [2120, 1870], [1800, 1960], 5, make);
    queue(stage, [1640, 1480], [1420, 1560], 5, make);
    handSet(
      stage,
      make,
      'unpaid-bill',
      [2010, 1900],
      [
        { as: { pose: 'run', mood: 'laugh', build: 'kid', signs: ['dust'], flip: true } },
        {
          dx: 110,
          dy: 10,
          as: { pose: 'fight', mood: 'angry', outfit: 'chef', hat: 'chef', hold: 'paper', flip: true },
        },
      ],
    );
    handSet(
      stage,
      make,
      'lost-cat',
      [1650, 1740],
      [
        { as: { pose: 'run', mood: 'shock', build: 'kid', hat: 'headband', flip: false } },
        { dx: -90, dy: 16, as: { pose: 'lunge', mood: 'star', build: 'kid', flip: false } },
        {
          dx: -190,
          dy: 4,
          as: { pose: 'stumble', mood: 'dizzy', build: 'kid', signs: ['spark'], flip: false },
        },
      ],
    );
    handSet(
      stage,
      make,
      'prank',
      [1280, 1120],
      [
        {
          as: { pose: 'cheer', mood: 'cheeky', build: 'kid', hold: 'brush', outfit: 'overalls', flip: false },
        },
        {
          dx: 120,
          dy: 12,
          as: { pose: 'point', mood: 'angry', outfit: 'vest', signs: ['anger'], flip: true },
        },
      ],
    );
    handSet(
      stage,
      make,
      'knife-lesson',
      [1480, 2280],
      [
        { as: { pose: 'overhead', mood: 'stern', hold: 'kunai', outfit: 'ninja', flip: false } },
        {
          dx: -90,
          dy: 20,
          as: { pose: 'think', mood: 'worried', outfit: 'vest', signs: ['sweat'], flip: false },
        },
        { dx: -170, dy: 60, as: { pose: 'crouch', mood: 'shock', build: 'kid', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'not-there',
      [1250, 2520],
      [
        { as: { pose: 'lunge', mood: 'angry', outfit: 'gi', flip: false } },
        { dx: 240, dy: 20, as: { pose: 'sneak', mood: 'cheeky', outfit: 'shinobi', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'toad-dinner',
      [640, 2640],
      [
        {
          as: { pose: 'hold', mood: 'worried', hold: 'fish', outfit: 'farmer', signs: ['sweat'], flip: true },
        },
        { dx: 90, dy: -6, as: { pose: 'cheer', mood: 'star', build: 'kid', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'guards',
      [2800, 1090],
      [
        { as: { pose: 'sit', mood: 'asleep', signs: ['zzz'], outfit: 'vest', flip: false } },
        { dx: 90, dy: 4, as: { pose: 'sneak', mood: 'cheeky', hold: 'bag', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'proctor',
      [3420, 1470],
      [
        {
          as: {
            pose: 'hips',
            mood: 'grin',
            outfit: 'captain',
            colors: ['charcoal', 'grey', 'silver', 'black'],
            flip: true,
          },
        },
        { dx: 110, dy: 20, as: { pose: 'kneel', mood: 'wince', signs: ['tear'], flip: true } },
      ],
    );
    tellStories(stage, make, {
      count: 26,
      on: ['street', 'plaza', 'sand', 'deck', 'forest', 'grass'],
      apart: 0,
    });
  },

  crowd: {
    count: 210,
    cover: 0.26,
    lonely: 0.4,
    on: { street: 1, plaza: 1, sand: 0.9, deck: 1, forest: 0.55, grass: 0.35 },
    near: (
      [
        [1600, 1450, 520],
        [1850, 1950, 420],
        [2050, 2350, 340],
        [1340, 2350, 460],
        [2900, 1180, 420],
        [3120, 1560, 320],
        [3300, 2350, 420],
        [400, 1850, 320],
        [760, 1560, 240],
        [2040, 2640, 300],
        [2350, 1900, 260],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: narutoCast,
};
