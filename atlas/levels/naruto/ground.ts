/** The ground of level 8: land, water and ways. */
import type { Point } from '../../core/geometry';
import { spline } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { layRetainingWall } from '../../ground/retaining';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { groundMarks } from './ground-marks';
import { AVENUE, C, RIVER } from './places';

/** Where the village steps down: walls beside the street, each along its upper edge from left to right. */
const TERRACES: readonly (readonly Point[])[] = [
  [
    [1440, 1350],
    [1640, 1300],
    [1860, 1240],
  ],
  [
    [1180, 1840],
    [1500, 1880],
    [1900, 1960],
    [2180, 2020],
  ],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'grass',
    [
      [-60, 790],
      [width + 60, 790],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.grass,
      texture: grass({ flowers: ['#ffffff', '#f6d24a'] }),
      edge: edges.grassy({ grassColour: '#5a7a50' }),
    },
  );
  // nobody stands behind the cliff
  ground.lay(
    'far',
    [
      [-60, -60],
      [width + 60, -60],
      [width + 60, 800],
      [-60, 800],
    ],
    { material: C.forest },
  );
  ground.lay(
    'forest',
    area(
      [
        [3100, 1560],
        [3500, 1500],
        [3960, 1460],
        [3960, 2860],
        [3060, 2860],
        [3170, 2680],
        [3080, 2500],
        [3170, 2160],
        [3060, 1880],
        [3020, 1700],
      ],
      { seed: 6, rough: 44 },
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
        [930, 2080],
        [1300, 1990],
        [1720, 2050],
        [1960, 2190],
        [1800, 2380],
        [1540, 2500],
        [1160, 2580],
        [890, 2420],
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
  ground.lay('water', island([300, 2370], 400, 150, { seed: 12, rough: 0.12 }), {
    material: C.river,
    texture: water(),
    edge: edges.bank({ foam: '#f4fffb' }),
  });
  // the fall on the left has dug itself a pool at the foot of the rock
  ground.lay('water', island([140, 1004], 220, 58, { seed: 15, rough: 0.1 }), {
    material: C.river,
    texture: water(),
    edge: edges.bank({ foam: '#f4fffb' }),
  });
  const branches: readonly (readonly Point[])[] = [
    [
      [2180, 1800],
      [2280, 1680],
      [2300, 1540],
    ],
    [
      [2400, 1490],
      [2760, 1410],
      [3060, 1300],
      [3160, 1170],
    ],
    [
      [1160, 1500],
      [980, 1540],
      [880, 1560],
    ],
    [
      [2580, 1860],
      [2800, 1730],
      [3120, 1660],
      [3260, 1560],
    ],
    [
      [1560, 1850],
      [1480, 1950],
      [1380, 2080],
    ],
    [
      [2380, 2360],
      [2620, 2560],
      [2760, 2760],
    ],
  ];
  for (const line of [...branches, AVENUE])
    ground.lay('street', road(scene, line, line === AVENUE ? 300 : 140, { rough: 8 }), {
      material: C.street,
      texture: earth({ seed: 3 }),
      edge: edges.grassy({ grassColour: '#8aa84e' }),
    });
  ground.lay('plaza', island([2300, 1480], 480, 165, { rough: 0.02 }), {
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
    [[530, 1570], [930, 1550], 180],
    [[560, 2130], [980, 2150], 190],
  ] as const)
    ground.lay('deck', road(scene, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 14], b], wide, { rough: 2 }), {
      material: C.deck,
      texture: boards({ angle: 0.08, gap: 26 }),
      edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
    });
  // what the bridges throw on the water
  ground.fillMarks(
    [
      [
        [704, 1634],
        [908, 1628],
        [894, 1666],
        [724, 1674],
      ],
      [
        [610, 2222],
        [756, 2224],
        [744, 2264],
        [602, 2260],
      ],
    ],
    '#2a5f7c',
    { opacity: 0.5, smooth: false },
  );
  for (const edge of TERRACES)
    layRetainingWall(ground, spline(edge, false, 8), { stone: '#c9a988', grass: C.grass });
  // the lower wall begins behind bushes, not in a point like a boat's bow
  for (const [i, [x, y, r]] of (
    [
      [1292, 1872, 36],
      [1168, 1842, 36],
      [1216, 1852, 46],
      [1258, 1862, 44],
      [1186, 1874, 32],
      [1240, 1884, 36],
    ] as const
  ).entries()) {
    const scallop = (k: number, dx: number, dy: number): Point[] =>
      Array.from({ length: 36 }, (_, j): Point => {
        const a = (j / 36) * Math.PI * 2;
        const wave = k * r * (1 + 0.09 * Math.abs(Math.sin(a * 4.5)));
        return [x + dx * r + Math.cos(a) * wave, y + dy * r + Math.sin(a) * wave * 0.74];
      });
    ground.fillMarks([scallop(1, 0, 0)], i % 2 ? '#4f8038' : '#437232', { ink: 3.4 });
    ground.fillMarks([scallop(0.58, -0.14, -0.2)], '#6f9f48', { opacity: 0.9 });
  }
  groundMarks(ground, AVENUE);
  ground.sunPatch([1700, 1800], 1000, 400, '#fff3c8', 0.45);
  ground.sunPatch([1400, 2280], 560, 240, '#fffbe0', 0.45);
  ground.sunPatch([2300, 1500], 560, 180, '#fff3c8', 0.4);
};
