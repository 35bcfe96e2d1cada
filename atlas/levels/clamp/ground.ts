/** The ground of level 21: land, water and ways. */
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import { magicCircle } from './things/magic-circle';
import type { Theme } from '../../stage/theme';
import { C } from './places';

const MIDDLE: Point = [1900, 1760];

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'lawn',
    [
      [-60, 780],
      [width + 60, 780],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.lawn,
      texture: grass({ flowers: ['#ffffff', '#f8c8d6'] }),
      edge: edges.grassy({ grassColour: '#8fae72' }),
      drawn: farEdge(scene, 780),
    },
  );
  ground.lay('petals', island([980, 1260], 420, 110, { seed: 3, rough: 0.3 }), {
    material: C.petals,
    texture: earth({ pebbles: 0.4 }),
  });
  ground.lay('petals', island([2700, 1140], 360, 70, { seed: 7, rough: 0.3 }), {
    material: C.petals,
    texture: earth({ pebbles: 0.4 }),
  });
  ground.lay(
    'yard',
    area(
      [
        [2560, 1360],
        [3300, 1330],
        [3940, 1400],
        [3940, 1760],
        [3300, 1800],
        [2700, 1700],
        [2500, 1540],
      ],
      { seed: 14 },
    ),
    { material: C.yard, texture: earth(), edge: edges.grassy({ grassColour: '#8fae72' }) },
  );
  ground.lay(
    'stone',
    area(
      [
        [160, 1250],
        [900, 1240],
        [1180, 1420],
        [1060, 1640],
        [420, 1680],
        [60, 1540],
      ],
      { seed: 4 },
    ),
    { material: C.stone, texture: slabs({ slab: 90 }), edge: edges.grassy({ grassColour: '#8fae72' }) },
  );
  ground.lay(
    'snow',
    area(
      [
        [2620, 2060],
        [3100, 1920],
        [3960, 1900],
        [3960, 2860],
        [2640, 2860],
        [2500, 2500],
      ],
      { seed: 9, rough: 16 },
    ),
    {
      material: C.snow,
      texture: earth({ seed: 5, pebbles: 0.3 }),
      edge: edges.grassy({ grassColour: '#c9d4c4' }),
    },
  );
  ground.lay(
    'road',
    area(
      [
        [-60, 2300],
        [520, 2240],
        [1100, 2300],
        [1500, 2440],
        [1760, 2620],
        [1800, 2860],
        [-60, 2860],
      ],
      { seed: 6, rough: 4 },
    ),
    {
      material: C.road,
      texture: slabs({ slab: 150 }),
      edge: edges.kerb({ kerbColour: '#d4c8d0', kerbWidth: 14, lift: 8 }),
    },
  );
  const paths: readonly (readonly Point[])[] = [
    [MIDDLE, [1910, 1500], [1900, 1300], [1900, 1060]],
    [MIDDLE, [1480, 1620], [1120, 1520], [700, 1440]],
    [MIDDLE, [2360, 1620], [2640, 1540], [3060, 1420], [3120, 1330]],
    [MIDDLE, [1500, 2000], [1160, 2180], [760, 2330]],
    [MIDDLE, [2340, 2020], [2700, 2220], [3200, 2440], [3560, 2560]],
    [MIDDLE, [1950, 2200], [2080, 2520], [2160, 2860]],
  ];
  for (const path of paths)
    ground.lay('paving', road(scene, path, 210, { rough: 4 }), {
      material: C.paving,
      texture: cobbles({ stone: 34, cover: -0.05 }),
      edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 10, lift: 5 }),
    });
  ground.lay('paving', island(MIDDLE, 700, 316, { rough: 0.008 }), {
    material: C.paving,
    texture: cobbles({ stone: 34, cover: -0.05 }),
    edge: edges.kerb({ kerbColour: '#dcc8cc', kerbWidth: 12, lift: 6 }),
  });
  magicCircle(ground, { at: MIDDLE, rx: 620, ry: 276, light: '#fbf3f0', dark: '#cf6f92', gold: '#eec46a' });
  ground.lay('water', island([2500, 2600], 190, 74, { seed: 21, rough: 0.12 }), {
    material: C.pool,
    texture: water(),
    edge: edges.kerb({ kerbColour: '#e6dde6', kerbWidth: 14, lift: 10 }),
  });
  ground.sunPatch([1900, 1800], 1000, 480, '#fffdf4', 0.4);
  ground.sunPatch([3250, 2350], 560, 320, '#ffffff', 0.6);
  ground.sunPatch([3100, 1560], 560, 160, '#fff6e0', 0.5);
};
