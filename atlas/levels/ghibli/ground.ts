/** The ground of level 2: land, water and ways. */
import type { Points } from '../../core/geometry';
import { edges } from '../../ground/edges';
import { farEdge } from '../../ground/far-edge';
import { slabs } from '../../ground/paving';
import { area, road } from '../../ground/shapes';
import { earth, grass, water } from '../../ground/textures';
import type { Theme } from '../../stage/theme';
import { QUAY, layQuay } from './ground-quay';
import { C } from './places';

const SEA = area(
  [
    [3940, 1990],
    [3640, 2040],
    [3440, 2200],
    [3360, 2420],
    [3280, 2620],
    [3260, 2800],
    [3940, 2800],
  ],
  { seed: 6, rough: 14 },
);

export const ground: Theme['ground'] = ({ scene, ground }) => {
  const { width, height } = scene;
  ground.lay(
    'meadow',
    [
      [-60, 620],
      [width + 60, 620],
      [width + 60, height + 60],
      [-60, height + 60],
    ],
    {
      material: C.meadow,
      texture: grass({ flowers: ['#ffffff', '#f6d35a'], seed: 9 }),
      edge: edges.grassy({ grassColour: '#5c8a42' }),
      drawn: farEdge(scene, 620),
    },
  );
  ground.lay(
    'wood',
    area(
      [
        [-90, 700],
        [560, 700],
        [900, 860],
        [880, 1180],
        [640, 1420],
        [300, 1520],
        [-90, 1560],
      ],
      { seed: 4, rough: 24 },
    ),
    {
      material: C.wood,
      texture: grass({ flowers: ['#ffffff'], seed: 14 }),
      edge: edges.grassy({ grassColour: '#5c8a42' }),
    },
  );
  for (const [i, bed] of (
    [
      [
        [760, 1560],
        [1120, 1610],
        [1080, 1740],
        [730, 1690],
      ],
      [
        [720, 1760],
        [1080, 1810],
        [1030, 1950],
        [680, 1900],
      ],
    ] as const
  ).entries())
    ground.lay('field', area(bed, { seed: i + 2, rough: 4, smooth: false }), {
      material: C.field,
      texture: earth({ pebbles: 0.4 }),
      edge: edges.grassy({ grassColour: '#7fae4f' }),
    });
  ground.lay(
    'flowers',
    area(
      [
        [1060, 1080],
        [1500, 1150],
        [2100, 1100],
        [2240, 1330],
        [1900, 1560],
        [1450, 1560],
        [1100, 1380],
      ],
      { seed: 21, rough: 26 },
    ),
    {
      material: '#bfe07a',
      texture: grass({ flowers: ['#f28aa6', '#ffffff', '#f6d35a', '#8f9ae0'], seed: 33, density: 1.2 }),
    },
  );
  const lanes: Points[] = [];
  for (const [line, wide] of [
    [
      [
        [-60, 2500],
        [420, 2540],
        [900, 2560],
        [1300, 2470],
        [1700, 2380],
        [2200, 2330],
        [2700, 2330],
      ],
      200,
    ],
    [
      [
        [620, 2560],
        [520, 2200],
        [640, 2010],
        [1160, 1960],
        [1300, 1700],
        [1020, 1440],
        [1060, 1180],
        [1340, 1060],
        [1800, 1130],
        [2200, 1290],
        [2480, 1340],
        [2800, 1420],
      ],
      130,
    ],
  ] as const) {
    const lane = road(scene, line, wide, { rough: 12 });
    lanes.push(lane);
    ground.lay('path', lane, {
      material: C.path,
      texture: earth({ pebbles: 1.2 }),
      edge: edges.grassy({ grassColour: '#7fae4f' }),
    });
  }
  const court = area(
    [
      [2600, 1180],
      [3100, 1140],
      [3940, 1150],
      [3940, 1620],
      [3300, 1640],
      [2760, 1560],
      [2610, 1400],
    ],
    { seed: 3, rough: 8 },
  );
  ground.lay('court', court, {
    material: C.court,
    texture: slabs({ slab: 100 }),
    edge: edges.kerb({ kerbColour: '#b3a898', kerbWidth: 14, lift: 8 }),
  });
  layQuay(ground, lanes);
  const slope: Points = [
    [3080, 1580],
    [2960, 1720],
    [2880, 1880],
  ];
  // the lawn eats into its sides: two ruled lines down a slope look like a ramp of card
  ground.lay('path', road(scene, slope, 170, { rough: 4 }), {
    material: C.court,
    texture: slabs({ slab: 80 }),
    edge: edges.grassy({ grassColour: '#7fae4f' }),
    drawn: road(scene, slope, 176, { rough: 30, seed: 5 }),
    joins: [court, QUAY],
  });
  ground.lay('sea', SEA, {
    material: C.sea,
    texture: water(),
    edge: edges.kerb({ kerbColour: '#cdbb98', kerbWidth: 20, lift: 16 }),
  });
  const course: Points = [
    [2540, 610],
    [2440, 820],
    [2440, 1060],
    [2500, 1340],
    [2330, 1580],
    [1980, 1780],
    [1700, 2020],
    [1560, 2330],
    [1520, 2560],
    [1560, 2820],
  ];
  ground.lay('river', road(scene, course, 170, { rough: 16 }), {
    material: C.river,
    texture: water(),
    edge: edges.bank(),
    drawn: road(scene, course, 170, { rough: 16, spring: true }),
  });
  // the lawn to the right of the walking house lies in the sun, so that whoever is on it stands out darker, and a
  // strip of it under the hull; over the way before it the house throws its own shade
  ground.sunPatch([2060, 850], 520, 250, '#fdffe0', 0.62);
  ground.sunPatch([1380, 900], 520, 200, '#fdffe0', 0.5);
  ground.sunPatch([1750, 1290], 900, 380, '#fffbd6', 0.46);
  ground.sunPatch([1700, 1085], 560, 120, '#4f8a4e', 0.5);
  ground.sunPatch([2110, 1050], 420, 110, '#4f8a4e', 0.42);
  ground.sunPatch([2600, 2300], 800, 380, '#fff6d0', 0.45);
  ground.sunPatch([3100, 1460], 700, 190, '#fff2cc', 0.4);
  ground.sunPatch([700, 2200], 620, 300, '#fff8cc', 0.35);
};
