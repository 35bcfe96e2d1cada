/** The ground of level 22: land, water and ways. */
import { resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { blade, gilded } from './blade';
import { BRIDGE, across, deckOf, landing, railed } from './spans';
import { iceTongue } from './ice-tongue';
import { cliff, swells } from './things/cloud-coast';
import type { Theme } from '../../stage/theme';
import { C } from './places';

const MEADOW: readonly Point[] = [
  [-80, 900],
  [420, 862],
  [980, 880],
  [1360, 980],
  [1400, 1180],
  [1250, 1340],
  [1330, 1560],
  [1290, 1760],
  [1120, 1830],
  [520, 1700],
  [-80, 1760],
];

const COLONY: readonly Point[] = [
  [-80, 1720],
  [420, 1660],
  [1020, 1760],
  [1330, 1960],
  [1290, 2200],
  [1380, 2480],
  [1220, 2800],
  [-80, 2800],
];

const SNOW: readonly Point[] = [
  [2240, 1130],
  [2380, 960],
  [2800, 900],
  [3400, 872],
  [3920, 900],
  [3920, 1720],
  [3500, 1790],
  [2980, 1800],
  [2500, 1690],
  [2260, 1480],
];

const VILLAGE: readonly Point[] = [
  [1900, 2260],
  [2160, 2080],
  [2620, 2020],
  [3200, 2000],
  [3920, 1960],
  [3920, 2800],
  [1960, 2800],
  [1820, 2520],
];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height, horizon } = scene;
  const sea: Point[] = [
    [-60, horizon - 6],
    [width + 60, horizon - 6],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  ground.lay('cloud', resample(sea, 60, true), {
    material: C.cloud,
    texture: swells({ shade: '#b4a8da', light: '#f6ecf4' }),
  });
  const coast = cliff({ rock: C.rock, depth: 130 });
  ground.lay('snow', area(SNOW, { seed: 3, rough: 26 }), {
    material: C.snow,
    texture: earth({ seed: 9, pebbles: 0.3 }),
    edge: cliff({ rock: '#9aa6c8', depth: 150 }),
  });
  iceTongue(ground, C.snow);
  ground.lay('ice', island([2960, 1560], 210, 66, { seed: 4, rough: 0.14 }), {
    material: C.ice,
    texture: water(),
    edge: edges.ink(),
  });
  ground.lay(
    'path',
    road(
      scene,
      [
        [3560, 1690],
        [3420, 1830],
        [3460, 1960],
        [3360, 2120],
      ],
      170,
      { rough: 4 },
    ),
    // the way begins in trodden snow, of which nothing is seen but the bridge that it runs to
    { material: '#7f5a3a', drawn: deckOf(BRIDGE), texture: across(BRIDGE), edge: railed(BRIDGE) },
  );
  ground.lay('village', area(VILLAGE, { seed: 5, rough: 30 }), {
    material: C.village,
    texture: earth({ seed: 14 }),
    edge: coast,
  });
  for (const [x, y, rx, ry, seed] of [
    [2380, 2200, 190, 52, 3],
    [3080, 2180, 260, 60, 4],
    [3720, 2180, 200, 70, 5],
    [2360, 2620, 240, 70, 6],
    [3650, 2748, 350, 130, 7],
  ] as const)
    ground.lay('village', island([x, y], rx, ry, { seed, rough: 0.2 }), {
      material: '#a9c05a',
      texture: grass({ flowers: ['#e4627f', '#ffffff'], seed }),
      edge: edges.grassy({ grassColour: '#8fae4a' }),
    });
  ground.lay('pond', island([2990, 2620], 210, 66, { seed: 9, rough: 0.12 }), {
    material: '#6fc0b4',
    texture: water(),
    edge: edges.grassy({ grassColour: '#8fae4a' }),
  });
  ground.lay('meadow', area(MEADOW, { seed: 7, rough: 30 }), {
    material: C.meadow,
    texture: grass({ flowers: ['#ffffff', '#f6cf5c', '#e8677f'], seed: 3 }),
    edge: coast,
  });
  ground.lay('colony', area(COLONY, { seed: 8, rough: 16 }), {
    material: C.colony,
    texture: cobbles({ stone: 44 }),
    edge: coast,
  });
  ground.lay(
    'path',
    road(
      scene,
      [
        [620, 2260],
        [700, 1900],
        [760, 1640],
        [620, 1340],
        [760, 1080],
        [980, 900],
      ],
      170,
    ),
    {
      material: '#ecd9ae',
      texture: earth({ seed: 4 }),
      edge: edges.grassy({ grassColour: '#80ac52' }),
    },
  );
  ground.lay('colony', island([640, 2270], 380, 150, { seed: 2, rough: 0.02 }), {
    material: '#f1e2c4',
    texture: slabs({ slab: 90, toward: [640, -900] }),
    edge: edges.ink({ edgeWidth: 4 }),
  });
  landing(ground);
  ground.lay(
    'planks',
    road(
      scene,
      [
        [1230, 2420],
        [1560, 2470],
        [1960, 2390],
      ],
      150,
      { rough: 3 },
    ),
    {
      material: C.planks,
      texture: boards({ angle: 0.03, gap: 44 }),
      edge: edges.kerb({ kerbColour: '#7f5a3a', kerbWidth: 10, lift: 10 }),
    },
  );
  // an islet behind the hand, and the gangway that people have thrown to it
  ground.lay('meadow', island([2110, 1030], 200, 74, { seed: 11, rough: 0.16 }), {
    material: '#a8c884',
    texture: grass({ flowers: ['#ffffff', '#e8677f'], seed: 6 }),
    edge: coast,
  });
  ground.lay(
    'planks',
    road(
      scene,
      [
        [2240, 1046],
        [2330, 1074],
        [2400, 1084],
      ],
      80,
      { rough: 2 },
    ),
    {
      material: C.planks,
      texture: boards({ angle: 0.12, gap: 40 }),
      edge: edges.kerb({ kerbColour: '#7f5a3a', kerbWidth: 8, lift: 8 }),
    },
  );
  // the sword that fell between the two: grip and guard on the meadow, its blade a bridge
  ground.lay(
    'blade',
    [
      [500, 1530],
      [940, 1500],
      [950, 1590],
      [506, 1612],
    ],
    {
      material: '#8a5a48',
      texture: boards({ angle: 0.9, gap: 60 }),
      edge: edges.kerb({ kerbColour: '#6a4038', kerbWidth: 12, lift: 16 }),
    },
  );
  ground.lay(
    'blade',
    [
      [930, 1380],
      [1010, 1366],
      [1080, 1540],
      [1060, 1722],
      [970, 1734],
      [1000, 1550],
    ],
    {
      material: '#e3b04b',
      texture: gilded,
      edge: edges.kerb({ kerbColour: '#b5803a', kerbWidth: 14, lift: 18 }),
    },
  );
  blade(ground);
  ground.sunPatch([1900, 1500], 1200, 420, '#fff6da', 0.5);
  ground.sunPatch([650, 2280], 620, 260, '#fff6da', 0.45);
  ground.sunPatch([2800, 2380], 820, 300, '#fff0c8', 0.45);
};
