/** The ground of level 13: land, water and ways. */
import { nth } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { boards, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C } from './places';
import { keepClear } from './quiet';
import { reflections, traces } from './traces';

const BAY: readonly Point[] = [
  [2500, 2900],
  [2470, 2640],
  [2600, 2330],
  [2880, 2150],
  [3300, 2090],
  [3960, 2050],
  [3960, 2900],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'ash',
    [
      [-60, 830],
      [width + 60, 830],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.ash,
      texture: grass({ density: 0.5, flowers: ['#c02c38', '#efe4cc'] }),
      edge: edges.grassy({ grassColour: '#8a8a64' }),
      drawn: farEdge(scene, 830),
    },
  );
  ground.lay(
    'moss',
    area(
      [
        [-60, 960],
        [420, 1000],
        [800, 1120],
        [900, 1400],
        [780, 1660],
        [420, 1780],
        [-60, 1800],
      ],
      { seed: 4, rough: 20 },
    ),
    {
      material: C.moss,
      texture: grass({ flowers: ['#d8f0a8', '#ffffff'], density: 0.8 }),
      edge: edges.grassy({ grassColour: '#3d5048' }),
    },
  );
  ground.lay(
    'scorched',
    area(
      [
        [2080, 1330],
        [2600, 1330],
        [3300, 1360],
        [3960, 1360],
        [3960, 1640],
        [3300, 1700],
        [2500, 1720],
        [2120, 1620],
      ],
      { seed: 9, rough: 22 },
    ),
    { material: C.scorched, texture: earth({ pebbles: 1.4 }), edge: edges.ink() },
  );
  ground.lay(
    'camp',
    area(
      [
        [-60, 2040],
        [500, 1900],
        [1200, 1960],
        [1620, 2180],
        [1720, 2500],
        [1560, 2860],
        [-60, 2860],
      ],
      { seed: 6, rough: 16 },
    ),
    { material: C.camp, texture: earth({ seed: 5 }), edge: edges.grassy({ grassColour: '#a98a60' }) },
  );
  ground.lay(
    'quay',
    area(
      [
        [2540, 2300],
        [2660, 1980],
        [3000, 1820],
        [3500, 1770],
        [3960, 1750],
        [3960, 2110],
        [3300, 2150],
        [2900, 2210],
        [2660, 2400],
      ],
      { seed: 3, rough: 6 },
    ),
    {
      material: C.quay,
      texture: slabs({ slab: 84 }),
      edge: edges.kerb({ kerbColour: '#a89aa4', kerbWidth: 12, lift: 6 }),
    },
  );
  const paths: readonly (readonly [number, readonly Point[]])[] = [
    [
      250,
      [
        [-80, 2470],
        [420, 2330],
        [1060, 2180],
        [1760, 1990],
        [2300, 1730],
        [2660, 1500],
        [2790, 1330],
      ],
    ],
    [
      190,
      [
        [2060, 1860],
        [2420, 1900],
        [2760, 1940],
        [3100, 1950],
      ],
    ],
    [
      170,
      [
        [1120, 2160],
        [860, 1900],
        [620, 1680],
        [440, 1500],
        [330, 1400],
      ],
    ],
    [
      150,
      [
        [900, 1920],
        [1000, 1760],
        [1320, 1730],
        [1560, 1740],
      ],
    ],
    [
      170,
      [
        [1660, 2030],
        [1860, 2300],
        [2060, 2520],
        [2140, 2860],
      ],
    ],
  ];
  const roads = paths.map(([wide, path]) => road(scene, path, wide, { rough: 9 }));
  for (const [i, [wide, path]] of paths.entries())
    ground.lay('road', nth(roads, i), {
      material: C.mud,
      texture: earth({ seed: 8, pebbles: 0.7 }),
      edge: edges.grassy({ grassColour: '#b0a080' }),
      // two of them end in the open: on the quay, and at the foot of the hill
      ...(i === 1 || i === 3 ? { drawn: road(scene, path, wide, { rough: 9, worn: true }) } : {}),
      joins: roads.filter((_, k) => k !== i),
    });
  ground.lay(
    'water',
    area(
      [
        [2300, 1268],
        [2520, 1222],
        [3200, 1215],
        [3960, 1235],
        [3960, 1350],
        [3300, 1356],
        [2900, 1350],
        [2500, 1330],
      ],
      { seed: 12, rough: 7 },
    ),
    {
      material: C.water,
      texture: water({ foam: '#e8b0a8' }),
      edge: edges.kerb({ kerbColour: '#8f8794', kerbWidth: 14, lift: 12 }),
    },
  );
  // nobody stands on the bridge of the castle, nor before its end: one is to see that there is one
  const landing = island([2764, 1420], 120, 44, { seed: 5, rough: 0.1 });
  ground.lay('bare', landing, { material: C.mud, drawn: island([2764, 1420], 0.4, 0.2, { points: 3 }) });
  ground.lay('water', BAY, {
    material: C.water,
    texture: water({ foam: '#f0c0b0' }),
    edge: edges.kerb({ kerbColour: '#a89aa4', kerbWidth: 22, lift: 16 }),
  });
  for (const path of [
    [
      [2680, 2200],
      [2740, 2380],
      [2760, 2600],
    ],
    [
      [3390, 2060],
      [3400, 2220],
      [3390, 2380],
    ],
  ] as const)
    ground.lay('pier', road(scene, path, 130, { rough: 2 }), {
      material: C.pier,
      texture: boards({}),
      edge: edges.kerb({ kerbColour: '#9a7450', kerbWidth: 8, lift: 14 }),
    });
  traces(ground);
  keepClear(ground);
  // four places where nobody gathers, each with one who came for that
  for (const [x, y, rx, ry, material] of [
    [1010, 1090, 170, 44, '#e6d2b6'],
    [2440, 2290, 110, 40, '#e6d2b6'],
    [1340, 2440, 190, 66, '#e6c598'],
    [3600, 2060, 150, 40, C.quay],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.12 }), {
      material,
      texture: earth({ seed: x, pebbles: 0.2 }),
      // the one on the quay stays clear of the kerb that holds the water
      drawn: island([x, material === C.quay ? y - 76 : y], rx, ry, { seed: x, rough: 0.12 }),
    });
  reflections(ground);
  ground.sunPatch([1700, 2000], 1100, 300, '#fff0d8', 0.4);
  ground.sunPatch([2700, 1560], 560, 150, '#ffe4c4', 0.4);
  ground.sunPatch([800, 2420], 700, 300, '#fff0d0', 0.26);
  ground.sunPatch([3200, 2020], 560, 120, '#fff0e0', 0.36);
};
