/** The ground of level 14: land, water and ways. */
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { boards, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { brink, lake, rim, strata } from './things/sinkhole';
import type { Shaft } from './things/sinkhole';
import type { Theme } from '../../stage/theme';
import { C } from './places';

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

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'grass',
    [
      [-60, 770],
      [width + 60, 770],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.grass,
      texture: grass({ flowers: ['#ffffff', '#f6ecb0'], seed: 4 }),
      edge: edges.grassy({ grassColour: '#98aa66' }),
      drawn: farEdge(scene, 770),
    },
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
  brink(SHAFT)(ground, [], C.water);
  ground.sunPatch([1700, 1250], 900, 300, '#fff6d2', 0.5);
  ground.sunPatch([1780, 2350], 700, 330, '#fff6d2', 0.5);
  ground.sunPatch([3090, 2420], 520, 220, '#fff6d2', 0.5);
  ground.sunPatch([3200, 1350], 700, 220, '#fff6d2', 0.4);
};
