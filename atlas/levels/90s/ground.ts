/** The ground of level 5: land, water and ways. */
import type { Point } from '../../core/geometry';
import type { Stage } from '../../stage/place';
import { edges } from '../../ground/edges';
import { slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, KEYS } from './places';

const PAD: readonly Point[] = [
  [1250, 1325],
  [1920, 1360],
  [2590, 1325],
  [3060, 1340],
  [3430, 1480],
  [3600, 1760],
  [3590, 2060],
  [3400, 2300],
  [3110, 2290],
  [2880, 2110],
  [2560, 2020],
  [1920, 2000],
  [1280, 2020],
  [960, 2110],
  [730, 2290],
  [440, 2300],
  [250, 2060],
  [240, 1760],
  [410, 1480],
  [780, 1340],
];

const CROSS: Point = [1000, 1730];

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

function padMarks({ scene, ground }: Stage): void {
  const kerb = (kerbColour: string, lift = 8) => edges.kerb({ kerbColour, kerbWidth: 12, lift });
  ground.lay('key', island(CROSS, 560, 318, { rough: 0, points: 70 }), {
    material: '#cbc2e0',
    edge: kerb('#b3a6d2', 5),
  });
  ground.lay('cross', crossShape(CROSS, 450, 150), {
    material: C.cross,
    texture: slabs({ slab: 90 }),
    edge: kerb('#7f6fc0'),
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
    ground.lay('cross', [p(400, 0), p(300, -70), p(300, 70)], { material: '#d8cff4', edge: edges.ink() });
  }
  for (const [x, y, material, rim] of [
    [0, -190, '#8fe0d6', '#2f9f98'],
    [340, 0, '#ff9fbe', '#d0487c'],
    [0, 190, '#ffe78a', '#d9a93a'],
    [-340, 0, '#b8a4ee', '#7a5fc0'],
  ] as const)
    ground.lay('key', island([KEYS[0] + x, KEYS[1] + y], 185, 100, { rough: 0, points: 44 }), {
      material,
      texture: earth({ pebbles: 0 }),
      edge: kerb(rim, 10),
    });
  for (const x of [1690, 1990])
    ground.lay(
      'key',
      road(
        scene,
        [
          [x, 1650],
          [x + 150, 1590],
        ],
        84,
        { rough: 0 },
      ),
      { material: '#a79fc4', edge: kerb('#7f78a0', 6) },
    );
}

export const ground: Theme['ground'] = (stage) => {
  const { scene, ground } = stage;
  const { width, height, horizon } = scene;
  ground.lay(
    'pavement',
    [
      [-60, horizon + 40],
      [width + 60, horizon + 40],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    { material: C.pavement, texture: slabs({ slab: 110 }) },
  );
  ground.lay(
    'lawn',
    area(
      [
        [-120, 1420],
        [500, 1380],
        [1900, 1440],
        [3340, 1380],
        [3960, 1420],
        [3960, 2840],
        [-120, 2840],
      ],
      { rough: 20, seed: 3 },
    ),
    {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', C.pink, C.yellow], seed: 5 }),
      edge: edges.ink(),
    },
  );
  ground.lay(
    'street',
    road(
      scene,
      [
        [-120, 1225],
        [1200, 1250],
        [2640, 1250],
        [3980, 1225],
      ],
      190,
      { rough: 2 },
    ),
    {
      material: C.street,
      texture: earth({ pebbles: 0.2 }),
      edge: edges.kerb({ kerbColour: '#e9dfe6', kerbWidth: 12, lift: 6 }),
    },
  );
  for (let x = 40; x < width; x += 190)
    if (Math.abs(x - 1920) > 260)
      ground.lay(
        'street',
        [
          [x, 1244],
          [x + 96, 1245],
          [x + 96, 1253],
          [x, 1252],
        ],
        { material: C.yellow },
      );
  ground.lay(
    'path',
    road(
      scene,
      [
        [-80, 1960],
        [260, 2280],
        [760, 2470],
        [1300, 2520],
        [1920, 2640],
        [2560, 2540],
        [3080, 2380],
        [3540, 2300],
        [3940, 2000],
      ],
      190,
      { rough: 10, seed: 4 },
    ),
    { material: C.path, texture: earth(), edge: edges.grassy({ grassColour: '#6ab884' }) },
  );
  ground.lay('concrete', island([500, 2620], 680, 190, { rough: 0.06, seed: 6 }), {
    material: C.concrete,
    texture: slabs({ slab: 140, toward: [700, -400] }),
    edge: edges.kerb({ kerbColour: '#c8bfcc', kerbWidth: 12, lift: 5 }),
  });
  ground.lay('earth', island([3390, 2580], 560, 210, { rough: 0.12, seed: 8 }), {
    material: C.earth,
    texture: earth({ pebbles: 1.6 }),
    edge: edges.grassy({ grassColour: '#6ab884' }),
  });
  ground.lay('pad', area(PAD, { rough: 2 }), {
    material: C.pad,
    texture: slabs({ slab: 160, toward: [1920, -700] }),
    edge: edges.kerb({ kerbColour: '#b5a8d0', kerbWidth: 22, lift: 16 }),
  });
  padMarks(stage);
  ground.lay(
    'cord',
    road(
      scene,
      [
        [1920, 1120],
        [1915, 1210],
        [1950, 1290],
        [1920, 1390],
      ],
      150,
      { rough: 0 },
    ),
    {
      material: C.cord,
      texture: earth({ pebbles: 0 }),
      edge: edges.kerb({ kerbColour: '#5f50a4', kerbWidth: 12, lift: 12 }),
    },
  );
  ground.sunPatch([1920, 1640], 1300, 420, '#ffffff', 0.35);
  ground.sunPatch([1900, 2500], 900, 220, '#fff0c0', 0.4);
};
