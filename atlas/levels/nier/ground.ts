/** The ground of level 14: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import type { Ground } from '../../ground/ground';
import { boards, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { brink, lake, rim, strata } from './things/sinkhole';
import type { Shaft } from './things/sinkhole';
import { keepFree } from './kept-free';
import type { Theme } from '../../stage/theme';
import { C } from './places';

const SHAFT: Shaft = { at: [1900, 1499], rx: 470, ry: 262, depth: 190 };

const STREAM: readonly Point[] = [
  [2054, 500],
  [2012, 653],
  [1861, 841],
  [1786, 1041],
  [1727, 1170],
  [1692, 1276],
];

const DESERT: readonly Point[] = [
  [2390, 489],
  [3920, 465],
  [3920, 1452],
  [3079, 1405],
  [2575, 1358],
  [2458, 1147],
  [2525, 888],
  [2407, 700],
];

/** The wood that took back the west of the city. */
const WOODS: readonly Point[] = [
  [-160, 465],
  [643, 477],
  [778, 630],
  [895, 1288],
  [1214, 1288],
  [1357, 1452],
  [1340, 1757],
  [1416, 1945],
  [1063, 2298],
  [-160, 2298],
];

const PARK: readonly Point[] = [
  [778, 653],
  [1147, 618],
  [1618, 771],
  [1702, 982],
  [1550, 1158],
  [1231, 1288],
  [845, 1335],
  [660, 1170],
  [710, 888],
];

/** The court in the light: paved ring by ring round the pool, and bare but for who rests there. */
function court(ground: Ground, [x, y]: Point): void {
  const ring = (rx: number, ry: number, seed: number) => island([x, y], rx, ry, { rough: 0.05, seed });
  ground.lay('street', ring(900, 520, 4), {
    material: C.street,
    texture: slabs({ slab: 120, toward: [x, -4000], seed: 9 }),
    edge: edges.kerb({ kerbColour: '#c9bf9c', kerbWidth: 16, lift: 8 }),
  });
  ground.lay('bare', ring(690, 396, 6), {
    material: '#fdf8e6',
    edge: edges.kerb({ kerbColour: '#d8cca4', kerbWidth: 10, lift: 4 }),
  });
  const joint = (a: number, from: number, to: number): Point[] => [
    [x + Math.cos(a) * 690 * from, y + Math.sin(a) * 396 * from],
    [x + Math.cos(a) * 690 * to, y + Math.sin(a) * 396 * to],
  ];
  ground.inkMarks(
    range(46).map((i) => joint((i / 46) * Math.PI * 2, i % 2 ? 0.72 : 0.84, i % 2 ? 0.84 : 0.98)),
    { width: 1.6, opacity: 0.4 },
  );
  ground.inkMarks(ground.border(ring(580, 333, 6), { keep: [14, 40], skip: [1, 4] }), {
    width: 1.8,
    opacity: 0.5,
    smooth: true,
  });
}

/** Where the paving of the court has burst, and how far: from there a crack runs and forks. */
const CRACKS: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
  [1180, 1560, 64, 34],
  [1360, 1250, 84, -30],
  [1980, 1215, 96, 20],
  [2190, 1262, 70, 40],
  [2570, 1640, 60, 44],
  [1300, 1790, 90, 40],
  [1720, 2120, 120, 22],
  [2060, 2136, -96, 34],
  [1960, 2250, 84, 40],
  [2480, 1850, 80, -30],
];

/** What years have done to the paving: cracks that fork, and grass that found them. */
function worn(ground: Ground): void {
  const across = ([x, y, dx, dy]: (typeof CRACKS)[number], from: number, to: number, bow: number): Point[] =>
    range(6).map((i) => {
      const k = from + ((to - from) * i) / 5;
      const off = (i % 2 ? 1 : -0.6) * bow * (1 - Math.abs(k - 0.5));
      return [x + dx * k - dy * off * 0.3, y + dy * k + Math.abs(dx) * off * 0.12];
    });
  ground.inkMarks(
    CRACKS.flatMap((crack) => [across(crack, 0, 1, 0.7), across(crack, 0.4, 0.86, -1.4)]),
    { width: 1.9, opacity: 0.5 },
  );
  const tufts = CRACKS.flatMap(([x, y, dx, dy]) =>
    [0.25, 0.45, 0.9].flatMap((k, i) =>
      range(4).map((b): Point[] => {
        const [u, v] = [x + dx * k + b * 5 - 8, y + dy * k + (i % 2) * 3];
        return [
          [u, v],
          [u + (b - 1.5) * 3.4, v - 9 - (b % 2) * 5],
        ];
      }),
    ),
  );
  ground.inkMarks(tufts, { width: 2.6, colour: '#7f9a56', opacity: 0.9 });
}

export const ground: Theme['ground'] = (stage) => {
  const { scene, ground } = stage;
  const { width, height } = scene;
  ground.lay(
    'grass',
    [
      [-60, -60],
      [width + 60, -60],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.grass,
      texture: grass({ flowers: ['#ffffff', '#f6ecb0'], seed: 4 }),
    },
  );
  ground.lay('moss', area(WOODS, { seed: 12, rough: 30 }), {
    material: C.moss,
    texture: grass({ flowers: ['#f6ecb0'], seed: 7 }),
    edge: edges.grassy({ grassColour: '#3f6a46' }),
  });
  ground.lay('sand', area(DESERT, { seed: 3, rough: 30 }), {
    material: C.sand,
    texture: earth({ seed: 8, pebbles: 0.5 }),
    edge: edges.grassy({ grassColour: '#a8b070' }),
  });
  // the ways that come down to the court, and go on from it
  const paved = (line: readonly Point[], wide: number, seed: number) =>
    ground.lay('street', road(scene, line, wide, { rough: 16, seed }), {
      material: C.street,
      texture: slabs({ slab: 110, seed }),
      edge: edges.grassy({ grassColour: '#98aa66' }),
    });
  paved(
    [
      [2200, 430],
      [2160, 677],
      [2190, 900],
      [2100, 1150],
    ],
    330,
    3,
  );
  paved(
    [
      [1900, 1850],
      [1852, 2150],
      [1880, 2330],
      [1806, 2520],
      [1866, 2660],
      [1840, 2860],
    ],
    390,
    5,
  );
  paved(
    [
      [-80, 2039],
      [660, 2098],
      [1063, 2063],
      [1483, 2004],
      [1903, 2060],
      [2340, 2051],
      [2508, 2063],
    ],
    250,
    7,
  );
  court(ground, SHAFT.at);
  ground.lay('park', area(PARK, { seed: 6, rough: 14 }), {
    material: C.park,
    texture: slabs({ slab: 74, toward: [1000, -400], seed: 9 }),
    edge: edges.kerb({ kerbColour: '#cf9f8a', kerbWidth: 12, lift: 8 }),
  });
  ground.lay(
    'camp',
    area(
      [
        [-80, 2227],
        [559, 2263],
        [1030, 2274],
        [1256, 2415],
        [1298, 2650],
        [1198, 2860],
        [-80, 2860],
      ],
      { seed: 8, rough: 20 },
    ),
    { material: C.camp, texture: earth({ seed: 3 }), edge: edges.grassy({ grassColour: '#5a7048' }) },
  );
  ground.lay(
    'path',
    road(
      scene,
      [
        [660, 2098],
        [702, 1934],
        [744, 1828],
        [946, 1710],
        [1273, 1593],
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
      [2424, 1910],
      [3415, 1910],
      [3960, 2145],
      [3960, 2860],
      [2542, 2860],
      [2407, 2533],
      [2357, 2180],
    ],
    {
      material: C.tiles,
      texture: slabs({ slab: 96, toward: [3100, -900], seed: 2 }),
      edge: edges.kerb({ kerbColour: '#b8aa88', kerbWidth: 16, lift: 14 }),
    },
  );
  ground.lay('tiles', island([2903, 2368], 330, 120, { seed: 2, rough: 0.01, points: 40 }), {
    material: '#c2685a',
    edge: edges.ink({ edgeWidth: 4 }),
  });
  ground.lay('tiles', island([2903, 2368], 270, 96, { seed: 2, rough: 0.01, points: 40 }), {
    material: '#f0e4c8',
    texture: slabs({ slab: 60, toward: [2903, 935], seed: 4 }),
    edge: edges.ink({ edgeWidth: 3 }),
  });
  for (const [x, y, rx, ry, seed] of [
    [2491, 2533, 150, 50, 3],
    [3298, 2145, 130, 44, 4],
    [3432, 2627, 190, 66, 5],
    [2155, 2486, 170, 50, 6],
  ] as const)
    ground.lay('grass', island([x, y], rx, ry, { seed, rough: 0.24 }), {
      material: C.grass,
      texture: grass({ flowers: ['#ffffff'], seed }),
      edge: edges.grassy({ grassColour: '#98aa66' }),
    });
  worn(ground);
  keepFree(stage);
  ground.lay('stream', road(scene, STREAM, 120, { rough: 9 }), {
    material: C.water,
    texture: water(),
    edge: edges.kerb({ kerbColour: '#c9bf9c', kerbWidth: 14, lift: 7 }),
  });
  ground.lay('shaft', rim(SHAFT), {
    material: '#6a614e',
    texture: strata(SHAFT),
    edge: edges.grassy({ grassColour: '#86a05a', edgeWidth: 4 }),
  });
  ground.lay('lake', lake(SHAFT), { material: C.water, texture: water({ seed: 5 }), edge: edges.ink() });
  brink(SHAFT)(ground, [], C.water);
  ground.sunPatch([1900, 1480], 1150, 640, '#fffbe6', 0.42);
  ground.sunPatch([1840, 2330], 620, 330, '#fff6d2', 0.4);
  ground.sunPatch([2150, 760], 620, 300, '#fff6d2', 0.4);
};
