/** The ground of level 5: the great pad, the S of its cord, and what lies in the bends. */
import type { Point } from '../../core/geometry';
import type { Stage } from '../../stage/place';
import { edges } from '../../ground/edges';
import { slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { farTown } from './far-town';
import { bowl, court, streetLines } from './ground-play';
import { C, CROSS, KEYS, WAY } from './places';

const PAD: readonly Point[] = [
  [830, 1110],
  [900, 985],
  [1150, 920],
  [1450, 935],
  [1850, 975],
  [2350, 975],
  [2850, 905],
  [3250, 880],
  [3590, 960],
  [3740, 1150],
  [3660, 1370],
  [3330, 1495],
  [2960, 1440],
  [2600, 1345],
  [2100, 1300],
  [1650, 1295],
  [1400, 1325],
  [1080, 1310],
  [880, 1225],
];

/** In the lower bend of the street all is green. */
const LAWN: readonly Point[] = [
  [-120, 1540],
  [500, 1400],
  [1100, 1490],
  [1700, 1545],
  [2420, 1610],
  [2850, 1700],
  [3030, 1900],
  [2940, 2110],
  [2600, 2235],
  [2050, 2325],
  [1500, 2440],
  [1290, 2580],
  [1200, 2840],
  [-120, 2840],
];

/** A bar with square ends, then the other across it: the cross of the pad. */
const crossShape = ([x, y]: Point, long: number, half: number): Point[] => {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy * 0.55];
  return [
    p(-half, -long),
    p(half, -long),
    p(half, -half),
    p(long, -half),
    p(long, half),
    p(half, half),
    p(half, long),
    p(-half, long),
    p(-half, half),
    p(-long, half),
    p(-long, -half),
    p(-half, -half),
  ];
};

function padMarks({ ground }: Stage): void {
  const kerb = (kerbColour: string, lift = 8) => edges.kerb({ kerbColour, kerbWidth: 12, lift });
  ground.lay('key', island(CROSS, 370, 182, { rough: 0, points: 70 }), {
    material: '#cbc2e0',
    edge: kerb('#b3a6d2', 5),
  });
  ground.lay('cross', crossShape(CROSS, 300, 100), {
    material: C.cross,
    texture: slabs({ slab: 90 }),
    edge: kerb('#4a3a94'),
  });
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const p = (along: number, side: number): Point => [
      CROSS[0] + dx * along + dy * side,
      CROSS[1] + (dy * along + dx * side) * 0.55,
    ];
    ground.lay('cross', [p(268, 0), p(200, -48), p(200, 48)], { material: '#f4d84a', edge: edges.ink() });
  }
  for (const [x, y, material, rim] of [
    [0, -165, '#8fe0d6', '#2f9f98'],
    [270, 0, '#ff9fbe', '#d0487c'],
    [0, 165, '#ffe78a', '#d9a93a'],
    [-270, 0, '#b8a4ee', '#7a5fc0'],
  ] as const)
    ground.lay('key', island([KEYS[0] + x, KEYS[1] + y], 158, 86, { rough: 0, points: 44 }), {
      material,
      texture: earth({ pebbles: 0 }),
      edge: kerb(rim, 10),
    });
}

/** Where nobody is put, because what stands before him would hide him. */
function bare({ ground }: Stage): void {
  for (const [x0, y0, x1, y1, material] of [
    [-60, -60, 3900, 300, C.pavement],
    [-60, 2500, 850, 2800, C.lawn],
    [1480, 2650, 2990, 2800, C.pavement],
    [1900, 2380, 2420, 2470, C.pavement],
    [2600, 2340, 2990, 2660, C.pavement],
    [3300, 1960, 3900, 2800, C.pavement],
  ] as const)
    ground.lay(
      'bare',
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      // seen only where something stands on it
      { material, drawn: island([(x0 + x1) / 2, y0 < 0 ? -20 : 2730], 60, 6, { rough: 0 }) },
    );
}

export const ground: Theme['ground'] = (stage) => {
  const { scene, ground } = stage;
  const { width, height } = scene;
  ground.lay(
    'pavement',
    [
      [-60, -60],
      [width + 60, -60],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    { material: C.pavement, texture: slabs({ slab: 130, toward: [1920, -6000] }) },
  );
  ground.lay('lawn', area(LAWN, { rough: 20, seed: 3 }), {
    material: C.lawn,
    texture: grass({ flowers: ['#ffffff', C.pink, C.yellow], seed: 5 }),
    edge: edges.ink(),
  });
  bare(stage);
  // behind the shops the town goes on in a park, and over the park a sky: seen between the houses
  farTown(ground, width);
  ground.lay(
    'bare',
    area(
      [
        [-100, 92],
        [520, 104],
        [1320, 86],
        [2120, 102],
        [2940, 84],
        [width + 100, 98],
        [width + 100, 236],
        [2900, 214],
        [1900, 226],
        [900, 208],
        [-100, 232],
      ],
      { rough: 6, seed: 12 },
    ),
    {
      material: '#4f9f86',
      texture: grass({ flowers: [], seed: 9 }),
      edge: edges.kerb({ kerbColour: '#e9dfe6', kerbWidth: 12, lift: 4 }),
    },
  );
  ground.lay('street', road(scene, WAY, 290, { rough: 0 }), {
    material: C.street,
    texture: earth({ pebbles: 0 }),
    edge: edges.kerb({ kerbColour: '#e9dfe6', kerbWidth: 14, lift: 6 }),
  });
  streetLines(ground, [70, 150, 172, 232]);
  // the ramp stands on the skaters' own concrete, which is seen through its bend
  ground.lay('bare', island([640, 2010], 520, 190, { rough: 0.04, seed: 15 }), {
    material: C.concrete,
    texture: slabs({ slab: 120 }),
    edge: edges.kerb({ kerbColour: '#c8bfcc', kerbWidth: 10, lift: 4 }),
  });
  bowl(ground, [580, 1745]);
  court(ground, [540, 2335], 390, 125);
  ground.lay('earth', island([2400, 1990], 400, 150, { rough: 0.12, seed: 8 }), {
    material: C.earth,
    texture: earth({ pebbles: 1.6 }),
    edge: edges.grassy({ grassColour: '#4a9a78' }),
  });
  ground.lay('pad', area(PAD, { rough: 2 }), {
    material: C.pad,
    texture: slabs({ slab: 160, toward: [1920, -5000] }),
    edge: edges.kerb({ kerbColour: '#b5a8d0', kerbWidth: 22, lift: 16 }),
  });
  padMarks(stage);
  // the middle of the pad stays bare, so that its keys are read
  ground.lay('bare', island([2280, 1140], 360, 130, { rough: 0 }), {
    material: C.pad,
    drawn: island([2280, 1290], 10, 3, { rough: 0 }),
  });
  ground.sunPatch([2300, 1130], 1500, 330, '#ffffff', 0.4);
  ground.sunPatch([1500, 2100], 900, 220, '#fff0c0', 0.3);
};
