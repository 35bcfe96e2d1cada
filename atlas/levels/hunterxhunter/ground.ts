/** The ground of level 16: land, water and ways. */
import { resample } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, SPIRAL } from './places';

/** Picture pixels: the sea's deeper bands end this far outside the picture, else their frame would be seen. */
const DEEP = 900;

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height, horizon } = scene;
  const sea: Point[] = [
    [-DEEP, horizon - 4],
    [width + DEEP, horizon - 4],
    [width + DEEP, height + DEEP],
    [-DEEP, height + DEEP],
  ];
  ground.lay('sea', resample(sea, 60, true), { material: C.sea, texture: water({ foam: '#d8f4e6' }) });
  const coast: Point[] = [
    [240, 980],
    [760, 860],
    [1500, 800],
    [2300, 796],
    [3000, 850],
    [3560, 1010],
    [3760, 1420],
    [3790, 1900],
    [3740, 2300],
    [3260, 2620],
    [2500, 2680],
    [1700, 2660],
    [1060, 2640],
    [760, 2560],
    [420, 2240],
    [160, 1860],
    [120, 1380],
  ];
  ground.lay('sand', area(coast, { seed: 4, rough: 34 }), {
    material: C.sand,
    texture: earth(),
    edge: edges.bank({ foam: '#f2fff4' }),
  });
  const inner = coast.map(([x, y]): Point => [1920 + (x - 1920) * 0.93, 1700 + (y - 1700) * 0.9]);
  ground.lay('lawn', area(inner, { seed: 9, rough: 40 }), {
    material: C.lawn,
    texture: grass({ flowers: ['#ffffff', '#f6d24a'], seed: 5 }),
    edge: edges.grassy({ grassColour: '#86ac46' }),
  });
  ground.lay(
    'felt',
    area(
      [
        [560, 1420],
        [1000, 1290],
        [1480, 1340],
        [1640, 1640],
        [1500, 1900],
        [1000, 1960],
        [600, 1830],
        [480, 1620],
      ],
      { seed: 6, rough: 20 },
    ),
    {
      material: C.felt,
      texture: slabs({ slab: 170, toward: [1060, -600] }),
      edge: edges.ink({ edgeWidth: 4 }),
    },
  );
  ground.lay(
    'ants',
    area(
      [
        [2640, 960],
        [3200, 900],
        [3560, 1080],
        [3600, 1380],
        [3240, 1560],
        [2760, 1460],
        [2560, 1200],
      ],
      { seed: 3, rough: 30 },
    ),
    {
      material: C.ant,
      texture: earth({ pebbles: 2 }),
      edge: edges.ink(),
    },
  );
  ground.lay(
    'town',
    area(
      [
        [2600, 1960],
        [3000, 1740],
        [3480, 1760],
        [3600, 2120],
        [3360, 2480],
        [2900, 2580],
        [2520, 2480],
        [2440, 2200],
      ],
      { seed: 7, rough: 14 },
    ),
    {
      material: C.paving,
      texture: cobbles({ stone: 42 }),
      edge: edges.kerb({ kerbColour: '#d3c0a0', kerbWidth: 12, lift: 6 }),
    },
  );
  ground.lay('road', road(scene, SPIRAL, 190, { rough: 8 }), {
    material: C.road,
    texture: cobbles({ stone: 36, cover: -0.1 }),
    edge: edges.grassy({ grassColour: '#86ac46' }),
  });
  ground.lay('road', island([1960, 1560], 360, 170, { rough: 0.04, seed: 8 }), {
    material: C.road,
    texture: cobbles({ stone: 40 }),
    edge: edges.ink(),
  });
  ground.lay(
    'pier',
    [
      [-40, 2500],
      [330, 2420],
      [900, 2420],
      [956, 2596],
      [420, 2690],
      [-40, 2756],
    ],
    {
      material: C.pier,
      texture: boards({ angle: -0.16, gap: 30 }),
      edge: edges.kerb({ kerbColour: '#8f6540', kerbWidth: 12, lift: 8 }),
    },
  );
  ground.lay('pond', island([1560, 2290], 220, 66, { seed: 12, rough: 0.14 }), {
    material: '#5fae9a',
    texture: water(),
    edge: edges.kerb({ kerbColour: '#b8ae98', kerbWidth: 22, lift: 9 }),
  });
  ground.sunPatch([1950, 1900], 1500, 620, '#fffbd0', 0.5);
  ground.sunPatch([2950, 2200], 700, 320, '#fff4d0', 0.4);
};
