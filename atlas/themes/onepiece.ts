/** Level 7: a ring of pirate islands round a harbour, and one ship in the middle of all the trouble. */
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { onepieceCast } from '../casts/onepiece';
import { nth, resample } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles, slabs } from '../ground/paving';
import { island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { bird, bunting } from '../things/aloft/aloft';
import { stall } from '../things/fair/stall';
import { palm } from '../things/nature/conifer';
import { crag } from '../things/nature/crag';
import { bush, tree } from '../things/nature/tree';
import { beanstalk } from '../things/onepiece/beanstalk';
import { bubbleTree } from '../things/onepiece/bubble-tree';
import { cauldronRestaurant } from '../things/onepiece/cauldron-restaurant';
import { fort } from '../things/onepiece/fort';
import { portHouse } from '../things/onepiece/port-house';
import { sandPalace } from '../things/onepiece/sand-palace';
import { ship } from '../things/onepiece/ship';
import { skullRock } from '../things/onepiece/skull-rock';
import { skyIsland } from '../things/onepiece/sky-island';
import { whale } from '../things/onepiece/whale';
import { barrel, crate } from '../things/props/containers';
import { lampPost, parasol, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { treasure } from '../things/props/gear';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  sea: '#1f8fc4',
  sand: '#fae3ac',
  desert: '#f3c98a',
  lawn: '#8cc152',
  plaza: '#ead0a2',
  fort: '#dfe3e0',
  pier: '#c58d52',
  leaf: ['#3f9a58', '#57ad48', '#2f8560', '#74b848'],
};

const PIERS: readonly (readonly Point[])[] = [
  [
    [420, 1280],
    [350, 1520],
    [400, 1790],
    [560, 2010],
  ],
  [
    [1160, 1080],
    [1500, 985],
    [1900, 985],
    [2360, 975],
  ],
  [
    [2740, 1000],
    [2860, 1090],
    [2960, 1180],
  ],
  [
    [3440, 1480],
    [3560, 1730],
    [3400, 2010],
  ],
  [
    [1880, 2300],
    [2280, 2370],
    [2680, 2300],
  ],
  [
    [970, 2020],
    [960, 1850],
    [960, 1760],
  ],
  [
    [1560, 2020],
    [1720, 1860],
    [1800, 1760],
  ],
];

export const onepiece: Theme = {
  level: 7,
  routeKeyword: 'onepiece',
  seed: 'islands-1',
  horizon: 640,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#cfeaf4', hazeStrength: 0.34 }),
  finish: {
    vignette: '#0c2f66',
    vignetteOpacity: 0.36,
    sun: '#fff2b8',
    sunAt: [0.4, 0.6],
    sunOpacity: 0.1,
    washes: (
      [
        [60, 2660, 800, 400],
        [3800, 2660, 800, 440],
        [3860, 1750, 400, 500],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#4f6fc0', opacity: 0.4 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#1f7fd0'],
        [0.4, '#58b4ec'],
        [0.75, '#b5e4f4'],
        [1, '#fdf3cf'],
      ],
      streaks: ['#ffffff', '#3f9be0', '#a8dcf4'],
    }),
    clouds(scene, {
      body: '#ffffff',
      shade: '#dcecf4',
      deep: '#a9d2ea',
      ink: '#2f66a0',
      list: [
        [330, 646, 980, 480],
        [1560, 640, 680, 250],
        [3660, 640, 760, 300],
        [1050, 250, 460, 150],
        [1860, 330, 300, 100],
      ],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    // far past the frame, so that the bands of its depth do not show as edges
    const sea: Point[] = [
      [-500, horizon - 4],
      [width + 500, horizon - 4],
      [width + 500, height + 500],
      [-500, height + 500],
    ];
    ground.lay('sea', resample(sea, 60, true), { material: C.sea, texture: water({ foam: '#c9f2f4' }) });
    const shoal = (at: Point, rx: number, ry: number, seed: number) =>
      ground.lay('shoal', island(at, rx, ry, { seed, rough: 0.12 }), {
        material: '#56c3cf',
        texture: water({ foam: '#f2fffa' }),
      });
    const isles = [
      [[640, 1130], 640, 230, 4],
      [[2560, 985], 340, 100, 6],
      [[3220, 1340], 640, 280, 7],
      [[1150, 2250], 930, 340, 8],
      [[3200, 2270], 640, 330, 9],
    ] as const;
    for (const [at, rx, ry, seed] of isles) shoal(at, rx * 1.14, ry * 1.2, seed);
    for (const [at, rx, ry, seed] of isles)
      ground.lay(seed === 4 ? 'desert' : 'sand', island(at, rx, ry, { seed, rough: 0.1 }), {
        material: seed === 4 ? C.desert : C.sand,
        texture: earth(),
        edge: edges.bank({ foam: '#f4fffb' }),
      });
    for (const [at, rx, ry, seed] of [
      [[1150, 2230], 800, 270, 18],
      [[3260, 2200], 500, 200, 19],
      [[2560, 975], 230, 60, 16],
    ] as const)
      ground.lay('lawn', island(at, rx, ry, { seed, rough: 0.14 }), {
        material: C.lawn,
        texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed }),
        edge: edges.grassy({ grassColour: '#74a844' }),
      });
    ground.lay('paving', island([3200, 1370], 520, 200, { seed: 3, rough: 0.03 }), {
      material: C.fort,
      texture: slabs({ slab: 110 }),
      edge: edges.kerb({ kerbColour: '#9fb0bc', kerbWidth: 14, lift: 10 }),
    });
    ground.lay('plaza', island([1160, 2270], 560, 170, { seed: 5, rough: 0.06 }), {
      material: C.plaza,
      texture: cobbles({ stone: 42 }),
      edge: edges.grassy({ grassColour: '#74a844' }),
    });
    ground.lay(
      'desert',
      road(
        scene,
        [
          [640, 1150],
          [720, 1240],
          [900, 1200],
          [1140, 1100],
        ],
        130,
        { rough: 8 },
      ),
      {
        material: '#fbe6b8',
        texture: cobbles({ stone: 34, cover: -0.2 }),
        edge: edges.ink(),
      },
    );
    for (const [i, line] of PIERS.entries())
      ground.lay('pier', road(scene, line, i === 1 ? 230 : 210, { rough: 2 }), {
        material: C.pier,
        texture: boards({ angle: nth([1.4, 0.1, 0.9, 1.4, 0.1, 0, 0.7], i), gap: 28 }),
        edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
      });
    ground.sunPatch([1150, 2280], 900, 300, '#fff6d0', 0.45);
    ground.sunPatch([1900, 1700], 900, 300, '#bff4f0', 0.4);
  },

  landmarks: ({ scene }, make) => {
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(skyIsland, 2860, 350, { aloft: true, layer: -1, size: 1.05, depthY: 1700, hazeFactor: 0.4 });
    for (const [x, y] of [
      [1360, 420],
      [1460, 330],
      [700, 200],
      [2200, 140],
      [3560, 180],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
    for (const [x, y, width, height] of [
      [1180, 700, 240, 120],
      [3720, 716, 400, 260],
      [2140, 690, 160, 90],
    ] as const)
      put(crag, x, y, { width, height, fall: false, material: '#8fa090', hazeFactor: 1.5 });
    const navy = {
      hull: '#dfe6ee',
      trim: '#2f5f9a',
      sail: '#ffffff',
      stripe: undefined,
      mark: 'anchor',
      markColour: '#2f5f9a',
      figurehead: 'gull',
      flag: '#2f5f9a',
      roof: '#2f5f9a',
    } as const;
    put(ship, 1420, 850, { ...navy, size: 0.86, yaw: 0.06 });
    put(ship, 3640, 800, { ...navy, size: 0.72, yaw: -0.1 });

    put(sandPalace, 560, 1100, { yaw: 0.06, size: 1.06 });
    put(beanstalk, 2560, 985, { tall: 820, sway: 190, size: 1.02 });
    put(fort, 3240, 1310, { yaw: -0.08, size: 0.94 });
    const own = put(ship, 1960, 1690, { size: 1.62, yaw: -0.04, stripe: '#e0503f', hero: true });
    const deck = scene.random.fork('deck');
    for (const [u, w, z] of [
      [-90, 44, 134],
      [-20, 66, 130],
      [120, 60, 134],
      [190, 40, 150],
      [-280, 40, 276],
      [-230, 56, 276],
      [250, 20, 168],
    ] as const) {
      const at = own.frame.at(u, w, 0);
      const lift = (z * own.scale) / scene.scaleAt(at[1]);
      scene.put(make(at, deck, { lift, sortY: own.box.y1 + 2, perched: true }));
    }
    put(cauldronRestaurant, 1010, 1640, { size: 0.86 });
    put(whale, 2420, 2060, { size: 1.05, hero: true });
    put(skullRock, 3300, 2190, { size: 0.98, yaw: -0.06 });
    put(ship, -110, 2800, {
      size: 0.98,
      hull: '#4a3a52',
      trim: '#9a4a5a',
      sail: '#5a4a68',
      mark: 'sun',
      markColour: '#e0b04a',
      figurehead: 'ram',
      flag: '#7a2f3f',
      roof: '#7a2f3f',
      yaw: -0.05,
    });

    for (const [x, y, yaw, floors, k] of [
      [430, 2170, 0.3, 2, 0],
      [680, 2090, 0.2, 2, 1],
      [1330, 2040, 0.05, 2, 2],
      [1640, 2100, -0.16, 2, 3],
      [1870, 2210, -0.34, 2, 4],
    ] as const)
      put(portHouse, x, y, {
        yaw,
        floors,
        width: 270 + (k % 3) * 24,
        wall: nth(['#f6e3b8', '#f0c9a0', '#dfe6d0', '#f3d9c4', '#e6e0f0'], k),
        roof: nth(['#d9503f', '#2f8f9a', '#e09a3a', '#7a5fa0', '#4f8f5a'], k),
        shutter: nth(['#3f8f9a', '#d9503f', '#5f7fb0', '#4f8f5a', '#c98a3a'], k),
        sign: nth(['RUM', 'MAPS', 'INN', 'HOOKS', 'SOUP'], k),
      });
    for (const [x, y, tall] of [
      [3730, 2330, 720],
      [3620, 2560, 560],
      [2730, 2180, 430],
    ] as const)
      put(bubbleTree, x, y, { tall, leaf: nth(C.leaf, tall % 3) });
    for (const [x, y, yaw, k] of [
      [300, 1210, 0.4, 0],
      [860, 1250, -0.2, 1],
      [1060, 1140, -0.3, 2],
      [1090, 2520, 0.1, 1],
      [1560, 2480, -0.14, 0],
      [3120, 2470, 0.1, 2],
    ] as const)
      put(stall, x, y, {
        yaw,
        width: 220,
        ware: nth(['fruit', 'toys', 'bottles'] as const, k),
        colours: nth(
          [
            ['#e0503f', '#fbf0dc'],
            ['#2f8f9a', '#fbf0dc'],
            ['#e09a3a', '#fbf0dc'],
          ],
          k,
        ),
        sign: nth(['DATES', 'LOOT', 'GROG'], k),
      });
    put(treasure, 3240, 2350, {});
    put(treasure, 2620, 1020, {});
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, width, height] of [
      [3860, 2740, 440, 330],
      [2420, 2790, 300, 150],
      [3880, 1600, 260, 240],
      [20, 1560, 220, 240],
      [2200, 1280, 120, 80],
      [1300, 1330, 130, 90],
    ] as const)
      scene.add(crag, [x, y], { width, height, fall: false, material: '#7d8a90' });
    scatter(stage, {
      kind: palm,
      count: 15,
      apart: 4,
      on: ['sand', 'desert'],
      options: (r) => ({ height: r.range(230, 330) }),
    });
    scatter(stage, {
      kind: tree,
      count: 7,
      apart: -10,
      on: ['lawn'],
      options: (r) => ({ width: r.range(180, 230), height: r.range(230, 300), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: bush,
      count: 34,
      apart: 0,
      on: ['lawn'],
      options: (r) => ({
        width: r.range(70, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.5) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 26,
      apart: 0,
      on: ['sand', 'desert', 'lawn'],
      options: (r) => ({
        width: r.range(40, 90),
        height: r.range(26, 56),
        material: r.pick(['#a8a098', '#c9a88a']),
      }),
    });
    for (const line of PIERS) {
      const edge = line.map(([x, y]): Point => [x + 50, y + 46]);
      along(stage, edge, 210, barrel, {}, { on: ['pier'], apart: -10 });
      along(stage, edge, 330, crate, { yaw: 0.3, stack: 2 }, { on: ['pier'], apart: -10 });
    }
    scatter(stage, { kind: barrel, count: 22, apart: 4, on: ['pier', 'plaza', 'sand'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['plaza', 'paving', 'sand'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: parasol,
      count: 5,
      apart: 20,
      on: ['sand'],
      options: () => ({ colours: ['#e0503f', '#fbf0dc'] }),
    });
    scatter(stage, { kind: signpost, count: 4, apart: 60, on: ['sand', 'lawn'], options: () => ({}) });
    scatter(stage, {
      kind: lampPost,
      count: 6,
      apart: 40,
      on: ['plaza', 'paving'],
      options: () => ({ glass: '#fff2b8' }),
    });
    scene.add(bunting, [800, 2300], {
      to: [1500, 2330],
      z: 270,
      colours: ['#e0503f', '#fbf0dc', '#2f8f9a'],
      sortY: 2330,
    });
  },

  stories: (stage, make) => {
    queue(stage, [960, 1850], [980, 2060], 6, make);
    queue(stage, [3180, 1470], [2860, 1500], 6, make);
    handSet(
      stage,
      make,
      'kick-out',
      [1120, 1990],
      [
        { as: { pose: 'fight', mood: 'angry', outfit: 'baker', signs: ['anger'], flip: false } },
        {
          dx: 110,
          dy: 10,
          as: { pose: 'stumble', mood: 'dizzy', outfit: 'pirate', signs: ['spark'], flip: false },
        },
      ],
    );
    handSet(
      stage,
      make,
      'map-of-nothing',
      [3000, 2340],
      [
        { as: { pose: 'point', mood: 'angry', outfit: 'pirate', hold: 'map', flip: false } },
        { dx: 100, dy: 10, as: { pose: 'point', mood: 'stern', outfit: 'pirate', flip: true } },
        { dx: 40, dy: 70, as: { pose: 'think', mood: 'worried', outfit: 'pirate', signs: ['question'] } },
      ],
    );
    handSet(
      stage,
      make,
      'chase',
      [3300, 1560],
      [
        { as: { pose: 'run', mood: 'laugh', hold: 'bag', outfit: 'striped', flip: true } },
        { dx: 120, dy: 6, as: { pose: 'run', mood: 'angry', outfit: 'sailor', hold: 'net', flip: true } },
        {
          dx: 220,
          dy: 20,
          as: { pose: 'run', mood: 'worried', outfit: 'sailor', signs: ['sweat'], flip: true },
        },
      ],
    );
    handSet(
      stage,
      make,
      'whale-song',
      [2240, 2350],
      [
        { as: { pose: 'hold', mood: 'joy', hold: 'guitar', signs: ['note'], flip: true } },
        { dx: -50, dy: 70, as: { pose: 'wave', mood: 'happy', flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'first-climber',
      [2440, 1050],
      [
        { as: { pose: 'gazeUp', mood: 'star', outfit: 'adventurer', flip: false } },
        { dx: -70, dy: 10, as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: false } },
        { dx: 260, dy: 20, as: { pose: 'sit', mood: 'wince', signs: ['sweat'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'water-seller',
      [420, 1250],
      [
        { as: { pose: 'kneel', mood: 'dizzy', outfit: 'poncho', flip: false } },
        { dx: 90, dy: 0, as: { pose: 'present', mood: 'grin', hold: 'bucket', flip: true } },
      ],
    );
    tellStories(stage, make, {
      count: 26,
      on: ['pier', 'plaza', 'sand', 'desert', 'paving', 'lawn'],
      apart: 0,
    });
  },

  crowd: {
    count: 250,
    cover: 0.24,
    lonely: 0.45,
    on: { pier: 1, plaza: 1, paving: 1, desert: 0.9, sand: 0.7, lawn: 0.4 },
    near: (
      [
        [1150, 2300, 560],
        [640, 1220, 460],
        [3200, 1490, 440],
        [3100, 2450, 480],
        [2560, 1030, 260],
        [2280, 2360, 300],
        [1700, 985, 420],
        [400, 1650, 260],
        [3480, 1750, 220],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: onepieceCast,
};
