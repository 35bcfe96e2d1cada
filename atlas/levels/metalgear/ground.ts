/** The ground of level 10: land, water and ways. */
import { nth, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, water } from '../../ground/textures';
import { snowMarks } from './snow-marks';
import { crossBoards, floeEdge } from './things/snow-ground';
import type { Theme } from '../../stage/theme';
import { C } from './places';

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

/** Before each mouth of the pen: no quay there. */
const MOUTHS: readonly (readonly Point[])[] = [2970, 3310].map((x): Point[] => [
  [x - 132, 1216],
  [x + 132, 1216],
  [x + 132, 1262],
  [x - 132, 1262],
]);

export const ground: Theme['ground'] = ({ scene, ground }) => {
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
  snowMarks(ground);
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
    joins: MOUTHS,
  });
  // the water goes on into both mouths of the pen, which darken it
  for (const mouth of MOUTHS) ground.lay('fjord', mouth, { material: C.water });
  ground.fillMarks(
    [2970, 3310].map((x): Point[] => [
      [x - 126, 1228],
      [x + 126, 1228],
      ...range(9).map((i): Point => [x + 118 - i * 29.5, 1296 + (i % 2 ? 22 : 0)]),
    ]),
    '#1d566e',
    { opacity: 0.5 },
  );
  for (const [x, y, rx, ry, seed] of [
    [3420, 1440, 210, 56, 2],
    [2230, 2160, 150, 52, 3],
    [2700, 2180, 200, 74, 4],
    [2020, 2640, 190, 66, 5],
    [2620, 2640, 210, 70, 6],
    [3760, 1420, 120, 40, 7],
  ] as const) {
    const floe = island([x, y], rx, ry, { seed, rough: 0.22, points: 11 });
    ground.lay('floe', floe, { material: C.ice, edge: floeEdge() });
    // whoever stood on the very rim would seem to stand on the water
    const [dx, dy] = [1 - 44 / rx, 1 - 20 / ry];
    ground.lay(
      'ice',
      floe.map(([u, v]): Point => [x + (u - x) * dx, y + (v - y) * dy]),
      { material: C.ice, texture: earth({ seed, pebbles: 0.1 }) },
    );
  }
  const gangway: readonly Point[] = [
    [1700, 2452],
    [1990, 2400],
    [2330, 2436],
    [2680, 2386],
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
  // the road past the tower, where most people are
  ground.sunPatch([2020, 1560], 400, 230, '#fff6da', 0.5);
};
