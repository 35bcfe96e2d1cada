/** Level 10: a base in the snow along a fjord, its secrets under roofs and its visitors under cardboard. */
import { aurora } from '../backdrop/aurora';
import { peaks } from '../backdrop/peaks';
import { sky } from '../backdrop/sky';
import { metalgearCast } from '../casts/metalgear';
import { nth, range } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { cardboard } from '../things/metalgear/cardboard';
import { container, fuelDrum, roadBlock, snowman } from '../things/metalgear/cargo';
import { commandBlock } from '../things/metalgear/command-block';
import { helicopter } from '../things/metalgear/helicopter';
import { radarDish } from '../things/metalgear/radar-dish';
import { radioTower } from '../things/metalgear/radio-tower';
import { siegeWalker } from '../things/metalgear/siege-walker';
import { crossBoards, floeEdge, footprints, tyreTracks } from '../things/metalgear/snow-ground';
import { snowHangar } from '../things/metalgear/snow-hangar';
import { subPen } from '../things/metalgear/sub-pen';
import { submarine } from '../things/metalgear/submarine';
import { supplyDrop } from '../things/metalgear/supply-drop';
import { tank } from '../things/metalgear/tank';
import { truck } from '../things/metalgear/truck';
import { watchtower } from '../things/metalgear/watchtower';
import { checkpoint, wireFence } from '../things/metalgear/wire-fence';
import { conifer } from '../things/nature/conifer';
import { crate } from '../things/props/containers';
import { lampPost, signpost } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  snow: '#e6eff7',
  yard: '#bfc9d4',
  road: '#93a0b2',
  tracks: '#cfd2d0',
  quay: '#aeb6bf',
  water: '#2f7d98',
  ice: '#d3edf4',
  pad: '#8d9bae',
  planks: '#a98a68',
  needles: ['#3c6f72', '#2f5f6c', '#4a7f78'],
};
const WALKED = ['snow', 'yard', 'road', 'tracks', 'quay', 'ice', 'pad', 'planks'] as const;

const FJORD: readonly Point[] = [
  [2700, 1250],
  [3560, 1250],
  [3920, 1300],
  [3920, 1560],
  [3560, 1640],
  [3240, 1800],
  [3030, 2030],
  [2940, 2330],
  [3000, 2800],
  [1560, 2800],
  [1720, 2440],
  [2010, 2120],
  [2300, 1820],
  [2500, 1560],
  [2610, 1380],
];

export const metalgear: Theme = {
  level: 10,
  routeKeyword: 'metalgear',
  seed: 'snowbound-1',
  horizon: 620,
  scale: { farScale: 0.6, nearScale: 1.18 },
  light: new DayLight({
    haze: '#a8d0dc',
    hazeStrength: 0.5,
    key: '#fff1d0',
    shadow: '#3f4a9a',
    shadowOpacity: 0.28,
  }),
  finish: {
    vignette: '#0f2444',
    vignetteOpacity: 0.42,
    sun: '#ffe9b8',
    sunAt: [0.36, 0.5],
    sunOpacity: 0.16,
    washes: (
      [
        [0, 2716, 900, 460],
        [3840, 2716, 1000, 620],
        [3840, 900, 560, 420],
        [0, 900, 420, 420],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#5a7fc4', opacity: 0.38 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#132a52'],
        [0.4, '#1f5a78'],
        [0.74, '#5fb0a8'],
        [1, '#f0dcae'],
      ],
      stars: 240,
    }),
    aurora(scene, [
      {
        foot: [
          [-60, 420],
          [700, 300],
          [1500, 440],
          [2300, 300],
          [3100, 420],
          [3900, 260],
        ],
        tall: 330,
        colours: ['#7df2b4', '#3aa0d8'],
      },
      {
        foot: [
          [900, 250],
          [1700, 150],
          [2600, 250],
          [3500, 130],
          [4000, 220],
        ],
        tall: 200,
        colours: ['#b4f29a', '#a06ae0'],
      },
    ]),
    peaks(scene, {
      y: 680,
      rock: '#5d79aa',
      snow: '#f4f9ff',
      haze: 0.55,
      seed: 2,
      list: [
        [520, 420, 330],
        [1240, 380, 290],
        [2020, 460, 360],
        [2820, 420, 310],
        [3480, 460, 370],
        [120, 380, 290],
        [3850, 300, 250],
      ],
    }),
    peaks(scene, {
      y: 720,
      rock: '#6f8dbb',
      snow: '#fafdff',
      haze: 0.4,
      seed: 5,
      list: [
        [330, 300, 210],
        [860, 340, 240],
        [1560, 320, 230],
        [2480, 340, 220],
        [3130, 320, 230],
        [3700, 340, 240],
        [2200, 240, 150],
        [1240, 240, 150],
      ],
    }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height, horizon } = scene;
    ground.lay(
      'snow',
      [
        ...range(33).map((i): Point => [
          -60 + (i / 32) * (width + 120),
          horizon + 42 + Math.sin(i * 1.3) * 14 + Math.sin(i * 0.47) * 12,
        ]),
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.snow, texture: earth({ seed: 9, pebbles: 0.25 }) },
    );
    ground.lay(
      'yard',
      area(
        [
          [210, 1400],
          [520, 1300],
          [1640, 1270],
          [1760, 1440],
          [1460, 1720],
          [1060, 1880],
          [300, 1800],
        ],
        { seed: 3, rough: 10, smooth: false },
      ),
      {
        material: C.yard,
        texture: slabs({ slab: 110, toward: [1000, -700] }),
        edge: edges.ink({ edgeWidth: 3 }),
      },
    );
    ground.lay(
      'tracks',
      area(
        [
          [-80, 1880],
          [760, 1930],
          [980, 2020],
          [700, 2260],
          [300, 2440],
          [-80, 2440],
        ],
        { seed: 6, rough: 24 },
      ),
      { material: C.tracks, texture: earth({ seed: 21, pebbles: 1 }), edge: edges.ink({ edgeWidth: 2.4 }) },
    );
    for (const line of [
      [
        [340, 2440],
        [700, 2560],
        [1100, 2500],
        [1380, 2560],
      ],
      [
        [1460, 1230],
        [1760, 1190],
        [2160, 1230],
        [2330, 1200],
      ],
      [
        [30, 1720],
        [120, 1620],
        [330, 1560],
      ],
    ] as const)
      tyreTracks(ground, line);
    for (const line of [
      [
        [3120, 2280],
        [3180, 2420],
        [3120, 2560],
        [3260, 2690],
      ],
      [
        [1960, 1100],
        [2100, 1160],
        [2240, 1120],
        [2420, 1150],
      ],
      [
        [1180, 2060],
        [1080, 2280],
        [1180, 2480],
        [1130, 2700],
      ],
      [
        [3700, 1660],
        [3560, 1740],
        [3380, 1800],
        [3240, 1900],
      ],
      [
        [60, 1560],
        [150, 1700],
        [100, 1820],
      ],
      [
        [1500, 1130],
        [1380, 1210],
        [1250, 1280],
      ],
      [
        [1900, 1560],
        [1960, 1700],
        [1860, 1860],
        [1760, 2000],
      ],
    ] as const)
      footprints(ground, line);
    const lane: readonly Point[] = [
      [-80, 2640],
      [460, 2440],
      [900, 2180],
      [1260, 1920],
      [1640, 1640],
      [2040, 1390],
      [2420, 1190],
      [2700, 1120],
    ];
    ground.lay('road', road(scene, lane, 190, { rough: 5 }), {
      material: C.road,
      texture: earth({ seed: 5, pebbles: 0.3 }),
      edge: edges.kerb({ kerbColour: '#f4f9ff', kerbWidth: 26, lift: 12 }),
    });
    for (let i = 0; i + 1 < lane.length; i++) {
      const [[x0, y0], [x1, y1]] = [nth(lane, i), nth(lane, i + 1)];
      for (const k of [0.1, 0.45, 0.8]) {
        const at = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        ground.lay('road', road(scene, [at(k), at(k + 0.16)], 12, { rough: 1 }), { material: '#f3d27a' });
      }
    }
    ground.lay(
      'quay',
      [
        [2360, 1330],
        [2640, 1330],
        [2520, 1580],
        [2320, 1840],
        [2030, 2140],
        [1740, 2460],
        [1580, 2800],
        [1240, 2800],
        [1480, 2380],
        [1800, 2050],
        [2080, 1770],
        [2270, 1540],
      ],
      { material: C.quay, texture: slabs({ slab: 120 }), edge: edges.ink({ edgeWidth: 3 }) },
    );
    ground.lay('fjord', area(FJORD, { seed: 8, rough: 10 }), {
      material: C.water,
      texture: water({ foam: '#e9fbff' }),
      edge: edges.kerb({ kerbColour: '#dfeaf2', kerbWidth: 20, lift: 26 }),
    });
    for (const [x, y, rx, ry, seed] of [
      [3420, 1440, 210, 56, 2],
      [2230, 2160, 150, 52, 3],
      [2700, 2180, 200, 74, 4],
      [2020, 2640, 190, 66, 5],
      [2620, 2640, 210, 70, 6],
      [3760, 1420, 120, 40, 7],
    ] as const)
      ground.lay('ice', island([x, y], rx, ry, { seed, rough: 0.22, points: 11 }), {
        material: C.ice,
        texture: earth({ seed, pebbles: 0.1 }),
        edge: floeEdge(),
      });
    const gangway: readonly Point[] = [
      [1700, 2440],
      [2140, 2420],
      [2560, 2420],
      [3010, 2390],
    ];
    ground.lay('planks', road(scene, gangway, 120, { rough: 2 }), {
      material: C.planks,
      texture: crossBoards(gangway, 120),
      edge: edges.kerb({ kerbColour: '#59637a', kerbWidth: 12, lift: 12 }),
    });
    const pad: Point = [3430, 2130];
    ground.lay('pad', island(pad, 420, 180, { seed: 1, rough: 0.01, points: 40 }), {
      material: C.pad,
      texture: slabs({ slab: 110 }),
      edge: edges.kerb({ kerbColour: '#f4f9ff', kerbWidth: 20, lift: 10 }),
    });
    ground.lay('pad', island(pad, 350, 150, { seed: 1, rough: 0.005, points: 40 }), { material: '#f3c24a' });
    ground.lay('pad', island(pad, 326, 139, { seed: 1, rough: 0.005, points: 40 }), { material: '#97a5b7' });
    for (const bar of [
      [
        [-130, -60],
        [-80, -60],
        [-96, 64],
        [-150, 64],
      ],
      [
        [80, -60],
        [130, -60],
        [150, 64],
        [96, 64],
      ],
      [
        [-90, -14],
        [90, -14],
        [92, 14],
        [-92, 14],
      ],
    ] as const)
      ground.lay(
        'pad',
        bar.map(([x, y]): Point => [pad[0] + x, pad[1] + y]),
        { material: '#f4f6f8' },
      );
    ground.sunPatch([960, 1560], 720, 260, '#fff0c0', 0.55);
    ground.sunPatch([2240, 1760], 420, 190, '#fff0c0', 0.5);
    ground.sunPatch([560, 2180], 420, 160, '#fff0c0', 0.5);
    ground.sunPatch([3420, 2090], 520, 230, '#fff0c0', 0.45);
  },

  landmarks: (stage) => {
    const { scene } = stage;
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    put(snowHangar, 900, 1190, { size: 1.18, hazeFactor: 0.45 });
    put(siegeWalker, 930, 1450, { size: 1.06, hero: true, hazeFactor: 0.3 });
    put(commandBlock, 1800, 1020, { size: 1.04 });
    put(radioTower, 2370, 1040, { hazeFactor: 0.6 });
    put(radarDish, 2720, 930, { number: '2', r: 170 });
    put(radarDish, 3680, 1120, { face: -1, number: '3', r: 220 });
    put(subPen, 3140, 1170, {});
    put(submarine, 2650, 1850, { yaw: -0.78, face: -1, hero: true });
    put(helicopter, 3560, 2030, { face: -1, hero: true });
    put(supplyDrop, 3500, 2640, {});
    put(watchtower, 130, 1440, {});
    put(watchtower, 2020, 1640, { face: -1 });
    put(watchtower, 3800, 1790, { face: -1 });
    for (const [x, y, face, number, nest] of [
      [170, 1990, 1, '1', false],
      [640, 2000, -1, '2', true],
      [120, 2270, 1, '3', false],
      [580, 2260, 1, '4', false],
    ] as const)
      put(tank, x, y, {
        size: 0.92,
        face,
        number,
        nest,
        aim: number === '3' ? 0.34 : 0.12,
        paint: number === '2' ? '#9aa58a' : '#8fa084',
      });
    put(truck, 1120, 2050, { face: 1 });
    put(truck, 2230, 1290, { face: -1, paint: '#7f8ea4', canvas: '#c9a878' });
    put(checkpoint, 300, 2640, {});
    put(container, 1290, 2330, { colours: ['#3f7a86', '#c8593a'], number: '12' });
    put(container, 1010, 2600, { colours: ['#d89a3c', '#5f7488', '#c8593a'], number: '31', yaw: 0.1 });
    put(container, 1560, 1980, { colours: ['#d89a3c'], number: '07', yaw: -0.2 });
    for (const [x, y, width, tall, within, print] of [
      [620, 1720, 110, 84, 'eyes', 'orange'],
      [1240, 1620, 96, 74, 'feet', 'arrows'],
      [1560, 1430, 84, 66, 'eyes', 'glass'],
      [2060, 1190, 96, 76, 'both', 'words'],
      [360, 2200, 100, 76, 'feet', 'arrows'],
      [840, 2360, 90, 70, 'eyes', 'heart'],
      [3560, 2160, 110, 84, 'both', 'orange'],
      [2700, 2190, 100, 80, 'eyes', 'glass'],
      [2330, 2420, 96, 74, 'feet', 'words'],
      [1850, 2160, 120, 90, 'tail', 'arrows'],
      [3400, 1440, 84, 66, 'eyes', 'heart'],
      [2600, 2650, 100, 76, 'nobody', 'glass'],
    ] as const)
      put(cardboard, x, y, { width, tall, within, print, yaw: ((x * 7) % 5) * 0.1 - 0.2 });
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y, height] of [
      [60, 1180, 380],
      [240, 1090, 320],
      [1480, 940, 300],
      [2960, 1010, 300],
      [3480, 1020, 330],
      [3860, 2060, 460],
      [3700, 2380, 440],
      [3800, 2700, 560],
      [3240, 2750, 460],
      [3680, 2560, 470],
      [40, 2780, 480],
      [640, 2760, 420],
    ] as const)
      scene.add(conifer, [x, y], {
        height,
        width: height * 0.46,
        leaf: nth(C.needles, x % 3),
        snow: '#ffffff',
      });
    scatter(stage, {
      kind: conifer,
      count: 22,
      apart: 16,
      on: ['snow'],
      options: (r) => ({ height: r.range(230, 360), leaf: r.pick(C.needles), snow: '#ffffff' }),
    });
    for (const [x, y, yaw, sign, hole] of [
      [360, 1860, 0, true, false],
      [620, 1880, 0.1, false, true],
      [120, 1840, 0, false, false],
      [1480, 1190, 0, false, false],
      [1240, 2080, -0.5, false, false],
      [620, 2480, -0.3, true, false],
    ] as const)
      scene.add(wireFence, [x, y], { yaw, sign, hole });
    for (const [x, y] of [
      [400, 1660],
      [1360, 1690],
      [1730, 1560],
      [1300, 2010],
      [2280, 1640],
      [1640, 2290],
      [3080, 2140],
      [820, 2440],
    ] as const)
      if (scene.isFree([x, y], 10)) scene.add(lampPost, [x, y], { glass: '#ffe39a', iron: '#4a5568' });
    for (const [x, y] of [
      [1820, 1640],
      [720, 2360],
      [2460, 1260],
    ] as const)
      if (scene.isFree([x, y], 10)) scene.add(roadBlock, [x, y], { yaw: -0.4 });
    scatter(stage, {
      kind: cardboard,
      count: 22,
      apart: 10,
      on: WALKED,
      options: (r) => ({
        width: r.range(64, 104),
        tall: r.range(52, 84),
        yaw: r.range(-0.4, 0.4),
        card: r.pick(['#cf9f66', '#c79258', '#d9b07a']),
        within: r.pick(['nobody', 'nobody', 'eyes', 'feet', 'both'] as const),
        print: r.pick(['arrows', 'orange', 'glass', 'heart'] as const),
        snow: r.chance(0.3),
      }),
    });
    scatter(stage, {
      kind: fuelDrum,
      count: 16,
      apart: 4,
      on: ['yard', 'quay', 'tracks', 'pad'],
      options: (r) => ({
        colour: r.pick(['#3f7a86', '#c8593a', '#d89a3c', '#5f7a58']),
        peeping: r.chance(0.2),
      }),
    });
    scatter(stage, {
      kind: crate,
      count: 11,
      apart: 4,
      on: ['yard', 'quay', 'tracks'],
      options: (r) => ({
        stack: r.int(1, 2),
        yaw: r.range(-0.5, 0.5),
        material: r.pick(['#9aa584', '#b9925c']),
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 18,
      apart: 4,
      on: ['snow'],
      options: (r) => ({ width: r.range(60, 130), height: r.range(36, 80), moss: '#f7fbff' }),
    });
    scatter(stage, {
      kind: snowman,
      count: 4,
      apart: 60,
      on: ['snow'],
      options: (r) => ({ helmet: r.pick(['#5f7a58', '#c8593a']) }),
    });
    scatter(stage, { kind: signpost, count: 2, apart: 60, on: ['snow'], options: () => ({}) });
  },

  stories: (stage, make) => {
    queue(stage, [1690, 1230], [1420, 1390], 5, make);
    handSet(
      stage,
      make,
      'what-was-that',
      [1330, 1620],
      [
        { as: { pose: 'point', mood: 'shock', signs: ['bang'], flip: true } },
        { dx: 80, dy: 10, as: { pose: 'think', mood: 'sleepy', signs: ['question'], flip: true } },
      ],
    );
    handSet(
      stage,
      make,
      'chess-of-boxes',
      [3560, 2290],
      [
        { as: { pose: 'sneak', mood: 'grin' } },
        { dx: 84, dy: 6, as: { pose: 'sneak', mood: 'worried', signs: ['sweat'] } },
        { dx: 168, dy: 0, as: { pose: 'sneak', mood: 'shock' } },
      ],
    );
    handSet(
      stage,
      make,
      'gunner',
      [700, 2170],
      [
        { as: { pose: 'gazeUp', mood: 'cute', signs: ['heart'] } },
        { dx: 84, dy: 8, as: { pose: 'hips', mood: 'angry', flip: true, signs: ['anger'] } },
      ],
    );
    handSet(
      stage,
      make,
      'moorings',
      [2070, 2020],
      [
        { as: { pose: 'haul', mood: 'wince', signs: ['sweat'] } },
        { dx: -76, dy: 20, as: { pose: 'haul', mood: 'angry' } },
        { dx: -160, dy: 40, as: { pose: 'eat', mood: 'happy', hold: 'ramen' } },
      ],
    );
    handSet(
      stage,
      make,
      'secret-plans',
      [1100, 1700],
      [
        { as: { pose: 'hold', mood: 'stern', hold: 'map' } },
        { dx: 78, dy: 6, as: { pose: 'think', mood: 'worried', flip: true, signs: ['question'] } },
        { dx: 20, dy: 80, as: { pose: 'sneak', mood: 'grin', hold: 'camera' } },
      ],
    );
    handSet(
      stage,
      make,
      'cold-feet',
      [3420, 1450],
      [
        { as: { pose: 'sneeze', mood: 'wince', signs: ['splash'] } },
        { dx: -80, dy: 8, as: { pose: 'present', mood: 'smile', hold: 'cup' } },
      ],
    );
    handSet(
      stage,
      make,
      'fence-cutters',
      [640, 1930],
      [
        { as: { pose: 'crouch', mood: 'stern', hold: 'wrench' } },
        { dx: 80, dy: 8, as: { pose: 'stand', mood: 'asleep', signs: ['zzz'], flip: true } },
      ],
    );
    tellStories(stage, make, { count: 30, on: WALKED, apart: 6 });
  },

  crowd: {
    count: 155,
    cover: 0.2,
    lonely: 0.35,
    on: { snow: 0.7, yard: 1, road: 0.9, tracks: 1, quay: 1, ice: 0.9, pad: 1, planks: 1 },
    near: (
      [
        [960, 1640, 520],
        [1500, 1460, 380],
        [480, 2180, 420],
        [2160, 1720, 420],
        [1640, 2260, 340],
        [3420, 2200, 420],
        [2400, 2440, 420],
        [2300, 1200, 320],
        [3100, 2420, 300],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: metalgearCast,
};
