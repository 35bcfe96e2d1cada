/** Level 16: an exam island, its road a spiral from the licence pier to the tower of trials. */
import { hunterxhunterCast } from '../casts/hunterxhunter';
import { clouds } from '../backdrop/clouds';
import { sky } from '../backdrop/sky';
import { nth, resample, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { along, queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, cobbles, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { bird, bunting } from '../things/aloft/aloft';
import { lilyPads } from '../things/fair/leisure';
import { stall } from '../things/fair/stall';
import { antEggs, antHill } from '../things/hunterxhunter/ant-hill';
import { auctionHall } from '../things/hunterxhunter/auction-hall';
import { binder } from '../things/hunterxhunter/binder';
import { cardHouse } from '../things/hunterxhunter/card-house';
import { cardSign } from '../things/hunterxhunter/card-sign';
import { examFerry } from '../things/hunterxhunter/exam-ferry';
import { licenceGate } from '../things/hunterxhunter/licence-gate';
import { sevenDoors } from '../things/hunterxhunter/seven-doors';
import { skyArena } from '../things/hunterxhunter/sky-arena';
import { townHouse } from '../things/hunterxhunter/town-house';
import { trialTower } from '../things/hunterxhunter/trial-tower';
import { whaleAirship } from '../things/hunterxhunter/whale-airship';
import { conifer, palm } from '../things/nature/conifer';
import { crag } from '../things/nature/crag';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate } from '../things/props/containers';
import { bench, lampPost, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { tellStories } from '../stories/tell';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  sea: '#2f9aa0',
  sand: '#f4dfa8',
  lawn: '#9cc24a',
  road: '#f6e6bd',
  felt: '#4fa37a',
  paving: '#ead3b0',
  ant: '#d9a57c',
  pier: '#c99a62',
  leaf: ['#4f9a4c', '#3f8650', '#74ac42', '#2f7a54'],
};

const WARES = ['toys', 'bottles', 'fruit'] as const;

const SPIRAL: readonly Point[] = [
  [700, 2520],
  [1240, 2440],
  [1980, 2480],
  [2700, 2400],
  [3180, 2120],
  [3330, 1740],
  [3020, 1360],
  [2420, 1150],
  [1700, 1060],
  [1020, 1180],
  [640, 1500],
  [720, 1880],
  [1200, 2080],
  [1880, 2110],
  [2420, 1930],
  [2420, 1660],
  [2020, 1560],
];

export const hunterxhunter: Theme = {
  level: 16,
  routeKeyword: 'hunterxhunter',
  seed: 'exam-1',
  horizon: 640,
  scale: { farScale: 0.6, nearScale: 1.2 },
  light: new DayLight({ haze: '#d6ecd2', hazeStrength: 0.36 }),
  finish: {
    vignette: '#123a4a',
    vignetteOpacity: 0.34,
    sun: '#fff6c0',
    sunAt: [0.5, 0.55],
    sunOpacity: 0.1,
    washes: (
      [
        [60, 2640, 900, 420],
        [3800, 2640, 900, 460],
        [3840, 900, 500, 400],
        [0, 900, 500, 400],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#5f7fc0', opacity: 0.4 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#3fb3a6'],
        [0.35, '#8fd6b4'],
        [0.62, '#e6efb8'],
        [0.8, '#fbdc9a'],
        [1, '#fbdc9a'],
      ],
      streaks: ['#ffffff', '#f6e8a0', '#6fc8b0'],
    }),
    clouds(scene, {
      body: '#fffbea',
      shade: '#e4efd4',
      deep: '#b4dcc8',
      ink: '#2f6a78',
      list: [
        [260, 650, 860, 430],
        [3560, 650, 980, 500],
        [1230, 640, 620, 240],
        [2900, 330, 420, 150],
        [760, 260, 460, 160],
        [2500, 648, 500, 180],
      ],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    const sea: Point[] = [
      [-60, horizon - 4],
      [width + 60, horizon - 4],
      [width + 60, height + 60],
      [-60, height + 60],
    ];
    ground.lay('sea', resample(sea, 60, true), { material: C.sea, texture: water({ foam: '#d8f4e6' }) });
    const coast: Point[] = [
      [240, 980],
      [760, 860],
      [1500, 800],
      [2300, 796],
      [3000, 850],
      [3560, 1010],
      [3740, 1420],
      [3700, 1900],
      [3620, 2280],
      [3180, 2610],
      [2500, 2680],
      [1700, 2660],
      [1060, 2640],
      [760, 2560],
      [420, 2240],
      [160, 1860],
      [120, 1380],
    ];
    ground.lay('sand', area(coast, { seed: 4, rough: 34 }), {
      material: C.sand,
      texture: earth(),
      edge: edges.bank({ foam: '#f2fff4' }),
    });
    const inner = coast.map(([x, y]): Point => [1920 + (x - 1920) * 0.93, 1700 + (y - 1700) * 0.9]);
    ground.lay('lawn', area(inner, { seed: 9, rough: 40 }), {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed: 5 }),
      edge: edges.grassy({ grassColour: '#86ac46' }),
    });
    ground.lay(
      'felt',
      area(
        [
          [560, 1420],
          [1000, 1290],
          [1480, 1340],
          [1640, 1640],
          [1500, 1900],
          [1000, 1960],
          [600, 1830],
          [480, 1620],
        ],
        { seed: 6, rough: 20 },
      ),
      {
        material: C.felt,
        texture: slabs({ slab: 170, toward: [1060, -600] }),
        edge: edges.ink({ edgeWidth: 4 }),
      },
    );
    ground.lay(
      'ants',
      area(
        [
          [2640, 960],
          [3200, 900],
          [3560, 1080],
          [3600, 1380],
          [3240, 1560],
          [2760, 1460],
          [2560, 1200],
        ],
        { seed: 3, rough: 30 },
      ),
      {
        material: C.ant,
        texture: earth({ pebbles: 2 }),
        edge: edges.ink(),
      },
    );
    ground.lay(
      'town',
      area(
        [
          [2600, 1960],
          [3000, 1740],
          [3480, 1760],
          [3600, 2120],
          [3360, 2480],
          [2900, 2580],
          [2520, 2480],
          [2440, 2200],
        ],
        { seed: 7, rough: 14 },
      ),
      {
        material: C.paving,
        texture: cobbles({ stone: 42 }),
        edge: edges.kerb({ kerbColour: '#d3c0a0', kerbWidth: 12, lift: 6 }),
      },
    );
    ground.lay('road', road(scene, SPIRAL, 190, { rough: 8 }), {
      material: C.road,
      texture: cobbles({ stone: 36, cover: -0.1 }),
      edge: edges.grassy({ grassColour: '#86ac46' }),
    });
    ground.lay('road', island([1960, 1560], 360, 170, { rough: 0.04, seed: 8 }), {
      material: C.road,
      texture: cobbles({ stone: 40 }),
      edge: edges.ink(),
    });
    ground.lay(
      'pier',
      [
        [-40, 2500],
        [330, 2420],
        [900, 2420],
        [940, 2560],
        [420, 2650],
        [-40, 2716],
      ],
      {
        material: C.pier,
        texture: boards({ angle: -0.16, gap: 30 }),
        edge: edges.kerb({ kerbColour: '#8f6540', kerbWidth: 12, lift: 8 }),
      },
    );
    ground.lay('pond', island([1560, 2290], 220, 66, { seed: 12, rough: 0.14 }), {
      material: '#5fae9a',
      texture: water(),
      edge: edges.grassy({ grassColour: '#7aa244' }),
    });
    ground.sunPatch([1950, 1900], 1500, 620, '#fffbd0', 0.5);
    ground.sunPatch([2950, 2200], 700, 320, '#fff4d0', 0.4);
  },

  landmarks: (stage, make) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(whaleAirship, 1230, 330, { aloft: true, layer: -1, size: 1.5, depthY: 1000, hazeFactor: 0.3 });
    for (const [x, y] of [
      [1560, 180],
      [1640, 240],
      [2140, 140],
      [3120, 260],
      [480, 420],
    ] as const)
      put(bird, x, y, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
    for (const [x, y, width, height] of [
      [150, 706, 420, 210],
      [3700, 716, 460, 240],
      [1480, 682, 260, 110],
    ] as const)
      put(crag, x, y, { width, height, fall: false, material: '#9fa88a', hazeFactor: 1.6 });

    put(skyArena, 2500, 1010, { r: 118, floors: 16 });
    put(sevenDoors, 830, 1110, { yaw: 0.1 });
    const tower = put(trialTower, 1960, 1430, {});
    const climbers = scene.random.fork('climbers');
    for (const [u, w, z] of [
      [-120, 60, 1256],
      [20, 120, 1256],
      [110, 40, 1256],
    ] as const) {
      const at = tower.frame.at(u, w, 0);
      scene.put(
        make(at, climbers, {
          lift: (z * tower.scale) / scene.scaleAt(at[1]),
          sortY: tower.box.y1 + 2,
          perched: true,
        }),
      );
    }
    put(antHill, 3150, 1210, { width: 800, tall: 900 });
    put(cardHouse, 900, 1640, { bays: 3, yaw: 0.16 });
    put(binder, 1440, 1880, { yaw: -0.2 });
    put(auctionHall, 2960, 1990, { yaw: -0.14 });
    put(licenceGate, 760, 2450, { yaw: -0.14 });
    put(examFerry, 240, 2330, { yaw: -0.2, size: 1.1 });
    for (const [x, y, yaw, floors, k] of [
      [3480, 1820, -0.5, 2, 0],
      [3560, 2110, -0.6, 3, 1],
      [3440, 2400, -0.42, 2, 2],
      [2600, 2110, 0.42, 2, 3],
      [2560, 2360, 0.36, 1, 1],
    ] as const)
      put(townHouse, x, y, {
        yaw,
        floors,
        wall: nth(['#f0dfba', '#e6c6a4', '#f4e8d0', '#d9d4b0'], k),
        roof: nth(['#c9603f', '#a8503f', '#4f7f7a', '#b5783f'], k),
        awning: nth(['#3f8f7a', '#b5343f', '#4a6fa8', '#d09a3a'], k),
        sign: nth(['LOTS', 'NUTS', 'MAPS', 'INN'], k),
      });
    for (const [x, y, yaw, k] of [
      [2760, 2440, 0.1, 0],
      [3060, 2480, -0.1, 1],
      [1240, 2560, 0.1, 2],
      [2230, 2300, -0.1, 0],
    ] as const)
      put(stall, x, y, {
        yaw,
        ware: nth(WARES, k),
        colours: nth(
          [
            ['#3f8f7a', '#fbf0dc'],
            ['#d8503a', '#fbf0dc'],
            ['#e0a02e', '#fbf0dc'],
          ],
          k,
        ),
        sign: nth(['RARE', 'MEDS', 'STEAK'], k),
      });
  },

  props: (stage) => {
    const { scene } = stage;
    const signs = ['star', 'flame', 'eye', 'leaf', 'wave', 'coin'] as const;
    const reds = ['#d8483c', '#e0a02e', '#3f6fb0', '#8a4f9a', '#2f8f6a'];
    for (const [i, [x, y]] of (
      [
        [620, 1560],
        [660, 1730],
        [1300, 1440],
        [1520, 1560],
        [1180, 1880],
        [860, 1420],
        [1540, 1780],
        [780, 1900],
      ] as const
    ).entries())
      if (scene.isFree([x, y], 60))
        scene.add(cardSign, [x, y], {
          sign: nth(signs, i % 6),
          colour: nth(reds, i % 5),
          lean: i % 2 ? 0.1 : -0.08,
          height: 170 + (i % 3) * 26,
          yaw: (i % 3) * 0.2 - 0.2,
        });
    for (const [x, y] of [
      [2740, 1330],
      [3420, 1380],
      [2700, 1120],
      [3520, 1230],
    ] as const)
      scene.add(antEggs, [x, y], {});
    for (const [x, y] of [
      [1490, 2290],
      [1640, 2300],
    ] as const)
      scene.add(lilyPads, [x, y], {});
    for (const [x, y, width, height] of [
      [3790, 2690, 420, 380],
      [3560, 2760, 300, 180],
      [3880, 1720, 240, 220],
      [-20, 1640, 240, 260],
    ] as const)
      scene.add(crag, [x, y], { width, height, fall: false, material: '#7f8a86' });
    scene.add(crag, [40, 2800], { width: 300, height: 150, fall: false, material: '#7f8a86' });
    for (const [grove, count] of [
      [island([1900, 2290], 260, 90), 3],
      [island([260, 1600], 190, 360), 6],
      [island([1500, 930], 500, 90), 7],
      [island([2200, 900], 300, 80), 4],
      [island([2560, 1640], 190, 90), 3],
      [island([1640, 1330], 200, 110), 3],
      [island([350, 2060], 200, 160), 4],
    ] as const)
      scatter(stage, {
        kind: tree,
        count,
        apart: -20,
        on: ['lawn'],
        within: grove,
        options: (r) => ({ width: r.range(200, 270), height: r.range(260, 360), leaf: r.pick(C.leaf) }),
      });
    scatter(stage, {
      kind: conifer,
      count: 9,
      apart: 0,
      on: ['lawn'],
      within: island([600, 960], 700, 160),
      options: (r) => ({ height: r.range(260, 360) }),
    });
    scatter(stage, {
      kind: palm,
      count: 8,
      apart: 10,
      on: ['sand'],
      within: island([1900, 1300], 2000, 900),
      options: () => ({}),
    });
    along(
      stage,
      spline(SPIRAL, false, 12).map(([x, y]): Point => [x + 20, y - 84 * scene.scaleAt(y)]),
      620,
      lampPost,
      { glass: '#fff2b8' },
      { apart: 0 },
    );
    scatter(stage, {
      kind: bush,
      count: 46,
      apart: 0,
      on: ['lawn'],
      options: (r) => ({
        width: r.range(70, 130),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6d24a', '#e8677f']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 34,
      apart: 0,
      on: ['lawn', 'sand', 'ants'],
      options: (r) => ({
        width: r.range(40, 100),
        height: r.range(26, 64),
        material: r.pick(['#a8a098', '#b8927a']),
      }),
    });
    scatter(stage, { kind: barrel, count: 12, apart: 4, on: ['pier', 'town', 'sand'], options: () => ({}) });
    scatter(stage, {
      kind: crate,
      count: 16,
      apart: 4,
      on: ['pier', 'town'],
      options: (r) => ({ yaw: r.range(-0.6, 0.6), stack: r.int(1, 3) }),
    });
    scatter(stage, {
      kind: bench,
      count: 6,
      apart: 30,
      on: ['town', 'lawn'],
      options: (r) => ({ yaw: r.pick([-0.4, 0, 0.4]) }),
    });
    scatter(stage, { kind: signpost, count: 5, apart: 60, on: ['lawn', 'sand'], options: () => ({}) });
    for (const [a, b] of [
      [
        [2640, 2300],
        [3240, 2360],
      ],
      [
        [2800, 2560],
        [3420, 2500],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 260,
        colours: ['#3f8f7a', '#fbf0dc', '#d8503a'],
        sortY: Math.max(a[1], b[1]),
      });
  },

  stories: (stage, make) => {
    for (const [from, to, n] of [
      [[640, 2500], [1040, 2540], 8],
      [[2960, 2130], [2700, 2300], 7],
      [[1960, 1590], [2320, 1600], 7],
      [[850, 1180], [1120, 1270], 6],
    ] as const)
      queue(stage, from, to, n, make);
    handSet(
      stage,
      make,
      'ferry',
      [820, 2540],
      [
        { as: { pose: 'crouch', mood: 'dizzy', skin: 'lime', signs: ['sweat'] } },
        { dx: 70, dy: 20, as: { pose: 'present', mood: 'laugh', hold: 'bucket' } },
      ],
    );
    handSet(
      stage,
      make,
      'badge-thief',
      [1500, 2440],
      [
        { as: { pose: 'run', mood: 'grin', hold: 'bag', flip: false } },
        { dx: -150, dy: 8, as: { pose: 'run', mood: 'angry', signs: ['anger'], flip: false } },
        { dx: -260, dy: 40, as: { pose: 'point', mood: 'shock', flip: false } },
      ],
    );
    handSet(
      stage,
      make,
      'duel',
      [860, 1800],
      [
        { as: { pose: 'think', mood: 'stern', hold: 'pokerCards', flip: false } },
        { dx: 130, as: { pose: 'hold', mood: 'cocky', hold: 'pokerCards', flip: true } },
        { dx: 60, dy: -60, as: { pose: 'shy', mood: 'worried', signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'riddle',
      [1320, 1190],
      [
        { as: { pose: 'think', mood: 'worried', signs: ['question'] } },
        { dx: -80, dy: 50, as: { pose: 'sit', mood: 'dizzy', signs: ['question'] } },
      ],
    );
    handSet(
      stage,
      make,
      'ants',
      [2880, 1370],
      [
        { as: { pose: 'run', mood: 'shock', signs: ['bang'], flip: true } },
        { dx: -110, dy: 30, as: { pose: 'run', mood: 'shock', signs: ['sweat'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'bids',
      [2940, 2290],
      [
        { as: { pose: 'cheer', mood: 'joy', hold: 'sign' } },
        { dx: 90, dy: 20, as: { pose: 'wave', mood: 'star', hold: 'paper' } },
        { dx: -90, dy: 30, as: { pose: 'shy', mood: 'sad', signs: ['tear'] } },
        { dx: 190, dy: -10, as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
      ],
    );
    handSet(
      stage,
      make,
      'pushers',
      [960, 1230],
      [
        { as: { pose: 'push', mood: 'stern', signs: ['sweat'], flip: true } },
        { dx: 70, dy: 30, as: { pose: 'push', mood: 'worried', flip: true } },
        { dx: 180, dy: 60, as: { pose: 'sit', mood: 'calm', hold: 'cup' } },
      ],
    );
    handSet(
      stage,
      make,
      'sparring',
      [2260, 1240],
      [
        { as: { outfit: 'gi', pose: 'fight', mood: 'stern', flip: false } },
        { dx: 120, as: { outfit: 'gi', pose: 'lunge', mood: 'stern', flip: true } },
      ],
    );
    tellStories(stage, make, { count: 22, on: ['road', 'town', 'felt', 'lawn', 'ants', 'sand'] });
  },

  crowd: {
    count: 215,
    cover: 0.16,
    lonely: 0.4,
    on: { road: 1, town: 1, felt: 1, pier: 1, ants: 0.8, sand: 0.5, lawn: 0.45 },
    near: (
      [
        [700, 2520, 300],
        [1980, 1700, 420],
        [2960, 2300, 460],
        [1050, 1800, 420],
        [1300, 1300, 340],
        [3000, 1400, 360],
        [1900, 2420, 460],
        [1200, 2420, 360],
        [2420, 1900, 320],
        [700, 1290, 260],
        [3300, 1650, 280],
        [2300, 1120, 340],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: hunterxhunterCast,
};
