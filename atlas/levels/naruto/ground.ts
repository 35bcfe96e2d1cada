/** The ground of level 8: land, water and ways. */
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { AVENUE, C } from './places';

const RIVER: readonly Point[] = [
  [380, 960],
  [560, 1120],
  [720, 1330],
  [680, 1620],
  [820, 1930],
  [760, 2260],
  [620, 2500],
  [560, 2800],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'grass',
    [
      [-60, 680],
      [width + 60, 680],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.grass,
      texture: grass({ flowers: ['#ffffff', '#f6d24a'] }),
      edge: edges.grassy({ grassColour: '#5a7a50' }),
      drawn: farEdge(scene, 680),
    },
  );
  ground.lay(
    'forest',
    area(
      [
        [3080, 1340],
        [3500, 1300],
        [3960, 1280],
        [3960, 2860],
        [2980, 2860],
        [2800, 2400],
        [2780, 1960],
        [2900, 1600],
      ],
      { seed: 6, rough: 18 },
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
        [940, 2080],
        [1340, 1960],
        [1720, 2080],
        [1800, 2360],
        [1660, 2640],
        [1160, 2700],
        [880, 2460],
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
  ground.lay('water', island([360, 2560], 420, 170, { seed: 12, rough: 0.12 }), {
    material: C.river,
    texture: water(),
    edge: edges.bank({ foam: '#f4fffb' }),
  });
  const branches: readonly (readonly Point[])[] = [
    [
      [1600, 1460],
      [2200, 1400],
      [2620, 1260],
      [2960, 1080],
      [3000, 900],
    ],
    [
      [1600, 1500],
      [1200, 1500],
      [860, 1540],
    ],
    [
      [1860, 1940],
      [2340, 1930],
      [2720, 1800],
      [3060, 1560],
      [3240, 1420],
    ],
    [
      [1900, 2040],
      [1500, 2200],
      [1060, 2180],
    ],
    [
      [2020, 2440],
      [2440, 2560],
      [2760, 2700],
    ],
  ];
  for (const line of [...branches, AVENUE])
    ground.lay('street', road(scene, line, line === AVENUE ? 330 : 200, { rough: 8 }), {
      material: C.street,
      texture: earth({ seed: 3 }),
      edge: edges.grassy({ grassColour: '#8aa84e' }),
    });
  ground.lay('plaza', island([1560, 1380], 520, 170, { rough: 0.02 }), {
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
    [[520, 1560], [900, 1545], 190],
    [[600, 2110], [1080, 2180], 200],
  ] as const)
    ground.lay('deck', road(scene, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 14], b], wide, { rough: 2 }), {
      material: C.deck,
      texture: boards({ angle: 0.08, gap: 26 }),
      edge: edges.kerb({ kerbColour: '#8a5c34', kerbWidth: 12, lift: 12 }),
    });
  ground.sunPatch([1760, 1800], 900, 420, '#fff3c8', 0.45);
  ground.sunPatch([1340, 2330], 560, 240, '#fffbe0', 0.45);
  ground.sunPatch([2500, 1300], 560, 120, '#fff3c8', 0.4);
};
