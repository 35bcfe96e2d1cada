/** Level 14: a machine city that fell silent: towers under creepers round a shaft where the street gave way. */
import { clouds } from '../backdrop/clouds';
import { hills, treeLine } from '../backdrop/hills';
import { sky } from '../backdrop/sky';
import { nierCast } from '../casts/nier';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { DayLight } from '../core/light';
import { queue, scatter } from '../core/place';
import type { FigureMaker, Stage } from '../core/place';
import type { Placement, ThingKind } from '../core/thing';
import { edges } from '../ground/edges';
import { boards, slabs } from '../ground/paving';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import { tellStories } from '../stories/tell';
import { balloon, bird, bunting } from '../things/aloft/aloft';
import { lilyPads } from '../things/fair/leisure';
import { bush, tree } from '../things/nature/tree';
import { barrel, crate, pot } from '../things/props/containers';
import { bench } from '../things/props/furniture';
import { rock } from '../things/props/garden';
import { campBunker } from '../things/nier/camp-bunker';
import { flyover } from '../things/nier/flyover';
import { greatBook } from '../things/nier/great-book';
import { heartCoaster } from '../things/nier/heart-coaster';
import { lander } from '../things/nier/lander';
import { parkGate } from '../things/nier/park-gate';
import { readingWall } from '../things/nier/reading-wall';
import { ruinedTower } from '../things/nier/ruined-tower';
import type { TowerFront } from '../things/nier/ruined-tower';
import { sawGiant } from '../things/nier/saw-giant';
import { farCity, lake, rim, strata } from '../things/nier/sinkhole';
import type { Shaft } from '../things/nier/sinkhole';
import { brinkFall, carWreck, scrapHeap, terminal, tinHead } from '../things/nier/street-finds';
import { tinTheatre } from '../things/nier/tin-theatre';
import { treeVillage } from '../things/nier/tree-village';
import { whiteSpire } from '../things/nier/white-spire';
import { handSet } from './hand-set';
import type { Theme } from './theme';

const C = {
  grass: '#b3bf86',
  street: '#dcd7c2',
  park: '#e6c9b4',
  sand: '#f3d894',
  camp: '#d3c7a0',
  tiles: '#e3d8bb',
  water: '#6fb0a4',
  leaf: ['#7f9f56', '#6f9450', '#93aa5f', '#5f8a54'],
};
const WALKED = ['grass', 'street', 'park', 'sand', 'camp', 'tiles', 'path'] as const;

const SHAFT: Shaft = { at: [1880, 1680], rx: 520, ry: 232, depth: 205 };

const STREAM: readonly Point[] = [
  [2080, 830],
  [2030, 960],
  [1850, 1120],
  [1760, 1290],
  [1690, 1400],
  [1650, 1502],
];
const DESERT: readonly Point[] = [
  [2480, 820],
  [3920, 800],
  [3920, 1640],
  [3300, 1600],
  [2700, 1560],
  [2560, 1380],
  [2640, 1160],
  [2500, 1000],
];
const PARK: readonly Point[] = [
  [560, 960],
  [1000, 930],
  [1560, 1060],
  [1660, 1240],
  [1480, 1390],
  [1100, 1500],
  [640, 1540],
  [420, 1400],
  [480, 1160],
];

/** Those who climbed onto a landmark: spots in its own space, `z` above its ground. */
function upOn({ scene }: Stage, make: FigureMaker, kind: string, spots: readonly Point[], z: number) {
  const host = scene.things.find(({ name }) => name === kind);
  if (!host) return;
  const random = scene.random.fork(`up-${kind}`);
  for (const [u, w] of spots) {
    const at = host.frame.at(u, w, 0);
    const lift = (z * host.scale) / scene.scaleAt(at[1]);
    scene.put(make(at, random, { lift, sortY: host.box.y1 + 2, perched: true }));
  }
}

export const nier: Theme = {
  level: 14,
  routeKeyword: 'nier',
  seed: 'machine-city-1',
  horizon: 640,
  scale: { farScale: 0.58, nearScale: 1.18 },
  light: new DayLight({
    haze: '#f3efd9',
    hazeStrength: 0.5,
    shadow: '#5f6a78',
    ink: '#3a3638',
    vivid: 1.14,
  }),
  finish: {
    vignette: '#3f4a44',
    vignetteOpacity: 0.46,
    sun: '#fff3c4',
    sunAt: [0.42, 0.2],
    sunOpacity: 0.26,
    washes: (
      [
        [0, 2700, 900, 420],
        [3840, 2700, 900, 420],
        [0, 1500, 420, 700],
        [3860, 1700, 380, 600],
        [1900, 1600, 560, 190],
      ] as const
    ).map(([x, y, rx, ry]) => ({ at: [x, y] as const, rx, ry, colour: '#4f6f6c', opacity: 0.52 })),
  },

  backdrop: (scene) => [
    sky(scene, {
      stops: [
        [0, '#9fbdb4'],
        [0.35, '#c6d6c4'],
        [0.62, '#eee9cc'],
        [0.85, '#f8f0d2'],
        [1, '#f6ecd0'],
      ],
      streaks: ['#ffffff', '#dfe6d2', '#fff4d0'],
    }),
    clouds(scene, {
      body: '#fbf7e6',
      shade: '#e9e6d0',
      deep: '#cdd4c2',
      ink: '#8a948c',
      list: [
        [520, 560, 760, 210],
        [1460, 470, 460, 120],
        [3240, 560, 860, 220],
        [2800, 250, 360, 90],
        [1040, 210, 320, 80],
      ],
    }),
    farCity(scene, { y: 690, material: '#cfd3c4', leaf: '#b9c6a0', haze: 0.95, height: 360, seed: 1 }),
    farCity(scene, { y: 730, material: '#d3d2bf', leaf: '#a3b782', haze: 0.7, height: 260, seed: 2 }),
    hills(scene, { y: 760, rise: 60, length: 420, material: '#b9c294', haze: 0.7, seed: 4 }),
    treeLine(scene, { y: 790, height: 70, material: ['#93aa6f', '#a3b782'], rows: 2, haze: 0.65, seed: 5 }),
  ],

  ground: ({ scene, ground }) => {
    const { width, height } = scene;
    ground.lay(
      'grass',
      [
        [-60, 770],
        [width + 60, 770],
        [width + 60, height + 60],
        [-60, height + 60],
      ],
      { material: C.grass, texture: grass({ flowers: ['#ffffff', '#f6ecb0'], seed: 4 }) },
    );
    ground.lay('sand', area(DESERT, { seed: 3, rough: 30 }), {
      material: C.sand,
      texture: earth({ seed: 8, pebbles: 0.5 }),
      edge: edges.grassy({ grassColour: '#a8b070' }),
    });
    // the avenue from the spire, and the street that crosses in front of the shaft
    const paved = (line: readonly Point[], wide: number, seed: number) =>
      ground.lay('street', road(scene, line, wide, { rough: 16, seed }), {
        material: C.street,
        texture: slabs({ slab: 110, seed }),
        edge: edges.grassy({ grassColour: '#98aa66' }),
      });
    paved(
      [
        [2240, 800],
        [2200, 980],
        [2260, 1200],
        [2330, 1420],
        [2480, 1640],
        [2420, 1900],
        [2080, 2080],
        [1900, 2300],
        [1820, 2560],
        [1840, 2860],
      ],
      330,
      3,
    );
    paved(
      [
        [1460, 1340],
        [1320, 1520],
        [1270, 1720],
        [1400, 1930],
        [1700, 2060],
        [2080, 2090],
      ],
      260,
      5,
    );
    paved(
      [
        [-80, 2140],
        [420, 2190],
        [900, 2160],
        [1400, 2110],
        [1900, 2170],
        [2420, 2150],
        [2620, 2160],
      ],
      250,
      7,
    );
    ground.lay('park', area(PARK, { seed: 6, rough: 14 }), {
      material: C.park,
      texture: slabs({ slab: 74, toward: [1000, -400], seed: 9 }),
      edge: edges.kerb({ kerbColour: '#cf9f8a', kerbWidth: 12, lift: 8 }),
    });
    ground.lay(
      'camp',
      area(
        [
          [-80, 2300],
          [300, 2330],
          [860, 2340],
          [1130, 2460],
          [1180, 2660],
          [1060, 2860],
          [-80, 2860],
        ],
        { seed: 8, rough: 20 },
      ),
      { material: C.camp, texture: earth({ seed: 3 }), edge: edges.grassy({ grassColour: '#98aa66' }) },
    );
    ground.lay(
      'path',
      road(
        scene,
        [
          [420, 2190],
          [470, 2050],
          [520, 1960],
          [760, 1860],
          [1150, 1760],
        ],
        150,
        { rough: 5 },
      ),
      {
        material: '#c9a877',
        texture: boards({ angle: 1.3, gap: 30 }),
        edge: edges.kerb({ kerbColour: '#8f6a4c', kerbWidth: 9, lift: 9 }),
      },
    );
    ground.lay(
      'tiles',
      [
        [2520, 2030],
        [3700, 2030],
        [3960, 2230],
        [3960, 2860],
        [2660, 2860],
        [2500, 2560],
        [2440, 2260],
      ],
      {
        material: C.tiles,
        texture: slabs({ slab: 96, toward: [3100, -900], seed: 2 }),
        edge: edges.kerb({ kerbColour: '#b8aa88', kerbWidth: 16, lift: 14 }),
      },
    );
    ground.lay('tiles', island([3090, 2420], 330, 120, { seed: 2, rough: 0.01, points: 40 }), {
      material: '#c2685a',
      edge: edges.ink({ edgeWidth: 4 }),
    });
    ground.lay('tiles', island([3090, 2420], 270, 96, { seed: 2, rough: 0.01, points: 40 }), {
      material: '#f0e4c8',
      texture: slabs({ slab: 60, toward: [3090, 1200], seed: 4 }),
      edge: edges.ink({ edgeWidth: 3 }),
    });
    for (const [x, y, rx, ry, seed] of [
      [2600, 2560, 150, 50, 3],
      [3560, 2230, 130, 44, 4],
      [3720, 2640, 190, 66, 5],
      [2200, 2520, 170, 50, 6],
      [800, 2560, 120, 36, 8],
    ] as const)
      ground.lay('grass', island([x, y], rx, ry, { seed, rough: 0.24 }), {
        material: C.grass,
        texture: grass({ flowers: ['#ffffff'], seed }),
        edge: edges.grassy({ grassColour: '#98aa66' }),
      });
    ground.lay('stream', road(scene, STREAM, 120, { rough: 9 }), {
      material: C.water,
      texture: water(),
      edge: edges.grassy({ grassColour: '#86a05a' }),
    });
    ground.lay('shaft', rim(SHAFT), {
      material: '#6a614e',
      texture: strata(SHAFT),
      edge: edges.grassy({ grassColour: '#86a05a', edgeWidth: 4 }),
    });
    ground.lay('lake', lake(SHAFT), { material: C.water, texture: water({ seed: 5 }), edge: edges.ink() });
    ground.sunPatch([1700, 1250], 900, 300, '#fff6d2', 0.5);
    ground.sunPatch([1780, 2350], 700, 330, '#fff6d2', 0.5);
    ground.sunPatch([3090, 2420], 520, 220, '#fff6d2', 0.5);
    ground.sunPatch([3200, 1350], 700, 220, '#fff6d2', 0.4);
  },

  landmarks: ({ scene }) => {
    const put = <O extends object>(
      kind: ThingKind<O>,
      x: number,
      y: number,
      options: NoInfer<O> & Placement,
    ) => scene.add(kind, [x, y], options);
    const far = { aloft: true, layer: -1, depthY: 1000 } as const;
    put(whiteSpire, 2140, 790, { aloft: true, layer: -1, height: 860, depthY: 900, hazeFactor: 0.7 });
    put(balloon, 1180, 470, { ...far, size: 0.62, r: 120, colours: ['#d9534a', '#f4ead2'] });
    for (const [x, y] of [
      [1720, 300],
      [1790, 260],
      [2480, 340],
      [2560, 300],
      [3500, 330],
      [840, 300],
    ] as const)
      put(bird, x, y, { ...far, size: 1.1 });

    type Tower = readonly [
      x: number,
      y: number,
      floors: number,
      front: TowerFront,
      lean: number,
      width: number,
    ];
    const towers: readonly Tower[] = [
      [330, 930, 8, 'office', 0.02, 250],
      [90, 1180, 10, 'flats', 0, 300],
      [640, 870, 6, 'glass', -0.05, 240],
      [1690, 880, 8, 'glass', 0, 230],
      [1930, 1010, 6, 'office', -0.06, 220],
      [2420, 900, 9, 'flats', 0, 240],
      [2480, 1090, 6, 'office', 0.12, 230],
      [2820, 930, 5, 'office', 0.34, 230],
      [3620, 960, 6, 'glass', -0.3, 240],
      [3800, 1420, 9, 'flats', -0.06, 300],
    ];
    towers.forEach(([x, y, floors, front, lean, width], i) =>
      put(ruinedTower, x, y, {
        floors,
        front,
        lean,
        width,
        depth: 190 + (i % 3) * 20,
        yaw: nth([0.32, -0.34, 0.4, -0.3], i % 4),
        concrete: nth(['#dcd8c6', '#cfcfbf', '#e3dcc6', '#d0cab4'], i % 4),
        leaf: nth(C.leaf, (i * 3) % 4),
        wood: x > 2700 && y < 1200 ? 0 : 2,
        ...(i % 3 === 0 ? { bite: 0.6 } : {}),
      }),
    );

    put(heartCoaster, 1110, 1060, { yaw: 0.06 });
    put(tinTheatre, 1480, 1180, { yaw: 0.14 });
    put(parkGate, 840, 1350, { yaw: -0.08 });
    put(sawGiant, 3180, 1190, { yaw: 0.05 });
    put(flyover, 3120, 1620, { length: 1300, broken: 'left', yaw: -0.06, height: 300 });
    put(treeVillage, 270, 1900, { size: 0.8 });
    put(campBunker, 430, 2390, { yaw: 0.1 });
    put(readingWall, 3060, 2130, { width: 1060, bays: 7 });
    put(lander, 1560, 2470, { yaw: 0.08 });
    put(readingWall, 3740, 2350, { width: 520, bays: 4, yaw: 0.98 });
    put(greatBook, 3090, 2440, {});
    put(ruinedTower, 2110, 1812, {
      floors: 3,
      width: 170,
      depth: 150,
      lean: 0.24,
      yaw: 0.5,
      front: 'glass',
      wood: 1,
      aloft: true,
      sortY: 1800,
    });
    put(brinkFall, 1652, 1488, { width: 120, drop: 236 });
    for (const [x, y] of [
      [1720, 1826],
      [1890, 1862],
      [2010, 1800],
    ] as const)
      put(lilyPads, x, y, {});
  },

  props: (stage) => {
    const { scene } = stage;
    for (const [x, y] of [
      [1000, 2420],
      [2360, 2060],
      [2560, 1560],
      [1290, 1450],
      [2560, 2330],
    ] as const)
      scene.add(terminal, [x, y], { yaw: 0.1 });
    for (const [x, y, paint, yaw] of [
      [1380, 2180, '#c98a5f', 0.2],
      [2230, 2330, '#8fa8a0', -0.5],
      [2290, 1080, '#d9b45a', 0.7],
      [2120, 2680, '#b8584a', -0.15],
      [1180, 1960, '#a8a898', 0.5],
    ] as const)
      scene.add(carWreck, [x, y], { paint, yaw });
    for (const [x, y, r] of [
      [2700, 1330, 52],
      [3540, 1420, 66],
      [1160, 1640, 50],
      [2140, 2540, 54],
      [1240, 2380, 44],
      [900, 1690, 40],
      [3650, 2520, 44],
    ] as const)
      scene.add(tinHead, [x, y], { r });
    for (const [x, y, width] of [
      [1040, 2640, 170],
      [2700, 1470, 180],
      [3480, 1330, 150],
      [640, 2640, 140],
      [120, 2560, 150],
    ] as const)
      if (scene.isFree([x, y], 40)) scene.add(scrapHeap, [x, y], { width });
    for (const [a, b] of [
      [
        [860, 1350],
        [1180, 1280],
      ],
      [
        [1180, 1280],
        [1600, 1290],
      ],
      [
        [700, 2480],
        [1080, 2520],
      ],
    ] as const)
      scene.add(bunting, a, {
        to: b,
        z: 230,
        sag: 50,
        sortY: Math.max(a[1], b[1]),
        colours: ['#d9534a', '#f4ead2', '#e0b04a'],
        pole: '#b8a888',
      });
    for (const [x, y, w] of [
      [1150, 2020, 250],
      [2560, 1960, 230],
      [2400, 2720, 260],
      [-20, 2760, 320],
      [3860, 2760, 340],
      [2480, 2800, 260],
      [1720, 1060, 190],
    ] as const)
      scene.add(tree, [x, y], { width: w, height: w * 1.2, leaf: nth(C.leaf, (x + 40) % 4) });
    scatter(stage, {
      kind: tree,
      count: 10,
      apart: 12,
      on: ['grass'],
      options: (r) => ({ width: r.range(150, 220), height: r.range(190, 270), leaf: r.pick(C.leaf) }),
    });
    scatter(stage, {
      kind: bush,
      count: 64,
      apart: 0,
      on: ['grass', 'street'],
      options: (r) => ({
        width: r.range(66, 120),
        leaf: r.pick(C.leaf),
        flower: r.chance(0.4) ? r.pick(['#ffffff', '#f6ecb0', '#e0604f']) : undefined,
      }),
    });
    scatter(stage, {
      kind: rock,
      count: 34,
      apart: 0,
      on: ['grass', 'sand', 'street'],
      options: (r) => ({
        width: r.range(44, 110),
        height: r.range(26, 60),
        material: r.pick(['#cfcab4', '#bdb8a4', '#dcd6c0']),
        moss: r.chance(0.5) ? '#93aa5f' : undefined,
      }),
    });
    scatter(stage, {
      kind: scrapHeap,
      count: 5,
      apart: 30,
      on: ['sand', 'camp', 'park'],
      options: (r) => ({ width: r.range(90, 140) }),
    });
    scatter(stage, {
      kind: crate,
      count: 11,
      apart: 3,
      on: ['camp'],
      options: (r) => ({
        stack: r.int(1, 2),
        yaw: r.range(-0.5, 0.5),
        material: r.pick(['#b99a68', '#8f9a72']),
      }),
    });
    scatter(stage, {
      kind: barrel,
      count: 16,
      apart: 2,
      on: ['camp', 'sand', 'park'],
      options: (r) => ({ material: r.pick(['#b8653f', '#8fa08c', '#d9b45a']) }),
    });
    scatter(stage, {
      kind: bench,
      count: 8,
      apart: 20,
      on: ['park', 'tiles', 'street'],
      options: (r) => ({ yaw: r.range(-0.4, 0.4) }),
    });
    scatter(stage, {
      kind: pot,
      count: 14,
      apart: 2,
      on: ['camp', 'tiles'],
      options: (r) => ({ flower: r.pick(['#ffffff', '#e0604f']) }),
    });
  },

  stories: (stage, make) => {
    queue(stage, [800, 1430], [1120, 1480], 6, make);
    queue(stage, [1040, 2470], [1330, 2500], 5, make);
    // nobody told the queue that the memory machine is broken
    queue(stage, [2400, 2100], [2180, 2120], 4, make);
    handSet(
      stage,
      make,
      'front row',
      [1420, 1330],
      [
        { dx: -90, as: { pose: 'cheer', mood: 'joy' } },
        { as: { pose: 'sleep', mood: 'asleep', signs: ['zzz'] } },
        { dx: 90, as: { pose: 'cheer', mood: 'star', flip: true, signs: ['heart'] } },
      ],
    );
    handSet(
      stage,
      make,
      'edge of the shaft',
      [2330, 1500],
      [
        { as: { pose: 'stumble', mood: 'shock', signs: ['sweat'], flip: true } },
        { dx: 80, dy: 14, as: { pose: 'haul', mood: 'wince', flip: true } },
        { dx: 160, dy: 4, as: { pose: 'gazeUp', mood: 'calm' } },
      ],
    );
    handSet(
      stage,
      make,
      'peace talks',
      [720, 2000],
      [
        { dx: -40, as: { pose: 'present', mood: 'smile', hold: 'bouquet' } },
        { dx: 50, as: { pose: 'fight', mood: 'worried', hold: 'spear', flip: true, signs: ['question'] } },
      ],
    );
    handSet(
      stage,
      make,
      'waking the giant',
      [3060, 1420],
      [
        { as: { pose: 'overhead', mood: 'grin', hold: 'hammer' } },
        { dx: 80, dy: 8, as: { pose: 'run', mood: 'shock', signs: ['bang'] } },
        { dx: -90, dy: 10, as: { pose: 'sneak', mood: 'worried', hold: 'map' } },
      ],
    );
    handSet(
      stage,
      make,
      'overdue',
      [2760, 2240],
      [
        { dx: -40, as: { pose: 'point', mood: 'angry', signs: ['anger'] } },
        { dx: 50, as: { pose: 'shy', mood: 'wince', hold: 'book', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'flat tyre',
      [1390, 2260],
      [
        { dx: -50, as: { pose: 'crouch', mood: 'wince', hold: 'wrench' } },
        { dx: 50, as: { pose: 'hips', mood: 'stern', flip: true } },
        { dx: 130, as: { pose: 'push', mood: 'angry', flip: true, signs: ['sweat'] } },
      ],
    );
    handSet(
      stage,
      make,
      'haircut',
      [860, 2500],
      [
        { as: { pose: 'sit', mood: 'shock', hair: 'bald', signs: ['bang'] } },
        { dx: 70, as: { pose: 'hold', mood: 'grin', hold: 'saber', flip: true } },
      ],
    );
    upOn(
      stage,
      make,
      flyover.name,
      [
        [-560, 20],
        [-300, -20],
        [60, 30],
        [150, 20],
        [330, -10],
      ],
      344,
    );
    upOn(
      stage,
      make,
      tinTheatre.name,
      [
        [-150, 20],
        [10, 40],
        [170, 10],
      ],
      62,
    );
    upOn(
      stage,
      make,
      readingWall.name,
      [
        [-420, 36],
        [-160, 36],
        [220, 36],
        [420, 36],
      ],
      244,
    );
    tellStories(stage, make, { count: 30, on: WALKED, apart: 4 });
  },

  crowd: {
    count: 150,
    cover: 0.2,
    lonely: 0.4,
    on: { grass: 0.55, street: 1, park: 1, sand: 0.9, camp: 1, tiles: 1, path: 1 },
    near: (
      [
        [1380, 1300, 300],
        [820, 1430, 320],
        [2260, 1200, 300],
        [2900, 1430, 380],
        [3450, 1420, 320],
        [700, 2020, 340],
        [500, 2560, 420],
        [1780, 2120, 420],
        [1840, 2450, 420],
        [2860, 2340, 380],
        [3400, 2480, 380],
        [1200, 1780, 300],
      ] as const
    ).map(([x, y, reach]) => ({ at: [x, y] as const, reach })),
  },
  cast: nierCast,
};
