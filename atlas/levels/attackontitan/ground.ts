/** The ground of level 20: land, water and ways. */
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { boards, cobbles, slabs } from '../../ground/paving';
import { area, island, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { C, angleAt, onWall } from './places';
import { traces } from './traces';

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  const frame: Point[] = [
    [-60, 760],
    [width + 60, 760],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  ground.lay('meadow', frame, {
    material: C.meadow,
    texture: grass({ flowers: ['#f6e6a0', '#ffffff'] }),
    drawn: farEdge(scene, 760),
  });
  const arc: Point[] = range(40).map((i) => onWall(angleAt(-250 + (i * 4250) / 39)));
  ground.lay('earth', [...arc, [width + 260, height + 60], [-260, height + 60]], {
    material: C.earth,
    texture: earth(),
  });
  // dust of the fallen stretch lies over everything before it
  ground.lay(
    'ash',
    area(
      [
        [-160, 1180],
        [240, 1150],
        [560, 1090],
        [900, 1180],
        [930, 1340],
        [960, 1500],
        [860, 1690],
        [420, 1720],
        [-160, 1640],
      ],
      { seed: 4, rough: 24 },
    ),
    {
      material: C.ash,
      texture: earth({ seed: 5, pebbles: 1.6 }),
      edge: edges.grassy({ grassColour: '#8a8072' }),
    },
  );
  ground.lay(
    'moss',
    area(
      [
        [2700, 1040],
        [3400, 1120],
        [3960, 1500],
        [3960, 2860],
        [2760, 2860],
        [2720, 2500],
        [2800, 2150],
        [2780, 1700],
        [2660, 1380],
      ],
      { seed: 8 },
    ),
    {
      material: C.moss,
      texture: grass({ flowers: ['#f3d36a', '#ffffff'] }),
      edge: edges.grassy({ grassColour: '#3a6244' }),
    },
  );
  ground.lay(
    'path',
    road(
      scene,
      [
        [2560, 1960],
        [2860, 2010],
        [3140, 1900],
        [3420, 2020],
        [3560, 2380],
        [3480, 2800],
      ],
      230,
      { rough: 12 },
    ),
    {
      material: C.path,
      texture: earth({ pebbles: 1.4 }),
      edge: edges.grassy({ grassColour: '#3a6244' }),
    },
  );
  ground.lay(
    'yard',
    area(
      [
        [-100, 2110],
        [380, 2060],
        [900, 2200],
        [1190, 2440],
        [1250, 2860],
        [-100, 2860],
      ],
      { seed: 12 },
    ),
    { material: C.yard, texture: earth({ seed: 3 }), edge: edges.grassy({ grassColour: '#b8a858' }) },
  );
  for (const [line, wide] of [
    [
      [
        [1880, 960],
        [1850, 1200],
        [1760, 1520],
        [1580, 1880],
        [1560, 2300],
        [1640, 2860],
      ],
      300,
    ],
    [
      [
        [-60, 1800],
        [420, 1820],
        [900, 1860],
        [1500, 1900],
        [2060, 1960],
        [2560, 1960],
      ],
      220,
    ],
    [
      [
        [560, 1180],
        [700, 1360],
        [1060, 1420],
        [1500, 1380],
        [1800, 1320],
        [2440, 1300],
      ],
      170,
    ],
  ] as const)
    ground.lay('street', road(scene, line, wide, { rough: 5 }), {
      material: C.street,
      texture: cobbles({ stone: 38, cover: -0.1 }),
      edge: edges.kerb({ kerbColour: '#cbb894', kerbWidth: 9, lift: 5 }),
    });
  ground.lay('street', island([1560, 1900], 560, 220, { rough: 0.02, seed: 4 }), {
    material: C.street,
    texture: slabs({ slab: 96 }),
    edge: edges.kerb({ kerbColour: '#cbb894', kerbWidth: 12, lift: 6 }),
  });
  ground.lay(
    'quay',
    area(
      [
        [1960, 2240],
        [2440, 2220],
        [2540, 2500],
        [2500, 2860],
        [1900, 2860],
      ],
      { seed: 2, rough: 5 },
    ),
    { material: C.quay, texture: boards({ angle: 0.04, gap: 30 }), edge: edges.ink() },
  );
  ground.lay(
    'water',
    road(
      scene,
      [
        [2640, 960],
        [2520, 1180],
        [2560, 1500],
        [2640, 1800],
        [2580, 2120],
        [2600, 2400],
        [2700, 2860],
      ],
      230,
      { rough: 8 },
    ),
    {
      material: C.canal,
      texture: water(),
      edge: edges.kerb({ kerbColour: '#c4b394', kerbWidth: 18, lift: 14 }),
    },
  );
  traces(ground);
  // ground that stays bare: somebody alone on it, or nobody; what lies there is seen as everywhere
  for (const [x, y, rx, ry] of [
    [1700, 2170, 250, 70],
    [1846, 1130, 120, 60],
    [520, 2600, 300, 80],
    [470, 1560, 220, 54],
    [3190, 2330, 250, 74],
    [3010, 1800, 150, 50],
    [520, 1990, 190, 46],
    // where a crown, a branch or a crane would take somebody's head
    [2740, 1600, 110, 80],
    [3060, 1600, 90, 80],
    [3200, 1300, 130, 54],
    [2440, 1800, 150, 54],
    [2010, 1700, 90, 60],
    // the way from the gate to the statue, and the paving on its sunny side
    [1830, 1290, 130, 90],
    [1760, 1450, 140, 100],
    [1690, 1620, 130, 80],
    [1880, 1820, 170, 70],
    // behind the depot's ridge, from where only heads would look over
    [2170, 1960, 250, 80],
    [2170, 2080, 250, 70],
    // the kerb of the canal
    [2600, 1240, 60, 50],
  ] as const)
    ground.lay('bare', island([x, y], rx, ry, { seed: x, rough: 0.1 }), {
      material: C.street,
      drawn: island([x, y], 0.4, 0.2, { points: 3 }),
    });
  ground.sunPatch([1500, 1950], 1100, 560, '#fff2c8', 0.55);
  ground.sunPatch([560, 2500], 640, 260, '#fff2c8', 0.4);
  ground.sunPatch([3240, 2060], 460, 300, '#fff2b8', 0.24);
  // a clearing with the sun in it
  ground.sunPatch([3200, 2350], 420, 190, '#f6efa0', 0.62);
  // and where it falls between the crowns
  ground.sunPatch([3010, 1330], 300, 150, '#f6efa0', 0.6);
  ground.sunPatch([3060, 1720], 260, 130, '#f6efa0', 0.5);
  ground.sunPatch([3180, 2640], 340, 100, '#f6efa0', 0.4);
};
